import type { TokensConsumed } from '../../domain/conversation/events.js';
import type { CsvColumn } from './csv.js';

/** One line of the token ledger: what was granted, or what a reply used. */
export interface TokenRow {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly what: 'monthly allowance' | 'gift' | 'reply';
  /** Granted as it is, used below zero. */
  readonly tokens: number;
  readonly conversation_id: string | null;
  readonly usage: TokensConsumed['data'] | null;
}

export interface BalancedRow extends TokenRow {
  /** After this line. */
  readonly balance: number;
}

/** The lines in the order of their times, each with the balance after it. */
export function* balanced(rows: readonly TokenRow[]): Generator<BalancedRow> {
  let balance = 0;
  for (const row of [...rows].sort((a, b) => a.at - b.at)) {
    balance += row.tokens;
    yield { ...row, balance };
  }
}

export const TOKEN_COLUMNS: readonly CsvColumn<BalancedRow>[] = [
  { title: 'at', value: ({ at }) => new Date(at).toISOString() },
  { title: 'what', value: ({ what }) => what },
  { title: 'tokens', value: ({ tokens }) => tokens },
  { title: 'balance', value: ({ balance }) => balance },
  { title: 'input', value: ({ usage }) => usage?.inputTokens ?? null },
  { title: 'output', value: ({ usage }) => usage?.outputTokens ?? null },
  { title: 'cache_read', value: ({ usage }) => usage?.cacheReadTokens ?? null },
  { title: 'cache_write', value: ({ usage }) => usage?.cacheWriteTokens ?? null },
  { title: 'model', value: ({ usage }) => usage?.model ?? null },
  { title: 'conversation_id', value: ({ conversation_id }) => conversation_id },
  { title: 'message_id', value: ({ usage }) => usage?.messageId ?? null },
];
