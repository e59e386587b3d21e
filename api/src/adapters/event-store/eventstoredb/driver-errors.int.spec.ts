import { EventStoreDBClient } from '@eventstore/db-client';
import { Metadata } from '@grpc/grpc-js';
import { allOf, newEvent, newEvents } from '../../../ports/event-store.contract.js';
import {
  EventTooLarge,
  NO_STREAM,
  StoreRefuses,
  StoreUnavailable,
  StreamIncomplete,
} from '../../../ports/event-store.port.js';
import { EventStoreDbServer } from '../../../testing/eventstoredb/eventstoredb-server.js';
import { EventStoreDbEventStore } from './eventstoredb-event-store.js';

interface Internals {
  execute: (kind: unknown, name: string, action: unknown) => Promise<unknown>;
  GRPCStreamCreator: (kind: unknown, name: string, create: unknown) => () => Promise<unknown>;
  handleError: (client: unknown, error: Error) => Promise<void>;
}

/** As the server fails a call: a status, and what it says of it in metadata. */
function failure(code: number, about: Record<string, string> = {}, details = 'as told') {
  const metadata = new Metadata();
  for (const [key, value] of Object.entries(about)) metadata.set(key, value);
  return Object.assign(new Error(`${code}: ${details}`), { code, details, metadata });
}

let server: EventStoreDbServer;
let store: EventStoreDbEventStore;
let next: Error[];
const uncaught: unknown[] = [];
const note = (error: unknown) => uncaught.push(error);

/** A client whose next calls fail by script, in the driver's own way. */
function failing(url: string): EventStoreDBClient {
  const client = EventStoreDBClient.connectionString(url);
  const internals = client as unknown as Internals;
  const { execute, GRPCStreamCreator: creator } = internals;
  internals.execute = (kind, name, action) => {
    const error = name === 'append' ? next.shift() : undefined;
    return error ? execute(kind, name, () => Promise.reject(error)) : execute(kind, name, action);
  };
  internals.GRPCStreamCreator = (kind, name, create) => {
    const error = next.shift();
    return error ? () => execute(kind, name, () => Promise.reject(error)) : creator(kind, name, create);
  };
  return client;
}

beforeAll(() => {
  process.on('unhandledRejection', note);
  process.on('uncaughtException', note);
});
afterAll(() => {
  process.off('unhandledRejection', note);
  process.off('uncaughtException', note);
});
beforeEach(async () => {
  uncaught.length = 0;
  next = [];
  server = new EventStoreDbServer();
  await server.start();
  store = new EventStoreDbEventStore(server.url, { connect: failing });
  await store.append('a', NO_STREAM, newEvents(2));
});
afterEach(async () => {
  await store.close();
  server.stop();
  expect(uncaught).toEqual([]);
});

const [INVALID, PERMISSION, EXHAUSTED, UNAVAILABLE, UNAUTHENTICATED] = [3, 7, 8, 14, 16];
const leader = () => ({
  exception: 'not-leader',
  'leader-endpoint-host': '127.0.0.1',
  'leader-endpoint-port': server.url.replace(/.*:(\d+)\?.*/, '$1'),
});

const calls: Record<string, () => Promise<unknown>> = {
  append: () => store.append('a', 1, newEvents(1), { newIds: true }),
  readStream: () => allOf(store.readStream('a')),
  replay: () => allOf(store.replay({ after: 0 })),
  head: () => store.head(),
};

describe.each(Object.keys(calls))('%s', (name) => {
  const call = () => calls[name]!();

  it('asks the new leader where the node is none any more', async () => {
    next = [failure(5, leader())];
    await expect(call()).resolves.toBeDefined();
  });

  it('is StoreUnavailable while each node says that another leads, and answered after that', async () => {
    next = [failure(5, leader()), failure(5, leader())];
    await expect(call()).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(call()).resolves.toBeDefined();
  });

  it('bears a node that leads no more and does not tell who does', async () => {
    next = [failure(5, { exception: 'not-leader' }), failure(5, { exception: 'not-leader' })];
    await expect(call()).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(call()).resolves.toBeDefined();
  });

  it.each([
    ['UNAVAILABLE', UNAVAILABLE],
    ['CANCELLED', 1],
    ['UNKNOWN', 2],
    ['DEADLINE_EXCEEDED', 4],
    ['ABORTED', 10],
    ['INTERNAL', 13],
  ])('is StoreUnavailable by %s, and answered after that', async (_, code) => {
    next = [failure(code)];
    const failed = call();
    await expect(failed).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(failed).rejects.not.toBeInstanceOf(StoreRefuses);
    await expect(call()).resolves.toBeDefined();
  });

  it.each([
    ['access-denied', failure(PERMISSION, { exception: 'access-denied' })],
    ['PERMISSION_DENIED', failure(PERMISSION)],
    ['UNAUTHENTICATED', failure(UNAUTHENTICATED)],
  ])('tells refused credentials as such: %s', async (_, error) => {
    next = [error];
    const failed = call();
    await expect(failed).rejects.toBeInstanceOf(StoreRefuses);
    await expect(failed).rejects.toThrow(/refuses the credentials/);
  });

  it('tells a stream that was deleted for good as such', async () => {
    next = [failure(9, { exception: 'stream-deleted', 'stream-name': 'a' })];
    await expect(call()).rejects.toBeInstanceOf(StreamIncomplete);
    next = [failure(9, { exception: 'stream-deleted' })];
    await expect(call()).rejects.toThrow(/tombstoned/);
  });
});

it.each([
  ['append too large', failure(INVALID, { exception: 'maximum-append-size-exceeded' })],
  ['event too large', failure(INVALID, { exception: 'maximum-append-event-size-exceeded' })],
  ['by its text alone', failure(INVALID, {}, 'Maximum Append Size of 1048576 Exceeded.')],
  ['gRPC', failure(EXHAUSTED, {}, 'Received message exceeds the maximum configured message size.')],
  ['own gRPC', failure(EXHAUSTED, {}, 'Attempted to send message with a size larger than 4194304')],
])('tells what is too large as such, and asks once: %s', async (_, error) => {
  next = [error];
  const failed = store.append('a', 1, newEvents(1));
  await expect(failed).rejects.toBeInstanceOf(EventTooLarge);
  await expect(failed).rejects.toThrow(/larger than the event store takes/);
  expect(server.log.stream('a')).toHaveLength(2);
});

it.each([1, 3])('does not send what no server takes, in %i events', async (count) => {
  const events = Array.from({ length: count }, (_, n) =>
    newEvent(n, 'MessageSent', 1, { text: 'x'.repeat(20_000_000 / count) }),
  );
  await expect(store.append('b', NO_STREAM, events)).rejects.toBeInstanceOf(EventTooLarge);
  await expect(store.append('b', NO_STREAM, newEvents(1))).resolves.toMatchObject({ revision: 0 });
});

it('does not take an overloaded server for an event that is too large', async () => {
  next = [failure(EXHAUSTED, {}, 'Too many requests')];
  await expect(store.append('a', 1, newEvents(1))).rejects.toBeInstanceOf(StoreUnavailable);
});
