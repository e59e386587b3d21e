import { Fragment, useEffect, useRef, useState, type ClipboardEvent, type MouseEvent } from 'react';
import type { WireVerse } from '@emit/contract/scripture';
import { useMedia } from '../../shared/lib/use-media';
import { Button } from '../../shared/ui/button';
import { CopyVerses } from './copy-verses';
import { paragraphs } from './verse-lines';
import { referenceOf, verseText } from './verse-text';

const FINGER = '(pointer: coarse)';

interface ChapterTextProps {
  verses: readonly WireVerse[];
  /** Verses that one came for: marked and brought into view. */
  wanted: readonly number[];
}

/** The verses; a press on a number chooses it, and what is chosen can be copied with its reference. */
export function ChapterText({ verses, wanted }: ChapterTextProps) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const body = useRef<HTMLDivElement>(null);
  const first = wanted[0];
  useEffect(() => {
    if (first !== undefined)
      body.current?.querySelector(`[data-verse="${first}"]`)?.scrollIntoView?.({ block: 'center' });
  }, [first]);

  function toggle(verse: number) {
    const next = new Set(chosen);
    if (!next.delete(verse)) next.add(verse);
    setChosen(next);
  }

  return (
    <>
      <div className="verses verses--chapter" ref={body} onCopy={(event) => withReference(event, verses)}>
        {paragraphs(verses).map((paragraph) => (
          <p key={paragraph[0]?.verse}>
            {paragraph.map((verse) => (
              <Fragment key={verse.verse}>
                <Verse
                  verse={verse}
                  isWanted={wanted.length < verses.length && wanted.includes(verse.verse)}
                  isChosen={chosen.has(verse.verse)}
                  onPress={toggle}
                />{' '}
              </Fragment>
            ))}
          </p>
        ))}
      </div>
      <CopyBar verses={verses} chosen={chosen} onClear={() => setChosen(new Set())} />
    </>
  );
}

interface VerseProps {
  verse: WireVerse;
  isWanted: boolean;
  isChosen: boolean;
  onPress: (verse: number) => void;
}

function Verse({ verse: { verse, text }, isWanted, isChosen, onPress }: VerseProps) {
  const isTouched = useMedia(FINGER);

  /** A finger may press the words as well: numbers of neighbouring lines stand closer than its tip is wide. */
  function pressWords({ target }: MouseEvent) {
    const isSelecting = window.getSelection()?.isCollapsed === false;
    if (isTouched && !isSelecting && !(target instanceof HTMLButtonElement)) onPress(verse);
  }

  return (
    <span
      className="verse"
      data-verse={verse}
      data-wanted={isWanted ? '' : undefined}
      data-chosen={isChosen ? '' : undefined}
      onClick={pressWords}
    >
      <button
        type="button"
        className="verse__number"
        aria-label={`Verse ${verse}`}
        aria-pressed={isChosen}
        onClick={() => onPress(verse)}
      >
        {verse}
      </button>
      {text}
    </span>
  );
}

interface CopyBarProps {
  verses: readonly WireVerse[];
  chosen: ReadonlySet<number>;
  onClear: () => void;
}

function CopyBar({ verses, chosen, onClear }: CopyBarProps) {
  const isTouched = useMedia(FINGER);
  const those = verses.filter(({ verse }) => chosen.has(verse));
  if (those.length === 0) {
    const first = verses[0];
    return (
      <div className="copy-bar">
        <p>{isTouched ? 'Press a verse to choose it.' : 'Press a verse number to choose it.'}</p>
        {first && <CopyVerses text={verseText(verses)} label="Copy the chapter" />}
      </div>
    );
  }
  return (
    <div className="copy-bar copy-bar--chosen">
      <p>{referenceOf(those)}</p>
      <CopyVerses text={verseText(those)} label={those.length === 1 ? 'Copy the verse' : 'Copy the verses'} />
      <Button small kind="quiet" onClick={onClear}>
        Clear
      </Button>
    </div>
  );
}

/** What is selected by hand is copied with its reference too, and without the verse numbers in it. */
function withReference(event: ClipboardEvent<HTMLDivElement>, verses: readonly WireVerse[]) {
  const selection = window.getSelection();
  if (!selection || selection.isCollapsed) return;
  const touched = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-verse]')]
    .filter((element) => selection.containsNode(element, true))
    .map((element) => Number(element.dataset.verse));
  const those = verses.filter(({ verse }) => touched.includes(verse));
  const words = selection.toString().replace(/\s+/g, ' ').trim();
  if (those.length === 0 || words === '') return;
  event.preventDefault();
  event.clipboardData.setData('text/plain', `“${words}”\n— ${referenceOf(those)} (KJV)`);
}
