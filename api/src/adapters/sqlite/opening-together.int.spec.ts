import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { openSqlite } from './connection.js';

/** Another process as it makes the file: it has locked it, and is not done for a moment. */
const MAKING = `
  const { DatabaseSync } = require('@photostructure/sqlite');
  const { parentPort, workerData } = require('node:worker_threads');
  const db = new DatabaseSync(workerData);
  db.exec('CREATE TABLE made (by TEXT); BEGIN IMMEDIATE');
  parentPort.postMessage('locked');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  db.exec('COMMIT');
  db.close();
`;

it('waits for another process that makes the same file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'emit-opening-'));
  const file = join(folder, 'shared.sqlite');
  const other = new Worker(MAKING, { eval: true, workerData: file });
  await once(other, 'message');
  const db = openSqlite(file, { durability: 'full' });
  expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  db.close();
  await other.terminate();
  rmSync(folder, { recursive: true });
});
