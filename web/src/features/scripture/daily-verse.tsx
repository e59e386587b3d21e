import { BookOpen } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { verseOf } from '@emit/contract/daily-verses';
import type { WirePassage, WireVerse } from '@emit/contract/scripture';
import { DEFAULT_TRANSLATION, TRANSLATIONS } from '@emit/contract/translations';
import { PassageView } from './passage-view';
import { StatusBadge } from './quotation-status';
import { scriptureActions } from './scripture.slice';
import './daily-verse.css';

/**
 * The verse of a day, 'YYYY-MM-DD', as a checked quotation is shown; in the member's translation where it has it. Its reference alone
 * where the text cannot be had: the day goes on without it.
 */
export function DailyVerse({ day }: { day: string }) {
  const reference = verseOf(day);
  return (
    <section className="daily-verse" aria-label="Verse for today">
      <PassageView reference={reference} missing={<p className="quiet">{reference}</p>}>
        {(passages) => passages.map((passage) => <Verse key={passage.reference} passage={passage} />)}
      </PassageView>
    </section>
  );
}

function Verse({ passage: { reference, verses } }: { passage: WirePassage }) {
  const dispatch = useDispatch();
  const { words, translation } = wordsOf(verses);
  const first = verses[0];
  if (!first) return null;
  const { book, chapter } = first;
  const open = () =>
    dispatch(scriptureActions.readerOpened({ book, chapter, verses: verses.map(({ verse }) => verse) }));
  return (
    <figure>
      <blockquote>
        <p>{words}</p>
      </blockquote>
      <figcaption>
        <button type="button" className="daily-verse__reference" onClick={open}>
          <BookOpen size="1rem" aria-hidden />
          <cite>{reference}</cite>
          <span className="visually-hidden"> Open in the reader</span>
        </button>
        <span className="daily-verse__from">
          <StatusBadge status="exact" />
          <span className="caption">{TRANSLATIONS[translation]}</span>
        </span>
      </figcaption>
    </figure>
  );
}

/** In the translation beside, where it has every verse; in the King James text otherwise. */
function wordsOf(verses: readonly WireVerse[]) {
  const chosen = verses[0]?.beside?.translation;
  const beside = verses.map((verse) => verse.beside?.text ?? '');
  const hasAll = chosen !== undefined && beside.every((text) => text !== '');
  const texts = hasAll ? beside : verses.map(({ text }) => text);
  return { words: texts.join(' '), translation: hasAll ? chosen : DEFAULT_TRANSLATION };
}
