import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeSqlite, openSqlite, type Database } from '../../adapters/sqlite/connection.js';
import { NoteSigner } from '../../proof/signed-note.js';
import { EmitCommand } from '../../testing/emit-command.js';
import type { Finding } from './findings.js';

const own = NoteSigner.fromSeed('example.org/emit', Buffer.alloc(32, 3));
const DEMO = ['demo', '--members', '5', '--days', '20', '--seed', 'hidden', '--end', '2026-11-19'];
const GRANT = `(SELECT min(e.position) FROM events e JOIN types t ON t.id = e.type WHERE t.name = 'TokensGranted')`;
const COLUMNS = 'position, stream, revision, type, at, data, metadata';

/** Written into log.sqlite by somebody who knows how it is read; what names it. */
const HIDDEN: Readonly<
  Record<string, { readonly sql: string; readonly says: RegExp; readonly before?: true }>
> = {
  'a number too large for JSON in the place of nothing': {
    sql: `UPDATE events SET data = replace(data, ':null', ':1e999')
            WHERE position = (SELECT min(position) FROM events WHERE data LIKE '%:null%')`,
    says: /chain/,
  },
  'a grant where nobody reads from: before the first position': {
    sql: `INSERT INTO events SELECT -7, stream, (SELECT version + 1 FROM streams WHERE id = e.stream), type, at, data, metadata
            FROM events e WHERE position = ${GRANT};
          UPDATE streams SET version = version + 1 WHERE id = (SELECT stream FROM events WHERE position = -7)`,
    says: /position -7/,
  },
  'a grant before the first position, and the record of its stream as it was': {
    sql: `INSERT INTO events SELECT 0, stream, (SELECT version + 1 FROM streams WHERE id = e.stream), type, at, data, metadata
            FROM events e WHERE position = ${GRANT}`,
    says: /position 0/,
  },
  'a position that no number is exact for': {
    sql: `UPDATE events SET position = 9007199254740993 WHERE position = (SELECT max(position) FROM events)`,
    says: /position/,
  },
  'a view in the place of the events': {
    sql: `ALTER TABLE events RENAME TO kept; CREATE VIEW events AS SELECT ${COLUMNS} FROM kept`,
    says: /events is a view/,
  },
  'a trigger that changes what is appended': {
    sql: `CREATE TRIGGER gift AFTER INSERT ON events BEGIN
            UPDATE events SET data = replace(NEW.data, '"amount":', '"amount":9') WHERE position = NEW.position; END`,
    says: /trigger gift/,
  },
  'an index over an expression, which may hold other values than the table': {
    sql: `CREATE INDEX events_covering ON events(position, stream, revision, type, at, data, metadata)`,
    says: /index events_covering/,
  },
  'an index without an event, which its stream then lacks': {
    sql: `DROP INDEX events_by_stream;
          CREATE UNIQUE INDEX events_by_stream ON events(stream, revision) WHERE position <> 17;
          PRAGMA writable_schema = ON;
          UPDATE sqlite_schema SET sql = 'CREATE UNIQUE INDEX events_by_stream ON events(stream, revision)'
            WHERE name = 'events_by_stream';
          PRAGMA writable_schema = RESET`,
    says: /position 17/,
  },
  'no index': { sql: 'DROP INDEX events_by_stream', says: /index events_by_stream is missing/ },
  'a table beside the events': { sql: 'CREATE TABLE shadow(position INTEGER)', says: /table shadow/ },
  'a record of a stream without events': {
    sql: `INSERT INTO streams(name, version, member) VALUES('member-nobody', 3, 'nobody')`,
    says: /stream-end member-nobody/,
  },
  'the member of a stream': {
    sql: `UPDATE streams SET member = (SELECT member FROM streams WHERE member <> '' LIMIT 1)
            WHERE id = (SELECT max(id) FROM streams WHERE member <> '')`,
    says: /columns/,
  },
  'a negative revision': {
    sql: `UPDATE events SET revision = -1 WHERE position = ${GRANT}`,
    says: /revisions/,
  },
  'a time that is a text': {
    sql: `UPDATE events SET at = 'yesterday' WHERE position = ${GRANT}`,
    says: /columns/,
  },
  'two values for one name': {
    sql: `UPDATE events SET data = replace(data, '"amount":', '"amount":1,"amount":2') WHERE position = ${GRANT}`,
    says: /chain/,
  },
  'a column that is computed': {
    sql: `ALTER TABLE events ADD COLUMN shown TEXT GENERATED ALWAYS AS (replace(data, '5', '6')) VIRTUAL`,
    says: /table events/,
  },
  'data as bytes': {
    sql: `UPDATE events SET data = CAST(data AS BLOB) WHERE position = ${GRANT}`,
    says: /position|chain|unreadable/,
  },
  'an event of a stream that there is not': {
    sql: `UPDATE events SET stream = 4711 WHERE position = ${GRANT}`,
    says: /./,
  },
  'a type renamed for all its events': {
    sql: `UPDATE types SET name = 'TokensAdjusted' WHERE name = 'TokensGranted'`,
    says: /chain/,
  },
  'a prototype in the data': {
    sql: `UPDATE events SET data = replace(data, '{"amount":', '{"__proto__":{"amount":1},"amount":') WHERE position = ${GRANT}`,
    says: /chain/,
  },
  'another chain in capital letters': {
    sql: `UPDATE events SET metadata = replace(metadata, json_extract(metadata, '$.chain'),
            upper(json_extract(metadata, '$.chain'))) WHERE position = (SELECT max(position) FROM events)`,
    says: /chain/,
  },
};

