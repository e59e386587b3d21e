import type { WireFailedTurn } from '@emit/contract/guide';
import { ASSISTANT_NAME } from '@emit/contract/messages';
import { counted } from '@emit/contract/english';

const WHAT = {
  unavailable: `${ASSISTANT_NAME} could not answer this.`,
  'broken-off': 'The reply broke off here.',
  empty: `${ASSISTANT_NAME} ended without a word.`,
} as const;

/** What became of a turn that gave no whole reply, and who paid for it. */
export function failedTurnText({ reason, charged, tokens_used }: WireFailedTurn): string {
  const paid = charged ? `${counted(tokens_used, 'token')} were charged.` : 'You were not charged.';
  return `${WHAT[reason]} ${paid}`;
}
