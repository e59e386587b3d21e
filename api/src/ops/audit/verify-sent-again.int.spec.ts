import { join } from 'node:path';
import { SqliteEventStore } from '../../adapters/event-store/sqlite/sqlite-event-store.js';
import { openSqliteVault } from '../../adapters/vault/sqlite/sqlite-vault.js';
import { openSqlite } from '../../adapters/sqlite/connection.js';
import { allOf } from '../../ports/event-store.contract.js';
import { CHAIN_START, chainHash } from '../../proof/chain.js';
import { EmitCommand } from '../../testing/emit-command.js';
import { FormerProcesses } from '../../testing/broken-by-retries.js';
import type { Finding } from './findings.js';

let emit: EmitCommand;
let former: FormerProcesses;
beforeEach(async () => {
  emit = new EmitCommand();
  await openSqliteVault(emit.dataDir).close();
  former = new FormerProcesses(emit.dataDir);
});
afterEach(async () => {
  await former.close();
  emit.remove();
});

const verify = async () => {
  await former.close();
  const { code, out, err } = await emit.run([
    'audit',
    'verify',
    '--no-keys',
    '--no-models',
    '--format',
    'json',
  ]);
  return { code, err, findings: JSON.parse(out) as Finding[] };
};
const checks = async () => (await verify()).findings.map(({ check }) => check);
const sql = (text: string) => {
  const db = openSqlite(join(emit.dataDir, 'log.sqlite'), { durability: 'normal' });
  db.prepare(text).all();
  db.close();
};
/** Positions are revisions and 1: nothing else is in the log. */
const edit = (revision: number) =>
  sql(
    `UPDATE events SET data = replace(data, '"durationMinutes":20', '"durationMinutes":90') WHERE position = ${revision + 1}`,
  );

/** The second process knows the stream as it is before `key` comes through the first, and then through itself. */
async function resent(key: string): Promise<void> {
  await former.practise(1);
  await former.practise(0, key);
  await former.practise(1, key);
}

describe('a break that an earlier release left', () => {
  it('has a name and a sentence of its own, and is a finding all the same', async () => {
    await resent('k');
    await former.practise(1);
    await former.practise(0);
    await former.practise(1);
    const { code, err, findings } = await verify();
    expect(code).toBe(1);
    expect(findings).toEqual([
      {
        check: 'chain-sent-again',
        where: former.stream,
        what: expect.stringMatching(
          /^the link from revision 1 to 2 does not fit, .* sent again .* one of the two was changed, .* removed; the events alone cannot tell which$/,
        ) as unknown,
        positions: [2, 3],
      },
    ]);
    expect(err).toContain('1 finding.');
    const { out } = await emit.run(['audit', 'verify', '--no-keys', '--no-models']);
    expect(out).toMatch(/^chain-sent-again\s+practices-/m);
  });

  it('is known where the stream ends with it', async () => {
    await resent('k');
    await former.practise(1, 'l');
    expect(await checks()).toEqual(['chain-sent-again']);
  });

  it('is known each time', async () => {
    for (const key of ['k', 'l', 'm']) {
      await resent(key);
      await former.practise(1);
    }
    expect(await checks()).toEqual(['chain-sent-again', 'chain-sent-again', 'chain-sent-again']);
  });

  it('is told as a change where it comes right after another: so look neighbours that were changed', async () => {
    await resent('k');
    await former.practise(1, 'l');
    await former.practise(0, 'l');
    await former.practise(0);
    expect(await checks()).toEqual(['chain', 'chain']);
  });

  it('does not come about where the same process gets a practice again, or has no more of that stream', async () => {
    await resent('k');
    await former.practise(0);
    await former.practise(0, 'l');
    await former.practise(0, 'l');
    await former.practise(0);
    expect((await verify()).code).toBe(0);
  });
});

describe('a break of another kind', () => {
  beforeEach(async () => {
    for (const key of [undefined, 'k', undefined, undefined, 'l', 'm', undefined])
      await former.practise(0, key);
  });

  it.each([
    ['of the practice with a key itself', [1]],
    ['of a practice after one without a key', [3]],
    ['of the first practice', [0]],
    ['of a practice and the one after it', [2, 3]],
    ['of practices with a key, and the one after them', [4, 5, 6]],
  ])('is a changed event: %s', async (_, revisions) => {
    for (const revision of revisions) edit(revision);
    expect(await checks()).toEqual(revisions.map(() => 'chain'));
  });

  it('is a changed event where another check names it too', async () => {
    sql('UPDATE events SET at = at - 86400000 WHERE position = 3');
    edit(2);
    expect((await checks()).sort()).toEqual(['chain', 'columns']);
  });

  it('is a changed event where its own chain cannot be read, or the one before it', async () => {
    sql("UPDATE events SET metadata = json_set(metadata, '$.chain', 'none') WHERE position = 7");
    sql("UPDATE events SET data = 'null' WHERE position = 2");
    edit(2);
    expect(await checks()).toEqual(['chain', 'chain', 'chain']);
  });

  it('cannot be told apart where the next event after a practice with a key was changed, and that alone', async () => {
    edit(2);
    expect(await checks()).toEqual(['chain-sent-again']);
  });
});

