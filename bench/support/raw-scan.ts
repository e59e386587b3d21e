import { join } from 'node:path';
import { openSqlite } from '../../api/src/adapters/sqlite/connection.js';
import { giveWay } from '../../api/src/ops/support/give-way.js';

const PAGE = 2_000;

/** `raw-scan <data folder>`: reads every event's columns and parses its data, and prints how many there are. */
// As a rebuild does: on a machine with other work, what does not give way is served first.
giveWay();
const db = openSqlite(join(process.argv[2] ?? '', 'log.sqlite'), { durability: 'full' });
const select = db.prepare(
  `SELECT position, stream, revision, type, at, data FROM events WHERE position > ? ORDER BY position LIMIT ${PAGE}`,
);
select.setReturnArrays(true);

let [after, events] = [0, 0];
for (;;) {
  const rows = select.all(after) as unknown as (number | string)[][];
  for (const row of rows) row[5] = JSON.parse(String(row[5])) as string;
  events += rows.length;
  after = Number(rows.at(-1)?.[0] ?? after);
  if (rows.length < PAGE) break;
}
process.stdout.write(`${JSON.stringify({ events })}\n`);
db.close();
