import { EventStoreDBClient } from '@eventstore/db-client';
import type { Readable } from 'node:stream';
import { allOf, newEvents } from '../../../ports/event-store.contract.js';
import { NO_STREAM } from '../../../ports/event-store.port.js';
import { hasEvents } from '../../../runtime/has-events.js';
import { EventStoreDbServer } from '../../../testing/eventstoredb/eventstoredb-server.js';
import type { Written } from '../../../testing/eventstoredb/memory-log.js';
import { EventStoreDbEventStore } from './eventstoredb-event-store.js';

const FOREIGN = 8_000;
/** What a call may read of others' events, and some of ours. */
const BOUND = 2_100;
/** What gRPC takes before a read is left. */
const READ_AHEAD = 16;

let server: EventStoreDbServer;
let received: number;
let store: EventStoreDbEventStore;
let position: number;
beforeAll(async () => {
  server = new EventStoreDbServer();
  await server.start();
  const writer = new EventStoreDbEventStore(server.url);
  ({ position } = await writer.append('a', NO_STREAM, newEvents(3)));
  await writer.close();
  addForeign(FOREIGN);
});
afterAll(() => {
  server.stop();
});
beforeEach(() => {
  received = 0;
  store = new EventStoreDbEventStore(server.url, { connect: counting });
});
afterEach(() => store.close());

/** A client whose answers are counted. */
function counting(url: string): EventStoreDBClient {
  const client = EventStoreDBClient.connectionString(url);
  const internals = client as unknown as {
    GRPCStreamCreator: (...args: unknown[]) => () => Promise<Readable>;
  };
  const creator = internals.GRPCStreamCreator;
  internals.GRPCStreamCreator =
    (...args) =>
    async () => {
      const call = await creator(...args)();
      const push = call.push.bind(call);
      call.push = (answer: unknown) => {
        if (answer !== null) received += 1;
        return push(answer);
      };
      return call;
    };
  return client;
}

function addForeign(count: number): void {
  const before = server.log.stream('elsewhere')?.length ?? 0;
  const one = (n: number): Written => ({
    id: `6ecfcf33-0d0d-4d5b-a0ee-${String(before + n).padStart(12, '0')}`,
    type: 'OrderPlaced',
    contentType: 'application/json',
    data: Buffer.from('{}'),
    metadata: Buffer.alloc(0),
  });
  server.log.append(
    'elsewhere',
    before - 1,
    Array.from({ length: count }, (_, n) => one(n)),
  );
}

async function askedFor(call: () => Promise<unknown>): Promise<number> {
  const before = received;
  await call();
  return received - before;
}

it('reads a bounded number of events for each head, however many of others lie behind ours', async () => {
  let head = 0;
  let calls = 0;
  while (head !== position) {
    expect(await askedFor(async () => (head = await store.head()))).toBeLessThan(BOUND);
    expect(head).toBeGreaterThanOrEqual(position);
    calls += 1;
  }
  expect(calls).toBeLessThanOrEqual(FOREIGN / 2_000 + 1);
  expect(await askedFor(() => store.head())).toBeLessThanOrEqual(READ_AHEAD);
}, 120_000);

it('never takes a place before the last event of ours for the head, whatever comes meanwhile', async () => {
  const writer = new EventStoreDbEventStore(server.url);
  let last = position;
  let revision = 2;
  for (let n = 0; n < 12; n++) {
    const head = await store.head();
    expect(head).toBeGreaterThanOrEqual(last);
    if (n % 4 === 1) ({ position: last, revision } = await writer.append('a', revision, newEvents(2)));
    if (n % 3 === 2) addForeign(n % 2 ? 3_000 : 10);
  }
  position = last;
  await writer.close();
});

it('knows from a replay that has read so far, and from what it appends', async () => {
  expect(await allOf(store.replay({ after: position }))).toEqual([]);
  expect(await store.head()).toBe(position);
  expect(await askedFor(() => store.head())).toBeLessThanOrEqual(READ_AHEAD);
  const { length } = server.log.stream('a') ?? [];
  const appended = await store.append('a', length - 1, newEvents(1), { newIds: true });
  expect(await askedFor(async () => expect(await store.head()).toBe(appended.position))).toBeLessThan(
    2 * READ_AHEAD,
  );
  position = appended.position;
});

it('tells whether there is an event of ours behind all of them', async () => {
  expect(await hasEvents(store)).toBe(true);
  const empty = new EventStoreDbServer();
  await empty.start();
  const other = new EventStoreDbEventStore(empty.url);
  expect(await hasEvents(other)).toBe(false);
  await other.close();
  empty.stop();
});
