import { conversationIdOf, type TokensConsumed, type TurnFailed } from '../../domain/conversation/events.js';
import type { TokensGranted } from '../../domain/member/events.js';
import { utcDateOf } from '../../domain/scoring/calendar.js';
import type { FoldEvent } from '../../kernel/event.js';
import type { Lift } from '../../kernel/event-catalogue.js';
import type { EventStore } from '../../ports/event-store.port.js';
import { CommandFailed } from '../support/failures.js';
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
  /** As the log stood then: events of a later time are passed over. */
  readonly asOf: Pick<Moment, 'at'>;
}

export const TOKENS = [
  'inputTokens',
  'outputTokens',
  'cacheReadTokens',
  'cacheWriteTokens',
  'totalTokens',
] as const;
/**
 * What is added up of each group. The tokens are those that members pay for: of their replies, and of failed turns that came
 * to an end. `notCharged` are those of the other failed turns, which the operator pays for.
 */
export const COUNTS = ['replies', ...TOKENS, 'granted', 'failedTurns', 'notCharged'] as const;
type Count = (typeof COUNTS)[number];

/** What a group used and was granted in the time asked for. */
export interface LedgerRow extends Record<Count, number> {
  readonly key: string;
  /**
   * Granted less consumed since the beginning of the log: a member's at the end of the time asked for, everybody's at
   * the end of a day or month. Null by model and by conversation, which nothing is granted to.
   */
  balance: number | null;
}

/** `change`: since the beginning of the log, also before the time asked for. */
type Group = LedgerRow & { change: number };

type LedgerEvent = FoldEvent<TokensConsumed> | FoldEvent<TurnFailed> | FoldEvent<TokensGranted>;

/**
 * Adds the ledger up, event by event; its size is that of its groups, whatever the log's. Rows come out as they are
 * asked for, as often as they are: days and months in their order, all else from the greatest use to the least.
 */
export class TokenLedger implements Iterable<LedgerRow> {
  private readonly groups = new Map<string, Group>();
  /** All rows together, without a balance. */
  readonly total = emptyRow('total');

  constructor(private readonly query: LedgerQuery) {}

  add(event: LedgerEvent): void {
    const { memberId, from, to, asOf, groupBy } = this.query;
    if (memberId !== null && event.memberId !== memberId) return;
    if (event.at > to || event.at > asOf.at) return;
    const inTime = event.at >= from;
    if (!inTime && !hasBalance(groupBy)) return;
    const key = keyOf(groupBy, event);
    if (key === null) return;
    const group = this.groupOf(key);
    if (hasBalance(groupBy)) group.change += changeOf(event);
    if (inTime) this.count(group, event);
  }

  *[Symbol.iterator](): Iterator<LedgerRow> {
    const { groupBy } = this.query;
    let everybody = 0;
    for (const { change, ...row } of this.inOrder()) {
      everybody += change;
      if (hasBalance(groupBy)) row.balance = groupBy === 'member' ? change : everybody;
      // A group without either was there before the time asked for, and not in it.
      if (row.replies > 0 || row.granted > 0 || row.failedTurns > 0) yield row;
    }
  }

  private groupOf(key: string): Group {
    const known = this.groups.get(key) ?? { ...emptyRow(key), change: 0 };
    this.groups.set(key, known);
    return known;
  }

  private inOrder(): Group[] {
    const byKey = (a: Group, b: Group) => (a.key < b.key ? -1 : 1);
    const groups = [...this.groups.values()];
    if (this.query.groupBy === 'day' || this.query.groupBy === 'month') return groups.sort(byKey);
    return groups.sort((a, b) => b.totalTokens - a.totalTokens || byKey(a, b));
  }

  private count(group: Group, event: LedgerEvent): void {
    if (isGranted(event)) {
      this.addTo(group, 'granted', event.data.amount);
      return;
    }
    this.addTo(group, isFailed(event) ? 'failedTurns' : 'replies', 1);
    if (isFailed(event) && !event.data.charged) {
      this.addTo(group, 'notCharged', event.data.totalTokens);
      return;
    }
    for (const column of TOKENS) this.addTo(group, column, event.data[column]);
  }

  private addTo(group: Group, column: Count, amount: number): void {
    group[column] += amount;
    this.total[column] += amount;
  }
}

/**
 * Feeds ledgers straight from the log, in one pass, up to a position: from TokensGranted, TokensConsumed and TurnFailed alone
 * (docs/adr/0041-what-a-turn-costs.md). Throws CommandFailed for a record that somebody has changed so that it cannot be added.
 */
export async function readLedgers(
  eventStore: EventStore,
  lift: Lift,
  ledgers: readonly TokenLedger[],
  upTo: number,
  progress: Progress,
): Promise<void> {
  const types = ['TokensGranted', 'TokensConsumed', 'TurnFailed'];
  for await (const page of eventStore.replay({ after: 0, types })) {
    for (const event of page) {
      if (event.position > upTo) return;
      const data = lift(event.type, event.schema, event.data);
      // The types asked for are these, and lifting gives their present shape.
      const lifted = { ...event, data } as LedgerEvent;
      if (!canBeAdded(lifted)) throw changed(event);
      for (const ledger of ledgers) ledger.add(lifted);
    }
    progress.add(page.length, page.at(-1)?.position ?? 0);
  }
}

const GRANTS = ['amount'] as const;

export function emptyRow(key: string): LedgerRow {
  const counts = Object.fromEntries(COUNTS.map((count) => [count, 0])) as Record<Count, number>;
  return { key, ...counts, balance: null };
}

function hasBalance(groupBy: GroupBy): boolean {
  return groupBy === 'member' || groupBy === 'day' || groupBy === 'month';
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
      return isGranted(event) ? null : event.data.model;
    case 'conversation':
      return isGranted(event) ? null : conversationIdOf(event.stream);
    default:
      return groupBy satisfies never;
  }
}

function isGranted(event: LedgerEvent): event is FoldEvent<TokensGranted> {
  return event.type === 'TokensGranted';
}

function isFailed(event: LedgerEvent): event is FoldEvent<TurnFailed> {
  return event.type === 'TurnFailed';
}

/** A sum with something else than a number in it would be no number from there on. */
function canBeAdded(event: LedgerEvent): boolean {
  const data: Readonly<Record<string, unknown>> | null = event.data;
  const amounts: readonly string[] = isGranted(event) ? GRANTS : TOKENS;
  if (data === null || !amounts.every((amount) => Number.isSafeInteger(data[amount]))) return false;
  return !isFailed(event) || typeof data['charged'] === 'boolean';
}

function changed({ type, position }: FoldEvent): CommandFailed {
  return new CommandFailed(
    `${type} at position ${position} holds data that Emit did not write (emit audit verify --no-models names all such)`,
  );
}

function changeOf(event: LedgerEvent): number {
  if (isGranted(event)) return event.data.amount;
  return isFailed(event) && !event.data.charged ? 0 : -event.data.totalTokens;
}
