import { setTimeout as pause } from 'node:timers/promises';
import { allOf, newEvents } from '../../../ports/event-store.contract.js';
import { NO_STREAM, StoreUnavailable } from '../../../ports/event-store.port.js';
import { EventStoreDbServer } from '../../../testing/eventstoredb/eventstoredb-server.js';
import { EventStoreDbEventStore } from './eventstoredb-event-store.js';

const LIMIT_MS = 300;
const never = new AbortController().signal;
const unavailable = { status: 'rejected', reason: expect.any(StoreUnavailable) as unknown };

let server: EventStoreDbServer;
let store: EventStoreDbEventStore;
beforeEach(async () => {
  server = new EventStoreDbServer();
  await server.start();
  store = new EventStoreDbEventStore(server.url, { answerWithinMs: LIMIT_MS });
  await store.append('a', NO_STREAM, newEvents(3));
});
afterEach(async () => {
  await store.close();
  server.stop();
});

const calls: Record<string, () => Promise<unknown>> = {
  'an append of new ids': () => store.append('b', NO_STREAM, newEvents(1), { newIds: true }),
  'an append of ids that may be there': () => store.append('b', NO_STREAM, newEvents(1)),
  'a read of a stream': () => allOf(store.readStream('a')),
  'a read of a stream that is not there': () => allOf(store.readStream('nobody')),
  'a read of the log': () => allOf(store.readAll({ after: 0 })),
  'a replay from a place without an event': () => allOf(store.replay({ after: 1_001 })),
  'the head': () => store.head(),
};

describe.each(Object.keys(calls))('%s that the server does not answer', (name) => {
  it('is StoreUnavailable in its time, and answered once the server goes on', async () => {
    server.isSilent = true;
    const began = performance.now();
    await expect(calls[name]!()).rejects.toBeInstanceOf(StoreUnavailable);
    expect(performance.now() - began).toBeGreaterThanOrEqual(LIMIT_MS * 0.9);
    server.isSilent = false;
    await untilAnswered(calls[name]!);
  });

  it('is StoreUnavailable on a server that was silent from the start', async () => {
    server.isSilent = true;
    const other = new EventStoreDbEventStore(server.url, { answerWithinMs: LIMIT_MS });
    await store.close();
    store = other;
    await expect(calls[name]!()).rejects.toBeInstanceOf(StoreUnavailable);
  });
});

it('does not let calls that wait for each other wait one after another', async () => {
  server.isSilent = true;
  await expect(store.head()).rejects.toBeInstanceOf(StoreUnavailable);
  const asked = server.reads;
  for (let n = 0; n < 50; n++)
    await expect(allOf(store.readStream('a'))).rejects.toBeInstanceOf(StoreUnavailable);
  expect(server.reads).toBe(asked);
});

it('fails more appends than are sent at once together, and none waits for ever', async () => {
  server.isSilent = true;
  const many = Array.from({ length: 300 }, (_, n) => store.append(`s-${n}`, NO_STREAM, newEvents(1)));
  expect(await Promise.allSettled(many)).toEqual(many.map(() => unavailable));
});

it('counts no time in which a page is being folded', async () => {
  await store.close();
  // A busy machine may take longer than the others' limit for a page of a thousand.
  const limit = 10 * LIMIT_MS;
  store = new EventStoreDbEventStore(server.url, { answerWithinMs: limit });
  for (let n = 0; n < 5_000; n += 500) await store.append('long', n - 1, newEvents(500, n), { newIds: true });
  const pages = store.replay({ after: 0 })[Symbol.asyncIterator]();
  await pages.next();
  await pause(1.2 * limit);
  const rest = await allOf({ [Symbol.asyncIterator]: () => pages });
  expect(rest.length).toBeGreaterThan(3_000);
});

it('leaves a subscription alone that has nothing to say', async () => {
  const stop = new AbortController();
  const pages = store.subscribe({ after: 0 }, stop.signal)[Symbol.asyncIterator]();
  await pages.next();
  const next = pages.next();
  await pause(4 * LIMIT_MS);
  expect(server.subscribedAfter).toHaveLength(1);
  await store.append('a', 2, newEvents(1));
  expect((await next).value).toHaveLength(1);
  stop.abort();
});

it('begins a subscription again that was never confirmed', async () => {
  server.isSilent = true;
  const pages = store.subscribe({ after: 0 }, never)[Symbol.asyncIterator]();
  const first = pages.next();
  await pause(2 * LIMIT_MS);
  server.isSilent = false;
  expect((await first).value).toHaveLength(3);
  await store.close();
});

it('ends at once when it is closed in the silence, whatever is under way', async () => {
  const patient = new EventStoreDbEventStore(server.url, { answerWithinMs: 60_000, closeWithinMs: 50 });
  await patient.head();
  server.isSilent = true;
  const asked = Promise.allSettled([
    patient.head(),
    patient.append('b', NO_STREAM, newEvents(1)),
    allOf(patient.readStream('a')),
    allOf(patient.replay({ after: 0 })),
  ]);
  await patient.close();
  expect(await asked).toEqual(Array.from({ length: 4 }, () => unavailable));
});

it('reaches a server that was away for longer than the driver looks for it at once', async () => {
  server.stop();
  const until = performance.now() + 6_000;
  while (performance.now() < until) {
    await expect(store.head()).rejects.toBeInstanceOf(StoreUnavailable);
    await pause(50);
  }
  await server.start();
  expect(await untilAnswered(() => store.head())).toBeLessThan(20);
});

/** Returns how often it was called in vain. */
async function untilAnswered(call: () => Promise<unknown>): Promise<number> {
  for (let vain = 0; ; vain += 1) {
    try {
      await call();
      return vain;
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      await pause(50);
    }
  }
}
