import { stringify } from 'csv-stringify/sync';

export interface CsvColumn<Row> {
  readonly title: string;
  readonly value: (row: Row) => string | number | null;
}

/** Fields that are written as they are. */
export type FieldOf<Row> = {
  [Name in keyof Row & string]: Row[Name] extends string | number | null ? Name : never;
}[keyof Row & string];

/** Columns of fields, each under its own name. */
export function fields<Row>(...names: FieldOf<Row>[]): CsvColumn<Row>[] {
  return names.map((name) => ({ title: name, value: (row) => row[name] as string | number | null }));
}

/** With these a formula begins, also in their full width. */
const FORMULA = /[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/;
/** Where a cell begins, also in a spreadsheet that splits at `;` or tabs, where a quotation mark is a letter of the text. */
const BEGINNINGS = /(?:^|[;\t\r\n])[\s";]*/g;
/** A negative number is one, and stays one. */
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/**
 * A row of CSV (RFC 4180) without its end. What a spreadsheet would run as a formula is written behind an apostrophe
 * (OWASP "CSV injection").
 */
export function csvLine(values: readonly (string | number | null)[]): string {
  const cells = values.map((value) => (typeof value === 'string' ? withoutFormula(value) : value));
  return stringify([cells], { quoted_match: /[\r\n;\t]/, eof: false });
}

/** JSON as the text of a cell; it reads the same, and holds no apostrophe that was not in it. */
export function jsonCell(value: unknown): string {
  return JSON.stringify(value).replaceAll(';', '\\u003b');
}

/** A file of CSV, with the mark by which spreadsheets know UTF-8. */
export function* csvOf<Row>(rows: Iterable<Row>, columns: readonly CsvColumn<Row>[]): Generator<string> {
  yield `\uFEFF${csvLine(columns.map(({ title }) => title))}\r\n`;
  for (const row of rows) yield `${csvLine(columns.map(({ value }) => value(row)))}\r\n`;
}

function withoutFormula(text: string): string {
  if (NUMBER.test(text)) return text;
  const guarded = text.replace(BEGINNINGS, (found, at: number) =>
    FORMULA.test(text.charAt(at + found.length)) ? `${found}'` : found,
  );
  return /^[\t\r\n]/.test(text) ? `'${guarded}` : guarded;
}
