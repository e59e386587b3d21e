import { LOCALE } from '@emit/contract/english';

const shortDay = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', timeZone: 'UTC' });
const shortMonth = new Intl.DateTimeFormat(LOCALE, { month: 'short', year: '2-digit', timeZone: 'UTC' });
const wholeDay = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' });

// As exact as a mark on the axis: by default 25,500 would be 26K.
const compact = new Intl.NumberFormat(LOCALE, { notation: 'compact', maximumFractionDigits: 1 });

/** '25.5K' */
export function shortNumber(value: number): string {
  return compact.format(value);
}

/** A bar's name on the axis: 'Nov 12', or 'Nov 26' for a month. */
export function shortName(key: string): string {
  return (isMonth(key) ? shortMonth : shortDay).format(Date.parse(key));
}

/** The same in full. */
export function longName(key: string): string {
  return (isMonth(key) ? month : wholeDay).format(Date.parse(key));
}

/** 'on November 12, 2026', 'in November 2026'. */
export function whenOf(key: string): string {
  return `${isMonth(key) ? 'in' : 'on'} ${longName(key)}`;
}

function isMonth(key: string): boolean {
  return key.length === 7;
}
