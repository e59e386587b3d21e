import fc from 'fast-check';
import { eventCatalogue } from '../domain/all-events.js';
import type { ReadModelStore } from '../ports/read-models.port.js';
import { appendHistory } from '../testing/append-history.js';
import { comesTo } from '../testing/comes-to.js';
import { ENGINES, inForce, partsOf, type Projections, type World } from '../testing/folding-world.js';
import { memberHistories } from '../testing/histories.js';
import { foldHere } from './filling/fold-here.js';
import type { FoldingParts } from './folding-parts.js';
import { PolledFreshness } from './freshness.js';
import { Projector } from './projector.js';
import { rebuild } from './rebuild.js';

const { lift } = eventCatalogue;
const never = new AbortController().signal;
/** A wait in vain of so long ends with the test's own time. */
const NEVER_MS = 2 ** 31 - 1;

/** As by another release: documents that say so. */
const otherRelease = (names: readonly string[]): Projections =>
  inForce.map((one) => (names.includes(one.name) ? { ...one, shape: `${one.shape}/next` } : one));

/** How a whole log is folded, held until it is let go. */
function heldFold() {
  let [reach, release] = [() => {}, () => {}];
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  const fold: FoldingParts['fold'] = async (...args) => {
    reach();
    await released;
    return foldHere(lift)(...args);
  };
  return { fold, reached, release };
}

const [HISTORY = []] = fc.sample(memberHistories(), { numRuns: 1, seed: 11 });
const half = Math.floor(HISTORY.length / 2);
const documents = async (models: ReadModelStore, names: readonly string[]) =>
  JSON.stringify(await Promise.all(names.map((name) => models.list({ name }, {}))));
const NAMES = inForce.map(({ name }) => name);
const activeVersions = async (models: ReadModelStore) =>
  (await models.versions()).filter(({ status }) => status === 'active').map(({ version }) => version);

describe.each(ENGINES)('following on $engine', ({ make, runs }) => {
  const when = runs ? it : it.skip;
  let world: World;
  beforeEach(async () => {
    if (runs) world = await make();
  });
  afterEach(async () => {
    if (runs) await world.end();
  });

  /** A projector that has folded half of the history, and is stopped. */
  async function foldHalf(): Promise<void> {
    const first = new Projector(partsOf(world));
    await first.start();
    await appendHistory(world.store, HISTORY.slice(0, half), first, [0]);
    expect(await first.waitFor(await world.store.head(), 10_000)).toBe(true);
    await first.stop();
  }

  when(
    'goes on at once with what a release has not changed, and serves the old version of the rest',
    async () => {
      await foldHalf();
      const [changed, kept] = [['dashboard'], NAMES.filter((name) => name !== 'dashboard')];
      const next = otherRelease(changed);
      const { fold, reached, release } = heldFold();
      const projector = new Projector({ ...partsOf(world, next), fold });
      const started = projector.start();
      await reached;
      const old = await documents(world.models, changed);

      await appendHistory(world.store, HISTORY.slice(half), projector, []);
      expect(await projector.waitFor(await world.store.head(), 1_900)).toBe(true);
      const meanwhile = await documents(world.models, kept);
      expect(await documents(world.models, changed)).toBe(old);
      expect(new Set(await activeVersions(world.models))).toEqual(new Set([1]));

      release();
      await started;
      const folded = await documents(world.models, NAMES);
      expect(await documents(world.models, kept)).toBe(meanwhile);
      await projector.stop();
      await rebuild(partsOf(world, next), next, { signal: never });
      expect(await documents(world.models, NAMES)).toBe(folded);
    },
  );

  when('tells commands at once that nothing can be followed, and follows after the switch', async () => {
    await foldHalf();
    const { fold, reached, release } = heldFold();
    const projector = new Projector({ ...partsOf(world, otherRelease(NAMES)), fold });
    const started = projector.start();
    await reached;
    await appendHistory(world.store, HISTORY.slice(half), projector, []);
    const waits = Array.from({ length: 20 }, async () => projector.waitFor(await world.store.head(), 60_000));
    expect(new Set(await Promise.all(waits))).toEqual(new Set([false]));
    release();
    await started;
    await until(async () => (await activeVersions(world.models)).every((version) => version === 2));
    await until(async () => projector.waitFor(await world.store.head(), 100));
    await projector.stop();
  });

  when('makes an API of another process wait once, not at every command', async () => {
    await foldHalf();
    const { fold, reached, release } = heldFold();
    const projector = new Projector({ ...partsOf(world, otherRelease(['dashboard'])), fold });
    const started = projector.start();
    await reached;
    const api = new PolledFreshness(world.models);
    for (const [n, event] of HISTORY.slice(half, half + 8).entries()) {
      await appendHistory(world.store, [event], projector, []);
      expect(await api.waitFor(await world.store.head(), n === 0 ? 2_000 : NEVER_MS)).toBe(false);
    }
    release();
    await started;
    await until(() =>
      api.waitFor(HISTORY.length, 100).then(async () => (await activeVersions(world.models)).includes(2)),
    );
    await appendHistory(world.store, HISTORY.slice(half + 8), projector, []);
    expect(await api.waitFor(await world.store.head(), 10_000)).toBe(true);
    await projector.stop();
  });

  when('begins anew after a kill in the middle, by whichever process takes over', async () => {
    await foldHalf();
    const next = otherRelease(['dashboard', 'token-balance']);
    for (let kill = 0; kill < 3; kill++) {
      const { fold, reached, release } = heldFold();
      const killed = new Projector({ ...partsOf(world, next), fold });
      const started = killed.start();
      await reached;
      const piece = HISTORY.slice(half + kill * 3, half + kill * 3 + 3);
      await appendHistory(world.store, piece, killed, []);
      expect(await killed.waitFor(await world.store.head(), 1_900)).toBe(true);
      const stopped = killed.stop();
      release();
      await Promise.all([stopped, started]);
      expect(new Set(await activeVersions(world.models))).toEqual(new Set([1]));
    }
    const heir = new Projector(partsOf(world, next));
    await heir.start();
    await appendHistory(world.store, HISTORY.slice(half + 9), heir, []);
    expect(await heir.waitFor(await world.store.head(), 10_000)).toBe(true);
    const folded = await documents(world.models, NAMES);
    await heir.stop();
    await rebuild(partsOf(world, next), next, { signal: never });
    expect(await documents(world.models, NAMES)).toBe(folded);
  });

  when('does not undo what an operator has switched to during its fill', async () => {
    await foldHalf();
    const { fold, reached, release } = heldFold();
    const next = otherRelease(['dashboard']);
    const projector = new Projector({ ...partsOf(world, next), fold });
    const started = projector.start();
    await reached;
    const own = next.filter(({ name }) => name === 'dashboard');
    await expect(rebuild(partsOf(world, next), own, { signal: never })).rejects.toThrow(
      'dashboard is being rebuilt already, as version 2',
    );
    for (const version of await world.models.versions())
      if (version.status === 'building') await world.models.cancel(version);
    await rebuild(partsOf(world, next), own, { signal: never });
    const switched = await activeVersions(world.models);
    release();
    await started;
    expect(await activeVersions(world.models)).toEqual(switched);
    await projector.stop();
  });
});

const until = (holds: () => Promise<boolean>) => comesTo(holds, true);
