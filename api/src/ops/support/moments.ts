import { localDateOf } from '../../kernel/local-date.js';
import { UsageError } from './failures.js';

const DATE = /^\d{4}-\d{2}(-\d{2})?$/;
/** A week of ISO 8601. */
const WEEK = /^(\d{4})-W(\d{2})$/;
/** With its zone: without one it is another instant on every machine. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;
const AGO = /^(\d{1,5})([hdw])$/;
export const MS_PER_DAY = 86_400_000;
const MS_OF = { h: MS_PER_DAY / 24, d: MS_PER_DAY, w: 7 * MS_PER_DAY } as const;

/** How times are read. */
export interface Reckoning {
  /** Whose days and months they are: an IANA time zone. */
  readonly zone: string;
  /** From which '7d' counts back, epoch milliseconds; NaN where nothing counts back. */
  readonly now: number;
}

const IN_UTC: Reckoning = { zone: 'UTC', now: NaN };

/**
 * The first instant (epoch milliseconds) of '2026-11', '2026-W47', '2026-11-20' or an ISO instant; of '24h', '7d' or '2w', so
 * long ago. Throws UsageError.
 */
export function firstInstant(text: string, reckoning: Reckoning = IN_UTC): number {
  const { first } = daysOf(text) ?? {};
  const at = first === undefined ? instantOf(text, reckoning) : midnightIn(reckoning.zone, first);
  if (Number.isNaN(at))
    throw new UsageError(`'${text}' is not a time: write 2026-11, 2026-11-20 or 2026-11-20T08:30:00Z`);
  return at;
}

/** The last instant of a month, week or day, all of them whole; of an instant, itself. Throws UsageError. */
export function lastInstant(text: string, reckoning: Reckoning = IN_UTC): number {
  const days = daysOf(text);
  if (days === null || Number.isNaN(midnightOf(days.next))) return firstInstant(text, reckoning);
  return midnightIn(reckoning.zone, days.next) - 1;
}

/** The first day of what the text names, and the first day after it; null of what is no day, week or month. */
function daysOf(text: string): { readonly first: string; readonly next: string } | null {
  const [, year, week] = WEEK.exec(text) ?? [];
  if (year !== undefined) return daysFrom(mondayOf(Number(year), Number(week)), 7);
  if (!DATE.test(text)) return null;
  if (text.length === 10) return daysFrom(isCalendarDate(text) ? midnightOf(text) : NaN, 1);
  const first = midnightOf(`${text}-01`);
  const date = new Date(first);
  return daysFrom(first, new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate());
}

function daysFrom(first: number, days: number): { readonly first: string; readonly next: string } {
  return { first: dayOf(first), next: dayOf(first + days * MS_PER_DAY) };
}

function dayOf(at: number): string {
  return Number.isNaN(at) ? '' : new Date(at).toISOString().slice(0, 10);
}

/** NaN of a week that the year has not. */
function mondayOf(year: number, week: number): number {
  const fourth = Date.UTC(year, 0, 4);
  const monday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * MS_PER_DAY + (week - 1) * 7 * MS_PER_DAY;
  const isOfYear = new Date(monday + 3 * MS_PER_DAY).getUTCFullYear() === year;
  return week > 0 && isOfYear ? monday : NaN;
}

function instantOf(text: string, { now }: Reckoning): number {
  const [, count, unit] = AGO.exec(text) ?? [];
  if (unit !== undefined) return now - Number(count) * MS_OF[unit as keyof typeof MS_OF];
  return INSTANT.test(text) && isCalendarDate(text.slice(0, 10)) ? Date.parse(text) : NaN;
}

/** The first instant of a day in a time zone; clocks that are put forward at midnight begin it later. */
function midnightIn(zone: string, day: string): number {
  const midnight = midnightOf(day);
  if (zone === 'UTC' || Number.isNaN(midnight)) return midnight;
  let [before, from] = [midnight - MS_PER_DAY, midnight + MS_PER_DAY];
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (localDateOf(middle, zone).localDate >= day) from = middle;
    else before = middle;
  }
  return from;
}

function midnightOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** Not so the 30th of February, which Date takes for a day in March. */
function isCalendarDate(day: string): boolean {
  const at = midnightOf(day);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
}

/** From the first instant of one time to the last of another, both included. Throws UsageError. */
export function spanOf(
  since: string | undefined,
  until: string | undefined,
  reckoning: Reckoning = IN_UTC,
): { since: number; until: number } {
  const span = {
    since: since === undefined ? -Infinity : firstInstant(since, reckoning),
    until: until === undefined ? Infinity : lastInstant(until, reckoning),
  };
  if (span.since > span.until) throw new UsageError(`from ${since} to ${until} ends before it begins`);
  return span;
}

/** Up to where the event store is looked at. */
export interface Moment {
  /** Infinity: not by position. */
  readonly position: number;
  readonly at: number;
}

const POSITION = 'position:';

/** NaN of what is no whole number; tables write 2,356. */
export function wholeNumberIn(text: string): number {
  const isOne = /^(?:\d+|\d{1,3}(?:,\d{3})+)$/.test(text);
  const value = Number(text.replaceAll(',', ''));
  return isOne && Number.isSafeInteger(value) ? value : NaN;
}

/**
 * A position ('position:4711') or the end of a time. A bare number is neither: 2026 might be a year or the 2,026th event.
 * Throws UsageError.
 */
export function momentOf(text: string, reckoning: Reckoning = IN_UTC): Moment {
  const position = text.startsWith(POSITION) ? wholeNumberIn(text.slice(POSITION.length)) : NaN;
  if (!Number.isNaN(position)) return { position, at: Infinity };
  if (/^[+-]?[\d.,_]+$/.test(text)) {
    throw new UsageError(
      `'${text}' may be a time or a position: write 2026-11, 2026-11-20 or 2026-11-20T08:30:00Z for a time, ` +
        `position:${text.replace(/\D/g, '')} for a position of the log`,
    );
  }
  if (text.startsWith(POSITION))
    throw new UsageError(`'${text}' is no position: write position:4711, a whole number`);
  return { position: Infinity, at: lastInstant(text, reckoning) };
}

/** Refuses a position that the event store has not reached. Throws UsageError. */
export function requireReached(position: number, head: number): void {
  if (!Number.isFinite(position) || position <= head) return;
  throw new UsageError(
    `position ${position.toLocaleString('en-US')} is beyond the end of the log, which is at ${head.toLocaleString('en-US')}`,
  );
}
