import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { allOf, eventStoreContract, newEvent, newEvents } from '../../../ports/event-store.contract.js';
import { NO_STREAM, RevisionConflict, StoreUnavailable } from '../../../ports/event-store.port.js';
import { openSqlite } from '../../sqlite/connection.js';
import { SqliteEventStore } from './sqlite-event-store.js';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'emit-log-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

describe('SQLite as the event log', () => {
  eventStoreContract(() =>
    Promise.resolve({
      open: () => Promise.resolve(new SqliteEventStore(directory)),
      dispose: () => Promise.resolve(),
    }),
  );
});

describe('A SQLite event log', () => {
  let store: SqliteEventStore;
  beforeEach(() => {
    store = new SqliteEventStore(directory);
  });
  afterEach(() => store.close());

  /** Makes the file refuse an event as a full disk would: in the middle of a transaction. */
  const breakAt = (revision: number) => {
    const other = openSqlite(join(directory, 'log.sqlite'), { durability: 'full' });
    other.exec(`CREATE TRIGGER full_disk BEFORE INSERT ON events WHEN new.revision = ${revision}
                BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`);
    return () => {
      other.exec('DROP TRIGGER full_disk');
      other.close();
    };
  };

  it('waits for another process that writes, and lets everything else go on meanwhile', async () => {
    const other = openSqlite(join(directory, 'log.sqlite'), { durability: 'full' });
    other.exec('BEGIN IMMEDIATE');
    const appended = store.append('a', NO_STREAM, newEvents(2));
    for (let turn = 0; turn < 5; turn++) {
      await pause(5);
      expect(await store.head()).toBe(0);
    }
    other.exec('ROLLBACK');
    expect(await appended).toMatchObject({ revision: 1, position: 2 });

    other.exec('BEGIN IMMEDIATE');
    const last = store.append('a', 1, newEvents(1));
    setTimeout(() => other.exec('ROLLBACK'), 5);
    expect(await last).toMatchObject({ revision: 2, position: 3 });
    other.close();
  });

  it('writes nothing of a transaction that fails in the middle, and goes on when the disk does', async () => {
    const repair = breakAt(2);
    const failed = await Promise.allSettled([
      store.append('a', NO_STREAM, newEvents(2)),
      store.append('b', NO_STREAM, [newEvent(0, 'NewType'), newEvent(1), newEvent(2)]),
      store.append('a', 1, newEvents(1)),
    ]);
    const unavailable = { status: 'rejected', reason: expect.any(StoreUnavailable) as unknown };
    expect(failed).toEqual([unavailable, unavailable, unavailable]);
    expect(await store.head()).toBe(0);

    repair();
    // Another stream and type now get the numbers that were rolled back.
    await store.append('c', NO_STREAM, [newEvent(0, 'OtherType')]);
    await store.append('b', NO_STREAM, [newEvent(1, 'NewType')]);
    await store.append('a', NO_STREAM, newEvents(1));
    const names = (await allOf(store.replay({ after: 0 }))).map(({ stream, type }) => `${stream} ${type}`);
    expect(names).toEqual(['c OtherType', 'b NewType', 'a PracticeLogged']);
  });

  it('cannot be reached after it is closed', async () => {
    await store.close();
    await expect(store.append('a', NO_STREAM, newEvents(1))).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(store.head()).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(allOf(store.replay({ after: 0 }))).rejects.toBeInstanceOf(StoreUnavailable);
    store = new SqliteEventStore(directory);
  });

  it('leaves everything in the one file when it is closed, once or twice', async () => {
    const besides = () => statSync(join(directory, 'log.sqlite-wal')).size;
    await store.append('a', NO_STREAM, newEvents(500));
    expect(besides()).toBeGreaterThan(100_000);
    await store.close();
    await store.close();
    expect(besides()).toBe(0);
    mkdirSync(join(directory, 'copied'));
    copyFileSync(join(directory, 'log.sqlite'), join(directory, 'copied', 'log.sqlite'));
    store = new SqliteEventStore(join(directory, 'copied'));
    expect(await allOf(store.replay({ after: 0 }))).toHaveLength(500);
  });

  it('leaves everything in the one file when another process still has it open', async () => {
    const other = new SqliteEventStore(directory);
    await store.append('a', NO_STREAM, newEvents(500));
    await store.close();
    expect(statSync(join(directory, 'log.sqlite-wal')).size).toBe(0);
    expect(await allOf(other.replay({ after: 0 }))).toHaveLength(500);
    await other.close();
  });

  it('fails an append whose time is no number, and no other', async () => {
    const event = newEvent(0);
    const [bad, good] = await Promise.allSettled([
      store.append('a', NO_STREAM, [{ ...event, metadata: { ...event.metadata, at: NaN } }]),
      store.append('b', NO_STREAM, newEvents(1)),
    ]);
    expect(bad).toMatchObject({ status: 'rejected', reason: expect.any(RangeError) as unknown });
    expect(good).toMatchObject({ status: 'fulfilled' });
  });

  it('writes what waits before it closes', async () => {
    const waiting = Array.from({ length: 30 }, (_, n) => store.append(`s-${n}`, NO_STREAM, newEvents(100)));
    await store.close();
    await Promise.all(waiting);
    store = new SqliteEventStore(directory);
    expect(await allOf(store.replay({ after: 0 }))).toHaveLength(3_000);
  });

  it('goes on with a stream that was begun and continued in one flush', async () => {
    const done = [0, 1, 2, 3].map((n) => store.append('a', n - 1, [newEvent(n)]));
    expect((await Promise.all(done)).map(({ revision }) => revision)).toEqual([0, 1, 2, 3]);
  });

  it("refuses another member's events on a stream, and events of several members", async () => {
    const ann = newEvent(0);
    const bob = { ...ann, metadata: { ...ann.metadata, memberId: 'bob' } };
    await expect(store.append('a', NO_STREAM, [ann, bob])).rejects.toThrow('several members');
    await store.append('a', NO_STREAM, [ann]);
    await expect(store.append('a', 0, [bob])).rejects.toThrow("another member's");
    expect(await store.head()).toBe(1);
  });

  it('fails an append whose data JSON cannot hold, and no other', async () => {
    const [bad, good] = await Promise.allSettled([
      store.append('a', NO_STREAM, [newEvent(0, 'PracticeLogged', 1, { n: 1n })]),
      store.append('b', NO_STREAM, newEvents(1)),
    ]);
    expect(bad).toMatchObject({ status: 'rejected', reason: expect.any(TypeError) as unknown });
    expect(good).toMatchObject({ status: 'fulfilled' });
    await expect(store.append('a', NO_STREAM, [newEvent(0, 'P', 1, Symbol('no JSON'))])).rejects.toThrow(
      'JSON',
    );
  });

  it('finds by prefix what the prefix says, wildcards and case included', async () => {
    for (const name of ['a%-1', 'ab-1', 'A%-1', 'a%', 'a\u{10FFFD}'])
      await store.append(name, NO_STREAM, newEvents(1));
    const found = async (streamPrefix: string) =>
      (await allOf(store.replay({ after: 0, streamPrefix }))).map(({ stream }) => stream);
    expect(await found('a%')).toEqual(['a%-1', 'a%']);
    expect(await found('a')).toEqual(['a%-1', 'ab-1', 'a%', 'a\u{10FFFD}']);
  });

  describe('with a long history', () => {
    const LENGTH = 45_000;
    beforeEach(async () => {
      for (let n = 0; n < LENGTH; n += 1_000) await store.append('long', n - 1, newEvents(1_000, n));
      await store.append('rare', NO_STREAM, [newEvent(0, 'PlanChanged')]);
    });

    it('finds the one event that a filter wants', async () => {
      const found = await allOf(store.replay({ after: 0, types: ['PlanChanged'] }));
      expect(found.map(({ position }) => position)).toEqual([LENGTH + 1]);
      expect(await allOf(store.readAll({ after: 0, streamPrefix: 'rare' }))).toHaveLength(1);
    });

    it('lets other work run between the pages of a read', async () => {
      let turns = 0;
      const pages: number[] = [];
      for await (const page of store.replay({ after: 0 })) {
        pages.push(page.length);
        setImmediate(() => (turns += 1));
      }
      expect(pages).toHaveLength(23);
      expect(turns).toBeGreaterThanOrEqual(22);
      await expect(store.append('long', 3, newEvents(1))).rejects.toBeInstanceOf(RevisionConflict);
    });
  });
});
