import { counted } from '@emit/contract/english';
import { writeRows, type Column, type Format } from '../../support/rows.js';
import type { Terminal } from '../../support/terminal.js';
import type { Dimension } from './dimensions.js';
import type { LedgerFold } from './read-ledger.js';
import { headLines, type ReportHead } from './report-head.js';
import type { Conditions, Figures, Keyed, Order } from './select-rows.js';

/** What a question asks of the ledger, and how its rows are written. */
export interface Report<Row extends Keyed> {
  readonly by: readonly Dimension[];
  readonly folds: readonly LedgerFold[];
  readonly figures: Figures<Row>;
  /** After those of the dimensions; JSON has the same fields. */
  readonly columns: readonly ReportColumn<Row>[];
  /** Once all is read, in the order that fits the question. */
  readonly rows: () => Row[];
  readonly total?: (rows: readonly Row[]) => Row;
  /** What a person reads where there are no rows. */
  readonly none: string;
  /** Remarks, once all is read. */
  readonly notes: () => string[];
}

export interface ReportColumn<Row> extends Column<Row> {
  /** What JSON has instead of the value. */
  readonly json?: (row: Row) => unknown;
}

/** What is written of a report's rows. */
export interface Chosen<Row> {
  readonly rows: readonly Row[];
  /** Those that --top leaves out: they are in the total. */
  readonly left: readonly Row[];
}

export function chosenOf<Row extends Keyed>(
  all: readonly Row[],
  { keeps }: Pick<Conditions<Row>, 'keeps'>,
  order: Order<Row> | null,
  top = Infinity,
): Chosen<Row> {
  const kept = all.filter(keeps);
  if (order) kept.sort(order);
  return { rows: kept.slice(0, top), left: kept.slice(top) };
}

/** A table with head and total for people; rows alone for programs, and the head beside them. */
export async function writeReport<Row extends Keyed>(
  terminal: Terminal,
  format: Format,
  report: Report<Row>,
  head: ReportHead,
  { rows, left }: Chosen<Row>,
): Promise<void> {
  const { by, columns, total, none } = report;
  const lines = headLines(head);
  if (format === 'table') await terminal.write(`${lines.join('\n')}\n\n`);
  else for (const line of lines) terminal.note(line);
  const withTotal = format === 'table' && total && rows.length + left.length > 1;
  await writeRows(terminal, format, withTotal ? [...rows, total([...rows, ...left])] : rows, {
    none,
    columns: [
      ...by.map((title, place) => ({ title, value: ({ keys }: Row) => keys[place] ?? '' })),
      ...columns,
    ],
    json: (row) => jsonOf(report, row),
  });
  for (const note of report.notes()) terminal.note(note);
  if (left.length > 0)
    terminal.note(
      `${counted(left.length, 'more row')} left out by --top${total ? '; the total is of all of them' : ''}.`,
    );
}

function jsonOf<Row extends Keyed>({ by, columns }: Report<Row>, row: Row): object {
  const keys = by.map((dimension, place) => [dimension, row.keys[place]] as const);
  const values = columns.map(({ title, json, value }) => [title, json ? json(row) : value(row)] as const);
  return Object.fromEntries<unknown>([...keys, ...values]);
}
