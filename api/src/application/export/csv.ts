export interface CsvColumn<Row> {
  readonly title: string;
  readonly value: (row: Row) => string | number | null;
}

/** Rows as CSV (RFC 4180), with the mark by which spreadsheets know UTF-8. */
export function* csvOf<Row>(rows: Iterable<Row>, columns: readonly CsvColumn<Row>[]): Generator<string> {
  yield `\uFEFF${columns.map(({ title }) => title).join(',')}\r\n`;
  for (const row of rows) yield `${columns.map(({ value }) => field(value(row))).join(',')}\r\n`;
}

/** What a spreadsheet would run as a formula is written behind an apostrophe (OWASP "CSV injection"). */
function field(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value ?? '') ? `'${value}` : (value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
