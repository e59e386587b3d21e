import type { Translation } from '@emit/contract/translations';
import { bibleText, type VerseId } from '../../../../scripture/bible-text.js';
import { labelOf, type VerseRange } from '../../../../scripture/passages.js';
import { labelOfAll, type VerseMarker } from './marker.js';
import { partOfText } from './part-of-text.js';

/** Verses of one passage that are shown; more would hide the answer. */
const MOST_IN_BLOCK = 12;
const MOST_IN_LINE = 3;

/** A passage as it is shown: perhaps only its beginning, and in the King James text where the translation lacks a verse. */
interface Shown {
  readonly range: VerseRange;
  readonly translation: Translation;
  /** The words of each verse. */
  readonly verses: readonly { readonly id: VerseId; readonly text: string }[];
}

function shownOf({ from, to }: VerseRange, translation: Translation, most: number): Shown {
  const range = { from, to: Math.min(to, from + most - 1) };
  const text = bibleText(translation);
  const verses = Array.from({ length: range.to - range.from + 1 }, (_, index) => {
    const id = range.from + index;
    return { id, text: singly(text.textOf(id)) };
  });
  if (translation !== 'kjv' && verses.some(({ text: words }) => words === ''))
    return shownOf(range, 'kjv', most);
  return { range, translation, verses };
}

/** "John 3:16 (KJV)". */
function attribution({ range, translation }: Shown): string {
  return `${labelOf(range)} (${translation.toUpperCase()})`;
}

/** A block quote for each passage, word for word, with verse numbers where there are several. */
export function blockOf(marker: VerseMarker): string {
  return marker.ranges
    .map((range) => {
      const shown = shownOf(range, marker.translation, MOST_IN_BLOCK);
      return `> ${wordsInBlock(shown, marker.words)}\n>\n> — ${attribution(shown)}`;
    })
    .join('\n\n');
}

function wordsInBlock({ verses }: Shown, wanted: string | null): string {
  const whole = verses.map(({ text }) => text).join(' ');
  const part = wanted === null ? null : partOfText(whole, wanted);
  if (part !== null) return `“${part}”`;
  const numbered = verses.map(({ id, text }) => `**${bibleText().placeOf(id).verse}** ${text}`);
  const words = verses.length === 1 ? whole : numbered.join(' ');
  // Speech within it is in marks of its own: those around all of it say that it is one quotation.
  return words.includes('‘') ? `“${words}”` : words;
}

/** The marks of speech within a quotation are single ones. */
function singly(words: string): string {
  return words.replace(/(^|[\s(—-])["“](?=\S)/g, '$1‘').replace(/["”]/g, '’');
}

export interface InLine {
  /** Without marks. */
  readonly words: string;
  /** What goes into brackets behind them. */
  readonly place: string;
}

/** The words of each passage for within a sentence. */
export function inLine(marker: VerseMarker): InLine[] {
  return marker.ranges.map((range) => {
    const shown = shownOf(range, marker.translation, MOST_IN_LINE);
    const whole = shown.verses.map(({ text }) => text).join(' ');
    const words = (marker.words !== null && partOfText(whole, marker.words)) || whole;
    const named = shown.translation === 'kjv' ? '' : `, ${shown.translation.toUpperCase()}`;
    return { words: words.replace(/[,;:]$/, ''), place: labelOf(shown.range) + named };
  });
}

/** The reference alone, where its words stand already or have no place. */
export function placeAlone({ ranges }: VerseMarker): string {
  return labelOfAll(ranges);
}
