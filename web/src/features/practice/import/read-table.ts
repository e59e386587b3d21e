import { parse } from 'papaparse';
import { v5 as hashOf } from 'uuid';
import { readDate } from './read-dates';
import { UnfitFile, type ImportFile, type ImportRecord } from './import-file';

/** Of what is hashed here: any fixed one. */
const NAMESPACE = '5c1f1c0e-6d53-5b5e-9a37-0f6f3f5f6e01';
const LOOP_VALUE = /^(YES_MANUAL|YES_AUTO|NO|UNKNOWN|SKIP|-?\d+)$/;

/** The cells of CSV text, whichever its separators are. Throws UnfitFile. */
export function tableOf(text: string): string[][] {
  if (text.includes('\0')) throw new UnfitFile('This is not a CSV file.');
  const { data } = parse<string[]>(text, { skipEmptyLines: 'greedy' });
  return data;
}

/** The key of what is the same each time. */
export function keyOf(...parts: readonly string[]): string {
  return hashOf(JSON.stringify(parts), NAMESPACE);
}

/** The table of all habits that Loop writes: a date, and a column for each habit. */
export function isLoopTable([header = [], ...rows]: readonly string[][]): boolean {
  const cells = rows.flatMap(([, ...values]) => values).filter((cell) => cell !== '');
  return (
    header[0] === 'Date' &&
    cells.some((cell) => /^(YES_MANUAL|NO|UNKNOWN)$/.test(cell)) &&
    cells.every((cell) => LOOP_VALUE.test(cell))
  );
}

/** A row is told from others by all its cells, whatever the order of the columns; the same row again is another practice. */
export function readCsv(name: string, table: readonly string[][]): ImportFile {
  const hasTitles = !(table[0] ?? []).some((cell) => readDate(cell, 'day') ?? readDate(cell, 'month'));
  const titles = hasTitles ? (table[0] ?? []).map((title) => title.trim()) : (table[0] ?? []).map(() => '');
  const rows = hasTitles ? table.slice(1) : table;
  const firstLine = hasTitles ? 2 : 1;
  const times = new Map<string, number>();
  const records = rows.map((cells, index): ImportRecord => {
    const said = cells
      .map((cell, column) => `${(titles[column] ?? '').toLowerCase()}:${cell.trim()}`)
      .filter((one) => !one.endsWith(':'))
      .sort();
    const own = keyOf('csv', ...said);
    const before = times.get(own) ?? 0;
    times.set(own, before + 1);
    return {
      place: `Line ${index + firstLine}`,
      cells,
      key: before === 0 ? own : keyOf(own, String(before)),
    };
  });
  return { name, source: 'csv', header: titles, records, columns: null, notDone: 0 };
}
