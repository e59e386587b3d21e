import type { TokenUsage } from '@emit/contract/account';
import { dayOf, type Days } from './token-ranges';

type UsedDay = TokenUsage['days'][number];

export interface UsageBar {
  /** 'YYYY-MM-DD', or 'YYYY-MM' where months are shown. */
  readonly key: string;
  readonly input: number;
  readonly output: number;
}

const DAY = 86_400_000;
/** More days than this are shown by month: their bars would be hairs. */
const MOST_BARS = 62;

/** A bar for each day of the range, the empty ones too, up to today; a bar for each month where there are many. */
export function usageBars(days: readonly UsedDay[], { from, to }: Days, now: number): UsageBar[] {
  const today = dayOf(now);
  const first = from ?? days[0]?.date ?? today;
  const last = to !== undefined && to < today ? to : today;
  const byDay = daysBetween(first, last);
  if (byDay.length <= MOST_BARS) return barsOf(byDay, days, (day) => day);
  const months = [...new Set(byDay.map(monthOf))];
  return barsOf(months, days, monthOf);
}

function barsOf(
  keys: readonly string[],
  days: readonly UsedDay[],
  keyOf: (day: string) => string,
): UsageBar[] {
  const bars = new Map(keys.map((key) => [key, { key, input: 0, output: 0 }]));
  for (const { date, input_tokens, output_tokens } of days) {
    const bar = bars.get(keyOf(date));
    if (!bar) continue;
    bar.input += input_tokens;
    bar.output += output_tokens;
  }
  return [...bars.values()];
}

function daysBetween(first: string, last: string): string[] {
  const begin = Date.parse(first);
  const count = Math.max(0, Math.round((Date.parse(last) - begin) / DAY) + 1);
  return Array.from({ length: count }, (_, at) => dayOf(begin + at * DAY));
}

function monthOf(day: string): string {
  return day.slice(0, 7);
}
