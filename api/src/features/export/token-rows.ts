import type { TokensConsumed, TurnFailed } from '../../domain/conversation/events.js';
import type { CsvColumn } from './csv.js';

/** What a reply used, or a turn that gave none. */
export type Spent = TokensConsumed['data'] | TurnFailed['data'];

/** One line of the token ledger: what was granted or corrected, or what a turn used. */
export interface TokenRow {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly what:
    'monthly allowance' | 'gift' | 'adjustment' | 'reply' | 'failed reply' | 'failed reply, not charged';
  /** Granted and corrected as it is, used below zero; 0 where nothing was charged. */
  readonly tokens: number;
  readonly conversation_id: string | null;
  readonly usage: Spent | null;
}

export interface BalancedRow extends TokenRow {
  /** After this line. */
  readonly balance: number;
}

export function spentRow(conversation_id: string, at: number, usage: Spent): TokenRow {
  const isCharged = !('charged' in usage) || usage.charged;
  const what = !('charged' in usage) ? 'reply' : isCharged ? 'failed reply' : 'failed reply, not charged';
  return { at, what, tokens: isCharged ? -usage.totalTokens : 0, conversation_id, usage };
}

/** The message that a line is of: a reply, or the question that got none. */
function messageOf(usage: Spent): string {
  return 'questionId' in usage ? usage.questionId : usage.messageId;
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
  { title: 'message_id', value: ({ usage }) => usage && messageOf(usage) },
];
