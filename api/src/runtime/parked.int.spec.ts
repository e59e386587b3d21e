import fc from 'fast-check';
import { eventCatalogue } from '../domain/all-events.js';
import type { Lift } from '../kernel/event-catalogue.js';
import type { FoldEvent } from '../kernel/event.js';
import type { FoundDocument, ReadModelStore } from '../ports/read-models.port.js';
import { appendHistory } from '../testing/append-history.js';
import { comesTo } from '../testing/comes-to.js';
import { ENGINES, inForce, partsOf, type World } from '../testing/folding-world.js';
import { memberHistories } from '../testing/histories.js';
import { spoil, spoiling } from '../testing/poison.js';
import { timesRounds } from '../testing/rounds.js';
import { foldHere } from './filling/fold-here.js';
import { lifted, placed } from './filling/placed.js';
import { Projector } from './projector.js';
import { rebuild } from './rebuild.js';

const never = new AbortController().signal;
jest.setTimeout(600_000);

/** Every document of what is served, parked or not, but for the words of why. */
async function documentsOf(models: ReadModelStore): Promise<string[]> {
  const found: string[] = [];
  for (const version of await models.versions()) {
    if (version.status !== 'active') continue;
    for (const { parked, ...document } of await models.page(version, 100_000))
      found.push(
        JSON.stringify([version.collection, document, parked?.type ?? null, parked?.unread ?? false]),
      );
  }
  return found.sort();
}

async function parkedIn(models: ReadModelStore): Promise<number> {
  const served = (await models.versions()).filter(({ status }) => status === 'active');
  const counts = await Promise.all(served.map((version) => models.countParked(version)));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** What folding event by event makes of it, as the port's documents have it: by a copy before each event. */
function expected(history: readonly FoldEvent[]): string[] {
  const all: string[] = [];
  for (const projection of inForce) {
    // It needs no data: whatever cannot be folded has its place in it all the same.
    if (projection.sequence) {
      const order = projection.sequence.resume(null);
      for (const event of history) order.add(event);
      for (const { key, position, body } of [...order.take(), order.head()])
        all.push(JSON.stringify([projection.name, { key, owner: '', position, body }, null, false]));
      continue;
    }
    const documents = new Map<string, FoundDocument>();
    for (const stored of history) {
      if (!projection.types.has(stored.type)) continue;
      const event = lifted(stored, eventCatalogue.lift);
      const { key, parked } = placed(projection, event);
      const known = documents.get(key ?? '');
      if (key === null || known?.parked) continue;
      const { position } = event;
      const owner = known?.owner ?? event.memberId;
      const before = JSON.stringify(known?.body ?? null);
      try {
        if (parked) throw new Error(parked.why);
        const copy = JSON.parse(before) as unknown;
        const body = JSON.parse(
          JSON.stringify(projection.evolve(copy ?? projection.initial(event), event)),
        ) as unknown;
        documents.set(key, { key, owner, position, body });
      } catch {
        const why = parked ?? { type: event.type, why: '' };
        documents.set(key, { key, owner, position, body: JSON.parse(before) as unknown, parked: why });
      }
    }
    for (const { parked, ...document } of documents.values())
      all.push(JSON.stringify([projection.name, document, parked?.type ?? null, parked?.unread ?? false]));
  }
  return all.sort();
}

async function recorded({ store }: World): Promise<FoldEvent[]> {
  const events: FoldEvent[] = [];
  for await (const page of store.replay({ after: 0, chains: true })) events.push(...page);
  return events;
}

describe.each(ENGINES)('events that cannot be folded, on $engine', ({ make, runs }) => {
  (runs ? it : it.skip)(
    'stop their documents as they were and nothing else: live, in a rebuild and event by event, byte for byte',
    async () => {
      // Several in each round: stores, two projectors and two rebuilds take longer than their events.
      const spoilt = ['ada', 'eve', 'ida', 'una'];
      let parked = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.tuple(...spoilt.map((member) => fc.tuple(memberHistories(member, 12), spoiling))),
          memberHistories('bob', 16),
          fc.array(fc.nat(6), { maxLength: 2 }),
          fc.record({ held: fc.integer({ min: 0, max: 15_000 }) }),
          async (others, bob, stops, { held }) => {
            const world = await make();
            const fold = foldHere(eventCatalogue.lift, { held });
            const parts = { ...partsOf(world), fold };
            await rebuild(parts, inForce, { signal: never });
            const history = [...others.flatMap(([events, how]) => spoil(events, how)), ...bob];
            const half = Math.floor(history.length / 2);
            for (const piece of [history.slice(0, half), history.slice(half)]) {
              const projector = new Projector(parts);
              await projector.start();
              await appendHistory(world.store, piece, projector, stops);
              expect(await projector.waitFor(await world.store.head(), 20_000)).toBe(true);
              await projector.stop();
            }
            const live = await documentsOf(world.models);
            expect(live).toEqual(expected(await recorded(world)));
            parked += live.filter((document) => !document.endsWith(',null,false]')).length;
            // Nothing of bob's is any the worse.
            const bobs = live.filter((document) => document.includes('"owner":"bob"'));
            expect(bobs.every((document) => document.endsWith(',null,false]'))).toBe(true);
            await rebuild(parts, inForce, { signal: never });
            expect(await documentsOf(world.models)).toEqual(live);
            await world.end();
          },
        ),
        { numRuns: timesRounds(3), endOnFailure: true },
      );
      expect(parked).toBeGreaterThan(5);
    },
  );

  (runs ? it : it.skip)(
    'go on by themselves once a release can read them, beside what is served meanwhile',
    async () => {
      const world = await make();
      const [histories] = fc.sample(fc.tuple(memberHistories('ada', 20), memberHistories('bob', 20)), {
        numRuns: 1,
        seed: 7,
      });
      const [ada = [], bob = []] = histories ?? [];
      const history = [...ada, ...bob];
      const broken: Lift = (type, schema, data) => {
        if (type === 'PracticeLogged') throw new Error('this upcaster is wrong');
        return eventCatalogue.lift(type, schema, data);
      };
      const former = new Projector({ ...partsOf(world), lift: broken });
      await former.start();
      await appendHistory(world.store, history, former, []);
      expect(await former.waitFor(await world.store.head(), 20_000)).toBe(true);
      await former.stop();
      expect(await parkedIn(world.models)).toBeGreaterThan(0);

      const mended = new Projector(partsOf(world));
      await mended.start();
      await comesTo(() => parkedIn(world.models), 0);
      await mended.stop();
      expect(await documentsOf(world.models)).toEqual(expected(await recorded(world)));
      await world.end();
    },
  );
});
