import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allOf, newEvents } from '../../../ports/event-store.contract.js';
import { NO_STREAM } from '../../../ports/event-store.port.js';
import { openSqlite } from '../../sqlite/connection.js';
import { Checkpointer } from './checkpointer.js';
import { SqliteEventStore } from './sqlite-event-store.js';

const AT_PAGES = 20;
const PAGE = 4_096;

describe('a checkpointer beside a log that is written', () => {
  let directory: string;
  let file: string;
  let store: SqliteEventStore;
  let checkpointer: Checkpointer;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'emit-checkpoints-'));
    file = join(directory, 'log.sqlite');
    store = new SqliteEventStore(directory);
    checkpointer = new Checkpointer(file, AT_PAGES);
    // What making the log wrote is in the file, and the write-ahead log begins anew.
    const db = openSqlite(file, { durability: 'full' });
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    db.close();
  });
  afterEach(async () => {
    checkpointer.close();
    await store.close();
    rmSync(directory, { recursive: true });
  });
  const append = (stream: string) => store.append(stream, NO_STREAM, newEvents(20));

  it('leaves few pages alone', async () => {
    await append('a');
    expect(checkpointer.copy()).toBe(0);
  });

  it('copies many, so that the write-ahead log begins anew instead of growing', async () => {
    const longest = 5 * AT_PAGES * PAGE;
    let copied = 0;
    for (let n = 0; n < 100; n++) {
      await append(`stream-${n}`);
      copied += checkpointer.copy();
    }
    expect(copied).toBeGreaterThan(3 * AT_PAGES);
    expect(statSync(`${file}-wal`).size).toBeLessThan(longest);
    expect(await allOf(store.readAll({ after: 0 }))).toHaveLength(2_000);
  });

  it('copies beside a writer that has not committed, and nothing of that one', async () => {
    for (let n = 0; n < 20; n++) await append(`stream-${n}`);
    const writer = openSqlite(file, { durability: 'full' });
    writer.exec("BEGIN IMMEDIATE; UPDATE streams SET name = name || '-changed'");
    expect(checkpointer.copy()).toBeGreaterThan(AT_PAGES);
    writer.exec('ROLLBACK');
    writer.close();
    expect(await allOf(store.readAll({ after: 0 }))).toHaveLength(400);
  });

  it('copies only as far as a reader allows, who sees what was there when it began', async () => {
    const reader = openSqlite(file, { durability: 'full' });
    reader.exec('BEGIN');
    const count = () =>
      (reader.prepare('SELECT count(*) AS events FROM events').get() as { events: number }).events;
    expect(count()).toBe(0);
    for (let n = 0; n < 20; n++) await append(`stream-${n}`);
    expect(checkpointer.copy()).toBe(0);
    expect(count()).toBe(0);
    reader.exec('COMMIT');
    expect(count()).toBe(400);
    expect(checkpointer.copy()).toBeGreaterThan(AT_PAGES);
    reader.close();
  });
});
