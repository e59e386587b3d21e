import { localToday } from '../../../shared/lib/dates';
import { plainText } from './plain-text';

/** In which order numbers make a date: year first, or else day or month first. */
export type DateOrder = 'day' | 'month';

const YEAR_FIRST = /^(\d{4})[-/.年]\s?(\d{1,2})[-/.月]\s?(\d{1,2})日?(?!\d)/;
const YEAR_LAST = /^(\d{1,2})[-/.]\s?(\d{1,2})[-/.]\s?(\d{4}|\d{2})(?!\d)/;
const WITHOUT_MARKS = /^(\d{4})(\d{2})(\d{2})(?:T\d{4,6}Z?)?$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s?(?:Z|[+-]\d{2}:?\d{2})$/;
const EPOCH = /^\d{10}(\d{3})?$/;
const NUMBERS_AND_WORDS = /\d+|\p{L}{3,}/gu;
/** Languages whose names of months are read. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'da'];

let months: Map<string, number> | null = null;

/** A date as it is written, as 'YYYY-MM-DD'; null for what is none. A moment is of the browser's own date then. */
export function readDate(text: string, order: DateOrder): string | null {
  const said = text.trim();
  if (INSTANT.test(said) || EPOCH.test(said)) return dateOfMoment(said);
  const [, y, m, d] = YEAR_FIRST.exec(said) ?? WITHOUT_MARKS.exec(said) ?? [];
  if (y !== undefined) return dateOf(Number(y), Number(m), Number(d));
  const [, first, second, year] = YEAR_LAST.exec(said) ?? [];
  if (first === undefined) return dateInWords(said);
  const [day, month] = order === 'day' ? [first, second] : [second, first];
  return dateOf(fullYear(year ?? ''), Number(month), Number(day));
}

/** Which of two numbers is the day, told by the whole column; null where nothing tells it. */
export function dateOrderIn(texts: readonly string[]): DateOrder | null {
  for (const text of texts) {
    const [, first = '', second = ''] = YEAR_LAST.exec(text.trim()) ?? [];
    if (Number(first) > 12) return 'day';
    if (Number(second) > 12) return 'month';
  }
  return texts.some((text) => /^\d{1,2}\.\s?\d{1,2}\./.test(text.trim())) ? 'day' : null;
}

/** Whether either order could be meant. */
export function hasTwoOrders(texts: readonly string[]): boolean {
  return dateOrderIn(texts) === null && texts.some((text) => YEAR_LAST.test(text.trim()));
}

function dateOfMoment(said: string): string | null {
  const at = EPOCH.test(said) ? Number(said) * (said.length === 10 ? 1_000 : 1) : Date.parse(said);
  return Number.isNaN(at) ? null : localToday(new Date(at));
}

/** '1 March 2019', 'Mar 1st, 2019', 'Freitag, 1. März 2019'. */
function dateInWords(said: string): string | null {
  const parts = said.match(NUMBERS_AND_WORDS) ?? [];
  const month = parts.map((part) => monthOf(part)).find((found) => found !== null);
  const numbers = parts.filter((part) => /^\d+$/.test(part));
  const year = numbers.find((part) => part.length === 4);
  const day = numbers.find((part) => part.length <= 2);
  if (!month || year === undefined || day === undefined) return null;
  return dateOf(Number(year), month, Number(day));
}

function monthOf(word: string): number | null {
  months ??= monthNames();
  const name = plain(word);
  return months.get(name) ?? months.get(name.slice(0, 4)) ?? months.get(name.slice(0, 3)) ?? null;
}

function monthNames(): Map<string, number> {
  const names = new Map<string, number>();
  for (const language of LANGUAGES)
    for (const style of ['long', 'short'] as const) {
      // eslint-disable-next-line no-restricted-syntax -- names that are read, not written
      const format = new Intl.DateTimeFormat(language, { month: style, day: 'numeric', timeZone: 'UTC' });
      for (let month = 1; month <= 12; month += 1) {
        const part = format.formatToParts(Date.UTC(2021, month - 1, 3)).find(({ type }) => type === 'month');
        const name = plain(part?.value ?? '');
        if (name.length >= 3 && !names.has(name)) names.set(name, month);
      }
    }
  return names;
}

/** Without accents, dots and capitals. */
function plain(word: string): string {
  return plainText(word).replace(/[^\p{L}]/gu, '');
}

/** Of two digits: of this century, unless that lies ahead. */
function fullYear(year: string): number {
  if (year.length === 4) return Number(year);
  const ofThisCentury = 2000 + Number(year);
  return ofThisCentury <= new Date().getFullYear() ? ofThisCentury : ofThisCentury - 100;
}

function dateOf(year: number, month: number, day: number): string | null {
  const two = (number: number) => String(number).padStart(2, '0');
  const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  const at = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date) ? date : null;
}
