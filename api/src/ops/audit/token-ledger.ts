import { conversationIdOf, type TokensConsumed } from '../../domain/conversation/events.js';
import type { TokensGranted } from '../../domain/member/events.js';
import { utcDateOf } from '../../domain/scoring/calendar.js';
import type { FoldEvent } from '../../kernel/event.js';
import type { Lift } from '../../kernel/upcasting.js';
import type { EventStore } from '../../ports/event-store.port.js';
import type { Moment } from '../support/moments.js';
import type { Progress } from '../support/progress.js';

export const GROUPS = ['member', 'day', 'month', 'model', 'conversation'] as const;
export type GroupBy = (typeof GROUPS)[number];

export interface LedgerQuery {
  readonly groupBy: GroupBy;
  readonly memberId: string | null;
  /** Epoch milliseconds, both included. */
  readonly from: number;
  readonly to: number;
  /** As the log stood then. */
  readonly asOf: Moment;
}

/** What a group used and was granted in the time asked for. */
export interface LedgerRow {
  readonly key: string;
  replies: number;
  inputTokens: number;
  outputTokens: number;
  cacheReadTokens: number;
  cacheWriteTokens: number;
  totalTokens: number;
  granted: number;
  /**
   * Granted less consumed since the beginning of the log: a member's at the end of the time asked for, everybody's at
   * the end of a day or month. Null by model and by conversation, which nothing is granted to.
   */
  balance: number | null;
}

type LedgerEvent = FoldEvent<TokensConsumed> | FoldEvent<TokensGranted>;

/** Adds the ledger up, event by event; its size is that of its groups, whatever the log's. */
export class TokenLedger {
  private readonly rows = new Map<string, LedgerRow>();
  /** Since the beginning of the log, by member. */
  private readonly balances = new Map<string, number>();
  private everybody = 0;

  constructor(private readonly query: LedgerQuery) {}

  add(event: LedgerEvent): void {
    const { memberId, from, to, asOf, groupBy } = this.query;
    if (memberId !== null && event.memberId !== memberId) return;
    if (event.at > to || event.at > asOf.at) return;
    const change = event.type === 'TokensGranted' ? amountOf(event) : -totalOf(event);
    this.everybody += change;
    if (groupBy === 'member') {
      this.balances.set(event.memberId, (this.balances.get(event.memberId) ?? 0) + change);
    }
    if (event.at < from) return;
    const key = keyOf(groupBy, event);
    if (key === null) return;
    const row = this.rows.get(key) ?? newRow(key);
    this.rows.set(key, row);
    count(row, event);
    if (groupBy === 'day' || groupBy === 'month') row.balance = this.everybody;
  }

  /** Days and months in their order, all else from the greatest use to the least. */
  result(): LedgerRow[] {
    const { groupBy } = this.query;
    const rows = [...this.rows.values()];
    if (groupBy === 'member') for (const row of rows) row.balance = this.balances.get(row.key) ?? 0;
    const byKey = (a: LedgerRow, b: LedgerRow) => (a.key < b.key ? -1 : 1);
    if (groupBy === 'day' || groupBy === 'month') return rows.sort(byKey);
    return rows.sort((a, b) => b.totalTokens - a.totalTokens || byKey(a, b));
  }
}

/** Straight from the log, streamed: TokensGranted and TokensConsumed alone (docs/adr/0008). */
export async function readLedger(
  log: EventStore,
  lift: Lift,
  query: LedgerQuery,
  progress: Progress,
): Promise<LedgerRow[]> {
  const ledger = new TokenLedger(query);
  for await (const page of log.replay({ after: 0, types: ['TokensGranted', 'TokensConsumed'] })) {
    for (const event of page) {
      if (event.position > query.asOf.position) return ledger.result();
      const data = lift(event.type, event.schema, event.data);
      // The types asked for are these two, and lifting gives their present shape.
      ledger.add({ ...event, data } as LedgerEvent);
    }
    progress.add(page.length, page.at(-1)?.position ?? 0);
  }
  return ledger.result();
}

/** All rows together, without a balance. */
export function totalOfRows(rows: readonly LedgerRow[]): LedgerRow {
  const total = newRow('total');
  for (const row of rows) {
    for (const field of COUNTS) total[field] += row[field];
  }
  return total;
}

const COUNTS = [
  'replies',
  'inputTokens',
  'outputTokens',
  'cacheReadTokens',
  'cacheWriteTokens',
  'totalTokens',
  'granted',
] as const;

function newRow(key: string): LedgerRow {
  return {
    key,
    replies: 0,
    inputTokens: 0,
    outputTokens: 0,
    cacheReadTokens: 0,
    cacheWriteTokens: 0,
    totalTokens: 0,
    granted: 0,
    balance: null,
  };
}

/** Null where a group has no place for the event: a grant belongs to no model and no conversation. */
function keyOf(groupBy: GroupBy, event: LedgerEvent): string | null {
  switch (groupBy) {
    case 'member':
      return event.memberId;
    case 'day':
      return utcDateOf(event.at);
    case 'month':
      return utcDateOf(event.at).slice(0, 7);
    case 'model':
      return isConsumed(event) ? event.data.model : null;
    case 'conversation':
      return isConsumed(event) ? conversationIdOf(event.stream) : null;
    default:
      return groupBy satisfies never;
  }
}

function isConsumed(event: LedgerEvent): event is FoldEvent<TokensConsumed> {
  return event.type === 'TokensConsumed';
}

function amountOf(event: LedgerEvent): number {
  return isConsumed(event) ? 0 : event.data.amount;
}

function totalOf(event: LedgerEvent): number {
  return isConsumed(event) ? event.data.totalTokens : 0;
}

function count(row: LedgerRow, event: LedgerEvent): void {
  if (!isConsumed(event)) {
    row.granted += event.data.amount;
    return;
  }
  const { inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens, totalTokens } = event.data;
  row.replies += 1;
  row.inputTokens += inputTokens;
  row.outputTokens += outputTokens;
  row.cacheReadTokens += cacheReadTokens;
  row.cacheWriteTokens += cacheWriteTokens;
  row.totalTokens += totalTokens;
}
