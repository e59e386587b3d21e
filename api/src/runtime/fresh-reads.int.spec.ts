import { DEFAULT_SCORING_RULES, type ScoringRules } from '@emit/contract/scoring';
import fc from 'fast-check';
import type { FoldEvent } from '../kernel/event.js';
import type { Projection } from '../kernel/projection.js';
import type { EventStore } from '../ports/event-store.port.js';
import type { ReadModelStore } from '../ports/read-models.port.js';
import { allProjections } from '../projections/all-projections.js';
import { faultyReadModels } from '../testing/faulty-read-models.js';
import { ENGINES, inForce, partsOf, type World } from '../testing/folding-world.js';
import { memberHistories } from '../testing/histories.js';
import { timesRounds } from '../testing/rounds.js';
import { Projector } from './projector.js';
import { rebuild } from './rebuild.js';

const never = new AbortController().signal;

const rulesOf = (version: number): ScoringRules => ({
  ...DEFAULT_SCORING_RULES,
  version,
  masteryPoints: 900 + version,
});
const RULES = [DEFAULT_SCORING_RULES, ...[11, 12, 13].map(rulesOf)];

describe.each(ENGINES)('reads on $engine', ({ make, runs }) => {
  (runs ? it : it.skip)(
    'show each command, by one set of rules, through rules that change twice, kills and two projectors',
    () => readsAreFreshAndNeverMix(make),
    600_000,
  );
});

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
          await cancelAll(world.models);
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
        expect(await projector?.waitFor(position, 60_000)).toBe(true);
        await readsShow(world.models, told, event);
      }
      await Promise.all(under);
      await Promise.all(two.map((projector) => projector.stop()));
      await world.end();
    }),
    { numRuns: timesRounds(6), endOnFailure: true },
  );
}

/** What another rebuild has begun, or left: the next one takes its place. */
async function cancelAll(models: ReadModelStore): Promise<void> {
  for (const version of await models.versions()) {
    const isUnfinished = version.status === 'building' || version.status === 'following';
    if (isUnfinished) await models.cancel(version).catch(() => undefined);
  }
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
