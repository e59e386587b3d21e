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
    throw new UsageError(`'${text}' is not a time: write 2026-11, 2026-11-20 or 2026-11-20T08:30:00Z`);
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
  if (span.since > span.until) throw new UsageError(`from ${since} to ${until} ends before it begins`);
  return span;
}

/** Up to where the log is looked at. */
export interface Moment {
  /** Infinity: not by position. */
  readonly position: number;
  readonly at: number;
}

const POSITION = /^position:(\d+)$/;

/**
 * A position ('position:4711') or the end of a time. A bare number is neither: 2026 might be a year or the 2,026th event.
 * Throws UsageError.
 */
export function momentOf(text: string): Moment {
  const position = Number(POSITION.exec(text)?.[1] ?? NaN);
  if (Number.isSafeInteger(position)) return { position, at: Infinity };
  if (/^[+-]?[\d.,_]+$/.test(text)) {
    throw new UsageError(
      `'${text}' may be a time or a position: write 2026-11, 2026-11-20 or 2026-11-20T08:30:00Z for a time, ` +
        `position:${text.replace(/\D/g, '')} for a position of the log`,
    );
  }
  if (text.startsWith('position:'))
    throw new UsageError(`'${text}' is no position: write position:4711, a whole number`);
  return { position: Infinity, at: lastInstant(text) };
}

/** Refuses a position that the log has not reached. Throws UsageError. */
export function requireReached(position: number, head: number): void {
  if (!Number.isFinite(position) || position <= head) return;
  throw new UsageError(
    `position ${position.toLocaleString('en-US')} is beyond the end of the log, which is at ${head.toLocaleString('en-US')}`,
  );
}
