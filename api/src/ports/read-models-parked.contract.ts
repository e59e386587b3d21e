import type { ReadModel } from '../kernel/projection.js';
import type { ReadModelStore, StoredDocument, VersionRef } from './read-models.port.js';
import type { ReadModelsUnderTest } from './read-models.contract.js';

const DASHBOARD: ReadModel<unknown> = { name: 'dashboard' };
const WHY = { type: 'PracticeLogged', why: 'RangeError: "it" is odd \u2028 🙏' };
const UNREAD = { ...WHY, unread: true } as const;
const BY = { at: '2026-11-20T12:00:00.000Z', operator: 'ada', reason: 'a test' };

/** What every ReadModelStore must do about documents that stand at an event, and about what operators decide. */
export function readModelsParkedContract(setUp: () => Promise<ReadModelsUnderTest>): void {
  let underTest: ReadModelsUnderTest;
  let store: ReadModelStore;
  let other: ReadModelStore;

  beforeEach(async () => {
    underTest = await setUp();
    [store, other] = [await underTest.open(), await underTest.open()];
  });
  afterEach(async () => {
    for (const each of [store, other]) await each.close();
    await underTest.dispose();
  });

  const document = (key: string, position: number, more: Partial<StoredDocument> = {}): StoredDocument => {
    return { key, owner: 'ann', position, body: { key }, ...more };
  };
  const none = document('?9', 9, { body: null, parked: UNREAD });
  const standing = document('b', 7, { parked: WHY });
  const served = async (documents: readonly StoredDocument[]): Promise<VersionRef> => {
    const ref = await store.createVersion('dashboard', 'shape-1');
    await store.commit([{ ...ref, documents, checkpoint: 9 }]);
    await store.activate([ref]);
    return ref;
  };
  const listed = async ({ collection, version }: VersionRef, of = other) =>
    (await of.versions()).find((one) => one.collection === collection && one.version === version);

  describe('documents that stand at an event', () => {
    const all = [document('a', 1), standing, none, document('c', 3)];

    it('are kept with why, listed in order and counted, also for whoever looks from elsewhere', async () => {
      const ref = await served(all);
      expect(await listed(ref)).toMatchObject({ parks: true });
      for (const each of [store, other]) {
        expect(await each.parked(ref, 9)).toEqual([
          { key: '?9', owner: 'ann', position: 9, parked: UNREAD },
          { key: 'b', owner: 'ann', position: 7, parked: WHY },
        ]);
        expect(await each.parked(ref, 1)).toHaveLength(1);
        expect((await each.parked(ref, 9, '?9')).map(({ key }) => key)).toEqual(['b']);
        expect(await each.countParked(ref)).toBe(2);
        expect([...(await each.load(ref, ['b', '?9']))].sort((x, y) => (x.key < y.key ? -1 : 1))).toEqual([
          none,
          standing,
        ]);
        expect(await each.page(ref, 9)).toEqual([none, document('a', 1), standing, document('c', 3)]);
      }
    });

    it('are served as they were, and not where there was nothing before', async () => {
      await served(all);
      expect(await other.get(DASHBOARD, 'b')).toMatchObject({ body: { key: 'b' }, parked: WHY });
      expect(await other.get(DASHBOARD, '?9')).toBeNull();
      expect((await other.list(DASHBOARD, { limit: 3 })).map(({ key }) => key)).toEqual(['a', 'b', 'c']);
      expect((await other.list(DASHBOARD, { owner: 'ann', keyPrefix: '?' })).map(({ key }) => key)).toEqual(
        [],
      );
    });

    it('come from a filling as from a commit', async () => {
      const ref = await store.createVersion('dashboard', 'shape-1');
      const filling = await store.fill(ref);
      await filling.put(all.map(({ body, ...rest }) => ({ ...rest, json: JSON.stringify(body) })));
      await filling.finish(9);
      expect(await store.countParked(ref)).toBe(2);
      expect(await listed(ref)).toMatchObject({ parks: true });
      await store.activate([ref]);
      expect(await other.page(ref, 9)).toEqual([none, document('a', 1), standing, document('c', 3)]);
    });

    it('take the place of what was there, and are left alone by what comes too late', async () => {
      const ref = await served([document('b', 3)]);
      await store.commit([{ ...ref, documents: [standing], checkpoint: 9 }]);
      await store.commit([{ ...ref, documents: [document('b', 7), document('b', 2)], checkpoint: 9 }]);
      expect(await other.load(ref, ['b'])).toEqual([standing]);
    });

    it('are none where none is, which costs no look', async () => {
      const ref = await served([document('a', 1)]);
      expect(await other.parked(ref, 9)).toEqual([]);
      expect(await other.countParked(ref)).toBe(0);
      expect((await listed(ref))?.parks).toBeUndefined();
    });
  });

  describe('a version that is held', () => {
    it('is retired, says what for, and is served after a switch', async () => {
      await served([document('a', 1)]);
      const next = await store.createVersion('dashboard', 'shape-2');
      await (await store.fill(next)).finish(9);
      const held = { at: BY.at, events: 4, foldedWith: { version: 3, 'a.b': [1] } };
      await store.hold(next, held);
      expect(await listed(next)).toMatchObject({ status: 'retired', held, checkpoint: 9 });
      expect(await other.dropAbandoned()).toEqual([]);
      await store.setStatus(next, 'following');
      expect(await listed(next)).toMatchObject({ status: 'following', held });
      await store.activate([next]);
      expect(await listed(next)).toMatchObject({ status: 'active' });
      expect((await listed(next))?.held).toBeUndefined();
    });
  });

  describe('a rebuild', () => {
    it('is refused beside another one of the same read model, whoever asks', async () => {
      const first = await store.createVersion('dashboard', 'shape-1', 'alone');
      for (const each of [store, other]) {
        await expect(each.createVersion('dashboard', 'shape-1', 'alone')).rejects.toMatchObject({
          name: 'RebuildUnderWay',
          message: 'dashboard is being rebuilt already, as version 1',
          version: { collection: 'dashboard', version: 1 },
        });
      }
      await other.createVersion('chats', 'shape-1', 'alone');
      await store.activate([first]);
      expect(await other.createVersion('dashboard', 'shape-1', 'alone')).toMatchObject({ version: 2 });
    });

    it('begins once where several begin at the same moment', async () => {
      const begun = await Promise.allSettled(
        [store, other, store, other].map((each) => each.createVersion('dashboard', 'shape-1', 'alone')),
      );
      expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await store.versions()).toHaveLength(1);
    });

    it('can be cancelled: what it builds is dropped, what it brought back is retired again', async () => {
      const former = await served([document('a', 1)]);
      await store.activate([await store.createVersion('dashboard', 'shape-2')]);
      await store.setStatus(former, 'following');
      await other.cancel(former);
      expect(await listed(former, store)).toMatchObject({ status: 'retired' });
      const next = await store.createVersion('dashboard', 'shape-3');
      await other.cancel(next);
      expect(await listed(next, store)).toBeUndefined();
      await expect(store.commit([{ ...next, documents: [], checkpoint: 1 }])).rejects.toThrow('no version 3');
      await expect(other.cancel(former)).rejects.toThrow('is not being worked on');
    });
  });

  it('shows what is paused to every process, until somebody goes on', async () => {
    const ref = await served([]);
    await store.pause('dashboard', BY);
    await store.pause('chats', BY);
    expect(await listed(ref)).toMatchObject({ paused: BY });
    const next = await store.createVersion('dashboard', 'shape-2');
    expect(await listed(next)).toMatchObject({ paused: BY });
    await other.pause('dashboard', null);
    expect((await listed(ref, store))?.paused).toBeUndefined();
  });

  it('shows what keeps the projector from getting on, until it gets on', async () => {
    expect(await other.fault()).toBeNull();
    const fault = { since: BY.at, position: 7, why: 'it is stuck' };
    await store.setFault(fault);
    expect(await other.fault()).toEqual(fault);
    await store.createVersion('dashboard', 'shape-1');
    expect(await other.fault()).toEqual(fault);
    await other.setFault(null);
    await other.setFault(null);
    expect(await store.fault()).toBeNull();
  });
}
