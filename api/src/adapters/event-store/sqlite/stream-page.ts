import type { Statement } from '../../sqlite/connection.js';
import type { Row } from './columns.js';

export const STREAM_PAGE_ROWS = 2_000;
/** A member may make its events as large as it likes: some 2 ms to read and to fold. */
const PAGE_CHARACTERS = 200_000;
/** Of its data among a row's columns. */
const DATA = 5;

/** A page of one stream's rows, by their number and by their text. `select` ends after STREAM_PAGE_ROWS. */
export function streamPage(
  select: Statement,
  stream: number,
  from: number,
): { readonly rows: Row[]; readonly isLast: boolean } {
  const rows: Row[] = [];
  let characters = 0;
  for (const row of select.iterate(stream, from) as Iterable<unknown> as Iterable<Row>) {
    rows.push(row);
    characters += String(row[DATA]).length;
    if (characters >= PAGE_CHARACTERS) return { rows, isLast: false };
  }
  return { rows, isLast: rows.length < STREAM_PAGE_ROWS };
}
