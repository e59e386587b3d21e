import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DEFAULT_SCORING_RULES, type ScoringRules } from '@emit/contract/scoring';
import fc from 'fast-check';
import { SqliteEventStore } from '../adapters/event-store/sqlite/sqlite-event-store.js';
import { MongoConnection } from '../adapters/mongodb/mongo-connection.js';
import { temporaryDatabase } from '../adapters/mongodb/temporary-database.contract.js';
import { MongoReadModelStore } from '../adapters/read-models/mongodb/mongo-read-model-store.js';
import { openSqliteReadModels } from '../adapters/read-models/sqlite/sqlite-read-model-store.js';
import { eventCatalogue } from '../domain/all-events.js';
import type { FoldEvent } from '../kernel/event.js';
import type { Projection } from '../kernel/projection.js';
import type { EventStore } from '../ports/event-store.port.js';
import type { ReadModelStore } from '../ports/read-models.port.js';
import { allProjections } from '../projections/all-projections.js';
import { appendHistory } from '../testing/append-history.js';
import { faultyReadModels } from '../testing/faulty-read-models.js';
import { memberHistories } from '../testing/histories.js';
import { timesRounds } from '../testing/rounds.js';
import { foldHere } from './filling/fold-here.js';
import type { FoldingParts } from './folding-parts.js';
import { PolledFreshness } from './freshness.js';
import { quietLog } from './log.js';
import { Projector } from './projector.js';
import { rebuild } from './rebuild.js';

const { lift } = eventCatalogue;
const never = new AbortController().signal;
const mongoUrl = process.env['MONGODB_URL'];
type Projections = readonly Projection<unknown>[];

const rulesOf = (version: number): ScoringRules => ({
  ...DEFAULT_SCORING_RULES,
  version,
  masteryPoints: 900 + version,
});
const RULES = [DEFAULT_SCORING_RULES, ...[11, 12, 13].map(rulesOf)];
const inForce = allProjections(DEFAULT_SCORING_RULES);
/** As by another release: documents that say so. */
const otherRelease = (names: readonly string[]): Projections =>
  inForce.map((one) => (names.includes(one.name) ? { ...one, shape: `${one.shape}/next` } : one));

interface World {
  readonly store: EventStore;
  readonly models: ReadModelStore;
  end(): Promise<void>;
}

async function files(): Promise<World> {
  const directory = mkdtempSync(join(tmpdir(), 'emit-beside-'));
  const [store, models] = [new SqliteEventStore(directory), openSqliteReadModels(directory)];
  const end = async () => {
    await Promise.all([store.close(), models.close()]);
    rmSync(directory, { recursive: true, force: true });
  };
  return { store, models, end };
}

async function servers(): Promise<World> {
  const { store, models: files_, end: endFiles } = await files();
  const { url, drop } = temporaryDatabase(mongoUrl ?? '');
  const models = new MongoReadModelStore(new MongoConnection(url));
  const end = async () => {
    await Promise.all([models.close(), files_.ping()]);
    await endFiles();
    await drop();
  };
  return { store, models, end };
}

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

const partsOf = ({ store, models }: World, projections: Projections = inForce): FoldingParts => ({
  store,
  models,
  projections,
  lift,
  log: quietLog,
});

const [HISTORY = []] = fc.sample(memberHistories(), { numRuns: 1, seed: 11 });
const half = Math.floor(HISTORY.length / 2);
const documents = async (models: ReadModelStore, names: readonly string[]) =>
  JSON.stringify(await Promise.all(names.map((name) => models.list({ name }, {}))));
const NAMES = inForce.map(({ name }) => name);
const activeVersions = async (models: ReadModelStore) =>
  (await models.versions()).filter(({ status }) => status === 'active').map(({ version }) => version);

const ENGINES = [
  { engine: 'files', make: files, runs: true },
  { engine: 'MongoDB (where MONGODB_URL is set)', make: servers, runs: mongoUrl !== undefined },
];

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
    const waited: number[] = [];
    for (const event of HISTORY.slice(half, half + 8)) {
      await appendHistory(world.store, [event], projector, []);
      const before = performance.now();
      expect(await api.waitFor(await world.store.head(), 2_000)).toBe(false);
      waited.push(performance.now() - before);
    }
    expect(waited.filter((ms) => ms > 1_000)).toHaveLength(1);
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
    const next = otherRelease(['dashboard', 'practiceDays', 'tokenBalance']);
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
    await rebuild(partsOf(world, next), own, { signal: never });
    const switched = await activeVersions(world.models);
    release();
    await started;
    expect(await activeVersions(world.models)).toEqual(switched);
    await projector.stop();
  });

  when(
    'shows each command in the next read, by one set of rules, through rules that change twice, kills and two projectors',
    () => readsAreFreshAndNeverMix(make),
    600_000,
  );
});

