import { labelOf, type VerseRange } from '../../../../scripture/passages.js';
import { rangesIn } from '../material.js';
import type { Before } from './before.js';
import { found, type FollowUp } from './on-passages.js';
import { showing } from './passage-answers.js';

const COMPARES =
  /\b(?:compare|compared|versus|relate|relates|fit|fits|contradict|contradicts|differ|differs|difference|different|agree|agrees|beside|together)\b/;

/** "Compare Psalm 23 and Psalm 91": two that are named, laid beside each other. */
function bothNamed(text: string, words: string): FollowUp | null {
  const [one, other, third] = rangesIn(text);
  if (!one || !other || third || !COMPARES.test(words)) return null;
  return found(showing(besideEachOther(one, other), [one, other]));
}

const besideEachOther = (one: VerseRange, other: VerseRange) =>
  `${labelOf(one)} beside ${labelOf(other)}; which words do they share, and where do they part?`;

/** "Compare with James 2": the passage before beside the one that is named; without text, beside the one it was shown with. */
export function compared(text: string, words: string, { passages, mains }: Before): FollowUp | null {
  const [main] = passages;
  const other = passages[1] ?? mains.findLast(({ from, to }) => main && (to < main.from || main.to < from));
  const named = (text === '' || THE_TWO.test(words)) && other ? [other] : rangesIn(text);
  const [one] = named;
  if (!main || named.length !== 1 || !one || !COMPARES.test(words)) return bothNamed(text, words);
  return found(showing(besideEachOther(main, one), [main, one]));
}

/** "Compare them", "the difference between the two". */
export const THE_TWO =
  /^(?:(?:and|so|but|please|what is|can you|could you|is there|a|the|any) )*(?:compare|compared|differences?|different)(?: (?:between|of|are|is|them|these|those|the|it|that|this|both|two|passages|verses|with|to|first|one|before|from|each other|they|say|make))*$|^(?:so |and |but )?do(?:es)? (?:they|it|these|those|that) (?:contradict|agree|fit|say the same)/;
