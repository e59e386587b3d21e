import { join } from 'node:path';
import { openSqlite } from '../../adapters/sqlite/connection.js';
import { EmitCommand } from '../../testing/emit-command.js';
import type { Finding } from './findings.js';

/** What somebody with the file at hand may change beside the chained records, or make unreadable. */
describe('emit audit verify, of a log whose file was written to', () => {
  let emit: EmitCommand;
  beforeEach(async () => {
    emit = new EmitCommand();
    await emit.run(['demo', '--members', '6', '--days', '20', '--seed', 'verify']);
  });
  afterEach(() => emit.remove());

  const sql = (text: string) => {
    const db = openSqlite(join(emit.dataDir, 'log.sqlite'), { durability: 'normal' });
    const result: unknown = db.prepare(text).all();
    db.close();
    return result;
  };
  const verify = async () => {
    const { code, out } = await emit.run(['audit', 'verify', '--no-models', '--format', 'json']);
    return { code, findings: JSON.parse(out) as Finding[] };
  };
  const some = (type: string) => {
    const [row] = sql(
      `SELECT position, e.stream AS stream, s.name AS name FROM events e JOIN streams s ON s.id = e.stream
       WHERE type IN (SELECT id FROM types WHERE name = '${type}') LIMIT 1 OFFSET 3`,
    ) as { position: number; stream: number; name: string }[];
    return row!;
  };

  it.each([
    [
      'at',
      /with at 2026-\S+Z, its record has 2026-\S+Z$/,
      'UPDATE events SET at = at - 40 * 86400000 WHERE position = 100',
      100,
    ],
    [
      'memberId',
      /with memberId nobody, its record has [0-9a-f-]{36}$/,
      "UPDATE streams SET member = 'nobody' WHERE id = 4",
      null,
    ],
    [
      'schema',
      /with schema 9, its record has 1$/,
      "UPDATE types SET schema = 9 WHERE name = 'PracticeLogged'",
      null,
    ],
  ])(
    'names events whose %s is another for the ledger than in their record',
    async (_, told, change, position) => {
      sql(change);
      const { code, findings } = await verify();
      expect(code).toBe(1);
      expect(new Set(findings.map(({ check }) => check))).toEqual(new Set(['columns']));
      expect(findings[0]!.what).toMatch(told);
      if (position !== null) expect(findings).toMatchObject([{ positions: [position] }]);
    },
  );

  it.each([
    ["UPDATE events SET metadata = '{}' WHERE position = 100", 'id unreadable-100'],
    ["UPDATE events SET metadata = 'null' WHERE position = 100", 'id unreadable-100'],
    ['UPDATE events SET type = 99 WHERE position = 100', 'unknown-type-99'],
    ['UPDATE events SET stream = 9999 WHERE position = 100', 'unknown-stream-9999'],
  ])('reads on and names the event after %s', async (change, named) => {
    sql(change);
    const { code, findings } = await verify();
    expect(code).toBe(1);
    const naming = findings.find(({ where, what }) => `${where} ${what}`.includes(named));
    expect(naming!.positions).toContain(100);
  });

  it('names a token record without data once, and adds nothing up of it', async () => {
    const { position } = some('TokensConsumed');
    sql(`UPDATE events SET data = 'null' WHERE position = ${position}`);
    const { findings } = await verify();
    expect(findings.map(({ check }) => check)).toEqual(['chain', 'reply-without-tokens']);
  });

  it("names a record of a stream's end that is behind the stream", async () => {
    const { stream, name } = some('PracticeLogged');
    sql(`UPDATE streams SET version = version - 1 WHERE id = ${stream}`);
    const { findings } = await verify();
    expect(findings).toMatchObject([{ check: 'stream-end', where: name }]);
    expect(findings[0]!.what).toMatch(/the record was changed$/);
  });

  it.each([
    ["UPDATE events SET metadata = '{}' WHERE position = 100", 'unreadable-100'],
    ["UPDATE events SET data = '{' WHERE position = 100", '{'],
  ])('shows the stream of the event after %s, all of it', async (change, shown) => {
    const [{ name, count }] = sql(
      `SELECT s.name AS name, s.version + 1 AS count FROM events e JOIN streams s ON s.id = e.stream WHERE position = 100`,
    ) as [{ name: string; count: number }];
    sql(change);
    const { code, out } = await emit.run(['events', 'list', '--stream', name, '--format', 'ndjson']);
    expect(code).toBe(0);
    const events = out.trim().split('\n');
    expect(events).toHaveLength(count);
    expect(events.find((event) => event.includes('"position":100,'))).toContain(shown);
  });

  it.each(['null', '{}', '{"inputTokens":"1"}'])('adds no token record up that holds %s', async (data) => {
    const { position } = some('TokensConsumed');
    sql(`UPDATE events SET data = '${data}' WHERE position = ${position}`);
    expect(await emit.run(['audit', 'tokens'])).toEqual({
      code: 1,
      out: '',
      err: `emit: TokensConsumed at position ${position} holds data that Emit did not write (emit audit verify --no-models names all such; emit projections parked skip leaves one out)\n`,
    });
  });

  it('says in a line that a newer release has written an event', async () => {
    sql("UPDATE types SET schema = 9 WHERE name = 'TokensConsumed'");
    const told = 'TokensConsumed has schema 9; this release reads up to 1';
    expect(await emit.run(['audit', 'tokens'])).toEqual({ code: 1, out: '', err: `emit: ${told}\n` });
    const { code, err } = await emit.run(['projections', 'rebuild', '--all']);
    expect(code).toBe(0);
    expect(err).toMatch(/^\d documents of token-balance stand at an event that cannot be folded \(/);
    expect(err).toContain(told);
  });
});
