import { LOCALE } from '@emit/contract/english';

const time = new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short' });
const day = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', year: 'numeric' });
const dayAndTime = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });

/** Epoch milliseconds as the reader's time of day, with the date unless it is today's. */
export function whenSaid(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return isToday ? time.format(at) : dayAndTime.format(at);
}

/** Epoch milliseconds as the reader's time of day: the day is said elsewhere. */
export function timeOfDay(at: number): string {
  return time.format(at);
}

const DAY = 86_400_000;
const weekday = new Intl.DateTimeFormat(LOCALE, { weekday: 'long' });
const dayOfYear = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', day: 'numeric', month: 'long' });
const month = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric' });

/** How many of the reader's midnights lie between; negative for what is to come. */
function daysAgo(at: number, now: Date): number {
  const noon = (time: Date) => Date.UTC(time.getFullYear(), time.getMonth(), time.getDate());
  return (noon(now) - noon(new Date(at))) / DAY;
}

/** The reader's day as one speaks of it: 'Today', 'Yesterday', 'Monday', then the date. */
export function dayName(at: number, now = new Date()): string {
  const ago = daysAgo(at, now);
  if (ago === 0) return 'Today';
  if (ago === 1) return 'Yesterday';
  if (ago > 1 && ago < 7) return weekday.format(at);
  return new Date(at).getFullYear() === now.getFullYear() ? dayOfYear.format(at) : day.format(at);
}

const shortDate = new Intl.DateTimeFormat(LOCALE, { month: 'short', day: 'numeric' });

/** A date, 'YYYY-MM-DD', where there is little room: 'Today', 'Yesterday', 'Nov 10'. */
export function shortDay(date: string): string {
  const at = Date.parse(`${date}T12:00:00`);
  const ago = daysAgo(at, new Date());
  if (ago === 0) return 'Today';
  return ago === 1 ? 'Yesterday' : shortDate.format(at);
}

/** 'November 24, 2026' on the reader's clock; epoch milliseconds. */
export function dayInFull(at: number): string {
  return day.format(at);
}

/** 'Tuesday, November 24' on the reader's clock. */
export function dayInWords(now: Date): string {
  return dayOfYear.format(now);
}

/** Under which heading a list by time has it. */
export function timeGroup(at: number, now = new Date()): string {
  const ago = daysAgo(at, now);
  if (ago <= 0) return 'Today';
  if (ago === 1) return 'Yesterday';
  if (ago < 7) return 'Last 7 days';
  return ago < 30 ? 'Last 30 days' : month.format(at);
}

/** An ISO instant or date as the reader's day; '' for what is neither. */
export function longDay(iso: string): string {
  // A bare date has no time zone: noon keeps it on its day wherever it is read.
  const at = Date.parse(/^\d{4}-\d{2}-\d{2}$/.test(iso) ? `${iso}T12:00:00` : iso);
  return Number.isNaN(at) ? '' : day.format(at);
}

export function dayWithTime(iso: string): string {
  const at = Date.parse(iso);
  return Number.isNaN(at) ? '' : dayAndTime.format(at);
}

/** The browser's own date, 'YYYY-MM-DD'. */
export function localToday(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The browser's IANA time zone: a practice belongs to the date there. */
export function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** From `now` until the member's next date has begun, with a second for clocks that are early. */
export function millisecondsToMidnight(now: Date): number {
  const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return next.getTime() - now.getTime() + 1_000;
}
