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

/**
 * A row of CSV (RFC 4180) without its end. What a spreadsheet would run as a formula is written behind an apostrophe
 * (OWASP "CSV injection").
 */
export function csvLine(values: readonly (string | number | null)[]): string {
  return stringify([values], { escape_formulas: true, quoted_match: /[\r\n]/, eof: false });
}

/** A file of CSV, with the mark by which spreadsheets know UTF-8. */
export function* csvOf<Row>(rows: Iterable<Row>, columns: readonly CsvColumn<Row>[]): Generator<string> {
  yield `\uFEFF${csvLine(columns.map(({ title }) => title))}\r\n`;
  for (const row of rows) yield `${csvLine(columns.map(({ value }) => value(row)))}\r\n`;
}
