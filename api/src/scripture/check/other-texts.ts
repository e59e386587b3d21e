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

/** Translations beside the King James. */
export const OTHER_TEXTS: readonly Translation[] = ['web', 'asv'];

/** Where a translation beside the King James has quoted words. */
export interface OtherPlace {
  readonly translation: Translation;
  readonly range: VerseRange;
  readonly isWhole: boolean;
}

function writtenWords(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ written }) => written.split(' ')).filter((word) => word !== '');
}

/** Where all runs of the words stand in one translation: within verses of the ranges, or anywhere. */
function placeIn(
  tokens: readonly Token[],
  translation: Translation,
  ranges: readonly VerseRange[] | null,
): OtherPlace | null {
  const runs = runsOf(tokens).map(writtenWords);
  const { verseAt, verseStarts } = concordance(translation);
  const places = runs.map((run) =>
    findPhrase(run, ranges ? Infinity : MOST_PLACES, translation)
      .map((at) => ({
        from: verseAt(at),
        to: verseAt(at + run.length - 1),
        first: at,
        last: at + run.length - 1,
      }))
      .filter(({ from, to }) => !ranges || ranges.some((range) => range.from <= from && to <= range.to)),
  );
  const [first] = places;
  const start = first?.[0];
  const end = places.at(-1)?.find(({ last }) => last >= (start?.last ?? 0));
  if (!start || !end || places.some((found) => found.length === 0) || end.to - start.from > 10) return null;
  const isWhole =
    runs.length === 1 &&
    start.first === verseStarts[start.from] &&
    start.last === (verseStarts[start.to + 1] ?? 0) - 1;
  return { translation, range: { from: start.from, to: end.to }, isWhole };
}

/** Returns what is true of words that another translation has, word for word, in the verses; null when none has. */
export function judgeInOthers(
  tokens: readonly Token[],
  ranges: readonly VerseRange[],
  translations: readonly Translation[],
): Verdict | null {
  if (tokens.length < 3) return null;
  for (const translation of translations) {
    const place = placeIn(tokens, translation, ranges);
    if (!place) continue;
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
  if (tokens.length < TELLING_WORDS) return null;
  for (const translation of OTHER_TEXTS) {
    const place = placeIn(tokens, translation, null);
    if (place) return place;
  }
  return null;
}
