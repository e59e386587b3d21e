import type { Columns, ImportFile, ImportRecord, Mapping } from './import-file';
import { guessKind } from './guess-kind';
import { plainText } from './plain-text';
import { dateOrderIn, readDate, type DateOrder } from './read-dates';
import { areMinutesFirst, readMinutes, unitIn } from './read-minutes';

/** By what the columns of a file are called, in the words of a few languages. */
const TITLES: Readonly<Record<keyof Columns, RegExp>> = {
  date: /^(practice )?(date|day|datum|tag|fecha|dia|data|jour|giorno|dag|when|start(ed)?( (date|time|at))?|logged[_ ]at|timestamp)\b/,
  activity:
    /^(practice[_ ]type|type|kind|category|activi|habit|exercise|preset|art|aktivit|kategorie|gewohnheit|categor|activit|tipo|session)/,
  name: /^(practice[_ ]name|name|title|titel|bezeichnung|nombre|nom|titre|titolo|practice|ubung|practica|task)\b/,
  minutes:
    /(minute|\bmins?\b|duration|length|dauer|duree|duraci|durat|hours?|hrs|stunden|\btime spent|seconds|tijd)/,
  quality: /(quality|rating|score|bewertung|note \/|stars|calidad|qualit)/,
  insights: /(insight|notes?|comment|remark|journal|notiz|kommentar|bemerkung|nota|remarque|description)/,
};
const TRIED = 60;
/** More than can be gone through by hand. */
const MOST_ACTIVITIES = 60;
const USUAL_MINUTES = 15;
const USUAL_QUALITY = 5;

const NO_COLUMNS: Columns = {
  ...{ date: null, activity: null, name: null, minutes: null, quality: null, insights: null },
};

/** What the columns are, and what the activities are in Emit: as well as it can be told. */
export function guessMapping(file: ImportFile, locale: string): Mapping {
  const columns = file.columns ?? guessColumns(file);
  const mapping: Mapping = {
    columns,
    order: dateOrderIn(textsIn(file.records, columns.date)) ?? usualOrder(locale),
    unit: columns.minutes === null ? 'minutes' : unitIn(file.header[columns.minutes] ?? ''),
    kinds: {},
    quality: USUAL_QUALITY,
  };
  return withActivities(file, mapping);
}

/** The activities of the column that is chosen for them: guessed, unless they were told before. */
export function withActivities({ records, source }: ImportFile, mapping: Mapping): Mapping {
  const activities = activitiesIn(records, mapping.columns);
  const guesses = activities.map((activity) => [activity, guessKind(activity)] as const);
  // In a habit tracker most is none of ours; a file of practices holds practices.
  const leavesOut = source === 'loop' || guesses.some(([, guess]) => guess !== null);
  const kinds = guesses.map(([activity, guess]) => {
    const known = mapping.kinds[activity];
    if (known !== undefined) return [activity, known] as const;
    const found = guess ?? (leavesOut ? null : ({ stream: 'flow', type: 'Other' } as const));
    return [activity, found && { ...found, minutes: USUAL_MINUTES }] as const;
  });
  return { ...mapping, kinds: Object.fromEntries(kinds) };
}

function activitiesIn(records: readonly ImportRecord[], { activity }: Columns): string[] {
  return [...new Set(records.map(({ cells }) => activityOf(cells, activity)))];
}

/** '' stands for all of a file that does not tell them apart. */
export function activityOf(cells: readonly string[], column: number | null): string {
  return column === null ? '' : (cells[column] ?? '').trim();
}

export function textsIn(records: readonly ImportRecord[], column: number | null): string[] {
  if (column === null) return [];
  return records.map(({ cells }) => cells[column] ?? '').filter((text) => text.trim() !== '');
}

function guessColumns({ header, records }: ImportFile): Columns {
  const columns: Columns = { ...NO_COLUMNS };
  const free = () =>
    header.map((_, index) => index).filter((index) => !Object.values(columns).includes(index));
  const take = (field: keyof Columns, fits: (texts: string[]) => boolean) => {
    const fitting = free().filter((index) => fits(textsIn(records.slice(0, TRIED), index)));
    const called = fitting.find((index) => TITLES[field].test(plainText(header[index] ?? '')));
    columns[field] = called ?? null;
    return fitting;
  };
  const dated = take('date', areDates);
  columns.date ??= dated[0] ?? null;
  take('minutes', areDurations);
  take('quality', (texts) => texts.length > 0 && texts.every((text) => isRating(text)));
  const several = (texts: string[]) => texts.length > 0;
  take('activity', several);
  take('name', several);
  take('insights', several);
  if (columns.activity === null) {
    columns.activity = columns.name;
    columns.name = null;
  }
  if (activitiesIn(records, columns).length > MOST_ACTIVITIES) columns.activity = null;
  return columns;
}

function areDates(texts: string[]): boolean {
  const read = texts.filter((text) => readDate(text, 'day') !== null || readDate(text, 'month') !== null);
  return texts.length > 0 && read.length * 2 > texts.length;
}

function areDurations(texts: string[]): boolean {
  const isMinutesFirst = areMinutesFirst(texts);
  const read = texts.filter((text) => readMinutes(text, 'minutes', isMinutesFirst) !== null);
  return texts.length > 0 && read.length * 2 > texts.length;
}

function isRating(text: string): boolean {
  const value = Number(text.replace(',', '.'));
  return value >= 0 && value <= 10;
}

function usualOrder(locale: string): DateOrder {
  // eslint-disable-next-line no-restricted-syntax -- how the member writes dates, not how Emit does
  const [first] = new Intl.DateTimeFormat(locale).formatToParts(0).filter(({ type }) => type !== 'literal');
  return first?.type === 'month' ? 'month' : 'day';
}
