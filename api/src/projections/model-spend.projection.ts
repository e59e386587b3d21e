import type { TokensConsumed, TurnFailed } from '../domain/conversation/events.js';
import { utcDateOf } from '../domain/scoring/calendar.js';
import type { FoldEvent } from '../kernel/event.js';
import { requireFields } from '../kernel/fields.js';
import { defineProjection } from '../kernel/projection.js';

/** The model's tokens of one member's turns on one UTC day, whoever paid: what the operator's account is charged. */
export interface ModelSpend {
  turns: number;
  tokens: number;
}

/** Keys of one day's members: list them by this prefix. */
export const spendPrefix = (date: string): string => `${date}/`;
export const spendKey = (date: string, memberId: string): string => spendPrefix(date) + memberId;

function add(spend: ModelSpend, { data }: FoldEvent<TokensConsumed | TurnFailed>): void {
  const { totalTokens } = requireFields<{ totalTokens: number }>(data, { totalTokens: 'number' });
  spend.turns += 1;
  spend.tokens += totalTokens;
}

/** By day first: a budget of all members is of a day, and a member's own is one document. */
export const modelSpend = defineProjection<ModelSpend, TokensConsumed | TurnFailed>({
  name: 'model-spend',
  shape: '1',
  key: (event) => spendKey(utcDateOf(event.at), event.memberId),
  initial: () => ({ turns: 0, tokens: 0 }),
  on: { TokensConsumed: add, TurnFailed: add },
});
