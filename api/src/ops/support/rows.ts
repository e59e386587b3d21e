import Table from 'cli-table3';
import stringWidth from 'string-width';
import { csvLine, fields, type CsvColumn, type FieldOf } from '../../features/export/csv.js';
import { fitColumns, wrapped } from './fit-columns.js';
import type { Terminal } from './terminal.js';

export const FORMATS = ['table', 'json', 'ndjson', 'csv'] as const;
export type Format = (typeof FORMATS)[number];

export interface Column<Row> extends CsvColumn<Row> {
  /** What a table shows instead of the value. */
  readonly shown?: (row: Row) => string;
  readonly align?: 'left' | 'right';
}

/** Columns of numbers, which stand below each other. */
export function figures<Row>(...names: FieldOf<Row>[]): Column<Row>[] {
  return fields<Row>(...names).map((column) => ({ ...column, align: 'right' }));
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

/** Rows of a table that are laid out together; a later page may be wider. */
const PAGE_ROWS = 1_000;

/** Columns two spaces apart, a line below the titles, and no frame. */
const PLAIN = {
  ...{ top: '', 'top-mid': '', 'top-left': '', 'top-right': '' },
  ...{ bottom: '', 'bottom-mid': '', 'bottom-left': '', 'bottom-right': '' },
  ...{ left: '', 'left-mid': '', right: '', 'right-mid': '' },
  ...{ mid: '─', 'mid-mid': '  ', middle: '  ' },
};

/** Writes rows as they come, however many they are. */
export async function writeRows<Row>(
  terminal: Terminal,
  format: Format,
  rows: Rows<Row>,
  layout: RowLayout<Row>,
): Promise<void> {
  for await (const text of inChunks(linesOf(format, rows, layout, terminal.width)))
    await terminal.write(text);
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

type LinesOf = <Row>(rows: Rows<Row>, layout: RowLayout<Row>, width: number) => AsyncGenerator<string>;
const LINES: Readonly<Record<Format, LinesOf>> = {
  table: tableLines,
  json: jsonLines,
  ndjson: ndjsonLines,
  csv: csvLines,
};

/** The rows as lines of text in a format; a table wraps what does not fit into `width` characters. */
export function linesOf<Row>(
  format: Format,
  rows: Rows<Row>,
  layout: RowLayout<Row>,
  width = Infinity,
): AsyncGenerator<string> {
  return LINES[format](rows, layout, width);
}

async function* jsonLines<Row>(rows: Rows<Row>, layout: RowLayout<Row>): AsyncGenerator<string> {
  let before: string | null = null;
  yield '[';
  for await (const row of ndjsonLines(rows, layout)) {
    if (before !== null) yield `  ${before},`;
    before = row;
  }
  if (before !== null) yield `  ${before}`;
  yield ']';
}

async function* ndjsonLines<Row>(rows: Rows<Row>, { json }: RowLayout<Row>): AsyncGenerator<string> {
  for await (const row of rows) yield JSON.stringify(json ? json(row) : row);
}

async function* csvLines<Row>(rows: Rows<Row>, { columns }: RowLayout<Row>): AsyncGenerator<string> {
  yield csvLine(columns.map(({ title }) => title));
  for await (const row of rows) yield csvLine(columns.map(({ value }) => value(row)));
}

async function* tableLines<Row>(
  rows: Rows<Row>,
  { columns, none }: RowLayout<Row>,
  width: number,
): AsyncGenerator<string> {
  const widths: number[] = [];
  let head: string[] | null = columns.map(({ title }) => title);
  for await (const page of inPages(rows)) {
    const cells = page.map((row) =>
      columns.map(({ value, shown }) => (shown ? shown(row) : people(value(row)))),
    );
    yield* tableOf(columns, head, cells, widths, width);
    head = null;
  }
  if (head !== null) yield none;
}

async function* inPages<Row>(rows: Rows<Row>): AsyncGenerator<Row[]> {
  let page: Row[] = [];
  for await (const row of rows) {
    if (page.push(row) < PAGE_ROWS) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

/** Lines of one page; `widths` are those of the pages before it, and grow where it needs more. */
function tableOf(
  columns: readonly Pick<Column<never>, 'align'>[],
  head: readonly string[] | null,
  rows: readonly string[][],
  widths: number[],
  room: number,
): string[] {
  for (const cells of head === null ? rows : [head, ...rows]) {
    cells.forEach((cell, index) => (widths[index] = Math.max(widths[index] ?? 0, stringWidth(cell))));
  }
  const mayWrap = columns.map(({ align = 'left' }) => align === 'left');
  const fitted = fitColumns(widths, mayWrap, room);
  const inRoom = (cell: string, index: number) => {
    const width = fitted[index] ?? 0;
    return stringWidth(cell) <= width ? cell : wrapped(cell, width);
  };
  const table = new Table({
    ...(head === null ? {} : { head: head.map(inRoom) }),
    colWidths: fitted,
    colAligns: columns.map(({ align = 'left' }) => align),
    chars: PLAIN,
    style: { head: [], border: [], compact: true, 'padding-left': 0, 'padding-right': 0 },
  });
  table.push(...rows.map((cells) => cells.map(inRoom)));
  return table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd());
}

function people(value: string | number | null): string {
  if (value === null) return '–';
  return typeof value === 'number' ? value.toLocaleString('en-US') : value;
}
