import { setTimeout as pause } from 'node:timers/promises';
import type { Collection, Document } from 'mongodb';
import { StoreUnavailable } from '../../ports/event-store.port.js';
import { asPrimary, MongoDbProxy } from '../../testing/mongodb/mongodb-proxy.js';
import { TcpProxy } from '../../testing/tcp-proxy.js';
import { reasonOf } from '../../ops/support/failures.js';
import { locksIn, MongoLock } from '../locks/mongodb/mongo-lock.js';
import { MongoQuestionLocks } from '../locks/mongodb/question-locks.js';
import { MongoReadModelStore } from '../read-models/mongodb/mongo-read-model-store.js';
import { connectMongoStores, refuseUnsuitable } from './connect-mongo-stores.js';
import { MongoConnection } from './mongo-connection.js';
import { UnsuitableServer } from './mongo-errors.js';
import { temporaryDatabase, withOptions } from './temporary-database.contract.js';

const server = process.env['MONGODB_URL'];

(server ? describe : describe.skip)('what MongoDB is relied on for (where MONGODB_URL is set)', () => {
  const { url, drop } = temporaryDatabase(server ?? 'mongodb://none:1');
  const opened: { close(): Promise<void> }[] = [];
  const closing = <T extends { close(): Promise<void> }>(one: T): T => {
    opened.unshift(one);
    return one;
  };
  const proxied = async (hello: (said: Document, port: number) => Document = asPrimary) => {
    const proxy = closing(await MongoDbProxy.to(url, { hello }));
    return { proxy, through: proxy.urlOf(url) };
  };
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close();
    await drop();
  });

  it('holds whatever the connection string says', async () => {
    const { proxy, through } = await proxied();
    const undone =
      'w=1&journal=false&readPreference=secondaryPreferred&retryWrites=false&promoteValues=false';
    const connection = closing(new MongoConnection(withOptions(through, undone)));
    await connection.run((db) => db.collection<{ _id: string }>('c').insertOne({ _id: 'a' }));
    await connection.run((db) => db.collection('c').findOne());
    const [insert, find] = proxy.commands.filter(({ name }) => name === 'insert' || name === 'find');
    expect(insert?.document).toMatchObject({ writeConcern: { w: 'majority' }, txnNumber: expect.anything() });
    expect(insert?.document['writeConcern']).toEqual({ w: 'majority' });
    expect(['undefined', 'primary']).toContain(String(find?.document['$readPreference']?.mode));
  });

  it('is refused of one member of a replica set alone, at the start as well', async () => {
    const { through } = await proxied();
    const connection = closing(new MongoConnection(withOptions(through, 'directConnection=true')));
    await expect(connection.ping()).rejects.toThrow(UnsuitableServer);
    await expect(connection.ping()).rejects.toThrow('directConnection=true in MONGODB_URL');
    const { models } = connectMongoStores(withOptions(through, 'directConnection=true'), 'here');
    await expect(refuseUnsuitable(models)).rejects.toThrow(UnsuitableServer);
  });

  it.each([0, 6, 8])(
    'is refused of a server that speaks version %i of the protocol, which is told',
    async (version) => {
      const { through } = await proxied((said) => ({ ...said, maxWireVersion: version }));
      const { models } = connectMongoStores(withOptions(through, 'serverSelectionTimeoutMS=300'), 'here');
      await expect(refuseUnsuitable(models)).rejects.toThrow(
        'MongoDB cannot be used: it must be of version 4.4 or later',
      );
    },
  );

  it.each([
    ['signs in', 'saslStart', 18],
    ['does anything', 'find', 13],
    ['is looked up', 'find', 11],
  ])(
    'is refused to a user who is not known any more when he %s, and that is told',
    async (_when, refused, code) => {
      const { proxy, through } = await proxied();
      proxy.answer = ({ name }) => (name === refused ? { ok: 0, code, errmsg: 'Not this one.' } : null);
      const at = refused === 'saslStart' ? through.replace(/\/\/(?:[^@]*@)?/, '//emit:secret@') : through;
      const { vault, models } = connectMongoStores(at, 'here');
      closing(models);
      const error: unknown = await vault.find('a').catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(StoreUnavailable);
      expect(reasonOf(error)).toBe('MongoDB refuses the credentials in MONGODB_URL: Not this one.');
    },
  );

  it('does not keep a process from its start while the server is away', async () => {
    const { models } = connectMongoStores('mongodb://127.0.0.1:1/?serverSelectionTimeoutMS=100', 'here');
    closing(models);
    await refuseUnsuitable(models);
    await expect(models.ping()).rejects.toThrow(StoreUnavailable);
  });

  it('ends for a request after five seconds of silence, whatever it asks for', async () => {
    const line = closing(await TcpProxy.to(Number(/:(\d+)\//.exec(url)?.[1])));
    const through = url.replace(/(\/\/(?:[^@]*@)?)[^/?]+/, `$1127.0.0.1:${line.port}`);
    const { models, vault, lease, questionLocks } = connectMongoStores(through, 'here');
    closing(models);
    await Promise.all(Array.from({ length: 20 }, () => models.ping()));
    line.fallSilent();
    const began = performance.now();
    const ends = await Promise.allSettled(
      [
        vault.find('a'),
        vault.findByEmail('a'),
        vault.endSession('a', 'b'),
        vault.failedSignIns.count('a', 'b', 1, 2),
        models.get({ name: 'dashboard' }, 'a'),
        models.list({ name: 'dashboard' }, { owner: 'a' }),
        models.ping(),
        lease.hold(),
        questionLocks.of('a').hold(),
        questionLocks.of('a').release(),
      ].map(async (asked) => {
        await expect(asked).rejects.toThrow(StoreUnavailable);
        return performance.now() - began;
      }),
    );
    const slowest = Math.max(...ends.map((end) => (end.status === 'fulfilled' ? end.value : Infinity)));
    // Five, and what a busy machine takes; the driver of its own accord takes thirty.
    expect(slowest).toBeLessThan(20_000);
  });

  it('has a version’s index before anybody can see the version', async () => {
    const { proxy, through } = await proxied();
    const store = closing(new MongoReadModelStore(new MongoConnection(through)));
    await store.createVersion('dashboard', 'shape-1');
    const names = proxy.commands.map(({ name, document }) =>
      name === 'update' ? String(document[name]) : name,
    );
    expect(names.indexOf('createIndexes')).toBeGreaterThan(-1);
    expect(names.indexOf('createIndexes')).toBeLessThan(names.lastIndexOf('registry'));
    // Cut short in between, nothing is there but an empty collection, which the next one takes.
    proxy.forget();
    proxy.answer = ({ name, document }) =>
      name === 'update' && document[name] === 'registry' ? { ok: 0, code: 2, errmsg: 'no' } : null;
    await expect(store.createVersion('dashboard', 'shape-2')).rejects.toThrow('no');
    expect(await store.versions()).toHaveLength(1);
    proxy.forget();
    expect(await store.createVersion('dashboard', 'shape-2')).toMatchObject({ version: 2 });
  });

  it.each(['removed', 'restored'])(
    'gives no number again whose collection has documents, where the registry was %s',
    async (how) => {
      const connection = closing(new MongoConnection(url));
      const store = closing(new MongoReadModelStore(connection));
      const registry = <T>(work: (documents: Collection) => Promise<T>) =>
        connection.run((db) => work(db.collection('registry')));
      await store.createVersion('conversations', 'shape-1');
      const before = await registry((documents) => documents.findOne());
      for (const position of [9, 10, 11]) {
        const ref = await store.createVersion('dashboard', 'shape-1');
        await store.commit([
          { ...ref, documents: [{ key: 'a', owner: 'a', position, body: 1 }], checkpoint: 9 },
        ]);
      }
      await registry((documents) => documents.deleteMany({}));
      if (how === 'restored' && before) await registry((documents) => documents.insertOne(before));
      const made = await Promise.all([1, 2].map(() => store.createVersion('dashboard', 'shape-1')));
      expect(made.map(({ version }) => version).sort()).toEqual([4, 5]);
      for (const one of made) expect(await store.load(one, ['a'])).toEqual([]);
    },
  );

  it('frees a lock whose release deleted nothing', async () => {
    const { proxy, through } = await proxied();
    const process = (id: string) => ({ id, name: id });
    const lock = new MongoLock(closing(new MongoConnection(through)), 'question ann', process('one'));
    expect(await lock.hold()).toBe('held');
    let misses = 2;
    proxy.answer = ({ name }) => (name === 'delete' && misses-- > 0 ? { ok: 1, n: 0 } : null);
    await lock.release();
    const other = new MongoLock(closing(new MongoConnection(url)), 'question ann', process('other'));
    expect(await other.hold()).toBe('held');
    proxy.forget();
    await lock.release();
    expect(await other.hold()).toBe('held');
  });

  it('keeps no lock of a question whose process is gone', async () => {
    const connection = closing(new MongoConnection(url));
    const holder = (id: string) => ({ id, name: id });
    const left = new MongoQuestionLocks(connection, holder('gone')).of('ann');
    const lives = new MongoQuestionLocks(connection, holder('lives')).of('bob');
    await Promise.all([left.hold(), lives.hold()]);
    const others = new MongoQuestionLocks(connection, holder('other'), 200);
    const there = () => connection.run((db) => locksIn(db).find().toArray());
    for (let ids = ['both']; !(ids.length === 1 && ids[0] === 'question bob');) {
      // Heard of often between any two looks.
      await lives.renew();
      await pause(5);
      others.of('cy');
      ids = (await there()).map(({ _id }) => _id);
    }
  });
});
