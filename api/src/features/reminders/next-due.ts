import { localDateOf } from '../../kernel/local-date.js';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** From yesterday, for whoever is ahead of UTC, to the day after tomorrow. */
const DAYS = [-1, 0, 1, 2];

/**
 * Returns the first instant after `now` at which it is `time` ('HH:MM') in the zone, in epoch milliseconds. A time of day that a
 * clock change leaves out is later by as much; of one that comes twice it is the first.
 */
export function nextDue(time: string, timeZone: string, now: number): number {
  const today = Date.parse(`${localDateOf(now, timeZone).localDate}T${time}:00Z`);
  const instants = DAYS.map((days) => instantOf(today + days * DAY_MS, timeZone));
  return Math.min(...instants.filter((instant) => instant > now));
}

/** `local`: a date and time as if it were UTC's. */
function instantOf(local: number, timeZone: string): number {
  const offsetAt = (at: number) => localDateOf(at, timeZone).utcOffsetMinutes * MINUTE_MS;
  const [before, after] = [offsetAt(local - DAY_MS), offsetAt(local + DAY_MS)];
  const isThen = (offset: number) => offsetAt(local - offset) === offset;
  if (isThen(before) || !isThen(after)) return local - before;
  return local - after;
}
