import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { MongoConnection } from '../adapters/mongodb/mongo-connection.js';
import { temporaryDatabase } from '../adapters/mongodb/temporary-database.contract.js';
import { removeDatabase, VAULT } from '../testing/damages/damage.js';
import { EmitCommand } from '../testing/emit-command.js';
import { EventStoreDbServer } from '../testing/eventstoredb/eventstoredb-server.js';
import { TestApp } from '../testing/test-app.js';

const mongo = process.env['MONGODB_URL'];
const SECRETS = {
  EMIT_MASTER_KEY: '9f3ac1d27b5e48068d1fe0b7c4a2953612ab7fe0935cd481e6f7082b4d93a5c1',
  EMIT_JWT_SECRET: 'b7ae02c95d1f6e3884c0d92f71a6be534f08',
};
const DEMO = ['demo', '--members', '5', '--days', '10', '--seed', 'lost', '--end', '2026-11-20'];

describe('an event store in EventStoreDB, with the vault in a file', () => {
  const server = new EventStoreDbServer();
  let emit: EmitCommand;
  beforeAll(async () => {
    await server.start();
    emit = new EmitCommand({ EVENTSTORE_URL: server.url, ...SECRETS });
    expect(await emit.run(DEMO)).toMatchObject({ code: 0 });
  });
  afterAll(() => {
    emit.remove();
    server.stop();
  });

  it('is not served by a machine that has no vault, and given none', async () => {
    // Another machine, or this one after its disk was replaced.
    const another = new EmitCommand({ EVENTSTORE_URL: server.url, ...SECRETS });
    const starting = TestApp.start({
      dataDir: another.dataDir,
      env: { EVENTSTORE_URL: server.url, ...SECRETS },
    });
    await expect(starting).rejects.toThrow(/vault\.sqlite is missing, although the event store has events/);
    expect(await another.run(['projections', 'rebuild', '--all'])).toMatchObject({ code: 1 });
    expect(await another.run(['doctor'])).toMatchObject({ code: 1 });
    expect(existsSync(join(another.dataDir, VAULT))).toBe(false);
    const { code, err, out } = await another.run(['audit', 'verify', '--no-models']);
    expect([code, out + err]).toEqual([
      1,
      expect.stringMatching(/the vault is missing, and with it the keys of \d members/),
    ]);
    another.remove();
  });

  it('is served with its own', async () => {
    expect(await emit.run(['audit', 'verify', '--no-models'])).toMatchObject({ code: 0 });
    const app = await TestApp.start({
      dataDir: emit.dataDir,
      env: { EVENTSTORE_URL: server.url, ...SECRETS },
    });
    expect((await app.http.get('/health')).body).toMatchObject({ status: 'ok' });
    await app.stop();
    removeDatabase(join(emit.dataDir, VAULT));
    expect(await emit.run(['members', 'grant', 'somebody', '5', '--reason', 'a test'])).toMatchObject({
      code: 1,
    });
    expect(existsSync(join(emit.dataDir, VAULT))).toBe(false);
  });

  it('is the one that says whether there are events: away, no vault is made', async () => {
    const env = { EVENTSTORE_URL: 'esdb://127.0.0.1:1?tls=false', ...SECRETS };
    const away = new EmitCommand(env);
    await expect(TestApp.start({ dataDir: away.dataDir, env })).rejects.toThrow('cannot be reached');
    expect(existsSync(join(away.dataDir, VAULT))).toBe(false);
    away.remove();
  }, 60_000);
});

(mongo ? describe : describe.skip)('a vault in MongoDB (where MONGODB_URL is set)', () => {
  let database: ReturnType<typeof temporaryDatabase>;
  let connection: MongoConnection;
  let emit: EmitCommand;
  let env: Record<string, string>;
  beforeEach(async () => {
    database = temporaryDatabase(mongo ?? '');
    connection = new MongoConnection(database.url);
    env = { MONGODB_URL: database.url, ...SECRETS };
    emit = new EmitCommand(env);
    expect(await emit.run(DEMO)).toMatchObject({ code: 0 });
  });
  afterEach(async () => {
    await connection.close();
    emit.remove();
    await database.drop();
  });
  const start = () => TestApp.start({ dataDir: emit.dataDir, env });
  const collections = () =>
    connection.run(async (db) => (await db.listCollections().toArray()).map(({ name }) => name).sort());

  it('is not served when it was emptied beside an event store with members', async () => {
    await connection.run((db) => db.collection('vault').drop());
    await expect(start()).rejects.toThrow(
      /the keys of all \d members .* are lost: the vault is empty.*mongorestore/,
    );
    const doctor = await emit.run(['doctor']);
    expect([doctor.code, doctor.out]).toEqual([
      1,
      expect.stringMatching(/members' keys +wrong .*mongorestore/),
    ]);
    expect((await emit.run(['audit', 'verify', '--no-models'])).code).toBe(1);
    expect(await collections()).not.toContain('vault');
  });

  it('is served when some members have no key, and tells', async () => {
    await connection.run((db) => db.collection('vault').deleteOne({}));
    const app = await start();
    const { body } = await app.http.get('/health').expect(200);
    expect(body).toMatchObject({ status: 'degraded', problems: [expect.stringContaining('1 member of')] });
    await app.stop();
  });

  it('is not served with another master key, nor in the middle of a change of it', async () => {
    const other = { ...env, EMIT_MASTER_KEY: SECRETS.EMIT_MASTER_KEY.split('').reverse().join('') };
    await expect(TestApp.start({ dataDir: emit.dataDir, env: other })).rejects.toThrow(
      'EMIT_MASTER_KEY must be',
    );
    await emit.withStores(({ vault }) => vault.setRotating(true));
    await expect(start()).rejects.toThrow("'emit keys rotate' was cut short");
  });
});

(mongo ? describe : describe.skip)('an empty MongoDB (where MONGODB_URL is set)', () => {
  it('stays empty, whatever only looks at it', async () => {
    const { url, drop } = temporaryDatabase(mongo ?? '');
    const server = new EventStoreDbServer();
    await server.start();
    const emit = new EmitCommand({ EVENTSTORE_URL: server.url, MONGODB_URL: url });
    mkdirSync(emit.dataDir, { recursive: true });
    for (const args of [
      ['doctor'],
      ['audit', 'verify'],
      ['audit', 'tokens'],
      ['members', 'list'],
      ['projections', 'status'],
    ])
      await emit.run(args);
    const connection = new MongoConnection(url);
    expect(await connection.run((db) => db.listCollections().toArray())).toEqual([]);
    await connection.close();
    emit.remove();
    await drop();
    server.stop();
  }, 60_000);
});
