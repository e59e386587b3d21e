import { eventCatalogue } from '../../domain/all-events.js';
import { join } from 'node:path';
import { openSqlite } from '../../adapters/sqlite/connection.js';
import { quietLog } from '../../runtime/log.js';
import { EmitCommand } from '../../testing/emit-command.js';
import { TestApp } from '../../testing/test-app.js';
import { rebuild } from '../../runtime/rebuild.js';
import { projectionsInForce } from '../../features/shared/projections-in-force.js';
import { IdSet } from './id-set.js';
import type { Finding } from './findings.js';

describe('emit audit verify', () => {
  let emit: EmitCommand;
  beforeEach(async () => {
    emit = new EmitCommand();
    await emit.run(['demo', '--members', '6', '--days', '20', '--seed', 'verify']);
    await emit.withStores(async (stores) => {
      const { eventStore: store, models } = stores;
      const projections = await projectionsInForce(stores);
      await rebuild({ store, models, projections, lift: eventCatalogue.lift, log: quietLog }, projections, {
        signal: new AbortController().signal,
      });
    });
  });
  afterEach(() => emit.remove());

  const sql = (file: string, text: string) => {
    const db = openSqlite(join(emit.dataDir, file), { durability: 'normal' });
    const result: unknown = db.prepare(text).all();
    db.close();
    return result;
  };
  const verify = async (...args: string[]) => {
    const { code, out, err } = await emit.run(['audit', 'verify', '--format', 'json', ...args]);
    return { code, err, findings: JSON.parse(out) as Finding[] };
  };
  const some = (type: string) => {
    const [row] = sql(
      'log.sqlite',
      `SELECT position, e.stream AS stream, revision, s.name AS name FROM events e JOIN streams s ON s.id = e.stream
       WHERE type IN (SELECT id FROM types WHERE name = '${type}') LIMIT 1 OFFSET 3`,
    ) as { position: number; stream: number; revision: number; name: string }[];
    return row!;
  };

  it('finds nothing in a log that nobody has touched', async () => {
    const { code, findings, err } = await verify();
    expect({ code, findings }).toEqual({ code: 0, findings: [] });
    expect(err).toContain('Nothing is wrong');
    expect(err).toContain('dashboard: 6 documents compared');
  });

  it('names an event that was edited', async () => {
    const { position, name } = some('TokensConsumed');
    sql(
      'log.sqlite',
      `UPDATE events SET data = replace(data, '"inputTokens":', '"inputTokens":1') WHERE position = ${position}`,
    );
    const { code, findings } = await verify('--no-models');
    expect(code).toBe(1);
    expect(findings.map(({ check }) => check)).toEqual(['chain', 'token-sum']);
    expect(findings[0]).toMatchObject({ where: name });
    expect(findings[0]!.positions).toContain(position);
  });

  it.each([
    ['data', 'PracticeLogged', 'no JSON'],
    ['data', 'TokensConsumed', '{"a":1},{"b":2}'],
    ['metadata', 'PracticeLogged', '{'],
  ])('names an event whose %s nobody can read any more', async (column, type, text) => {
    const { position, name } = some(type);
    sql('log.sqlite', `UPDATE events SET ${column} = '${text}' WHERE position = ${position}`);
    const { code, findings } = await verify();
    expect(code).toBe(1);
    const [broken] = findings;
    expect(broken).toMatchObject({ check: 'chain', where: name });
    expect(broken!.positions).toContain(position);
    // Folds read no metadata.
    const unfolded = findings.some(({ what }) => what.includes('cannot be folded'));
    expect(unfolded).toBe(column === 'data');
  });

  it('names a time that was moved', async () => {
    const { position } = some('PracticeLogged');
    sql(
      'log.sqlite',
      `UPDATE events SET metadata = replace(metadata, '"at":1', '"at":2') WHERE position = ${position}`,
    );
    const { findings } = await verify('--no-models');
    expect(findings).toMatchObject([{ check: 'chain' }, { check: 'columns', positions: [position] }]);
    expect(findings[0]!.positions.at(-1)).toBe(position);
  });

  it('names the gap that a removed event leaves, and the token record that lost its reply', async () => {
    const { position, name } = some('TokensConsumed');
    sql('log.sqlite', `DELETE FROM events WHERE position = ${position - 1}`);
    const { code, findings } = await verify('--no-models');
    expect(code).toBe(1);
    const [gap, ...others] = findings.map(({ check, where }) => [check, where]);
    expect(gap).toEqual(['positions', name]);
    expect(others).toEqual([
      ['revisions', name],
      ['tokens-without-reply', name],
    ]);
  });

  it('names a reply whose token record was removed from the end of its stream, by the log and by the read models', async () => {
    const [last] = sql(
      'log.sqlite',
      `SELECT max(position) AS position FROM events WHERE type IN (SELECT id FROM types WHERE name = 'TokensConsumed')
       AND revision = (SELECT max(revision) FROM events e WHERE e.stream = events.stream)`,
    ) as { position: number }[];
    sql('log.sqlite', `DELETE FROM events WHERE position = ${last!.position}`);
    const { findings } = await verify();
    expect(new Set(findings.map(({ check }) => check))).toEqual(
      new Set(['positions', 'reply-without-tokens', 'stream-end', 'read-model']),
    );
    expect(findings.find(({ where }) => where.startsWith('token-balance/'))!.what).toContain('body.consumed');
  });

  it('names streams that were cut short, and read models that are ahead of the log', async () => {
    const [{ head }] = sql('log.sqlite', 'SELECT max(position) AS head FROM events') as [{ head: number }];
    const removed = sql(
      'log.sqlite',
      `SELECT DISTINCT s.name FROM events e JOIN streams s ON s.id = e.stream WHERE position > ${head - 9}`,
    ) as { name: string }[];
    sql('log.sqlite', `DELETE FROM events WHERE position > ${head - 9}`);
    const { code, findings } = await verify('--only', 'dashboard');
    expect(code).toBe(1);
    const cut = findings.filter(({ check }) => check === 'stream-end');
    expect(cut.map(({ where }) => where).sort()).toEqual(removed.map(({ name }) => name).sort());
    expect(findings.find(({ where }) => where === 'dashboard version 1')).toMatchObject({
      what: `is folded up to position ${head} and the log ends at ${head - 9}: its last events were removed`,
    });
  });

  it('names an id that two events have', async () => {
    const [one] = sql(
      'log.sqlite',
      "SELECT json_extract(metadata, '$.id') AS id FROM events WHERE position = 5",
    ) as { id: string }[];
    const { position } = some('PracticeLogged');
    sql(
      'log.sqlite',
      `UPDATE events SET metadata = json_set(metadata, '$.id', '${one!.id}') WHERE position = ${position}`,
    );
    const { findings } = await verify('--no-models');
    expect(findings.find(({ check }) => check === 'duplicate-id')).toMatchObject({
      where: one!.id,
      positions: [5, position],
    });
  });

  it('names a read model that was changed, one that is missing, one too many', async () => {
    const [{ key, body, position }, second] = sql(
      join('read-models', 'dashboard_v1.sqlite'),
      'SELECT key, body, position FROM documents ORDER BY key',
    ) as {
      key: string;
      body: string;
      position: number;
    }[] as [{ key: string; body: string; position: number }, { key: string }];
    const document = JSON.parse(body) as { units: number };
    sql(
      join('read-models', 'dashboard_v1.sqlite'),
      `UPDATE documents SET body = json_set(body, '$.units', ${document.units + 7}) WHERE key = '${key}'`,
    );
    sql(join('read-models', 'dashboard_v1.sqlite'), `DELETE FROM documents WHERE key = '${second.key}'`);
    sql(
      join('read-models', 'dashboard_v1.sqlite'),
      `INSERT INTO documents(key, owner, position, body) VALUES('nobody', 'nobody', 1, '{}')`,
    );
    const { code, findings } = await verify('--no-log', '--only', 'dashboard');
    expect(code).toBe(1);
    const found = Object.fromEntries(
      findings.map(({ where, what, positions }) => [where, { what, positions }]),
    );
    expect(Object.keys(found).sort()).toEqual(
      [`dashboard/${key}`, `dashboard/${second.key}`, 'dashboard/nobody'].sort(),
    );
    expect(found[`dashboard/${key}`]!.what).toBe(
      `differs from the log in body.units (${document.units + 7}, by the log ${document.units})`,
    );
    expect(found[`dashboard/${key}`]!.positions.at(-1)).toBe(position);
    expect(found[`dashboard/${second.key}`]!.what).toContain('the read model has not');
    expect(found['dashboard/nobody']!.what).toContain('the log has no event of it');
  });

  it('refuses a read model that there is not, before it reads the log', async () => {
    const { code, err, out } = await emit.run(['audit', 'verify', '--only', 'dashbord']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^emit: There is no read model dashbord; there are dashboard, /);
  });

  it('ends where it is when it is stopped', async () => {
    const ran = await emit.run(['audit', 'verify'], { signal: AbortSignal.abort() });
    expect(ran).toMatchObject({ code: 1, out: '', err: 'emit: stopped before the end\n' });
  });

  it('accepts what a running server writes, beside it', async () => {
    const app = await TestApp.start({ dataDir: emit.dataDir });
    try {
      const member = await app.register();
      await app.http
        .post('/api/v1/claude-direct')
        .set(member.headers)
        .send({ prompt: 'What is rest?' })
        .expect(200);
      expect(await verify()).toMatchObject({ code: 0, findings: [] });
    } finally {
      await app.stop();
    }
  });
});

describe('the set of ids', () => {
  it('knows every id that it was given, and no other', () => {
    const ids = new IdSet();
    const given = Array.from({ length: 200_000 }, (_, index) => `id-${index}`);
    expect(given.filter((id) => !ids.add(id))).toEqual([]);
    expect(given.filter((id) => ids.add(id) || !ids.has(id))).toEqual([]);
    expect(given.filter((id) => ids.has(`${id}-`))).toEqual([]);
  });
});
