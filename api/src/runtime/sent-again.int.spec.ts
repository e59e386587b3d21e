import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { EventStoreDbEventStore } from '../adapters/event-store/eventstoredb/eventstoredb-event-store.js';
import { SqliteEventStore } from '../adapters/event-store/sqlite/sqlite-event-store.js';
import { LogCheck } from '../ops/audit/verify-log.js';
import { Findings } from '../ops/audit/findings.js';
import { Progress } from '../ops/support/progress.js';
import { allOf } from '../ports/event-store.contract.js';
import { StoreUnavailable, type EventStore } from '../ports/event-store.port.js';
import { deedsCatalogue, DEEDS_SENT_AGAIN, type SentAgain } from '../testing/deeds-sent-again.js';
import { EventStoreDbServer } from '../testing/eventstoredb/eventstoredb-server.js';
import { FaultyEventStore, withoutTelling, type AppendFault } from '../testing/faulty-event-store.js';
import { timesRounds } from '../testing/rounds.js';
import { CommandRunner } from './run-command.js';

interface Opened {
  /** One store for each process. */
  readonly stores: readonly EventStore[];
  readonly dispose: () => Promise<void>;
}

async function sqlite(): Promise<Opened> {
  const directory = mkdtempSync(join(tmpdir(), 'emit-again-'));
  const stores = Array.from({ length: 4 }, () => new SqliteEventStore(directory));
  const dispose = async () => {
    await Promise.all(stores.map((store) => store.close()));
    rmSync(directory, { recursive: true, force: true });
  };
  return { stores, dispose };
}

async function eventStoreDb(): Promise<Opened> {
  const server = new EventStoreDbServer();
  await server.start();
  const stores = Array.from({ length: 4 }, () => new EventStoreDbEventStore(server.url));
  const dispose = async () => {
    await Promise.all(stores.map((store) => store.close()));
    server.stop();
  };
  return { stores, dispose };
}

const process = fc.nat({ max: 3 });
const fault = fc.constantFrom<AppendFault>('none', 'none', 'none', 'lost', 'refused', 'late', 'slow');
/** What happens: a deed reaches a process, and is waited for or not; a process starts anew; what was late lands. */
const step = fc.oneof(
  { weight: 12, arbitrary: fc.record({ deed: fc.nat({ max: 5 }), process, fault, waits: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ restart: process }) },
  { weight: 2, arbitrary: fc.record({ land: process }) },
);
type Step =
  | { deed: number; process: number; fault: AppendFault; waits: boolean }
  | { restart: number }
  | { land: number };
const course = fc.record({
  processes: fc.integer({ min: 2, max: 4 }),
  deeds: fc.array(fc.constantFrom(...DEEDS_SENT_AGAIN), { minLength: 6, maxLength: 6 }),
  steps: fc.array<Step>(step, { minLength: 4, maxLength: 30 }),
});
type Course = typeof course extends fc.Arbitrary<infer T> ? T : never;

/** Some processes of one service, each with its connection to the event store and a clock of its own. */
class Processes {
  private readonly faulty: FaultyEventStore[];
  private readonly runners: CommandRunner[];
  readonly done: { deed: SentAgain; events: readonly unknown[] }[] = [];

  constructor(private readonly stores: readonly EventStore[]) {
    this.faulty = stores.map(() => new FaultyEventStore());
    this.runners = stores.map((_, index) => this.started(index));
  }

  async take(step: Step): Promise<void> {
    const nth = (index: number) => index % this.stores.length;
    if ('restart' in step) this.runners[nth(step.restart)] = this.started(nth(step.restart));
    else if ('land' in step) await this.faulty[nth(step.land)]?.land();
  }

  /** True once the deed is done for sure. */
  async send(deed: SentAgain, index: number, fault: AppendFault): Promise<boolean> {
    const nth = index % this.stores.length;
    this.faulty[nth]?.schedule(fault);
    try {
      const { events, state, position } = await deed.send(this.runners[nth]!);
      expect(deed.isIn(state)).toBe(true);
      expect(position).toBeGreaterThan(0);
      if (events.length > 0) this.done.push({ deed, events });
      return true;
    } catch (error) {
      if (error instanceof StoreUnavailable) return false;
      throw error;
    }
  }

