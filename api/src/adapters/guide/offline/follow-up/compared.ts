import { labelOf } from '../../../../scripture/passages.js';
import { rangesIn } from '../material.js';
import type { Before } from './before.js';
import { found, type FollowUp } from './on-passages.js';
import { showing } from './passage-answers.js';

/** "Compare with James 2": the passage before beside the one that is named; without text, beside the one it was shown with. */
export function compared(text: string, words: string, { passages, mains }: Before): FollowUp | null {
  const [main] = passages;
  const other = passages[1] ?? mains.findLast(({ from, to }) => main && (to < main.from || main.to < from));
  const named = (text === '' || THE_TWO.test(words)) && other ? [other] : rangesIn(text);
  if (
    !main ||
    named.length !== 1 ||
    !/\b(?:compare|compared|versus|relate|relates|fit|fits|contradict|contradicts|differ|differs|different|agree|agrees|beside|together)\b/.test(
      words,
    )
  )
    return null;
  return found(
    showing(
      `${labelOf(main)} beside ${labelOf(named[0] ?? main)}; which words do they share, and where do they part?`,
      [main, ...named],
    ),
  );
}

/** "Compare them", "the difference between the two". */
export const THE_TWO =
  /^(?:(?:and|so|but|please|what is|can you|could you|is there|a|the|any) )*(?:compare|compared|differences?|different)(?: (?:between|of|are|is|them|these|those|the|it|that|this|both|two|passages|verses|with|to|first|one|before|from|each other|they|say|make))*$|^(?:so |and |but )?do(?:es)? (?:they|it|these|those|that) (?:contradict|agree|fit|say the same)/;
