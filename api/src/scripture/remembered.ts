import { TRANSLATION_CODES } from '@emit/contract/translations';
import { concordance, findPhrase } from './concordance.js';
import type { Query } from './search-query.js';
import type { RankedVerse } from './verse-ranking.js';

/** A query, and the verses that fit its words, the best first. */
interface Ranked {
  readonly query: Query;
  readonly ranked: readonly RankedVerse[];
}

/** Returns how many words of a query tell something by themselves. */
export function tellingWords({ words }: Query): number {
  return words.filter(({ telling }) => telling).length;
}

/** A chain of a whole query. */
export const WHOLE = 0.97;
/** A run of small words this long is remembered: "I am that I am". */
export const LONG_RUN = 5;
const LONG_PHRASE = 4;

/** Word for word in a text, and no few small words unless they are all of a verse: "who is my neighbour", "Jesus wept". */
function isVerbatim({ words }: Query): boolean {
  const plain = words.map(({ word }) => word);
  return TRANSLATION_CODES.some((translation) => {
    const [place] = findPhrase(plain, 1, translation);
    if (place === undefined || plain.length >= LONG_PHRASE) return place !== undefined;
    const { verseAt, verseStarts } = concordance(translation);
    const verse = verseAt(place);
    return (verseStarts[verse + 1] ?? 0) - (verseStarts[verse] ?? 0) === plain.length;
  });
}

/** The runner-up that the best verse is measured against: those between are its parallels. */
export const COMPARED_WITH = 5;
/** Nobody asks about a matter in so many words without a mark of it. */
const LONG_QUERY = 8;
const ASKING =
  /\?\s*$|^\s*(?:how|why|what|who|when|where|should|can|could|does|do i|is it|am i|i feel|feeling|feel|i am|i'm|im|i can'?t|help|dealing|coping|overcoming|(?:my|our) (?:father|mother|mom|mum|dad|husband|wife|son|daughter|child|children|kids?|baby|friend|brother|sister|boss|job|life|marriage|family|boyfriend|girlfriend|parents|teenager))\b/i;

/** Asks where words stand, and not about a matter. */
const WHERE_IT_STANDS =
  /^\s*(?:and |so |but )?(?:(?:where|which|who)\b.*?\b(?:say|says|said|asked|written|promise|promised)\b|(?:which|what) (?:verse|psalm|passage|scripture|chapter)\b|is there a verse|(?:what|where)(?: is|s|'s|’s)? the (?:verse|psalm|passage)\b)/i;

/** Returns whether a query asks where words stand ("which verse says …"). */
export const asksWhereItStands = (written: string): boolean => WHERE_IT_STANDS.test(written);

/**
 * Returns how sure it is that a verse is remembered, and not a matter asked about: by how much of the query stands in the best
 * verse in order, and how far it stands out among all. About 0 to 2.
 */
export function evidence({ query, ranked }: Ranked, written: string): number {
  const best = ranked[0];
  if (!best || (tellingWords(query) < 2 && query.words.length < 3)) return 0;
  const margin = best.score - (ranked[COMPARED_WITH]?.score ?? 0);
  const told = (best.chain * query.weight) / 20 + 1.5 * margin;
  if (best.chain > WHOLE && isVerbatim(query)) return told + 0.5;
  if (ASKING.test(written) && !asksWhereItStands(written)) return told * (best.share < 0.5 ? 0.5 : 1) - 0.4;
  if (query.words.length < 3) return told - 0.3;
  return best.chain > WHOLE ? told + 0.5 : told;
}

/** How far the best verse is before the next where it is meant, whatever the words ask for by the way. */
const FAR_BEFORE = 0.08;

/** Returns whether, of a sentence's words, one verse has far more than every other: "not in passionate lust like the pagans". */
export function standsOut({ query, ranked }: Ranked): boolean {
  const [best, next] = ranked;
  return query.words.length >= LONG_QUERY && (best?.score ?? 0) - (next?.score ?? 0) >= FAR_BEFORE;
}

/** Returns whether a query is a sentence that asks nothing: a verse may be meant, whatever topics it names. */
export function isStatement({ words }: Query, written: string): boolean {
  return words.length >= LONG_QUERY && !ASKING.test(written);
}

/** Returns whether a query has so many words as a sentence. */
export const isLong = ({ words }: Query): boolean => words.length >= LONG_QUERY;
