/** Which days the token page shows. Months are UTC's, as allowances are. */
export const RANGES = [
  { id: 'this-month', label: 'This month' },
  { id: 'last-month', label: 'Last month' },
  { id: 'all', label: 'All time' },
] as const;
export type RangeId = (typeof RANGES)[number]['id'];

/** First and last day, 'YYYY-MM-DD'; left out where the range is open. */
export interface Days {
  readonly from?: string;
  readonly to?: string;
}

/** The days of a range at an instant (epoch milliseconds). */
export function daysOf(range: RangeId, now: number): Days {
  if (range === 'all') return {};
  const today = new Date(now);
  const month = today.getUTCMonth() - (range === 'last-month' ? 1 : 0);
  const first = (at: number) => Date.UTC(today.getUTCFullYear(), at, 1);
  return { from: dayOf(first(month)), to: dayOf(first(month + 1) - 1) };
}

/** The UTC day of an instant. */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
