import { overlap, type VerseRange } from '../../../../scripture/passages.js';
import type { Before } from '../follow-up/before.js';
import { rangesIn, NOTHING_BESIDE, type Found } from '../material.js';
import { DISPUTED_QUESTIONS } from './table-of-disputed.js';

/** A question on which churches and readers differ. */
export interface Disputed {
  readonly name: string;
  /** Who holds what. */
  readonly says: string;
  readonly references: string;
}

export const DISPUTED: readonly Disputed[] = DISPUTED_QUESTIONS.trim()
  .split('\n')
  .map((line) => {
    const [name = '', says = '', references = ''] = line.split(' = ');
    return { name, says, references };
  });

/** Passages that are quoted; the others stand beside them. */
const QUOTED = 2;

function passagesOf({ references }: Disputed, shown: readonly VerseRange[]): VerseRange[] {
  const all = rangesIn(references);
  const isShown = (range: VerseRange) => shown.some((one) => overlap(one, range));
  return [...all.filter((one) => !isShown(one)), ...all.filter(isShown)];
}

/** Who holds what, and passages of each side; those that were not shown yet first. */
export function onDisputed(
  disputed: Disputed,
  { seen, lastReply }: Pick<Before, 'seen' | 'lastReply'>,
): Found {
  const passages = passagesOf(disputed, seen);
  const isSaid = lastReply.includes(disputed.says);
  return {
    ...NOTHING_BESIDE,
    passages: passages.slice(0, QUOTED),
    related: passages.slice(QUOTED, QUOTED + 3),
    basis: 'follow-up',
    lead: [
      isSaid
        ? `More on **${disputed.name}** than this I do not know of the churches: ${disputed.says} A pastor, or a book of the church you mean, can tell you more. Other passages that are brought:`
        : `On **${disputed.name}** not all agree. ${disputed.says}`,
    ],
  };
}

/** Returns the disputed question that a reply was about; null for none. */
export function disputedIn(reply: string): Disputed | null {
  return DISPUTED.find(({ says }) => reply.includes(says)) ?? null;
}
