import { Image } from 'lucide-react';
import { Fragment, useEffect, useRef, useState, type ClipboardEvent, type MouseEvent } from 'react';
import type { WireVerse } from '@emit/contract/scripture';
import { DEFAULT_TRANSLATION, type Translation } from '@emit/contract/translations';
import { useMedia } from '../../shared/lib/use-media';
import { Button } from '../../shared/ui/button';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry';
import type { HighlightColour, WireNote } from '@emit/contract/marks';
import { COLOUR_NAMES } from './marks/colour-names';
import { MarkBar } from './marks/mark-bar';
import { NoteMarks } from './marks/note-marks';
import { useMarks } from './marks/use-marks';
import { CopyVerses } from './copy-verses';
import { besideOf, ParallelVerses } from './parallel-verses';
import { paragraphs } from './verse-lines';
import { besideText, quotedText, referenceOf, verseText } from './verse-text';

const PictureDialog = lazyWithRetry(() => import('./picture/picture-dialog').then((it) => it.PictureDialog));
const FINGER = '(pointer: coarse)';

interface ChapterTextProps {
  verses: readonly WireVerse[];
  /** Verses that one came for: marked and brought into view. */
  wanted: readonly number[];
  /** The verse to begin at where one reads on: brought to the top, not marked. */
  from?: number | null;
  /** The verses are there, and stand where they were asked for. */
  onShown?: () => void;
}

/** The verses; a press on a number chooses it, and what is chosen can be copied with its reference. */
export function ChapterText({ verses, wanted, from = null, onShown }: ChapterTextProps) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const body = useRef<HTMLDivElement>(null);
  const first = wanted[0];
  const { colours, notes } = useMarks(verses[0]?.book ?? '', verses[0]?.chapter ?? 0);
  useEffect(() => {
    const verse = body.current?.querySelector(`[data-verse="${first ?? from}"]`);
    verse?.scrollIntoView?.({ block: first === undefined ? 'start' : 'center' });
    onShown?.();
  }, [first, from, onShown]);

  function toggle(verse: number) {
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(verse)) next.add(verse);
      return next;
    });
  }

  const draw = (verse: WireVerse) => (
    <Verse
      verse={verse}
      isWanted={wanted.length < verses.length && wanted.includes(verse.verse)}
      isChosen={chosen.has(verse.verse)}
      colour={colours.get(verse.verse)}
      notes={notes.get(verse.verse) ?? NONE}
      onPress={toggle}
    />
  );

  return (
    <>
      <div className="verses verses--chapter" ref={body} onCopy={(event) => withReference(event, verses)}>
        <ParallelVerses verses={verses}>{draw}</ParallelVerses>
        {besideOf(verses) === null &&
          paragraphs(verses).map((paragraph) => (
            <p key={paragraph[0]?.verse}>
              {paragraph.map((verse) => (
                <Fragment key={verse.verse}>{draw(verse)} </Fragment>
              ))}
            </p>
          ))}
      </div>
      <CopyBar verses={verses} chosen={chosen} onClear={() => setChosen(new Set())} />
    </>
  );
}

const NONE: readonly WireNote[] = [];

interface VerseProps {
  verse: WireVerse;
  isWanted: boolean;
  isChosen: boolean;
  colour: HighlightColour | undefined;
  notes: readonly WireNote[];
  onPress: (verse: number) => void;
}

function Verse({ verse: { verse, text }, isWanted, isChosen, colour, notes, onPress }: VerseProps) {
  const isTouched = useMedia(FINGER);

  /** A finger may press the words as well: numbers of neighbouring lines stand closer than its tip is wide. */
  function pressWords({ target }: MouseEvent) {
    const isSelecting = window.getSelection()?.isCollapsed === false;
    if (isTouched && !isSelecting && !(target instanceof Element && target.closest('button'))) onPress(verse);
  }

  return (
    <span
      className="verse"
      data-verse={verse}
      data-wanted={isWanted ? '' : undefined}
      data-chosen={isChosen ? '' : undefined}
      data-highlight={colour}
      onClick={pressWords}
    >
      <button
        type="button"
        className="verse__number"
        aria-label={`Verse ${verse}${colour ? `, highlighted in ${COLOUR_NAMES[colour]}` : ''}`}
        aria-pressed={isChosen}
        onClick={() => onPress(verse)}
      >
        {verse}
      </button>
      {text}
      <NoteMarks notes={notes} />
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
  const [isPictured, setPictured] = useState(false);
  const those = verses.filter(({ verse }) => chosen.has(verse));
  if (those.length === 0) {
    const first = verses[0];
    return (
      <div className="copy-bar">
        <p>{isTouched ? 'Tap a verse to select it.' : 'Select a verse by its number.'}</p>
        <div className="copy-bar__ways">
          {first && <CopyVerses text={verseText(verses)} label="Copy the chapter" />}
          <CopyBeside verses={verses} />
        </div>
      </div>
    );
  }
  return (
    <div className="copy-bar copy-bar--chosen">
      <div className="copy-bar__head">
        <p>{referenceOf(those)}</p>
        <Button small kind="quiet" onClick={onClear}>
          Clear
        </Button>
      </div>
      <MarkBar verses={those} onDone={onClear} />
      <div className="copy-bar__ways">
        <CopyVerses
          text={verseText(those)}
          label={those.length === 1 ? 'Copy the verse' : 'Copy the verses'}
        />
        <CopyBeside verses={those} />
        <Button small kind="quiet" onClick={() => setPictured(true)}>
          <Image size="1rem" aria-hidden />
          Make a picture
        </Button>
      </div>
      {isPictured && <PictureDialog verses={those} onClose={() => setPictured(false)} />}
    </div>
  );
}

function CopyBeside({ verses }: { verses: readonly WireVerse[] }) {
  const text = besideText(verses);
  const code = besideOf(verses)?.toUpperCase() ?? '';
  return text !== null && <CopyVerses text={text} label={`Copy from the ${code}`} />;
}

/** What is selected by hand is copied with its reference too, and without the verse numbers in it. */
function withReference(event: ClipboardEvent<HTMLDivElement>, verses: readonly WireVerse[]) {
  const selection = window.getSelection();
  if (!selection || selection.isCollapsed) return;
  const body = event.currentTarget;
  const selecting = body.querySelector<HTMLElement>('[data-selecting]')?.dataset.selecting;
  const touched = (attribute: string) =>
    [...body.querySelectorAll(`[${attribute}]`)]
      .filter((element) => selection.containsNode(element, true))
      .map((element) => Number(element.getAttribute(attribute)));
  // Between the columns of a selection the other one is passed over.
  const kingJames = selecting === 'beside' ? [] : touched('data-verse');
  const beside = selecting === 'king-james' ? [] : touched('data-beside');
  const those = verses.filter(({ verse }) => kingJames.includes(verse) || beside.includes(verse));
  const words = selection.toString().replace(/\s+/g, ' ').trim();
  if (those.length === 0 || words === '') return;
  const translation = besideOf(those);
  const codes: readonly Translation[] = [
    ...(kingJames.length > 0 ? [DEFAULT_TRANSLATION] : []),
    ...(beside.length > 0 && translation ? [translation] : []),
  ];
  event.preventDefault();
  event.clipboardData.setData('text/plain', quotedText(words, referenceOf(those), codes));
}
