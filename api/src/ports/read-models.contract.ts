import type { ReadModel } from '../kernel/projection.js';
import type { ReadModelStore, StoredDocument, VersionRef, WrittenDocument } from './read-models.port.js';

const DASHBOARD: ReadModel<unknown> = { name: 'dashboard' };

/** One set of data that may be opened several times at once. */
export interface ReadModelsUnderTest {
  open(): Promise<ReadModelStore>;
  /** Removes the data; every store is closed by then. */
  dispose(): Promise<void>;
}

const SHARED_WITHIN_MS = 1_500;

const document = (key: string, position: number, body: unknown = { at: position }, owner = 'ann') => ({
  key,
  owner,
  position,
  body,
});

/** The same as a filling takes it. */
const written = (...given: Parameters<typeof document>): WrittenDocument => {
  const { body, ...rest } = document(...given);
  return { ...rest, json: JSON.stringify(body) };
};

/** Asks until `holds`, as another process may see a change a second late. Throws when it never does. */
async function eventually(holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + SHARED_WITHIN_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Did not come true within ${SHARED_WITHIN_MS} ms`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** What every ReadModelStore must do. Call it inside a describe. */
export function readModelsContract(setUp: () => Promise<ReadModelsUnderTest>): void {
  let underTest: ReadModelsUnderTest;
  let store: ReadModelStore;
  let opened: ReadModelStore[];

  const open = async (): Promise<ReadModelStore> => {
    const another = await underTest.open();
    opened.push(another);
    return another;
  };
  const activeVersion = async (collection: string, documents: readonly StoredDocument[] = []) => {
    const ref = await store.createVersion(collection, 'shape-1');
    await store.commit([{ ...ref, documents, checkpoint: 0 }]);
    await store.activate([ref]);
    return ref;
  };
  const checkpointOf = async ({ collection, version }: VersionRef) =>
    (await store.versions()).find((v) => v.collection === collection && v.version === version)?.checkpoint;
  const statuses = async () =>
    (await store.versions())
      .map(({ collection, version, status }) => `${collection} ${version} ${status}`)
      .sort();
  const keys = (documents: readonly StoredDocument[]) => documents.map(({ key }) => key);

  beforeEach(async () => {
    opened = [];
    underTest = await setUp();
    store = await open();
  });
  afterEach(async () => {
    for (const each of opened) await each.close();
    await underTest.dispose();
  });

  describe('versions', () => {
    it('begin as building, empty, at checkpoint 0, and are numbered in order', async () => {
      const first = await store.createVersion('dashboard', 'shape-1');
      const second = await store.createVersion('dashboard', 'shape-2');
      const other = await store.createVersion('practice-list', 'shape-1');

      const building = { status: 'building', checkpoint: 0 };
      expect(first).toEqual({ collection: 'dashboard', version: 1, shape: 'shape-1', ...building });
      expect(second).toEqual({ collection: 'dashboard', version: 2, shape: 'shape-2', ...building });
      expect(other).toEqual({ collection: 'practice-list', version: 1, shape: 'shape-1', ...building });
      expect(await store.versions()).toEqual(expect.arrayContaining([first, second, other]));
    });

    it('go from building to following to active, and the former one is retired', async () => {
      await activeVersion('dashboard');
      const next = await store.createVersion('dashboard', 'shape-2');
      await store.setStatus(next, 'following');
      expect(await statuses()).toEqual(['dashboard 1 active', 'dashboard 2 following']);
      await store.activate([next]);
      expect(await statuses()).toEqual(['dashboard 1 retired', 'dashboard 2 active']);
    });

    it('show how far a rebuild says that it is, until it is over', async () => {
      const [first, second] = [
        await store.createVersion('dashboard', 'shape-1'),
        await store.createVersion('chats', 'shape-1'),
      ];
      await store.markReached([first, second], 7);
      expect((await store.versions()).map(({ reached, checkpoint }) => [reached, checkpoint])).toEqual([
        [7, 0],
        [7, 0],
      ]);
      await store.activate([first]);
      await store.dropVersion(second);
      await store.markReached([first, second], 9);
      expect(await store.versions()).toEqual([{ ...first, status: 'active' }]);
    });

    it('switch together or not at all', async () => {
      await activeVersion('dashboard', [document('d', 1, 'old')]);
      await activeVersion('chats', [document('c', 1, 'old')]);
      const dashboard = await store.createVersion('dashboard', 'shape-2');
      const chats = await store.createVersion('chats', 'shape-2');
      const missing = { collection: 'chats', version: 9 };

      await expect(store.activate([dashboard, missing])).rejects.toThrow('no version 9 of chats');
      expect((await store.get(DASHBOARD, 'd'))?.body).toBe('old');

      await store.activate([dashboard, chats]);
      expect(await statuses()).toEqual([
        'chats 1 retired',
        'chats 2 active',
        'dashboard 1 retired',
        'dashboard 2 active',
      ]);
    });

    it('are rolled back by activating the former one, whose documents are still there', async () => {
      const former = await activeVersion('dashboard', [document('a', 1, 'former')]);
      const next = await store.createVersion('dashboard', 'shape-2');
      await store.commit([{ ...next, documents: [document('a', 1, 'next')], checkpoint: 1 }]);
      await store.activate([next]);
      expect((await store.get(DASHBOARD, 'a'))?.body).toBe('next');
      await store.activate([former]);
      expect((await store.get(DASHBOARD, 'a'))?.body).toBe('former');
      expect(await statuses()).toEqual(['dashboard 1 active', 'dashboard 2 retired']);
    });

    it('are forgotten when dropped, and their number is never given again', async () => {
      await activeVersion('dashboard');
      const dropped = await store.createVersion('dashboard', 'shape-2');
      await store.commit([{ ...dropped, documents: [document('a', 7)], checkpoint: 7 }]);
      await store.dropVersion(dropped);
      expect(await statuses()).toEqual(['dashboard 1 active']);
      const next = await store.createVersion('dashboard', 'shape-3');
      expect(next).toMatchObject({ version: 3, checkpoint: 0 });
      expect(await store.load(next, ['a'])).toEqual([]);
    });

    it('that are active can be neither dropped nor given another status', async () => {
      const active = await activeVersion('dashboard', [document('a', 1)]);
      await expect(store.dropVersion(active)).rejects.toThrow('active');
      await expect(store.setStatus(active, 'retired')).rejects.toThrow('active');
      expect(await store.get(DASHBOARD, 'a')).not.toBeNull();
    });

    it('that are not there are refused wherever they are named', async () => {
      const missing = { collection: 'dashboard', version: 4 };
      const write = { ...missing, documents: [document('a', 1)], checkpoint: 1 };
      await expect(store.commit([write])).rejects.toThrow('no version 4');
      await expect(store.load(missing, ['a'])).rejects.toThrow('no version 4');
      await expect(store.setStatus(missing, 'following')).rejects.toThrow('no version 4');
      await expect(store.dropVersion(missing)).rejects.toThrow('no version 4');
      await expect(store.createVersion('no name"; --', 's')).rejects.toThrow('name');
    });

    it('get numbers of their own when created at the same time', async () => {
      const other = await open();
      const created = await Promise.all(
        [store, other, store, other].map((each) => each.createVersion('dashboard', 'shape-1')),
      );
      expect(created.map(({ version }) => version).sort()).toEqual([1, 2, 3, 4]);
      expect(await store.versions()).toHaveLength(4);
    });
  });

  describe('commit', () => {
    it('stores documents and checkpoint, which load answers by key', async () => {
      const ref = await store.createVersion('dashboard', 'shape-1');
      const documents = [document('a', 3), document('b', 4, { deep: [{ list: [1, null, 'x'] }] }, 'bob')];
      await store.commit([{ ...ref, documents, checkpoint: 5 }]);
      const loaded = await store.load(ref, ['b', 'nobody', 'a']);
      expect([...loaded].sort((x, y) => (x.key < y.key ? -1 : 1))).toEqual(documents);
      expect(await checkpointOf(ref)).toBe(5);
      expect(await store.load(ref, [])).toEqual([]);
    });

    it('never overwrites a document with one of the same or an earlier position', async () => {
      const ref = await store.createVersion('dashboard', 'shape-1');
      const write = (position: number, body: string) =>
        store.commit([
          { ...ref, documents: [document('a', position, body), document(body, 1)], checkpoint: 0 },
        ]);
      await write(10, 'first');
      await write(10, 'same');
      await write(9, 'earlier');
      expect(await store.load(ref, ['a'])).toEqual([document('a', 10, 'first')]);
      await write(11, 'later');
      expect(await store.load(ref, ['a'])).toEqual([document('a', 11, 'later')]);
      expect(await store.load(ref, ['first', 'same', 'earlier', 'later'])).toHaveLength(4);
    });

    it('never takes a checkpoint back', async () => {
      const ref = await store.createVersion('dashboard', 'shape-1');
      for (const checkpoint of [8, 3, 8]) await store.commit([{ ...ref, documents: [], checkpoint }]);
      expect(await checkpointOf(ref)).toBe(8);
      await store.commit([{ ...ref, documents: [], checkpoint: 9 }]);
      expect(await checkpointOf(ref)).toBe(9);
    });

    it('writes several collections and versions in one call', async () => {
      const one = await store.createVersion('dashboard', 'shape-1');
      const two = await store.createVersion('dashboard', 'shape-2');
      const chats = await store.createVersion('chats', 'shape-1');
      await store.commit([
        { ...one, documents: [document('a', 1, 'one')], checkpoint: 1 },
        { ...two, documents: [document('a', 2, 'two')], checkpoint: 2 },
        { ...chats, documents: [document('a', 3, 'chats')], checkpoint: 3 },
      ]);
      const bodies = await Promise.all(
        [one, two, chats].map(async (ref) => (await store.load(ref, ['a']))[0]?.body),
      );
      expect(bodies).toEqual(['one', 'two', 'chats']);
      expect(await Promise.all([one, two, chats].map(checkpointOf))).toEqual([1, 2, 3]);
    });

    it('takes the later of two commits that race, whichever comes first', async () => {
      const ref = await store.createVersion('dashboard', 'shape-1');
      const other = await open();
      const documents = (position: number) =>
        Array.from({ length: 50 }, (_, i) => document(`k${i}`, position));
      await Promise.all(
        [3, 1, 5, 2, 4].map((position, i) =>
          (i % 2 ? other : store).commit([{ ...ref, documents: documents(position), checkpoint: position }]),
        ),
      );
      const loaded = await store.load(ref, keys(documents(0)));
      expect(new Set(loaded.map(({ position }) => position))).toEqual(new Set([5]));
      expect(await checkpointOf(ref)).toBe(5);
    });

    it('takes 5,000 documents at once', async () => {
      const ref = await store.createVersion('dashboard', 'shape-1');
      const documents = Array.from({ length: 5_000 }, (_, i) =>
        document(`key-${i}`, i + 1, { text: 'x'.repeat(300) }),
      );
      await store.commit([{ ...ref, documents, checkpoint: 5_000 }]);
      await store.activate([ref]);
      expect(await store.list(DASHBOARD, {})).toHaveLength(5_000);
      expect(await store.load(ref, keys(documents))).toHaveLength(5_000);
    }, 60_000);

    it('keeps large and unusual bodies exactly as they are', async () => {
      const bodies = [
        { text: 'é'.repeat(500_000) },
        { שָׁלוֹם: 'שָׁלוֹם 🙏🏽 \u0000 \u2028 "\\', $set: 1, 'a.b': { $gt: 2 }, '': [[[]], {}] },
        { big: Number.MAX_SAFE_INTEGER, small: 1e-7, negative: -5, none: null, yes: true },
        'only a text',
        [1, 2, 3],
        null,
      ];
      const ref = await activeVersion(
        'dashboard',
        bodies.map((body, i) => document(`é🙏 ${i}`, i + 1, body)),
      );
      for (const [i, body] of bodies.entries()) {
        const found = await store.get(DASHBOARD, `é🙏 ${i}`);
        expect(JSON.stringify(found?.body)).toBe(JSON.stringify(body));
      }
      expect(await store.load(ref, ['é🙏 0'])).toHaveLength(1);
    });
  });

  describe('fill', () => {
    it('makes a version whole at once: documents, owners and checkpoint', async () => {
      const ref = await store.createVersion('dashboard', 'shape-1');
      const filling = await store.fill(ref);
      await filling.put([written('a', 1, 'first'), written('b', 2, 'b', 'bob')]);
      await filling.put([written('c', 3)]);
      await filling.put([written('d', 4)]);
      await filling.finish(9);
      expect(await checkpointOf(ref)).toBe(9);
      await store.setStatus(ref, 'following');
      await store.commit([{ ...ref, documents: [document('c', 10, 'live')], checkpoint: 10 }]);
      await store.activate([ref]);
      const other = await open();
      expect(await other.list(DASHBOARD, {})).toEqual([
        document('a', 1, 'first'),
        document('b', 2, 'b', 'bob'),
        document('c', 10, 'live'),
        document('d', 4),
      ]);
      expect(keys(await other.list(DASHBOARD, { owner: 'bob' }))).toEqual(['b']);
      expect(await checkpointOf(ref)).toBe(10);
    });

    it('is seen by nobody before it is finished, and can be abandoned', async () => {
      await activeVersion('dashboard', [document('a', 1, 'served')]);
      const ref = await store.createVersion('dashboard', 'shape-2');
      const filling = await store.fill(ref);
      await filling.put([written('a', 5, 'new')]);
      const other = await open();
      expect((await other.get(DASHBOARD, 'a'))?.body).toBe('served');
      expect((await other.versions()).find(({ version }) => version === 2)).toMatchObject({ checkpoint: 0 });
      await filling.abandon();
      expect(await store.load(ref, ['a'])).toEqual([]);
      await store.dropVersion(ref);
      expect(await statuses()).toEqual(['dashboard 1 active']);
    });

    it('of a version that is not there is refused', async () => {
      await expect(store.fill({ collection: 'dashboard', version: 4 })).rejects.toThrow('no version 4');
    });
  });

  describe('get and list', () => {
    const DOCUMENTS = ['b/2', 'a/10', 'a/9', 'A/1', 'é', 'b/1', 'b0', 'ａ'].map((key, i) =>
      document(key, i + 1, { i }, i % 2 ? 'ann' : 'bob'),
    );

    it('answer nothing where there is no active version', async () => {
      const ref = await store.createVersion('dashboard', 'shape-1');
      await store.commit([{ ...ref, documents: DOCUMENTS, checkpoint: 9 }]);
      expect(await store.get(DASHBOARD, 'a/9')).toBeNull();
      expect(await store.list(DASHBOARD, {})).toEqual([]);
      expect(await store.get({ name: 'never-created' }, 'a/9')).toBeNull();
      expect(await store.list({ name: 'never-created' }, { owner: 'ann' })).toEqual([]);
    });

    it('answer whole documents', async () => {
      await activeVersion('dashboard', DOCUMENTS);
      expect(await store.get(DASHBOARD, 'a/9')).toEqual({
        ...document('a/9', 3, { i: 2 }, 'bob'),
        shape: 'shape-1',
      });
      expect(await store.get(DASHBOARD, 'a/8')).toBeNull();
      expect(await store.list(DASHBOARD, { keyPrefix: 'a/9' })).toEqual([
        document('a/9', 3, { i: 2 }, 'bob'),
      ]);
    });

    it.each([
      ['everything, by key', {}, ['A/1', 'a/10', 'a/9', 'b/1', 'b/2', 'b0', 'é', 'ａ']],
      ['by owner', { owner: 'bob' }, ['a/9', 'b/2', 'b0', 'é']],
      ['by prefix', { keyPrefix: 'b/' }, ['b/1', 'b/2']],
      ['after a key', { afterKey: 'b/1' }, ['b/2', 'b0', 'é', 'ａ']],
      ['up to a limit', { limit: 2 }, ['A/1', 'a/10']],
      ['by all of these', { owner: 'ann', keyPrefix: 'a/', afterKey: 'a/', limit: 5 }, ['a/10']],
      ['nothing up to a limit of 0', { limit: 0 }, []],
      ['nothing of a stranger', { owner: 'eve' }, []],
    ])('list %s', async (_what, query, expected) => {
      await activeVersion('dashboard', DOCUMENTS);
      expect(keys(await store.list(DASHBOARD, query))).toEqual(expected);
    });

    it('list a document under its new owner when the owner changed', async () => {
      const ref = await activeVersion('dashboard', DOCUMENTS);
      await store.commit([{ ...ref, documents: [document('b0', 20, {}, 'ann')], checkpoint: 20 }]);
      expect(keys(await store.list(DASHBOARD, { owner: 'ann', keyPrefix: 'b0' }))).toEqual(['b0']);
      expect(await store.list(DASHBOARD, { owner: 'bob', keyPrefix: 'b0' })).toEqual([]);
    });
  });

  describe('two stores on the same data', () => {
    it('see each other’s commits and activations within a second', async () => {
      const other = await open();
      const ref = await activeVersion('dashboard', [document('a', 1, 'first')]);
      await eventually(async () => (await other.get(DASHBOARD, 'a'))?.body === 'first');

      await store.commit([{ ...ref, documents: [document('a', 2, 'second')], checkpoint: 2 }]);
      expect((await other.get(DASHBOARD, 'a'))?.body).toBe('second');

      const next = await store.createVersion('dashboard', 'shape-2');
      await other.commit([{ ...next, documents: [document('a', 2, 'next')], checkpoint: 2 }]);
      await other.activate([next]);
      expect((await other.get(DASHBOARD, 'a'))?.body).toBe('next');
      await eventually(async () => (await store.get(DASHBOARD, 'a'))?.body === 'next');

      await other.dropVersion(ref);
      expect(await store.list(DASHBOARD, {})).toEqual([document('a', 2, 'next')]);
      await expect(store.commit([{ ...ref, documents: [document('a', 3)], checkpoint: 3 }])).rejects.toThrow(
        'no version 1',
      );
    });

    it('find everything again when opened anew', async () => {
      const ref = await activeVersion('dashboard', [document('a', 6)]);
      await store.commit([{ ...ref, documents: [], checkpoint: 6 }]);
      await store.close();
      store = await open();
      expect(await store.versions()).toEqual([{ ...ref, status: 'active', checkpoint: 6 }]);
      expect(await store.get(DASHBOARD, 'a')).toEqual({ ...document('a', 6), shape: 'shape-1' });
      expect((await store.createVersion('dashboard', 'shape-2')).version).toBe(2);
    });

    it('answer a ping', async () => {
      await expect(store.ping()).resolves.toBeUndefined();
    });
  });
}
