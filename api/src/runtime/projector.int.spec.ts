import { eventCatalogue } from '../domain/all-events.js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_SCORING_RULES } from '@emit/contract/scoring';
import fc from 'fast-check';
import { SqliteEventStore } from '../adapters/event-store/sqlite/sqlite-event-store.js';
import { openSqliteReadModels } from '../adapters/read-models/sqlite/sqlite-read-model-store.js';
import type { EventStore } from '../ports/event-store.port.js';
import type { ReadModelStore } from '../ports/read-models.port.js';
import { allProjections } from '../projections/all-projections.js';
import { appendHistory } from '../testing/append-history.js';
import { memberHistories } from '../testing/histories.js';
import { quietLog } from './log.js';
import type { FoldingParts } from './folding-parts.js';
import { Projector } from './projector.js';
import { rebuild } from './rebuild.js';

const projections = allProjections(DEFAULT_SCORING_RULES);
const never = new AbortController().signal;

interface World {
  readonly directory: string;
  readonly store: EventStore;
  readonly models: ReadModelStore;
  readonly parts: FoldingParts;
}

function newWorld(): World {
  const directory = mkdtempSync(join(tmpdir(), 'emit-projector-'));
  const [store, models] = [new SqliteEventStore(directory), openSqliteReadModels(directory)];
  return {
    directory,
    store,
    models,
    parts: { store, models, projections, lift: eventCatalogue.lift, log: quietLog },
  };
}

async function endWorld({ directory, store, models }: World): Promise<void> {
  await Promise.all([store.close(), models.close()]);
  rmSync(directory, { recursive: true, force: true });
}

const documents = (models: ReadModelStore) =>
  Promise.all(projections.map(({ name }) => models.list({ name }, {})));

const served = async (models: ReadModelStore) =>
  (await models.versions())
    .filter(({ status }) => status === 'active')
    .map(({ version, shape }) => [version, shape]);

it('folds anew what it had folded from a log that has lost its end since, and goes on with what comes instead', async () => {
  const [history = []] = fc.sample(memberHistories(), { numRuns: 1, seed: 7 });
  const [whole, short] = [newWorld(), newWorld()];
  await rebuild(whole.parts, projections, { signal: never });
  const first = new Projector(whole.parts);
  await first.start();
  await appendHistory(whole.store, history, first, [0]);
  expect(await first.waitFor(await whole.store.head(), 10_000)).toBe(true);
  await first.stop();

  const half = history.slice(0, Math.floor(history.length / 2));
  const other = half.map((event) => ({ ...event, stream: `${event.stream}-other` }));
  const parts = { ...short.parts, models: whole.models };
  const second = new Projector(parts);
  await appendHistory(short.store, half, second, []);
  await second.start();
  await appendHistory(short.store, other, second, [0]);
  expect(await second.waitFor(await short.store.head(), 10_000)).toBe(true);
  const live = await documents(whole.models);
  const versions = await whole.models.versions();
  expect(versions.filter(({ status }) => status === 'retired')).toEqual([]);
  await second.stop();

  await rebuild(parts, projections, { signal: never });
  expect(await documents(whole.models)).toEqual(live);
  await Promise.all([endWorld(whole), endWorld(short)]);
});

it('does not fold back what an operator has switched since it was made', async () => {
  const world = newWorld();
  await rebuild(world.parts, projections, { signal: never });
  const rules = { ...DEFAULT_SCORING_RULES, version: DEFAULT_SCORING_RULES.version + 1 };
  await rebuild(world.parts, allProjections(rules), { signal: never });
  const switched = await served(world.models);
  const late = new Projector(world.parts, async () => allProjections(rules));
  await late.start();
  expect(await served(world.models)).toEqual(switched);
  await late.stop();
  await endWorld(world);
});

it('tells nobody that all is folded once nothing is served that it can fold', async () => {
  const [history = []] = fc.sample(memberHistories(), { numRuns: 1, seed: 7 });
  const world = newWorld();
  const foreign = projections.map((projection) => ({ ...projection, shape: 'of another release' }));
  const projector = new Projector(world.parts);
  await projector.start();
  await rebuild(world.parts, foreign, { signal: never });
  await appendHistory(world.store, history, projector, []);
  expect(await projector.waitFor(await world.store.head(), 300)).toBe(false);
  await projector.stop();
  await endWorld(world);
});
