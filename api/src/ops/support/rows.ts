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

/** Rows that a table looks at before it decides on its widths; a later one that is wider stands out. */
const WIDTH_ROWS = 1_000;

/** Writes rows as they come, however many they are. */
export async function writeRows<Row>(
  terminal: Terminal,
  format: Format,
  rows: Rows<Row>,
  layout: RowLayout<Row>,
): Promise<void> {
  for await (const text of inChunks(linesOf(format, rows, layout))) await terminal.write(text);
}

/** Lines with their ends, many at a time. */
export async function* inChunks(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let waiting = '';
  for await (const line of lines) {
    waiting += `${line}\n`;
    if (waiting.length < CHUNK) continue;
    yield waiting;
    waiting = '';
  }
  if (waiting !== '') yield waiting;
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

async function* tableLines<Row>(rows: Rows<Row>, { columns, none }: RowLayout<Row>): AsyncGenerator<string> {
  const waiting: string[][] = [];
  let table: TableShape | null = null;
  for await (const row of rows) {
    const cells = columns.map(({ value, shown }) => (shown ? shown(row) : people(value(row))));
    if (table) yield table.line(cells);
    else if (waiting.push(cells) === WIDTH_ROWS) {
      table = new TableShape(columns, waiting);
      yield* table.begin(waiting);
    }
  }
  if (waiting.length === 0) yield none;
  else if (!table) yield* new TableShape(columns, waiting).begin(waiting);
}

class TableShape {
  private readonly widths: readonly number[];

  constructor(
    private readonly columns: readonly Pick<Column<never>, 'title' | 'align'>[],
    rows: readonly string[][],
  ) {
    this.widths = columns.map(({ title }, index) =>
      rows.reduce((width, row) => Math.max(width, row[index]?.length ?? 0), title.length),
    );
  }

  *begin(rows: readonly string[][]): Generator<string> {
    yield this.line(this.columns.map(({ title }) => title));
    yield this.widths.map((width) => '─'.repeat(width)).join('  ');
    for (const row of rows) yield this.line(row);
  }

  line(cells: readonly string[]): string {
    const padded = cells.map((cell, index) => {
      const width = this.widths[index] ?? 0;
      return this.columns[index]?.align === 'right' ? cell.padStart(width) : cell.padEnd(width);
    });
    return padded.join('  ').trimEnd();
  }
}

function people(value: string | number | null): string {
  if (value === null) return '–';
  return typeof value === 'number' ? value.toLocaleString('en-US') : value;
}
