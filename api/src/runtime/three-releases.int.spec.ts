import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventStoreDbEventStore } from '../adapters/event-store/eventstoredb/eventstoredb-event-store.js';
import { SqliteEventStore } from '../adapters/event-store/sqlite/sqlite-event-store.js';
import { openSqliteReadModels } from '../adapters/read-models/sqlite/sqlite-read-model-store.js';
import type { Decider } from '../kernel/decider.js';
import { EventCatalogue, NewerSchema } from '../kernel/event-catalogue.js';
import { DataHistory, eventType } from '../kernel/event-type.js';
import type { DomainEvent } from '../kernel/event.js';
import { defineProjection } from '../kernel/projection.js';
import { allOf } from '../ports/event-store.contract.js';
import type { EventStore } from '../ports/event-store.port.js';
import type { ReadModelStore } from '../ports/read-models.port.js';
import { EventStoreDbServer } from '../testing/eventstoredb/eventstoredb-server.js';
import { quietLog } from './log.js';
import { Projector } from './projector.js';
import { rebuild } from './rebuild.js';
import { CommandRunner } from './run-command.js';

type Walked = DomainEvent<'Walked', { metres: number }>;
type Rested = DomainEvent<'Rested', { minutes: number; where: string }>;
type Data = Readonly<Record<string, unknown>>;

/** Release 1 counts steps and hours; release 2 changes what is walked, release 3 what is rested. */
const inMetres = DataHistory.since<{ steps: number }>().next(({ steps }) => ({ metres: steps * 0.75 }));
const inMinutes = DataHistory.since<{ hours: number }>().next(({ hours }) => ({
  minutes: hours * 60,
  where: 'home',
}));
type FirstWalked = DomainEvent<'Walked', { steps: number }>;
type FirstRested = DomainEvent<'Rested', { hours: number }>;
const releases = [
  new EventCatalogue({ Walked: eventType<FirstWalked>({}), Rested: eventType<FirstRested>({}) }),
  new EventCatalogue({ Walked: eventType<Walked>({}, inMetres), Rested: eventType<FirstRested>({}) }),
  new EventCatalogue({ Walked: eventType<Walked>({}, inMetres), Rested: eventType<Rested>({}, inMinutes) }),
] as const;

/** Records what it is told; its state is the data of all events. */
const recorder: Decider<Data[], DomainEvent<string, Data>[], DomainEvent<string, Data>> = {
  notFound: 'MEMBER_NOT_FOUND',
  initial: () => [],
  decide: (events) => events,
  evolve: (state, { data }) => [...state, data],
};

interface Day {
  metres: number;
  minutes: number;
  places: string[];
}

const day = defineProjection<Day, Walked | Rested>({
  name: 'day',
  shape: '1',
  key: ({ memberId }) => memberId,
  initial: () => ({ metres: 0, minutes: 0, places: [] }),
  on: {
    Walked(document, { data }) {
      document.metres += data.metres;
    },
    Rested(document, { data }) {
      document.minutes += data.minutes;
      document.places.push(data.where);
    },
  },
});

const context = { memberId: 'ann', correlationId: 'c' };
const written = [
  [
    { type: 'Walked', data: { steps: 1_000 } },
    { type: 'Rested', data: { hours: 2 } },
  ],
  [
    { type: 'Walked', data: { metres: 500 } },
    { type: 'Rested', data: { hours: 1 } },
  ],
  [
    { type: 'Walked', data: { metres: 20 } },
    { type: 'Rested', data: { minutes: 5, where: 'park' } },
  ],
] as const;
const asTold = [
  { metres: 750 },
  { minutes: 120, where: 'home' },
  { metres: 500 },
  { minutes: 60, where: 'home' },
  { metres: 20 },
  { minutes: 5, where: 'park' },
];
const folded: Day = { metres: 1_270, minutes: 185, places: ['home', 'home', 'park'] };

let directory: string;
let models: ReadModelStore;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'emit-releases-'));
  models = openSqliteReadModels(directory);
});
afterEach(async () => {
  await models.close();
  rmSync(directory, { recursive: true, force: true });
});

describe('one event store that three releases have written', () => {
  const server = new EventStoreDbServer();
  beforeAll(() => server.start());
  afterAll(() => server.stop());

  describe.each<[string, () => EventStore]>([
    ['embedded', () => new SqliteEventStore(directory)],
    ['EventStoreDB', () => new EventStoreDbEventStore(server.url)],
  ])('%s', (name, open) => {
    const stream = `walks-${name}`;
    let store: EventStore;
    beforeEach(() => {
      store = open();
    });
    afterEach(() => store.close());

    it('is read by the third, each event lifted by the changes of its own type', async () => {
      for (const [index, catalogue] of releases.entries()) {
        await new CommandRunner(store, catalogue).run(recorder, stream, [...(written[index] ?? [])], context);
      }
      expect((await allOf(store.readStream(stream))).map(({ metadata }) => metadata.schema)).toEqual([
        1, 1, 2, 1, 2, 2,
      ]);

      const [, second, third] = releases;
      expect(await new CommandRunner(store, third).read(recorder, stream, 'ann')).toEqual(asTold);
      await expect(new CommandRunner(store, second).read(recorder, stream, 'ann')).rejects.toThrow(
        NewerSchema,
      );

      const parts = { store, models, projections: [day], lift: third.lift, log: quietLog };
      const live = new Projector(parts);
      await live.start();
      expect(await live.waitFor(await store.head(), 10_000)).toBe(true);
      expect((await models.get<Day>({ name: 'day' }, 'ann'))?.body).toEqual(folded);
      await live.stop();
      await rebuild(parts, [day], { signal: new AbortController().signal });
      expect((await models.get<Day>({ name: 'day' }, 'ann'))?.body).toEqual(folded);
    });
  });
});
