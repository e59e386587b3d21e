import { isTime, valueOf, type Calendar, type Dimension } from './dimensions.js';
import { TOKENS, type LedgerEntry } from './ledger-entry.js';
import type { PriceList } from './prices.js';
import { compareTexts } from '../../support/compare-texts.js';

/** Up to what is added up, and by what. */
export interface LedgerQuery {
  /** One or two. */
  readonly by: readonly Dimension[];
  readonly calendar: Calendar;
  readonly memberId: string | null;
  /** When it happened, epoch milliseconds, both included. */
  readonly from: number;
  readonly to: number;
  /** Whether an entry is asked for; all are by default. */
  readonly takes?: (entry: LedgerEntry) => boolean;
  readonly prices?: PriceList;
}

/** In 10⁻¹² of the currency. */
export interface Money {
  /** Of the tokens that members pay for. */
  cost: bigint;
  notChargedCost: bigint;
  /** Of a model without a price at that time: they are in neither. */
  unpricedTokens: number;
}

/** Tokens of a model at times of which no price is known. */
export interface Unpriced {
  tokens: number;
  /** Epoch milliseconds. */
  first: number;
  last: number;
}

/**
 * What is added up of each group. The tokens are those that members pay for: of their replies, and of failed turns that came
 * to an end. `notCharged` are those of the other failed turns, which the operator pays for.
 */
export const COUNTS = ['replies', ...TOKENS, 'granted', 'failedTurns', 'notCharged', 'adjusted'] as const;
export type Count = (typeof COUNTS)[number];

/** What a group used and was granted in the time asked for. */
export interface LedgerRow extends Record<Count, number> {
  /** Of each dimension, in the order asked for. */
  readonly keys: readonly string[];
  /** All of them in one text. */
  readonly key: string;
  /**
   * Granted and adjusted less consumed since the beginning of the event store: a member's at the end of the time asked for, or of the row's day,
   * week or month; everybody's at the end of a day, week or month. Null where nothing is granted to a group, or by a filter.
   */
  balance: number | null;
  /** Null without prices. */
  money: Money | null;
}

/** `change`: of the balance, in the time asked for. */
type Group = LedgerRow & { change: number };

/** Adds the ledger up, entry by entry; its size is that of its groups, whatever the event store's. */
export class TokenLedger {
  private readonly groups = new Map<string, Group>();
  /** Changes of balances before the time asked for, by member or of everybody. */
  private readonly opening = new Map<string, number>();
  private readonly hasBalance: boolean;
  /** By model. */
  readonly unpriced = new Map<string, Unpriced>();

  constructor(private readonly query: LedgerQuery) {
    const { by, takes } = query;
    const isOfAccount = by.every((dimension) => dimension === 'member' || isTime(dimension));
    this.hasBalance = isOfAccount && takes === undefined;
  }

  add(entry: LedgerEntry): void {
    const { memberId, from, to, by, calendar, takes } = this.query;
    if (memberId !== null && entry.memberId !== memberId) return;
    if (entry.at > to || (takes && !takes(entry))) return;
    if (entry.at < from) {
      if (this.hasBalance) this.open(entry);
      return;
    }
    const keys: string[] = [];
    for (const dimension of by) {
      const value = valueOf(dimension, entry, calendar);
      if (value === null) return;
      keys.push(value);
    }
    const group = this.groupOf(keys);
    group.change += entry.change;
    count(group, entry);
    if (this.query.prices) this.price(group, entry, this.query.prices);
  }

  /** Without what is before the time asked for: days, weeks and months in their order, all else from the greatest use on. */
  rows(): LedgerRow[] {
    const groups = [...this.groups.values()];
    const inTime = this.query.by.some(isTime);
    if (!inTime) groups.sort((a, b) => b.totalTokens - a.totalTokens || byKeys(a, b));
    else groups.sort(byKeys);
    if (this.hasBalance) this.balance(groups);
    return groups;
  }

