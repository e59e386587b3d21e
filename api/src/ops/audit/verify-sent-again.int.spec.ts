import { join } from 'node:path';
import { openSqlite } from '../../adapters/sqlite/connection.js';
import { EmitCommand } from '../../testing/emit-command.js';
import { FormerProcesses } from '../../testing/broken-by-retries.js';
import type { Finding } from './findings.js';

let emit: EmitCommand;
let former: FormerProcesses;
beforeEach(() => {
  emit = new EmitCommand();
  former = new FormerProcesses(emit.dataDir);
});
afterEach(async () => {
  await former.close();
  emit.remove();
});

const verify = async () => {
  await former.close();
  const { code, out, err } = await emit.run(['audit', 'verify', '--no-models', '--format', 'json']);
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
          /^the link from revision 1 to 2 does not fit, .* sent again .* or revision 2 was changed; the events alone cannot tell which$/,
        ) as unknown,
        positions: [2, 3],
      },
    ]);
    expect(err).toContain('1 finding.');
    const { out } = await emit.run(['audit', 'verify', '--no-models']);
    expect(out).toMatch(/^chain-sent-again\s+practices-/m);
  });

  it('is known where the stream ends with it', async () => {
    await resent('k');
    await former.practise(1, 'l');
    expect(await checks()).toEqual(['chain-sent-again']);
  });

  it('is known each time, also one after the other', async () => {
    await resent('k');
    await former.practise(1, 'l');
    await former.practise(0, 'l');
    await former.practise(0);
    await former.practise(1);
    await resent('m');
    await former.practise(1);
    expect(await checks()).toEqual(['chain-sent-again', 'chain-sent-again', 'chain-sent-again']);
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
