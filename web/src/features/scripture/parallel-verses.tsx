import { useState, type ReactNode } from 'react';
import type { WireVerse } from '@emit/contract/scripture';
import { TRANSLATIONS, type Translation } from '@emit/contract/translations';
import './parallel.css';

interface ParallelVersesProps<V extends WireVerse> {
  verses: readonly V[];
  /** The King James verse with its number. */
  children: (verse: V) => ReactNode;
}

/** The translation that stands beside verses; null where there is none. */
export function besideOf(verses: readonly WireVerse[]): Translation | null {
  return verses[0]?.beside?.translation ?? null;
}

/**
 * Each verse with another translation: two columns, verse by verse, where there is room, and one below the other elsewhere.
 * What is selected in one of the texts does not run into the other.
 */
export function ParallelVerses<V extends WireVerse>({ verses, children }: ParallelVersesProps<V>) {
  const [selecting, setSelecting] = useState<'king-james' | 'beside' | undefined>();
  const translation = besideOf(verses);
  if (translation === null) return null;
  const name = TRANSLATIONS[translation];
  const begin = (target: EventTarget) =>
    setSelecting(target instanceof Element && target.closest('[data-beside]') ? 'beside' : 'king-james');
  return (
    <div
      className="parallel"
      data-selecting={selecting}
      onPointerDown={({ target }) => begin(target)}
      // Select all, and a selection by keyboard, are of both.
      onKeyDown={() => setSelecting(undefined)}
    >
      <p className="parallel__names" aria-hidden>
        <span>{TRANSLATIONS.kjv}</span>
        <span>{name}</span>
      </p>
      <p className="visually-hidden">
        Each verse in the {TRANSLATIONS.kjv}, then in the {name}.
      </p>
      <ol>
        {verses.map((verse) => (
          <li key={`${verse.chapter}:${verse.verse}`} data-paragraph={verse.paragraph || undefined}>
            <p>{children(verse)}</p>
            <Beside verse={verse} translation={translation} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Beside({ verse: { verse, beside }, translation }: { verse: WireVerse; translation: Translation }) {
  const text = beside?.text ?? '';
  return (
    <p className="parallel__beside">
      <span className="parallel__code">{translation.toUpperCase()} </span>
      {text === '' ? (
        <em className="parallel__absent">Not in our text of the {TRANSLATIONS[translation]}.</em>
      ) : (
        <span data-beside={verse}>{text}</span>
      )}
    </p>
  );
}
