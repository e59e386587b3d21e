import { allOf, newEvent, newEvents } from '../../../ports/event-store.contract.js';
import { NO_STREAM, StoreUnavailable } from '../../../ports/event-store.port.js';
import { DisposedClients } from '../../../testing/eventstoredb/disposed-clients.js';
import { EventStoreDbServer } from '../../../testing/eventstoredb/eventstoredb-server.js';
import { EventStoreDbEventStore } from './eventstoredb-event-store.js';

/** Events of 20 kB: more than is on its way at once. */
const large = (count: number) =>
  Array.from({ length: count }, (_, n) => newEvent(n, 'MessageSent', 1, { text: 'x'.repeat(20_000) }));

let server: EventStoreDbServer;
let store: EventStoreDbEventStore;
let clients: DisposedClients;
beforeAll(async () => {
  server = new EventStoreDbServer();
  await server.start();
  const writer = new EventStoreDbEventStore(server.url);
  await writer.append('few', NO_STREAM, newEvents(5));
  await writer.append('many', NO_STREAM, newEvents(1_500));
  for (let n = 0; n < 40; n += 10) await writer.append('large', n - 1, large(10));
  await writer.close();
});
afterAll(() => {
  server.stop();
});
beforeEach(() => {
  server.isSilent = false;
  clients = new DisposedClients();
  store = new EventStoreDbEventStore(server.url, { connect: (url) => clients.for(url) });
});
afterEach(() => store.close());

const never = new AbortController().signal;
const reads: Record<string, () => AsyncIterable<unknown[]>> = {
  'a stream': () => store.readStream('few'),
  'a long stream': () => store.readStream('many'),
  'a heavy stream': () => store.readStream('large'),
  'a stream that is not there': () => store.readStream('nobody'),
  'the log': () => store.readAll({ after: 0 }),
  'the log by type': () => store.replay({ after: 0, types: ['MessageSent'] }),
  'a subscription': () => store.subscribe({ after: 0 }, never),
  'a subscription by type': () => store.subscribe({ after: 0, types: ['PracticeLogged'] }, never),
};
const named = Object.keys(reads);

async function left(pages: AsyncIterable<unknown[]>): Promise<void> {
  for await (const _ of pages) break;
}

it.each(named)('closes after %s was left after its first page', async (name) => {
  await left(reads[name]!());
  await store.close();
  await clients.ended();
});

it.each(named)('closes after %s was left in all the ways, many times and at once', async (name) => {
  for (let n = 0; n < 2; n++) {
    const pages = Array.from({ length: 6 }, () => reads[name]!()[Symbol.asyncIterator]());
    await Promise.all(pages.map(async (one, index) => index % 2 && one.next()));
    await Promise.all(pages.map(async (one) => one.return?.(null)));
  }
  await store.close();
  await clients.ended();
});

it('closes after reads from the middle of the log and from places without an event', async () => {
  const head = await store.head();
  const { position = 0 } = (await allOf(store.readStream('many', 700)))[0] ?? {};
  for (const after of [position, position - 1, head - 1, head, head + 1]) {
    await left(store.readAll({ after }));
    await allOf(store.replay({ after }));
    const stop = new AbortController();
    const pages = store.subscribe({ after }, stop.signal)[Symbol.asyncIterator]();
    const next = pages.next();
    await store.head();
    stop.abort();
    await next;
    await pages.return?.(null);
  }
  await store.close();
  await clients.ended();
});

it('fails a read that is cut off by the closing: half a stream is not to be taken for the whole', async () => {
  const pages = store.readStream('large')[Symbol.asyncIterator]();
  const other = store.readAll({ after: 0 })[Symbol.asyncIterator]();
  server.isSilent = true;
  const asked = store.readStream('few')[Symbol.asyncIterator]();
  const outcomes = Promise.allSettled([asked.next(), pages.next(), other.next()]);
  await store.close();
  for (const outcome of await outcomes)
    expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(StoreUnavailable) as unknown });
});

it('gives up appends that are not answered, in its time, and all that wait behind them', async () => {
  const hasty = new EventStoreDbEventStore(server.url, { closeWithinMs: 50 });
  await hasty.head();
  server.isSilent = true;
  const appends = Promise.allSettled(
    Array.from({ length: 40 }, (_, n) => hasty.append(`waiting-${n}`, NO_STREAM, newEvents(1))),
  );
  await hasty.close();
  for (const outcome of await appends)
    expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(StoreUnavailable) as unknown });
});

it('cannot be reached any more once it is closed, and may be closed again', async () => {
  await store.close();
  await expect(store.append('few', 4, newEvents(1))).rejects.toBeInstanceOf(StoreUnavailable);
  await expect(allOf(store.readStream('few'))).rejects.toBeInstanceOf(StoreUnavailable);
  await expect(store.head()).rejects.toBeInstanceOf(StoreUnavailable);
  expect(server.log.stream('few')).toHaveLength(5);
  await store.close();
});
