import { UsageError } from './failures.js';

const DATE = /^\d{4}-\d{2}(-\d{2})?$/;
/** With its zone: without one it is another instant on every machine. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;
export const MS_PER_DAY = 86_400_000;

/** The first instant (epoch milliseconds) of '2026-11', '2026-11-20' (UTC) or an ISO instant. Throws UsageError. */
export function firstInstant(text: string): number {
  const day = text.length === 7 ? `${text}-01` : text.slice(0, 10);
  const at = DATE.test(text) ? midnightOf(day) : INSTANT.test(text) ? Date.parse(text) : NaN;
  if (Number.isNaN(at) || !isCalendarDate(day)) {
    throw new UsageError(`'${text}' is no time: write 2026-11, 2026-11-20 or 2026-11-20T08:30:00Z`);
  }
  return at;
}

/** The last instant of a month or a day, both whole; of an instant, itself. Throws UsageError. */
export function lastInstant(text: string): number {
  const first = firstInstant(text);
  if (!DATE.test(text)) return first;
  const date = new Date(first);
  if (text.length === 7) return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) - 1;
  return first + MS_PER_DAY - 1;
}

function midnightOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** Not so the 30th of February, which Date takes for a day in March. */
function isCalendarDate(day: string): boolean {
  return new Date(midnightOf(day)).toISOString().startsWith(day);
}

/** From the first instant of one time to the last of another, both included. Throws UsageError. */
export function spanOf(
  since: string | undefined,
  until: string | undefined,
): { since: number; until: number } {
  const span = {
    since: since === undefined ? -Infinity : firstInstant(since),
    until: until === undefined ? Infinity : lastInstant(until),
  };
  if (span.since > span.until)
    throw new UsageError(`from ${since} to ${until} is no time: it ends before it begins`);
  return span;
}

/** Up to where the log is looked at. */
export interface Moment {
  readonly position: number;
  readonly at: number;
}

/** A position ('4711') or the end of a time. Throws UsageError. */
export function momentOf(text: string): Moment {
  if (/^\d+$/.test(text)) return { position: Number(text), at: Infinity };
  return { position: Infinity, at: lastInstant(text) };
}
