import { MongoConnection } from '../../mongodb/mongo-connection.js';
import { temporaryDatabase } from '../../mongodb/temporary-database.contract.js';
import { readModelsContract } from '../../../ports/read-models.contract.js';
import { readModelsParkedContract } from '../../../ports/read-models-parked.contract.js';
import { readModelsUpkeepContract, type Spoilt } from '../../../ports/read-models-upkeep.contract.js';
import { Heartbeats } from './heartbeats.js';
import { MongoReadModelStore } from './mongo-read-model-store.js';

/** More than a beat. */
const SILENT_AFTER_MS = 1_500;

const server = process.env['MONGODB_URL'];

(server ? describe : describe.skip)('read models in MongoDB (where MONGODB_URL is set)', () => {
  const underTest = async () => {
    const { url, drop } = temporaryDatabase(server ?? '');
    return { open: async () => new MongoReadModelStore(new MongoConnection(url)), dispose: drop };
  };
  readModelsContract(underTest);
  readModelsParkedContract(underTest);

  readModelsUpkeepContract(async () => {
    const { url, drop } = temporaryDatabase(server ?? '');
    const behind = new MongoConnection(url);
    const opened = async () => {
      const connection = new MongoConnection(url);
      return new MongoReadModelStore(connection, new Heartbeats(connection, SILENT_AFTER_MS));
    };
    const set = (collection: string, _id: string, values: object) =>
      behind.run((db) => db.collection<{ _id: string }>(collection).updateOne({ _id }, { $set: values }));
    const registry = (change: (now: Record<string, unknown>) => object) =>
      behind.run(async (db) => {
        const documents = db.collection<{ _id: string }>('registry');
        const now = await documents.findOne({ _id: 'versions' });
        await documents.replaceOne({ _id: 'versions' }, change({ ...now }));
      });
    return {
      open: opened,
      spoilDocument: async ({ collection, version }, key, spoilt: Spoilt) => {
        await set(`${collection}_v${version}`, key, spoilt);
      },
      spoilCheckpoint: async ({ collection, version }, checkpoint) => {
        await set('registry', 'versions', { [`checkpoints.${collection}_v${version}`]: checkpoint });
      },
      spoilRegistry: (spoilt) => registry(() => (Array.isArray(spoilt) ? {} : { ...(spoilt as object) })),
      forgetMarks: () =>
        registry((now) => {
          const versions = now['versions'] as { by?: string }[];
          return { ...now, versions: versions.map(({ by: _, ...entry }) => entry) };
        }),
      dispose: async () => {
        await behind.close();
        await drop();
      },
    };
  });

  describe('when another process or an error comes in between', () => {
    const { url, drop } = temporaryDatabase(server ?? 'mongodb://none');
    const written = (key: string, position: number, body: unknown = {}) => ({
      key,
      owner: 'ann',
      position,
      body,
    });
    let store: MongoReadModelStore;
    let other: MongoReadModelStore;
    let connection: MongoConnection;
    beforeEach(() => {
      connection = new MongoConnection(url);
      store = new MongoReadModelStore(connection);
      other = new MongoReadModelStore(new MongoConnection(url));
    });
    afterEach(async () => {
      await store.close();
      await other.close();
      await drop();
    });

    it('leaves nothing of a version that was dropped while it was being written to', async () => {
      const ref = await store.createVersion('dashboard', 'shape-1');
      await other.dropVersion(ref);
      const late = store.commit([{ ...ref, documents: [written('a', 1)], checkpoint: 1 }]);
      await expect(late).rejects.toThrow('no version 1 of dashboard');
      const names = await connection.run((db) => db.listCollections().toArray());
      expect(names.map(({ name }) => name)).not.toContain('dashboard_v1');
    });

    it('takes the checkpoint nowhere when a document could not be written', async () => {
      const ref = await store.createVersion('dashboard', 'shape-1');
      const tooLarge = written('b', 2, 'x'.repeat(17 * 1024 * 1024));
      await expect(
        store.commit([{ ...ref, documents: [written('a', 1), tooLarge], checkpoint: 2 }]),
      ).rejects.toThrow();
      expect(await store.versions()).toEqual([ref]);
      await store.commit([{ ...ref, documents: [written('a', 1), written('b', 2)], checkpoint: 2 }]);
      expect(await store.load(ref, ['a', 'b'])).toHaveLength(2);
    });

    it('switches no version twice when two processes activate at the same time', async () => {
      const refs = [];
      for (let i = 0; i < 4; i++) refs.push(await store.createVersion('dashboard', `shape-${i}`));
      await Promise.all(refs.map((ref, i) => (i % 2 ? store : other).activate([ref])));
      const statuses = (await other.versions()).map(({ status }) => status);
      expect(statuses.filter((status) => status === 'active')).toHaveLength(1);
      expect(statuses.filter((status) => status === 'retired')).toHaveLength(3);
    });
  });
});