async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 20_000;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error('it never came');
    await pause(10);
  }
}

/** The document as one projection folds it from the events up to a position. */
function asFolded(by: Projection<unknown>, history: readonly FoldEvent[], key: string): unknown {
  let body: unknown = null;
  for (const event of history) {
    if (!by.types.has(event.type) || by.key(event) !== key) continue;
    body = by.evolve(body ?? by.initial(event), event);
  }
  return body;
}

interface Course {
  readonly history: readonly FoldEvent[];
  /** After so many events, a rebuild by these rules begins, and is killed after so many more unless it has switched. */
  readonly rebuilds: readonly { readonly at: number; readonly rules: number; readonly lives: number }[];
  readonly crash: readonly boolean[];
}

const courses: fc.Arbitrary<Course> = fc.record({
  history: memberHistories(),
  rebuilds: fc.array(
    fc.record({
      at: fc.nat(40),
      rules: fc.integer({ min: 1, max: 3 }),
      lives: fc.constantFrom(0, 1, 3, 1_000),
    }),
    { minLength: 2, maxLength: 4 },
  ),
  crash: fc.array(fc.boolean(), { maxLength: 4 }),
});

async function readsAreFreshAndNeverMix(make: () => Promise<World>): Promise<void> {
  await fc.assert(
    fc.asyncProperty(courses, async ({ history, rebuilds, crash }) => {
      const world = await make();
      const announced = [DEFAULT_SCORING_RULES];
      const served = async () => {
        const versions = await world.models.versions();
        const shape = versions.find(
          ({ collection, status }) => collection === 'dashboard' && status === 'active',
        )?.shape;
        return RULES.map(allProjections).find((all) => all.some((one) => one.shape === shape)) ?? inForce;
      };
      const ofAllRules = async () => announced.flatMap(allProjections);
      await rebuild(partsOf(world), inForce, { signal: never });
      const two = [0, 1].map(() => new Projector(partsOf(world), served, ofAllRules));
      await Promise.all(two.map((projector) => projector.start()));
      const under: Promise<unknown>[] = [];
      const kills = new Map<number, AbortController[]>();
      const told: FoldEvent[] = [];
      for (const [index, event] of history.entries()) {
        for (const { at, rules, lives } of rebuilds.filter((one) => one.at === index)) {
          const controller = new AbortController();
          kills.set(index + lives, [...(kills.get(index + lives) ?? []), controller]);
          const by = allProjections(RULES[rules] ?? DEFAULT_SCORING_RULES).filter(
            ({ name }) => name === 'dashboard',
          );
          const models = at % 2 === 0 ? world.models : faultyReadModels(world.models, crash);
          const beforeSwitch = async () => void announced.push(RULES[rules] ?? DEFAULT_SCORING_RULES);
          const work = rebuild({ ...partsOf(world), models }, by, {
            signal: controller.signal,
            beforeSwitch,
          });
          under.push(work.catch(() => undefined));
        }
        kills.get(index)?.forEach((controller) => controller.abort());
        const position = (await appended(world.store, event)).position;
        told.push({ ...event, position });
        const projector = two[index % 2];
        expect(await projector?.waitFor(position, 20_000)).toBe(true);
        await readsShow(world.models, told, event);
      }
      await Promise.all(under);
      await Promise.all(two.map((projector) => projector.stop()));
      await world.end();
    }),
    { numRuns: timesRounds(25), endOnFailure: true },
  );
}

async function appended(
  store: EventStore,
  { stream, revision, type, data, at, memberId, schema }: FoldEvent,
) {
  const ids = { id: `${stream}/${revision}`, correlationId: 'c', causationId: 'c', chain: '' };
  return store.append(stream, revision - 1, [{ type, data, metadata: { ...ids, at, memberId, schema } }]);
}

/** What is read now has every event that was told to be folded, and is folded by the rules that it names. */
async function readsShow(
  models: ReadModelStore,
  told: readonly FoldEvent[],
  event: FoldEvent,
): Promise<void> {
  for (const { name, types, key: keyOf } of inForce) {
    const key = types.has(event.type) ? keyOf(event) : null;
    if (key === null) continue;
    const found = await models.get({ name }, key);
    const by = RULES.flatMap(allProjections).find((one) => one.name === name && one.shape === found?.shape);
    expect(by && JSON.stringify(found?.body)).toBe(by && JSON.stringify(asFolded(by, told, key)));
    expect(found).not.toBeNull();
  }
}
