import type { WireVerse } from '@emit/contract/scripture';
import { besideOf, ParallelVerses } from './parallel-verses';

interface VerseLinesProps {
  verses: readonly WireVerse[];
  /** Chapter and verse where several chapters stand together. */
  withChapters?: boolean;
}

/** Verses as running text, their numbers small and raised; each with another translation where one stands beside them. */
export function VerseLines({ verses, withChapters = false }: VerseLinesProps) {
  const draw = ({ chapter, verse, text }: WireVerse) => (
    <span key={`${chapter}:${verse}`} className="verse">
      <sup className="verse__number">{withChapters ? `${chapter}:${verse}` : verse}</sup>
      {text}{' '}
    </span>
  );
  return (
    <div className="verses">
      <ParallelVerses verses={verses}>{draw}</ParallelVerses>
      {besideOf(verses) === null &&
        paragraphs(verses).map((paragraph) => (
          <p key={`${paragraph[0]?.chapter}:${paragraph[0]?.verse}`}>{paragraph.map(draw)}</p>
        ))}
    </div>
  );
}

/** A paragraph begins where the text says so, and with each chapter. */
export function paragraphs<V extends WireVerse>(verses: readonly V[]): V[][] {
  const found: V[][] = [];
  for (const verse of verses) {
    const last = found.at(-1);
    if (!last || verse.paragraph || last[0]?.chapter !== verse.chapter) found.push([verse]);
    else last.push(verse);
  }
  return found;
}
