import type { ReadModel } from '../kernel/projection.js';
import { DamagedReadModel, type ReadModelStore, type VersionRef } from './read-models.port.js';

const DASHBOARD: ReadModel<unknown> = { name: 'dashboard' };

/** What somebody, or a disk, makes of a stored document. */
export interface Spoilt {
  readonly body?: unknown;
  readonly owner?: string;
  readonly position?: unknown;
}

/** One set of data that may be opened several times at once, and written to behind every store's back. */
export interface SpoilableReadModels {
  open(): Promise<ReadModelStore>;
  spoilDocument(ref: VersionRef, key: string, spoilt: Spoilt): Promise<void>;
  spoilCheckpoint(ref: VersionRef, checkpoint: unknown): Promise<void>;
  spoilRegistry(registry: unknown): Promise<void>;
  /** What a release before this one has left: nobody's mark is on it. */
  forgetMarks(): Promise<void>;
  dispose(): Promise<void>;
}

const SHARED_WITHIN_MS = 1_500;

/** What every ReadModelStore must do about work that was cut short and about what it cannot read. Call it inside a describe. */
export function readModelsUpkeepContract(setUp: () => Promise<SpoilableReadModels>): void {
  let underTest: SpoilableReadModels;
  let store: ReadModelStore;
  let opened: ReadModelStore[];

  const open = async (): Promise<ReadModelStore> => {
    const another = await underTest.open();
    opened.push(another);
    return another;
  };
  const close = async (one: ReadModelStore) => {
    opened = opened.filter((other) => other !== one);
    await one.close();
  };
  const document = (key: string, position: number) => ({ key, owner: 'ann', position, body: { key } });
  const served = async (): Promise<VersionRef> => {
    const ref = await store.createVersion('dashboard', 'shape-1');
    await store.commit([{ ...ref, documents: [document('a', 1), document('b', 2)], checkpoint: 2 }]);
    await store.activate([ref]);
    return ref;
  };
  const statuses = async (of = store) =>
    (await of.versions()).map(({ collection, version, status }) => `${collection} ${version} ${status}`);
  const named = (versions: readonly VersionRef[]) =>
    versions.map(({ collection, version }) => `${collection} ${version}`).sort();

  beforeEach(async () => {
    opened = [];
    underTest = await setUp();
    store = await open();
  });
  afterEach(async () => {
    for (const each of opened) await each.close();
    await underTest.dispose();
  });

  describe('work on a version', () => {
    it('is nobody’s to drop while its process lives, and abandoned when that is gone', async () => {
      await served();
      const rebuilding = await open();
      const filled = await rebuilding.createVersion('dashboard', 'shape-2');
      const followed = await rebuilding.createVersion('chats', 'shape-1');
      await rebuilding.setStatus(followed, 'following');
      expect(await store.abandoned()).toEqual([]);
      expect(await store.dropAbandoned()).toEqual([]);
      expect(await rebuilding.abandoned()).toEqual([]);

      await (await rebuilding.fill(filled)).finish(1);
      await close(rebuilding);
      expect(named(await store.abandoned())).toEqual(['chats 1', 'dashboard 2']);
      expect(named(await store.dropAbandoned())).toEqual(['chats 1', 'dashboard 2']);
      expect(await statuses()).toEqual(['dashboard 1 active']);
      expect(await store.abandoned()).toEqual([]);
      await expect(store.load(filled, ['a'])).rejects.toThrow('no version 2');
      expect(await store.createVersion('dashboard', 'shape-3')).toMatchObject({ version: 3 });
    }, 60_000);

    it('on one that was retired before ends with that retired again', async () => {
      const former = await served();
      const next = await store.createVersion('dashboard', 'shape-2');
      await store.activate([next]);
      const rollingBack = await open();
      await rollingBack.setStatus(former, 'following');
      await close(rollingBack);
      expect(named(await store.dropAbandoned())).toEqual(['dashboard 1']);
      expect(await statuses()).toEqual(['dashboard 1 retired', 'dashboard 2 active']);
      expect(await store.load(former, ['a'])).toEqual([document('a', 1)]);
    }, 60_000);

    it('is over with the switch, however long its process lives', async () => {
      const ref = await served();
      expect(await store.abandoned()).toEqual([]);
      await close(store);
      store = await open();
      expect(await store.dropAbandoned()).toEqual([]);
      expect((await store.get(DASHBOARD, 'a'))?.body).toEqual({ key: 'a' });
      expect(await store.versions()).toMatchObject([{ ...ref, status: 'active', checkpoint: 2 }]);
    }, 60_000);

    it('that a former release has left is abandoned', async () => {
      await store.createVersion('dashboard', 'shape-1');
      await underTest.forgetMarks();
      const other = await open();
      expect(named(await other.dropAbandoned())).toEqual(['dashboard 1']);
    }, 60_000);
  });

  describe('a document that is not what was written', () => {
    it.each<[string, Spoilt]>([
      ['no JSON', { body: '}{' }],
      ['cut off', { body: '{"key":"a' }],
      ['empty', { body: '' }],
      ['no text', { body: null }],
      ['null', { body: 'null' }],
      ['a list', { body: '[]' }],
      ['without its fields', { body: '{}' }],
      ['with another value', { body: '{"key":"A"}' }],
      ['somebody else’s', { owner: 'bob' }],
      ['of a later position', { position: 2 ** 40 }],
      ['of a position before any', { position: -1 }],
    ])('is told and never answered: %s', async (_, spoilt) => {
      const ref = await served();
      await underTest.spoilDocument(ref, 'a', spoilt);
      for (const each of [store, await open()]) {
        const asked = [each.get(DASHBOARD, 'a'), each.list(DASHBOARD, {})];
        for (const answer of asked) {
          await expect(answer).rejects.toThrow(DamagedReadModel);
          await expect(answer).rejects.toThrow(/^The document a of dashboard version 1 cannot be read: it /);
        }
        expect(await each.get(DASHBOARD, 'b')).toEqual({ ...document('b', 2), shape: 'shape-1' });
        for (const found of [await each.load(ref, ['a', 'b']), await each.page(ref, 9)]) {
          expect(found.map(({ key, damage }) => [key, damage !== undefined]).sort()).toEqual([
            ['a', true],
            ['b', false],
          ]);
        }
        expect(await each.page(ref, 9, 'a')).toEqual([document('b', 2)]);
      }
    });

    it('is seen by every process once one has marked it, and goes with its version', async () => {
      const ref = await served();
      await store.markDamaged(ref, { key: 'a', what: 'it is odd' });
      await store.markDamaged({ ...ref, version: 9 }, { key: 'a', what: 'it is odd' });
      const other = await open();
      expect(await other.versions()).toMatchObject([
        { status: 'active', checkpoint: 2, damage: { key: 'a', what: 'it is odd' } },
      ]);
      expect(await other.get(DASHBOARD, 'b')).toEqual({ ...document('b', 2), shape: 'shape-1' });
      const next = await other.createVersion('dashboard', 'shape-1');
      await other.activate([next]);
      expect(await other.setAside(ref)).toContain('dashboard_v1');
      expect(await statuses(other)).toEqual(['dashboard 2 active']);
    });
  });

  describe('a version that cannot be read', () => {
    it('serves nothing, once it is marked, and its checkpoint counts for nothing', async () => {
      const ref = await served();
      await store.markDamaged(ref, { key: 'a', what: 'it is odd' });
      await store.markDamaged(ref, { key: null, what: 'all of it is odd' });
      await store.markDamaged(ref, { key: 'b', what: 'it is odd' });
      const other = await open();
      expect(await other.versions()).toMatchObject([
        { status: 'active', checkpoint: 0, damage: { key: null, what: 'all of it is odd' } },
      ]);
      const told = 'The read model dashboard version 1 cannot be read: all of it is odd';
      await expect(other.get(DASHBOARD, 'b')).rejects.toThrow(told);
      await expect(other.list(DASHBOARD, {})).rejects.toThrow(told);
      expect(await other.faultIn(ref)).toBe('all of it is odd');
    });

    it.each([-5, 'much', 2.5, null])('is one whose checkpoint is %j', async (checkpoint) => {
      const ref = await served();
      await underTest.spoilCheckpoint(ref, checkpoint);
      const other = await open();
      const [version] = await other.versions();
      expect(version).toMatchObject({ status: 'active', checkpoint: 0 });
      // Without one, all is folded once more, which changes nothing.
      if (checkpoint !== null) expect(version).toMatchObject({ damage: { key: null } });
    });

    it('can be set aside, and is kept until others are', async () => {
      await served();
      for (let round = 0; round < 5; round++) {
        const next = await store.createVersion('dashboard', 'shape-1');
        await store.activate([next]);
        const former = (await store.versions()).find(({ status }) => status === 'retired')!;
        expect(await store.setAside(former)).toContain(`dashboard_v${former.version}`);
      }
      const kept = await store.setAsides();
      expect(kept).toHaveLength(3);
      expect(await statuses()).toEqual(['dashboard 6 active']);
      const other = await open();
      expect(await other.setAsides()).toEqual(kept);
    });

    it('has no fault where there is none', async () => {
      expect(await store.faultIn(await served())).toBeNull();
    });
  });

  describe('a registry that cannot be read', () => {
    it.each<[string, unknown]>([
      ['null', null],
      ['a list', []],
      ['without versions', { revision: 3, created: {} }],
      ['with versions of another shape', { revision: 3, created: {}, versions: [null] }],
      [
        'with a status that there is not',
        {
          revision: 3,
          created: {},
          versions: [{ collection: 'dashboard', version: 1, status: 'lost', shape: '1' }],
        },
      ],
    ])('is told by every call, and begun anew where it is mended: %s', async (_, registry) => {
      const former = await served();
      await underTest.spoilRegistry(registry);
      const other = await open();
      const told = 'The registry of read models cannot be read';
      await expect(other.versions()).rejects.toThrow(told);
      await expect(other.get(DASHBOARD, 'a')).rejects.toThrow(DamagedReadModel);
      await expect(other.createVersion('dashboard', 'shape-1')).rejects.toThrow(told);

      expect(await other.mendRegistry()).toContain('damaged-');
      expect(await other.mendRegistry()).toBeNull();
      expect(await other.versions()).toEqual([]);
      expect((await other.setAsides()).filter((name) => name.includes('damaged-'))).toHaveLength(1);
      // What a member had before is not there yet, which is not the same as nothing.
      await expect(other.get(DASHBOARD, 'a')).rejects.toThrow('dashboard is not folded anew yet');
      const anew = await other.createVersion('dashboard', 'shape-1');
      expect(await other.load(anew, ['a'])).toEqual([]);
      await other.activate([anew]);
      expect(await other.get(DASHBOARD, 'a')).toBeNull();

      await eventually(async () => (await statuses(store)).join() === (await statuses(other)).join());
      expect(former).toMatchObject({ collection: 'dashboard', version: 1 });
    });
  });
}

/** Asks until `holds`, as another process may see a change a second late. Throws when it never does. */
async function eventually(holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + SHARED_WITHIN_MS;
  while (!(await holds().catch(() => false))) {
    if (Date.now() > end) throw new Error(`Did not come true within ${SHARED_WITHIN_MS} ms`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