/** As the app sends them: it sends a key with each. */
describe('a change among practices that all have a key', () => {
  beforeEach(async () => {
    for (const key of 'abcdefgh') await former.practise(0, key);
  });

  const swap = (revision: number) => {
    const [one, other] = [revision + 1, revision + 2];
    sql(`UPDATE events SET position = 100, revision = 100 WHERE position = ${one}`);
    sql(`UPDATE events SET position = ${one}, revision = ${revision} WHERE position = ${other}`);
    sql(`UPDATE events SET position = ${other}, revision = ${revision + 1} WHERE position = 100`);
  };
  const remove = (revision: number) => {
    sql(`DELETE FROM events WHERE position = ${revision + 1}`);
    for (let next = revision + 1; next < 8; next++)
      sql(`UPDATE events SET revision = revision - 1 WHERE position = ${next + 1}`);
    sql('UPDATE streams SET version = version - 1');
  };
  /** Its own chain fits again, and so does each one behind it up to `upTo`. */
  const relink = async (revision: number, upTo = revision) => {
    edit(revision);
    const eventStore = new SqliteEventStore(emit.dataDir);
    const events = await allOf(eventStore.readStream(former.stream));
    await eventStore.close();
    let chain = events[revision - 1]?.metadata.chain ?? CHAIN_START;
    for (const event of events.slice(revision, upTo + 1)) {
      chain = chainHash(chain, former.stream, event.revision, event);
      sql(
        `UPDATE events SET metadata = json_set(metadata, '$.chain', '${chain}') WHERE position = ${event.position}`,
      );
    }
  };

  it.each<[string, () => void]>([
    ['two that were swapped', () => swap(3)],
    ['the last two, swapped', () => swap(6)],
    ['two neighbours that were edited', () => [3, 4].forEach(edit)],
    ['all that were edited', () => [0, 1, 2, 3, 4, 5, 6, 7].forEach(edit)],
    ['one that was removed, and the others moved up', () => remove(3)],
    ['the first, removed', () => remove(0)],
    [
      'a time that was set back, also beside the record',
      () =>
        sql(
          "UPDATE events SET at = at - 86400000, metadata = json_set(metadata, '$.at', at - 86400000) WHERE position = 4",
        ),
    ],
  ])('is told as one: %s', async (_, change) => {
    change();
    // What was removed leaves a gap besides.
    const found = (await checks()).filter((check) => check !== 'positions');
    expect(found).not.toEqual([]);
    expect(new Set(found)).toEqual(new Set(['chain']));
  });

  it('is told as one: one that was removed', async () => {
    sql('DELETE FROM events WHERE position = 4');
    expect(await checks()).toEqual(['positions', 'revisions']);
  });

  it('is told as one where a read model that was folded before does not agree', async () => {
    await former.close();
    expect(await emit.run(['projections', 'rebuild', '--all'])).toMatchObject({ code: 0 });
    edit(3);
    const { out } = await emit.run(['audit', 'verify', '--format', 'json']);
    const found = (JSON.parse(out) as Finding[]).map(({ check }) => check);
    expect(found).toEqual(expect.arrayContaining(['chain', 'read-model']));
    expect(found).not.toContain('chain-sent-again');
  });

  it('is told by the gap that it leaves: the last but one, removed', async () => {
    remove(6);
    expect(await checks()).toEqual(['positions', 'chain']);
  });

  it.each([
    ['a changed one whose own chain was made to fit', () => relink(3)],
    ['changed ones up to there, whose chains were made to fit', () => relink(3, 5)],
  ] as [string, () => void][])('is never passed over where it looks the same: %s', async (_, change) => {
    change();
    const { code, findings } = await verify();
    expect(code).toBe(1);
    expect(findings).toMatchObject([
      { check: 'chain-sent-again', what: expect.stringContaining('one of the two was changed') as unknown },
    ]);
  });
});
