import { createHash } from 'node:crypto';
import type { NewEvent } from '../kernel/event.js';
import type { EventStore } from '../ports/event-store.port.js';
import type { ReadModelStore } from '../ports/read-models.port.js';
import {
  merkleTree,
  treeFrom,
  TREE_HEAD,
  type StoredTreeHead,
} from '../projections/merkle-tree.projection.js';
import { LogTree } from '../proof/log-tree.js';
import { comesTo } from '../testing/comes-to.js';
import { faultyReadModels } from '../testing/faulty-read-models.js';
import { ENGINES, partsOf, type World } from '../testing/folding-world.js';
import { Projector } from './projector.js';
import { rebuild } from './rebuild.js';

const signal = new AbortController().signal;
const only = [merkleTree];
/** Over two tiles, so that some page completes one. */
const EVENTS = 600;

async function append(store: EventStore, first: number, count: number): Promise<number> {
  const events = Array.from({ length: count }, (_, n): NewEvent => {
    const id = `event-${first + n}`;
    const chain = createHash('sha256').update(id).digest('hex');
    const ids = { id, correlationId: 'c', causationId: 'c', chain };
    // Of a type that this release does not know: it is in the tree all the same.
    return { type: 'SomethingNew', data: {}, metadata: { ...ids, at: first + n, memberId: 'm', schema: 1 } };
  });
  return (await store.append('stream', first - 1, events)).position;
}

async function plainTree(store: EventStore): Promise<LogTree> {
  const tree = new LogTree();
  for await (const page of store.readAll({ after: 0 }))
    for (const { position, metadata } of page) tree.add({ position, chain: metadata.chain });
  return tree;
}

const documents = async (models: ReadModelStore) => JSON.stringify(await models.list(merkleTree, {}));

async function headOf(models: ReadModelStore): Promise<LogTree> {
  const head = await models.get<StoredTreeHead>({ name: merkleTree.name }, TREE_HEAD);
  return treeFrom(head?.body ?? null);
}

for (const { engine, make, runs } of ENGINES) {
  (runs ? describe : describe.skip)(`the tree over the log, in ${engine}`, () => {
    let world: World;
    beforeEach(async () => {
      world = await make();
    });
    afterEach(() => world.end());

    it('is the same, byte for byte, followed event by event, folded anew, and after crashes', async () => {
      const { store, models } = world;
      await rebuild(partsOf(world, only), only, { signal });
      // A crash in every place of a commit; a page that completes a tile makes two.
      const crashing = faultyReadModels(models, [false, true, false, false, true, false, true]);
      const projector = new Projector(partsOf({ ...world, models: crashing }, only));
      await projector.start();
      let last = 0;
      for (let first = 0; first < EVENTS; first += 37)
        last = await append(store, first, Math.min(37, EVENTS - first));
      expect(await projector.waitFor(last, 20_000)).toBe(true);
      await projector.stop();
      const followed = await documents(models);
      const tree = await headOf(models);
      expect(tree.size).toBe(EVENTS);
      expect(tree.root()).toEqual((await plainTree(store)).root());
      await rebuild(partsOf(world, only), only, { signal });
      expect(await documents(models)).toBe(followed);
    });

    it('is folded anew when its head is gone', async () => {
      const { store, models } = world;
      await append(store, 0, 300);
      const [version] = await rebuild(partsOf(world, only), only, { signal });
      const spared = { ...world, models: withoutHead(models) };
      const projector = new Projector(partsOf(spared, only));
      await projector.start();
      await append(store, 300, 1);
      await comesTo(async () => (await models.versions()).some(({ damage }) => damage !== undefined), true);
      await projector.stop();
      const found = (await models.versions()).find((one) => one.version === version?.version);
      expect(found?.damage).toEqual({ key: TREE_HEAD, what: 'it is missing' });
    });
  });
}

/** As if somebody had deleted the document. */
function withoutHead(models: ReadModelStore): ReadModelStore {
  const load: ReadModelStore['load'] = async (ref, keys) =>
    models.load(
      ref,
      keys.filter((key) => key !== TREE_HEAD),
    );
  return new Proxy(models, {
    get: (target, name: keyof ReadModelStore) => (name === 'load' ? load : target[name].bind(target)),
  });
}
