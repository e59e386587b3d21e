import { utcDateOf } from '../../../domain/scoring/calendar.js';
import { fields } from '../../../features/export/csv.js';
import { figures } from '../../support/rows.js';
import type { LedgerEntry } from './ledger-entry.js';
import type { LedgerFold } from './read-ledger.js';
import type { Report } from './report.js';
import type { Figures, Keyed } from './select-rows.js';
import type { LedgerQuery } from './token-ledger.js';

const COLUMNS = ['allowance', 'otherGrants', 'totalTokens', 'exceededBy', 'lowestBalance'] as const;

/** A member's UTC month, which is the month of an allowance. */
export interface MonthRow extends Keyed, Record<(typeof COLUMNS)[number], number> {
  /** That of the allowance; without one, the last of the month. */
  plan: string;
}

export const EXCEEDED_FIGURES: Figures<MonthRow> = new Map(
  COLUMNS.map((name) => [name, (row: MonthRow) => row[name]] as const),
);

/** Adds up what members used of each month's allowance, and how low their balance was; grows with members and months. */
export class AllowanceUse implements LedgerFold {
  private readonly balances = new Map<string, number>();
  private readonly months = new Map<string, MonthRow>();

  constructor(private readonly query: Pick<LedgerQuery, 'memberId' | 'from' | 'to' | 'takes'>) {}

  add(entry: LedgerEntry): void {
    const { memberId, from, to, takes } = this.query;
    if (memberId !== null && entry.memberId !== memberId) return;
    if (entry.at > to) return;
    const balance = (this.balances.get(entry.memberId) ?? 0) + entry.change;
    this.balances.set(entry.memberId, balance);
    if (entry.at < from || (takes && !takes(entry))) return;
    const row = this.monthOf(
      entry.memberId,
      entry.allowanceMonth ?? utcDateOf(entry.at).slice(0, 7),
      balance,
    );
    if (entry.kind === 'allowance' || row.allowance === 0) row.plan = entry.plan;
    if (entry.asked !== null) row.totalTokens -= entry.change;
    else row[entry.kind === 'allowance' ? 'allowance' : 'otherGrants'] += entry.change;
    row.lowestBalance = Math.min(row.lowestBalance, balance);
  }

  /** Those who used more than the month's allowance, the greatest excess first. */
  rows(): MonthRow[] {
    for (const row of this.months.values()) row.exceededBy = row.totalTokens - row.allowance;
    return [...this.months.values()]
      .filter(({ exceededBy }) => exceededBy > 0)
      .sort((a, b) => b.exceededBy - a.exceededBy);
  }

  private monthOf(memberId: string, month: string, balance: number): MonthRow {
    const key = `${memberId}/${month}`;
    const known = this.months.get(key);
    if (known) return known;
    const nothing = { allowance: 0, otherGrants: 0, totalTokens: 0, exceededBy: 0 };
    const made = { keys: [memberId, month], plan: '', ...nothing, lowestBalance: balance };
    this.months.set(key, made);
    return made;
  }
}

export function exceededReport(use: AllowanceUse): Report<MonthRow> {
  return {
    by: ['member', 'month'],
    folds: [use],
    figures: EXCEEDED_FIGURES,
    columns: [...fields<MonthRow>('plan'), ...figures<MonthRow>(...COLUMNS)],
    rows: () => use.rows(),
    none: 'Nobody used more than the allowance of a month.',
    notes: () => [],
  };
}
