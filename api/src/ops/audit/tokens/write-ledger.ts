import { figures, writeRows, type Format } from '../../support/rows.js';
import type { Terminal } from '../../support/terminal.js';
import { numberOf } from '../../support/numbers.js';
import type { Dimension } from './dimensions.js';
import { headLines, type ReportHead } from './report-head.js';
import { COUNTS, totalOf, type LedgerRow } from './token-ledger.js';

/** What is written of a ledger. */
export interface LedgerTable {
  readonly head: ReportHead;
  readonly by: readonly Dimension[];
  readonly rows: readonly LedgerRow[];
  /** Those that --top leaves out: they are in the total. */
  readonly left: readonly LedgerRow[];
}

/** A table with head and total for people; rows alone for programs, and the head beside them. */
export async function writeLedger(terminal: Terminal, format: Format, table: LedgerTable): Promise<void> {
  const { head, by, rows, left } = table;
  const lines = headLines(head);
  if (format === 'table') await terminal.write(`${lines.join('\n')}\n\n`);
  else for (const line of lines) terminal.note(line);
  await writeRows(terminal, format, format === 'table' ? withTotal(table) : rows, {
    none: 'No tokens were used or granted then.',
    columns: [
      ...by.map((dimension, place) => ({
        title: dimension,
        value: ({ keys }: LedgerRow) => keys[place] ?? '',
      })),
      ...figures<LedgerRow>(...COUNTS, 'balance'),
    ],
    json: (row) => jsonOf(by, row),
  });
  if (left.length > 0)
    terminal.note(`${numberOf(left.length, 'more row')} left out by --top; the total is of all of them.`);
}

function jsonOf(by: readonly Dimension[], row: LedgerRow): object {
  const keys = by.map((dimension, place) => [dimension, row.keys[place]]);
  const counts = COUNTS.map((name) => [name, row[name]]);
  return Object.fromEntries([...keys, ...counts, ['balance', row.balance]]) as object;
}

/** Where there is more than one row. */
function* withTotal({ rows, left }: LedgerTable): Generator<LedgerRow> {
  yield* rows;
  if (rows.length + left.length > 1) yield totalOf([...rows, ...left]);
}
