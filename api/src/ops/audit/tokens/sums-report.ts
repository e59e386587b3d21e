import { counted } from '@emit/contract/english';
import { figures } from '../../support/rows.js';
import type { Dimension } from './dimensions.js';
import { exactMoney, moneyAsNumber, shownMoney } from './money.js';
import type { PriceList } from './prices.js';
import type { Report, ReportColumn } from './report.js';
import type { Figures } from './select-rows.js';
import { COUNTS, totalOf, type LedgerRow, type Money, type TokenLedger } from './token-ledger.js';
import { utcDayOf } from '../../../kernel/local-date.js';

const MONEY = ['cost', 'notChargedCost'] as const satisfies readonly (keyof Money)[];

const FIGURES: Figures<LedgerRow> = new Map([
  ...[...COUNTS, 'balance' as const].map((name) => [name as string, (row: LedgerRow) => row[name]] as const),
]);

const MONEY_FIGURES: Figures<LedgerRow> = new Map([
  ...MONEY.map(
    (name) => [name as string, ({ money }: LedgerRow) => money && moneyAsNumber(money[name])] as const,
  ),
  ['unpricedTokens', ({ money }) => money && money.unpricedTokens],
]);

/** What was used and granted: the sums of each group. */
export function sumsReport(
  ledger: TokenLedger,
  by: readonly Dimension[],
  prices: PriceList | null,
): Report<LedgerRow> {
  return {
    by,
    folds: [ledger],
    figures: figuresOf(prices),
    columns: [
      ...figures<LedgerRow>(...COUNTS.filter((name) => name !== 'adjusted'), 'balance', 'adjusted'),
      ...(prices ? moneyColumns(prices) : []),
    ],
    rows: () => ledger.rows(),
    total: totalOf,
    none: 'No tokens were used or granted then.',
    notes: () => (prices ? unpricedNotes(ledger, prices) : []),
  };
}

export function figuresOf(prices: PriceList | null): Figures<LedgerRow> {
  return prices ? new Map([...FIGURES, ...MONEY_FIGURES]) : FIGURES;
}

function moneyColumns({ currency }: PriceList): ReportColumn<LedgerRow>[] {
  return [
    ...MONEY.map((name): ReportColumn<LedgerRow> => moneyColumn(name, ({ money }) => money?.[name] ?? 0n)),
    { title: 'currency', value: () => currency },
    { title: 'unpricedTokens', value: ({ money }) => money?.unpricedTokens ?? 0, align: 'right' },
  ];
}

/** Money is a text for programs: it is exact, and a number of JSON would not be. */
export function moneyColumn<Row>(title: string, sumOf: (row: Row) => bigint): ReportColumn<Row> {
  return {
    title,
    value: (row) => exactMoney(sumOf(row)),
    shown: (row) => shownMoney(sumOf(row)),
    align: 'right',
  };
}

/** Which models have no price, when. */
export function unpricedNotes({ unpriced }: Pick<TokenLedger, 'unpriced'>, { name }: PriceList): string[] {
  return [...unpriced].map(
    ([model, { tokens, first, last }]) =>
      `${name} has no price of ${model} for ${utcDayOf(first)} to ${utcDayOf(last)}: ${counted(tokens, 'token')} in no cost`,
  );
}
