import { fields } from '../../../features/export/csv.js';
import { figures } from '../../support/rows.js';
import { isTime, type Dimension } from './dimensions.js';
import type { Report } from './report.js';
import type { Figures, Keyed } from './select-rows.js';
import type { LedgerRow, TokenLedger } from './token-ledger.js';

/** Beyond it a value is called unusual (Iglewicz and Hoaglin, How to Detect and Handle Outliers, 1993). */
const UNUSUAL = 3.5;
/** Of fewer values nothing is usual. */
const FEWEST = 7;
/** By which the median absolute deviation of a normal distribution is its standard deviation; of the mean one as well. */
const MAD = 1.4826;
const MEAN_DEVIATION = 1.2533;

const NUMBERS = ['totalTokens', 'median', 'deviation', 'z'] as const;

export interface AnomalyRow extends Keyed, Record<(typeof NUMBERS)[number], number> {
  /** A sentence. */
  readonly why: string;
}

export const ANOMALY_FIGURES: Figures<AnomalyRow> = new Map(
  NUMBERS.map((name) => [name, (row: AnomalyRow) => row[name]] as const),
);

export function anomaliesReport(ledger: TokenLedger, by: readonly Dimension[]): Report<AnomalyRow> {
  return {
    by,
    folds: [ledger],
    figures: ANOMALY_FIGURES,
    columns: [...figures<AnomalyRow>(...NUMBERS), ...fields<AnomalyRow>('why')],
    rows: () => anomaliesIn(ledger.rows(), by),
    none: 'Nothing unusual: no sum is far from the median of its kind.',
    notes: () => [],
  };
}

/**
 * Rows whose tokens are far from the median of their like, the farthest first: a member's days from their other days, say;
 * without a time, each from all the others. The distance is a robust z-score: from the median, in median absolute deviations
 * (times 1.4826), which a few outliers do not change. Where half of the values are the same, in mean absolute deviations.
 */
export function anomaliesIn(rows: readonly LedgerRow[], by: readonly Dimension[]): AnomalyRow[] {
  const place = by.findIndex(isTime);
  const series = new Map<string, LedgerRow[]>();
  for (const row of rows) {
    if (row.totalTokens === 0) continue;
    const name = place < 0 ? '' : row.keys.filter((_, index) => index !== place).join('\0');
    const known = series.get(name);
    if (known) known.push(row);
    else series.set(name, [row]);
  }
  const what = place < 0 ? 'group' : (by[place] ?? 'group');
  return [...series.values()]
    .flatMap((alike) => unusualOf(alike, what))
    .sort((a, b) => Math.abs(b.z) - Math.abs(a.z));
}

function unusualOf(rows: readonly LedgerRow[], what: Dimension | 'group'): AnomalyRow[] {
  if (rows.length < FEWEST) return [];
  const values = rows.map(({ totalTokens }) => totalTokens);
  const median = medianOf(values);
  const distances = values.map((value) => Math.abs(value - median));
  const mean = distances.reduce((sum, distance) => sum + distance, 0) / distances.length;
  const deviation = MAD * medianOf(distances) || MEAN_DEVIATION * mean;
  if (deviation === 0) return [];
  return rows.flatMap(({ keys, totalTokens }) => {
    const z = Math.round(((totalTokens - median) / deviation) * 10) / 10;
    if (Math.abs(z) <= UNUSUAL) return [];
    const row = { keys, totalTokens, median, deviation: Math.round(deviation), z };
    return [{ ...row, why: sentenceOf(row, rows.length, what) }];
  });
}

function sentenceOf(row: Omit<AnomalyRow, 'why' | 'keys'>, count: number, what: string): string {
  const { totalTokens, median, deviation, z } = row;
  const shown = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 0 });
  const times = (totalTokens / median).toLocaleString('en-US', { maximumFractionDigits: 1 });
  return `${times} times the median of ${shown(median)} over ${count} ${what}s with use; ${Math.abs(z)} times the usual distance of ${shown(deviation)} ${z > 0 ? 'above' : 'below'} it.`;
}

export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
