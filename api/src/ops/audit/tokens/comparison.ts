import { UsageError } from '../../support/failures.js';
import { MS_PER_DAY, spanOf, type Reckoning } from '../../support/moments.js';
import type { Column } from '../../support/rows.js';
import type { Dimension } from './dimensions.js';
import { isTime } from './dimensions.js';
import { moneyAsNumber } from './money.js';
import type { PriceList } from './prices.js';
import type { Report } from './report.js';
import type { Figures, Keyed } from './select-rows.js';
import { moneyColumn, unpricedNotes } from './sums-report.js';
import { totalOf, type LedgerRow, type TokenLedger } from './token-ledger.js';

/** A group in two periods. */
export interface ComparedRow extends Keyed {
  readonly now: LedgerRow | null;
  readonly then: LedgerRow | null;
}

/** '2026-09' or '2026-09-01..2026-09-15'. Throws UsageError. */
export function periodOf(text: string, reckoning: Reckoning): { since: number; until: number } {
  const [first = '', last = first, ...more] = text.split('..');
  if (more.length > 0)
    throw new UsageError(`'${text}' is no period: write 2026-09 or 2026-09-01..2026-09-15`);
  return spanOf(first, last, reckoning);
}

/** Throws UsageError for what two periods cannot have in common. */
export function requireComparable(by: readonly Dimension[], from: string | undefined): void {
  const time = by.find(isTime);
  if (time !== undefined)
    throw new UsageError(
      `--compare sets two periods side by side: no ${time} is in both, so leave it out of --by`,
    );
  if (from === undefined)
    throw new UsageError(
      '--compare needs the period that is compared: --from 2026-10 --to 2026-10 --compare 2026-09',
    );
}

interface Period {
  /** Epoch milliseconds, both included; until Infinity of one that is not over. */
  readonly since: number;
  readonly until: number;
}

/** A remark where one period is longer, as February is not; `now` ends what is not over. */
export function lengthNotes(periods: readonly [Period, Period], now: number): string[] {
  const days = periods.map(({ since, until }) => {
    const length = Math.max(0, Math.min(until, now) - since) / MS_PER_DAY;
    return Math.round(length * 10) / 10;
  });
  const [one = 0, other = 0] = days;
  return one === other
    ? []
    : [`The periods are ${one} and ${other} days long: their sums are compared, and not the use of a day.`];
}

const tokensIn = (row: LedgerRow | null) => row?.totalTokens ?? 0;
const costIn = (row: LedgerRow | null) => row?.money?.cost ?? 0n;
const difference = ({ now, then }: ComparedRow) => tokensIn(now) - tokensIn(then);

/** To a tenth; null where there was nothing then. */
function percent({ now, then }: ComparedRow): number | null {
  const before = tokensIn(then);
  return before === 0 ? null : Math.round(((tokensIn(now) - before) / before) * 1_000) / 10;
}

const NUMBERS = {
  replies: ({ now }) => now?.replies ?? 0,
  comparedReplies: ({ then }) => then?.replies ?? 0,
  totalTokens: ({ now }) => tokensIn(now),
  comparedTokens: ({ then }) => tokensIn(then),
  difference,
  percent,
} satisfies Record<string, (row: ComparedRow) => number | null>;

const COSTS = {
  cost: ({ now }) => costIn(now),
  comparedCost: ({ then }) => costIn(then),
  costDifference: ({ now, then }) => costIn(now) - costIn(then),
} satisfies Record<string, (row: ComparedRow) => bigint>;

/** What each group used in two periods, the greatest difference first. */
export function comparisonReport(
  now: TokenLedger,
  then: TokenLedger,
  by: readonly Dimension[],
  prices: PriceList | null,
): Report<ComparedRow> {
  const columns = Object.entries(NUMBERS).map(([title, value]): Column<ComparedRow> => ({
    title,
    value,
    align: 'right',
  }));
  return {
    by,
    folds: [now, then],
    figures: comparedFigures(prices),
    columns: [...columns, ...(prices ? costColumns(prices) : [])],
    rows: () => compared(now.rows(), then.rows()),
    total: (rows) => ({
      keys: ['total'],
      now: totalOf(rows.flatMap((row) => row.now ?? [])),
      then: totalOf(rows.flatMap((row) => row.then ?? [])),
    }),
    none: 'No tokens were used or granted in either period.',
    notes: () => (prices ? [...unpricedNotes(now, prices), ...unpricedNotes(then, prices)] : []),
  };
}

function costColumns({ currency }: PriceList) {
  const costs = Object.entries(COSTS).map(([title, sumOf]) => moneyColumn<ComparedRow>(title, sumOf));
  return [...costs, { title: 'currency', value: () => currency }];
}

export function comparedFigures(prices: PriceList | null): Figures<ComparedRow> {
  const costs = Object.entries(COSTS).map(
    ([name, sumOf]) => [name, (row: ComparedRow) => moneyAsNumber(sumOf(row))] as const,
  );
  return new Map<string, (row: ComparedRow) => number | null>([
    ...Object.entries(NUMBERS),
    ...(prices ? costs : []),
  ]);
}

function compared(now: readonly LedgerRow[], then: readonly LedgerRow[]): ComparedRow[] {
  const before = new Map(then.map((row) => [row.keys.join('\0'), row]));
  const rows = now.map((row): ComparedRow => {
    const key = row.keys.join('\0');
    const other = before.get(key) ?? null;
    before.delete(key);
    return { keys: row.keys, now: row, then: other };
  });
  const gone = [...before.values()].map((row) => ({ keys: row.keys, now: null, then: row }));
  return [...rows, ...gone].sort((a, b) => Math.abs(difference(b)) - Math.abs(difference(a)));
}
