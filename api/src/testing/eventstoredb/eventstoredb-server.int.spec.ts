import { randomUUID } from 'node:crypto';
import {
  AccessDeniedError,
  BACKWARDS,
  DeadlineExceededError,
  END,
  EventStoreDBClient,
  jsonEvent,
  MaxAppendSizeExceededError,
  NO_STREAM,
  StreamDeletedError,
  StreamNotFoundError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { EventStoreDbServer } from './eventstoredb-server.js';

const server = new EventStoreDbServer();
let client: EventStoreDBClient;
beforeAll(() => server.start());
beforeEach(() => (client = EventStoreDBClient.connectionString(server.url)));
afterEach(() => client.dispose());
afterAll(() => server.stop());

/** Credentials with a call make the driver append the unary way. */
const WAYS = [
  ['batch', {}],
  ['unary', { credentials: { username: 'admin', password: 'changeit' } }],
] as const;

const event = (n: number, id = randomUUID()) => jsonEvent({ id, type: 'Counted', data: { n } });
const named = () => `counted-${randomUUID()}`;

async function written(count: number, stream = named()): Promise<string> {
  const events = Array.from({ length: count }, (_, n) => event(n));
  await client.appendToStream(stream, events, { expectedRevision: NO_STREAM });
  return stream;
}

async function revisions(stream: string): Promise<bigint[]> {
  const found: bigint[] = [];
  for await (const { event: read } of client.readStream(stream)) found.push(read?.revision ?? -1n);
  return found;
}

describe.each(WAYS)('a %s append', (way, options) => {
  const append = (stream: string, events: ReturnType<typeof event>[], expected: bigint | 'no_stream') =>
    client.appendToStream(stream, events, { ...options, expectedRevision: expected });

  it('is refused where the stream is not as expected, and accepted again with the same ids', async () => {
    const [stream, first] = [named(), event(0)];
    await append(stream, [first, event(1)], NO_STREAM);
    await expect(append(stream, [event(2)], NO_STREAM)).rejects.toThrow(WrongExpectedVersionError);
    expect((await append(stream, [{ ...first, data: { n: 7 } }], NO_STREAM)).success).toBe(true);
    expect(await revisions(stream)).toEqual([0n, 1n]);
  });

  it('is refused when it is too large', async () => {
    const large = jsonEvent({ type: 'Counted', data: { text: 'x'.repeat(1_060_000) } });
    await expect(append(named(), [large as never], NO_STREAM)).rejects.toThrow(MaxAppendSizeExceededError);
  });

  it('of a stream that is softly deleted goes on with its revisions', async () => {
    const stream = await written(3);
    server.log.softDelete(stream);
    await expect(revisions(stream)).rejects.toThrow(StreamNotFoundError);
    expect((await append(stream, [event(3)], NO_STREAM)).nextExpectedRevision).toBe(3n);
    expect(await revisions(stream)).toEqual([3n]);
    await expect(append(stream, [event(4)], 0n)).rejects.toThrow(WrongExpectedVersionError);
  });

  it('of a tombstoned stream is refused', async () => {
    const stream = await written(2);
    server.log.tombstone(stream);
    await expect(append(stream, [event(2)], 1n)).rejects.toThrow(StreamDeletedError);
    await expect(revisions(stream)).rejects.toThrow(StreamDeletedError);
  });

  it.each([
    [30_000, way === 'batch' ? DeadlineExceededError : null],
    [-30_000, null],
  ])('with the server’s clock %i ms ahead', async (offset, refused) => {
    server.log.clockOffsetMs = offset;
    const stream = named();
    try {
      const appended = append(stream, [event(0)], NO_STREAM);
      if (refused === null) await appended;
      else await expect(appended).rejects.toThrow(refused);
      expect(server.log.stream(stream)?.length ?? 0).toBe(refused === null ? 1 : 0);
    } finally {
      server.log.clockOffsetMs = 0;
    }
  });

  it('is refused without the right to', async () => {
    server.refusesCredentials = true;
    try {
      await expect(append(named(), [event(0)], NO_STREAM)).rejects.toThrow(AccessDeniedError);
    } finally {
      server.refusesCredentials = false;
    }
  });
});

describe('a read', () => {
  it.each([
    [{ $maxCount: 2 }, [2n, 3n]],
    [{ $tb: 3 }, [3n]],
    [{ $maxAge: 60 }, [0n, 1n, 2n, 3n]],
  ])('of a stream with %j gives what is left', async (metadata, left) => {
    const stream = await written(4);
    server.log.setMetadata(stream, metadata);
    expect(await revisions(stream)).toEqual(left);
  });

  it('of a stream whose events are all too old is empty', async () => {
    const stream = await written(2);
    server.log.setMetadata(stream, { $maxAge: 60 });
    server.log.clockOffsetMs = 61_000;
    expect(await revisions(stream)).toEqual([]);
    server.log.clockOffsetMs = 0;
  });

  it('from a place where no event is fails', async () => {
    await written(2);
    const read = client.readAll({ fromPosition: { commit: 7n, prepare: 7n } });
    await expect(read[Symbol.asyncIterator]().next()).rejects.toThrow('invalid position');
  });

  it('of a server before 22.10 gives no position', async () => {
    const stream = await written(1);
    server.tellsPositions = false;
    for await (const { event: read } of client.readStream(stream))
      expect((read as { position?: { commit: bigint } }).position?.commit).toBe(2n ** 64n - 1n);
    server.tellsPositions = true;
  });

  it('backwards begins with the newest', async () => {
    const stream = await written(3);
    const read = client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1 });
    for await (const { event: newest } of read)
      expect([newest?.streamId, newest?.revision]).toEqual([stream, 2n]);
  });
});
