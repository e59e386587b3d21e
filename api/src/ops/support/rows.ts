import type { Terminal } from './terminal.js';

export const FORMATS = ['table', 'json', 'ndjson', 'csv'] as const;
export type Format = (typeof FORMATS)[number];

export interface Column<Row> {
  readonly title: string;
  readonly value: (row: Row) => string | number | null;
  /** What a table shows instead of the value. */
  readonly shown?: (row: Row) => string;
  readonly align?: 'left' | 'right';
}

export interface RowLayout<Row> {
  readonly columns: readonly Column<Row>[];
  /** What JSON formats write for a row; the row itself by default. */
  readonly json?: (row: Row) => unknown;
  /** What a person reads when there is none. */
  readonly none: string;
}

type Rows<Row> = Iterable<Row> | AsyncIterable<Row>;

/** Characters gathered before they are written: a write per row would be slow. */
const CHUNK = 64 * 1024;

/** Writes rows as they come; only a table, which must know its widths, holds them all. */
export async function writeRows<Row>(
  terminal: Terminal,
  format: Format,
  rows: Rows<Row>,
  layout: RowLayout<Row>,
): Promise<void> {
  let waiting = '';
  for await (const text of linesOf(format, rows, layout)) {
    waiting += `${text}\n`;
    if (waiting.length < CHUNK) continue;
    await terminal.write(waiting);
    waiting = '';
  }
  if (waiting !== '') await terminal.write(waiting);
}

/** The rows as lines of text in a format. */
export function linesOf<Row>(
  format: Format,
  rows: Rows<Row>,
  layout: RowLayout<Row>,
): AsyncGenerator<string> {
  switch (format) {
    case 'json':
      return jsonLines(rows, layout);
    case 'ndjson':
      return ndjsonLines(rows, layout);
    case 'csv':
      return csvLines(rows, layout);
    case 'table':
      return tableLines(rows, layout);
    default:
      return format satisfies never;
  }
}

async function* jsonLines<Row>(rows: Rows<Row>, { json }: RowLayout<Row>): AsyncGenerator<string> {
  let before: string | null = null;
  yield '[';
  for await (const row of rows) {
    if (before !== null) yield `${before},`;
    before = `  ${JSON.stringify(json ? json(row) : row)}`;
  }
  if (before !== null) yield before;
  yield ']';
}

async function* ndjsonLines<Row>(rows: Rows<Row>, { json }: RowLayout<Row>): AsyncGenerator<string> {
  for await (const row of rows) yield JSON.stringify(json ? json(row) : row);
}

async function* csvLines<Row>(rows: Rows<Row>, { columns }: RowLayout<Row>): AsyncGenerator<string> {
  yield columns.map(({ title }) => csvField(title)).join(',');
  for await (const row of rows) yield columns.map(({ value }) => csvField(value(row))).join(',');
}

/** A field as RFC 4180 has it. */
function csvField(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

async function* tableLines<Row>(rows: Rows<Row>, layout: RowLayout<Row>): AsyncGenerator<string> {
  const { columns, none } = layout;
  const cells: string[][] = [];
  for await (const row of rows) {
    cells.push(columns.map(({ value, shown }) => (shown ? shown(row) : people(value(row)))));
  }
  if (cells.length === 0) {
    yield none;
    return;
  }
  const titles = columns.map(({ title }) => title);
  const widths = titles.map((title, index) =>
    cells.reduce((width, row) => Math.max(width, row[index]?.length ?? 0), title.length),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, index) => {
        const width = widths[index] ?? 0;
        return columns[index]?.align === 'right' ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  yield line(titles);
  yield widths.map((width) => '─'.repeat(width)).join('  ');
  for (const row of cells) yield line(row);
}

function people(value: string | number | null): string {
  if (value === null) return '–';
  return typeof value === 'number' ? value.toLocaleString('en-US') : value;
}
