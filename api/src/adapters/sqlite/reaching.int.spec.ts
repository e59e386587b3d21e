import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StoreUnavailable } from '../../ports/event-store.port.js';
import { closeSqlite, inTransaction, openSqlite } from './connection.js';
import { reaching } from './reaching.js';

const directory = mkdtempSync(join(tmpdir(), 'emit-reaching-'));
const file = join(directory, 'a.sqlite');
afterAll(() => rmSync(directory, { recursive: true }));

describe('a database out of reach', () => {
  it('is reported as such while another process holds it, and as it was afterwards', () => {
    const holder = openSqlite(file, { durability: 'normal' });
    const db = openSqlite(file, { durability: 'normal' });
    db.exec('PRAGMA busy_timeout = 10; CREATE TABLE t(a PRIMARY KEY)');
    const write = () =>
      reaching('The vault', () => inTransaction(db, () => db.prepare('INSERT INTO t VALUES(1)').run()));

    holder.exec('BEGIN IMMEDIATE');
    expect(write).toThrow('The vault cannot be reached');
    holder.exec('ROLLBACK');
    expect(write().changes).toBe(1);

    expect(write).toThrow('UNIQUE constraint failed');
    closeSqlite(holder);
    closeSqlite(db);
    expect(write).toThrow(StoreUnavailable);
  });
});
