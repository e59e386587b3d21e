/** Emit speaks English in every browser: numbers and dates in its sentences are written as English writes them. */
export const LOCALE = 'en-US';

const numbers = new Intl.NumberFormat(LOCALE);
const dayOfYear = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** '18,627' */
export function grouped(value: number): string {
  return numbers.format(value);
}

/** '1 day', '2,005 minutes'. */
export function counted(count: number, what: string, many = `${what}s`): string {
  return `${grouped(count)} ${count === 1 ? what : many}`;
}

/** 'December 1' of an ISO instant or date, UTC. */
export function monthDay(iso: string): string {
  return dayOfYear.format(Date.parse(iso));
}
