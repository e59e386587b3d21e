import { TRANSLATIONS, type Translation } from '@emit/contract/translations';
import { concordance, findPhrase } from '../concordance.js';
import { labelOf, textOfRange, type VerseRange } from '../passages.js';
import { bibleText } from '../bible-text.js';
import { runsOf } from './match.js';
import type { Token } from './tokens.js';
import { verdict, type Verdict } from './verdict.js';

/** Fewer words than these stand in many places by chance. */
const TELLING_WORDS = 5;
const MOST_PLACES = 40;
const FEWEST = 3;

/** Translations beside the King James. */
export const OTHER_TEXTS: readonly Translation[] = ['web', 'asv'];
export const ALL_TEXTS: readonly Translation[] = ['kjv', ...OTHER_TEXTS];

/** Where a translation beside the King James has quoted words. */
export interface OtherPlace {
  readonly translation: Translation;
  readonly range: VerseRange;
  readonly isWhole: boolean;
}

/** Returns the words as they were written; what hyphens join is one word where the translation has it so. */
export function writtenWords(tokens: readonly Token[], translation: Translation): string[] {
  const { vocabulary } = concordance(translation);
  const words: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const { hyphened, written } = tokens[at] ?? { hyphened: false, written: '' };
    if (!hyphened && !written.includes(' ')) {
      words.push(written);
      continue;
    }
    let end = at;
    while (tokens[end]?.hyphened && end + 1 < tokens.length) end += 1;
    const parts = tokens.slice(at, end + 1).flatMap(({ written }) => written.split(' '));
    const whole = parts.join('');
    words.push(...(end > at && vocabulary.has(whole) ? [whole] : parts));
    at = end;
  }
  return words.filter((word) => word !== '');
}

/** Verses on each side in which the other parts of a quotation with ellipses may stand. */
const AROUND = 10;
const LONGEST_RANGE = 4_000;

/** Where runs of words stand in verses of a translation, one after another; null when one of them does not. */
function runsWithin(
  runs: readonly (readonly string[])[],
  translation: Translation,
  { from, to }: VerseRange,
): OtherPlace | null {
  const { vocabulary, words, verseAt, verseStarts } = concordance(translation);
  const end = verseStarts[to + 1] ?? words.length;
  let at = verseStarts[from] ?? end;
  if (end - at > LONGEST_RANGE) return null;
  let first = -1;
  for (const run of runs) {
    const ids = run.map((word) => vocabulary.get(word) ?? -1);
    if (ids.includes(-1)) return null;
    while (at + ids.length <= end && !ids.every((id, index) => words[at + index] === id)) at += 1;
    if (at + ids.length > end) return null;
    if (first < 0) first = at;
    at += ids.length;
  }
  if (first < 0) return null;
  const range = { from: verseAt(first), to: verseAt(at - 1) };
  const isWhole =
    runs.length === 1 && first === verseStarts[range.from] && at === (verseStarts[range.to + 1] ?? 0);
  return { translation, range, isWhole };
}

/** Returns what is true of words that another translation has, word for word, in the verses; null when none has. */
export function judgeInOthers(
  tokens: readonly Token[],
  ranges: readonly VerseRange[],
  translations: readonly Translation[],
): Verdict | null {
  for (const translation of translations) {
    const runs = runsOf(tokens).map((run) => writtenWords(run, translation));
    const place = ranges.map((range) => runsWithin(runs, translation, range)).find((found) => found !== null);
    // "He answered:" is a verse, two words out of one are none.
    if (!place || (tokens.length < FEWEST && !place.isWhole)) continue;
    const label = labelOf(place.range);
    const name = TRANSLATIONS[translation];
    const scripture = textOfRange(place.range, Infinity, bibleText(translation));
    const message = `These are ${place.isWhole ? 'the words' : 'words'} of ${label} in the ${name}.`;
    return verdict(place.isWhole ? 'exact' : 'part', message, { scripture, translation, similarity: 1 });
  }
  return null;
}

/** Returns where another translation has the words, word for word, wherever that is; null when nowhere, or too little is said. */
export function placeInOthers(tokens: readonly Token[]): OtherPlace | null {
  for (const translation of OTHER_TEXTS) {
    const runs = runsOf(tokens).map((run) => writtenWords(run, translation));
    const longest = runs.reduce((best, run) => (run.length > best.length ? run : best), []);
    if (longest.length < TELLING_WORDS) return null;
    const { verseAt, verseStarts } = concordance(translation);
    for (const at of findPhrase(longest, MOST_PLACES, translation)) {
      const apart = runs.length > 1 ? AROUND : 0;
      const around = {
        from: Math.max(0, verseAt(at) - apart),
        to: Math.min(verseStarts.length - 2, verseAt(at + longest.length - 1) + apart),
      };
      const place = runsWithin(runs, translation, around);
      if (place) return place;
    }
  }
  return null;
}
