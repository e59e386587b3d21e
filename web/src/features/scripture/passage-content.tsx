import { BookOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { isRight, type Quotation, type WirePassage } from '@emit/contract/scripture';
import { Button } from '../../shared/ui/button';
import { Comparison } from './comparison';
import { CopyVerses } from './copy-verses';
import { PassageView } from './passage-view';
import { ReadAlso } from './read-also';
import { StatusBadge, TranslationBadge } from './quotation-status';
import { scriptureActions, type OpenedPassage } from './scripture.slice';
import { VerseLines } from './verse-lines';
import { verseText } from './verse-text';
import { isPartOfVerse, WholeVerse } from './whole-verse';

interface PassageContentProps {
  opened: OpenedPassage;
  /** Below what the check found. */
  extra?: ((quotation: Quotation) => ReactNode) | undefined;
}

/** What the check says of the quotation, and the passage itself, with the way to its chapter. */
export function PassageContent({ opened, extra }: PassageContentProps) {
  const { reference, quotation } = opened;
  const place = quotation?.found_at ?? null;
  const hasText = quotation?.status !== 'no-such-verse';
  return (
    <div className="passage__content">
      {quotation && <Verdict quotation={quotation}>{extra?.(quotation)}</Verdict>}
      {hasText && <Passage reference={reference} />}
      {place !== null && place !== reference && (
        <section className="passage__elsewhere">
          <h3>Where these words are found: {place}</h3>
          <Passage reference={place} />
        </section>
      )}
    </div>
  );
}

function Verdict({ quotation, children }: { quotation: Quotation; children: ReactNode }) {
  const { status, message } = quotation;
  return (
    <section className="verdict" data-status={status} aria-label="What the check found">
      <p className="verdict__status">
        <StatusBadge status={status} />
        <TranslationBadge quotation={quotation} />
      </p>
      <p>{message}</p>
      {!isRight(status) && quotation.quoted !== '' && <Comparison quotation={quotation} />}
      {isPartOfVerse(quotation) && !isOneVerse(quotation.reference) && <WholeVerse quotation={quotation} />}
      {children}
    </section>
  );
}

/** One verse stands below as it is; of a passage, the words are found again by what is around them. */
function isOneVerse(reference: string | null): boolean {
  return reference !== null && /:\d+$/.test(reference) && !reference.includes(';');
}

function Passage({ reference }: { reference: string }) {
  const dispatch = useDispatch();
  return (
    <PassageView reference={reference}>
      {(passages) => (
        <>
          {passages.map((passage) => (
            <Shown key={passage.reference} passage={passage} />
          ))}
          <ReadAlso
            passages={passages}
            onOpen={(also) => dispatch(scriptureActions.passageOpened({ reference: also, quotation: null }))}
          />
        </>
      )}
    </PassageView>
  );
}

function Shown({ passage: { reference, verses } }: { passage: WirePassage }) {
  const dispatch = useDispatch();
  const first = verses[0];
  const last = verses.at(-1);
  if (!first || !last) return null;
  const isOneChapter = first.book === last.book && first.chapter === last.chapter;
  const wanted = isOneChapter ? verses.map(({ verse }) => verse) : [];
  return (
    <div className="passage__shown">
      <VerseLines verses={verses} withChapters={!isOneChapter} />
      <div className="quiet-actions">
        <CopyVerses text={verseText(verses, reference)} label="Copy" />
        <Button
          small
          kind="quiet"
          onClick={() =>
            dispatch(
              scriptureActions.readerOpened({ book: first.book, chapter: first.chapter, verses: wanted }),
            )
          }
        >
          <BookOpen size="1rem" aria-hidden />
          Open in the reader
        </Button>
      </div>
    </div>
  );
}