  async finish(deed: SentAgain): Promise<void> {
    for (let index = 0; !(await this.send(deed, index, 'none')); index++);
  }

  async land(): Promise<void> {
    for (const one of this.faulty) await one.land();
  }

  states(deed: SentAgain): Promise<unknown[]> {
    return Promise.all(this.runners.map((runner) => deed.read(runner)));
  }

  private started(index: number): CommandRunner {
    const store = this.faulty[index]!.over(this.stores[index]!);
    return new CommandRunner(
      store,
      deedsCatalogue,
      () => 1_700_000_000_000 + Math.floor(Math.random() * 1_000) * 60_000,
    );
  }
}

async function run(
  { processes: count, deeds: make, steps }: Course,
  stores: readonly EventStore[],
): Promise<void> {
  const member = randomUUID();
  const deeds = make.map((one) => one(member));
  const processes = new Processes(stores.slice(0, count));
  const underWay: Promise<unknown>[] = [];
  for (const step of steps) {
    if (!('deed' in step)) await processes.take(step);
    else {
      underWay.push(processes.send(deeds[step.deed]!, step.process, step.fault));
      if (step.waits) await Promise.all(underWay);
    }
  }
  await Promise.all(underWay);
  await processes.land();
  for (const deed of deeds) await processes.finish(deed);
  await expectOnce(processes, deeds, stores[0]!);
}

/** Each deed is stored once, answered as it is stored, and every process knows the stream as it is. */
async function expectOnce(
  processes: Processes,
  deeds: readonly SentAgain[],
  store: EventStore,
): Promise<void> {
  for (const deed of deeds) {
    const recorded = await allOf(store.readStream(deed.stream));
    const ids = recorded.map(({ metadata }) => metadata.id);
    expect(new Set(ids).size).toBe(ids.length);
    const times = recorded.map(({ metadata }) => metadata.at);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(recorded.filter(({ data }) => deed.owns(data))).toHaveLength(deed.count);
    const folded = deed.fold(recorded);
    for (const state of await processes.states(deed)) expect(state).toEqual(folded);
    const stored = recorded.map(({ type, data }) => ({ type, data }));
    for (const { events } of processes.done.filter((one) => one.deed === deed))
      for (const event of events) expect(stored).toContainEqual(event);
  }
}

async function breaks(store: EventStore): Promise<Findings> {
  const findings = new Findings();
  const terminal = {
    width: Infinity,
    write: async () => undefined,
    note: () => undefined,
    progress: () => undefined,
    ask: async () => null,
  };
  const head = await store.head();
  await new LogCheck(findings, deedsCatalogue.lift, null).run(
    store,
    head,
    new Progress(terminal, 'log', head),
  );
  return findings;
}

describe.each([
  { name: 'SQLite', open: sqlite, numRuns: timesRounds(250) },
  { name: 'the protocol of EventStoreDB', open: eventStoreDb, numRuns: timesRounds(100) },
])('commands sent again through two to four processes on $name', ({ open, numRuns }) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.dispose());

  it('are done once, answered alike, and leave every chain whole, whatever answers are lost', async () => {
    await fc.assert(
      fc.asyncProperty(course, (one) => run(one, opened.stores)),
      { numRuns },
    );
    expect((await breaks(opened.stores[0]!)).kept).toEqual([]);
  }, 120_000);
});

it('would break chains if the event store did not tell', async () => {
  const { stores, dispose } = await sqlite();
  const silent = stores.map(withoutTelling);
  await fc.assert(
    fc.asyncProperty(course, (one) => run(one, silent).catch(() => undefined)),
    { numRuns: 60, seed: 1 },
  );
  expect(new Set((await breaks(stores[0]!)).kept.map(({ check }) => check))).toEqual(new Set(['chain']));
  await dispose();
}, 120_000);
