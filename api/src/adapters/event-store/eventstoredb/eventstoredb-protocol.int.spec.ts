import {
  allOf,
  eventStoreContract,
  newEvent,
  newEvents,
  saidAgain,
} from '../../../ports/event-store.contract.js';
import { NO_STREAM, StoreUnavailable } from '../../../ports/event-store.port.js';
import { DisposedClients } from '../../../testing/eventstoredb/disposed-clients.js';
import { EventStoreDbServer } from '../../../testing/eventstoredb/eventstoredb-server.js';
import { EventStoreDbEventStore } from './eventstoredb-event-store.js';

let server: EventStoreDbServer;
beforeEach(async () => {
  server = new EventStoreDbServer();
  server.log.addForeign();
  await server.start();
});
afterEach(() => {
  server.stop();
});

describe("EventStoreDB's protocol, spoken by its driver to a server in memory", () => {
  const clients = new DisposedClients();
  eventStoreContract(() =>
    Promise.resolve({
      open: () =>
        Promise.resolve(new EventStoreDbEventStore(server.url, { connect: (url) => clients.for(url) })),
      dispose: () => clients.ended(),
    }),
  );
});

describe('An EventStoreDB event log', () => {
  let store: EventStoreDbEventStore;
  let stop: AbortController;
  beforeEach(() => {
    store = new EventStoreDbEventStore(server.url);
    stop = new AbortController();
  });
  afterEach(async () => {
    stop.abort();
    await store.close();
  });
  const unavailable = { status: 'rejected', reason: expect.any(StoreUnavailable) as unknown };
  const numbers = (events: readonly { data: unknown }[]) =>
    events.map(({ data }) => (data as { n: number }).n);

  it('asks the server once for an append of new ids, and looks where ids may be there already', async () => {
    const options = { newIds: true };
    const { position } = await store.append('a', NO_STREAM, newEvents(2), options);
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => store.append(`b-${n}`, NO_STREAM, newEvents(3), options)),
    );
    expect(server.reads).toBe(0);
    expect(position).toBe((await allOf(store.readStream('a')))[1]?.position);
    const asked = server.reads;
    await store.append('a', 1, newEvents(2));
    expect(server.reads).toBe(asked + 1);
  });

  it('finds what it has appended on a node that has it a moment later', async () => {
    const [events, others] = [newEvents(1), newEvents(2)];
    server.readsBehind = 2;
    expect(await store.append('a', NO_STREAM, events)).toMatchObject({ revision: 0, stored: null });
    server.readsBehind = 3;
    expect(await store.append('a', 0, others)).toMatchObject({ revision: 2, stored: null });
    server.readsBehind = 2;
    const again = await store.append('a', 0, saidAgain(others));
    expect(again.stored?.map(({ data }) => data)).toEqual(others.map(({ data }) => data));
  });

  it('does not say that it has appended what the node does not have for long', async () => {
    server.readsBehind = Infinity;
    const events = newEvents(2);
    await expect(store.append('a', NO_STREAM, events)).rejects.toBeInstanceOf(StoreUnavailable);
    server.readsBehind = 0;
    const { stored } = await store.append('a', NO_STREAM, saidAgain(events));
    expect(stored).toHaveLength(2);
  });

  it("passes over the server's own events and those of other applications", async () => {
    const { position } = await store.append('a', NO_STREAM, newEvents(2));
    server.log.addForeign();
    expect(await store.head()).toBe(position);
    expect((await allOf(store.replay({ after: 0 }))).map(({ stream }) => stream)).toEqual(['a', 'a']);
    const [page] = await allOf(store.subscribe({ after: 0 }, AbortSignal.timeout(300)));
    expect(page).toMatchObject({ stream: 'a' });
  });

  it('has its head at 0 while it holds only what others wrote', async () => {
    expect(await store.head()).toBe(0);
    expect(await allOf(store.readAll({ after: 0 }))).toEqual([]);
  });

  it('does not read an event that another application wrote to a stream of ours as if it were one', async () => {
    await expect(allOf(store.readStream('elsewhere'))).rejects.toThrow('not written by this application');
  });

  it('cannot be reached while the server is away, and can again when it is back', async () => {
    await store.append('a', NO_STREAM, newEvents(1));
    server.stop();
    const away = await Promise.allSettled([
      store.append('a', 0, newEvents(1)),
      ...Array.from({ length: 20 }, (_, n) => store.append(`s-${n}`, NO_STREAM, newEvents(50))),
      allOf(store.readStream('a')),
      allOf(store.replay({ after: 0 })),
      store.head(),
    ]);
    expect(away).toEqual(away.map(() => unavailable));
    await server.start();
    await expect(store.append('a', 0, [newEvent(1)])).resolves.toMatchObject({ revision: 1 });
    expect(numbers(await allOf(store.readStream('a')))).toEqual([0, 1]);
  });

  it('answers or refuses every append when the server goes away in the middle of many', async () => {
    await store.append('warm', NO_STREAM, newEvents(1));
    const big = () => newEvent(0, 'MessageSent', 1, { text: 'x'.repeat(100_000) });
    const many = Array.from({ length: 200 }, (_, n) => store.append(`s-${n}`, NO_STREAM, [big()]));
    await many[0];
    server.stop();
    const outcomes = await Promise.allSettled(many);
    const failed = outcomes.filter(({ status }) => status === 'rejected');
    expect(failed.length).toBeGreaterThan(0);
    for (const outcome of failed) expect(outcome).toEqual(unavailable);
  });

  it('waits for its appends before it closes', async () => {
    const waiting = Array.from({ length: 40 }, (_, n) => store.append(`s-${n}`, NO_STREAM, newEvents(10)));
    await Promise.all([...waiting, store.close()]);
    expect(server.log.stream('s-39')).toHaveLength(10);
  });

  it('goes on following where it was when the server comes back', async () => {
    await store.append('a', NO_STREAM, newEvents(3));
    const pages = store.subscribe({ after: 0 }, stop.signal)[Symbol.asyncIterator]();
    const seen: number[] = [];
    const next = async () => seen.push(...numbers(((await pages.next()).value ?? []) as { data: unknown }[]));
    while (seen.length < 3) await next();
    const waiting = next();
    server.stop();
    await server.start();
    const writer = new EventStoreDbEventStore(server.url);
    await writer.append('a', 2, newEvents(2, 3));
    await waiting;
    while (seen.length < 5) await next();
    expect(seen).toEqual([0, 1, 2, 3, 4]);
    expect(server.subscribedAfter[0]).toBe(0);
    expect(server.subscribedAfter.at(-1)).toBe((await allOf(store.readStream('a')))[2]?.position);
    await writer.close();
  });

  it('does not search again what a filter left out before', async () => {
    await store.append('rare', NO_STREAM, [newEvent(0, 'PlanChanged')]);
    for (let n = 0; n < 3_000; n += 500) await store.append('long', n - 1, newEvents(500, n));
    const taken = store.subscribe({ after: 0, types: ['PlanChanged'] }, stop.signal)[Symbol.asyncIterator]();
    expect(numbers(((await taken.next()).value ?? []) as { data: unknown }[])).toEqual([0]);
    const waiting = taken.next();
    // The checkpoints come over the same connection before this answer does.
    await allOf(store.readStream('long'));
    server.stop();
    await server.start();
    const writer = new EventStoreDbEventStore(server.url);
    await writer.append('rare', 0, [newEvent(1, 'PlanChanged')]);
    expect(numbers(((await waiting).value ?? []) as { data: unknown }[])).toEqual([1]);
    const begunAt = server.log.events.findIndex(({ position }) => position === server.subscribedAfter.at(-1));
    expect(begunAt).toBeGreaterThan(1_500);
    await writer.close();
  });
});