describe('a change that hides in how log.sqlite is read', () => {
  const source = new EmitCommand();
  let emit: EmitCommand;
  const outside = mkdtempSync(join(tmpdir(), 'emit-outside-'));
  const kept = (file: string) => join(outside, file);

  beforeAll(async () => {
    expect(await source.run(DEMO)).toMatchObject({ code: 0 });
    writeFileSync(kept('audit.key'), own.toString());
    writeFileSync(kept('audit.pub'), own.verifier.toString());
    const signing = source.with({ EMIT_AUDIT_KEY: kept('audit.key') });
    const signed = await signing.run(['audit', 'checkpoint', '--out', kept('one.checkpoint')]);
    expect(signed).toMatchObject({ code: 0 });
  });
  beforeEach(() => {
    emit = new EmitCommand();
    cpSync(source.dataDir, emit.dataDir, { recursive: true });
  });
  afterEach(() => emit.remove());
  afterAll(() => {
    source.remove();
    rmSync(outside, { recursive: true, force: true });
  });

  const written = (work: (db: Database) => void) => {
    const db = openSqlite(join(emit.dataDir, 'log.sqlite'), { durability: 'normal' });
    // Whoever may write to the file uses any tool.
    db.enableDefensive(false);
    work(db);
    closeSqlite(db);
  };
  const verify = async () => {
    const against = ['--against', kept('one.checkpoint'), '--key', kept('audit.pub')];
    const ran = await emit.run(['audit', 'verify', '--no-models', '--no-keys', '--json', ...against]);
    const findings = ran.out === '' ? [] : (JSON.parse(ran.out) as Finding[]);
    return {
      ...ran,
      text: findings.map(({ check, where, what }) => `${check} ${where}: ${what}`).join('\n'),
    };
  };

  it('is not found where there is none', async () => {
    expect(await verify()).toMatchObject({ code: 0, text: '' });
  });

  it.each(Object.entries(HIDDEN))('%s', async (_, { sql, says }) => {
    written((db) => db.exec(sql));
    const { code, text, err } = await verify();
    expect({ code, text, err }).toMatchObject({ code: 1, text: expect.stringMatching(says) as string });
    for (const line of text.split('\n')) expect(line.length).toBeLessThan(600);
  });

  it('harms nothing where only the encoding of the file is another', async () => {
    written((db) => {
      const rows = ['streams', 'types', 'events'].map((table) => {
        const select = db.prepare(`SELECT * FROM ${table}`);
        select.setReturnArrays(true);
        const all = select.all() as unknown as (string | number)[][];
        return [table, all] as const;
      });
      const schema = db.prepare('SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL').all() as {
        sql: string;
      }[];
      const path = join(emit.dataDir, 'other.sqlite');
      const other = openSqlite(path, { durability: 'normal' });
      other.exec(`PRAGMA encoding = 'UTF-16'; ${schema.map(({ sql }) => sql).join(';')}`);
      for (const [table, all] of rows)
        for (const row of all)
          other.prepare(`INSERT INTO ${table} VALUES(${row.map(() => '?').join()})`).run(...row);
      closeSqlite(other);
    });
    rmSync(join(emit.dataDir, 'log.sqlite'));
    cpSync(join(emit.dataDir, 'other.sqlite'), join(emit.dataDir, 'log.sqlite'));
    rmSync(join(emit.dataDir, 'other.sqlite'));
    expect(await verify()).toMatchObject({ code: 0, text: '' });
  });
});