  private price(row: LedgerRow, { kind, at, asked }: LedgerEntry, prices: PriceList): void {
    row.money ??= noMoney();
    if (asked === null) return;
    const cost = prices.costOf(asked.model, at, asked.tokens);
    if (cost !== null) row.money[kind === 'notCharged' ? 'notChargedCost' : 'cost'] += cost;
    else {
      const { totalTokens } = asked.tokens;
      row.money.unpricedTokens += totalTokens;
      const known = this.unpriced.get(asked.model) ?? { tokens: 0, first: at, last: at };
      const [first, last] = [Math.min(known.first, at), Math.max(known.last, at)];
      this.unpriced.set(asked.model, { tokens: known.tokens + totalTokens, first, last });
    }
  }

  private open(entry: LedgerEntry): void {
    const account = this.accountOf(entry.memberId);
    this.opening.set(account, (this.opening.get(account) ?? 0) + entry.change);
  }

  private groupOf(keys: readonly string[]): Group {
    const key = keys.join('\0');
    const known = this.groups.get(key);
    if (known) return known;
    const made = { ...emptyRow(keys), change: 0 };
    this.groups.set(key, made);
    return made;
  }

  /** Whose balance it is that a row shows: one for all, unless members are told apart. */
  private accountOf(memberId: string | undefined): string {
    return this.query.by.includes('member') ? (memberId ?? '') : '';
  }

  private balance(groups: readonly Group[]): void {
    const { by } = this.query;
    const member = by.indexOf('member');
    const finest = by.findIndex((one) => isTime(one) && (one === 'day' || !by.includes('day')));
    const running = new Map(this.opening);
    const inOrder =
      finest < 0 ? groups : [...groups].sort((a, b) => compareTexts(a.keys[finest], b.keys[finest]));
    for (const group of inOrder) {
      const account = this.accountOf(group.keys[member]);
      group.balance = (running.get(account) ?? 0) + group.change;
      running.set(account, group.balance);
    }
  }
}

const SEPARATOR = ' · ';

function labelOf(keys: readonly string[]): string {
  const [only = '', ...more] = keys;
  return more.length === 0 ? only : keys.join(SEPARATOR);
}

export function emptyRow(keys: readonly string[]): LedgerRow {
  const counts = Object.fromEntries(COUNTS.map((name) => [name, 0])) as Record<Count, number>;
  return { keys, key: labelOf(keys), ...counts, balance: null, money: null };
}

function noMoney(): Money {
  return { cost: 0n, notChargedCost: 0n, unpricedTokens: 0 };
}

/** All rows together, without a balance. */
export function totalOf(rows: Iterable<LedgerRow>): LedgerRow {
  const total = emptyRow(['total']);
  for (const row of rows) {
    for (const name of COUNTS) total[name] += row[name];
    if (row.money) total.money = moneyOf(total.money ?? noMoney(), row.money);
  }
  return total;
}

function moneyOf(one: Money, other: Money): Money {
  return {
    cost: one.cost + other.cost,
    notChargedCost: one.notChargedCost + other.notChargedCost,
    unpricedTokens: one.unpricedTokens + other.unpricedTokens,
  };
}

function count(row: LedgerRow, { kind, change, asked }: LedgerEntry): void {
  if (asked === null) {
    row[kind === 'adjustment' ? 'adjusted' : 'granted'] += change;
    return;
  }
  row[kind === 'reply' ? 'replies' : 'failedTurns'] += 1;
  if (kind === 'notCharged') row.notCharged += asked.tokens.totalTokens;
  else for (const column of TOKENS) row[column] += asked.tokens[column];
}

function byKeys(a: LedgerRow, b: LedgerRow): number {
  for (const [index, key] of a.keys.entries()) {
    const difference = compareTexts(key, b.keys[index]);
    if (difference !== 0) return difference;
  }
  return 0;
}
