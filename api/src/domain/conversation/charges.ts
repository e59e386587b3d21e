import type { TokensConsumed, TurnFailed } from './events.js';
import type { RecordedEvent } from '../../kernel/event.js';

type Charged = TokensConsumed | TurnFailed;

/** Which events take tokens from a member's balance; those that take none need no receipt. */
const CHARGES: Readonly<Record<string, (data: unknown) => boolean>> = {
  TokensConsumed: (data) => (data as TokensConsumed['data']).totalTokens > 0,
  TurnFailed: (data) => {
    const { charged, totalTokens } = data as TurnFailed['data'];
    return charged && totalTokens > 0;
  },
} satisfies Record<Charged['type'], (data: unknown) => boolean>;

export function isCharge({ type, data }: Pick<RecordedEvent, 'type' | 'data'>): boolean {
  return CHARGES[type]?.(data) ?? false;
}
