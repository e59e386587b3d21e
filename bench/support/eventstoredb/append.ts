import { randomUUID } from 'node:crypto';
import { EventStoreDBClient, jsonEvent, NO_STREAM } from '@eventstore/db-client';
import { EventStoreDbEventStore } from '../../../api/src/adapters/event-store/eventstoredb/eventstoredb-event-store.js';
import type { NewEvent } from '../../../api/src/kernel/event.js';
import { NO_STREAM as NEW } from '../../../api/src/ports/event-store.port.js';

/** `append <url> <callers> <unary | batch | adapter>`: appends for two seconds, and prints how many a second. */
const [, , url = '', callers = '', way = ''] = process.argv;
const SECONDS = 2;

/** The driver appends the unary way where credentials come with the call. */
const credentials = { username: 'admin', password: 'changeit' };

function event(): NewEvent {
  const id = randomUUID();
  return {
    type: 'PracticeLogged',
    data: { mindStream: 'flow', minutes: 20, note: 'x'.repeat(200) },
    metadata: { id, at: 0, memberId: id, schema: 1, correlationId: id, causationId: id, chain: id.repeat(2) },
  };
}

function appender(): (stream: string) => Promise<unknown> {
  if (way === 'adapter') {
    const store = new EventStoreDbEventStore(url);
    return (stream) => store.append(stream, NEW, [event()], { newIds: true });
  }
  const client = EventStoreDBClient.connectionString(url);
  const options = { expectedRevision: NO_STREAM, ...(way === 'unary' && { credentials }) } as const;
  return (stream) => {
    const { type, data, metadata } = event();
    const json = jsonEvent({
      id: metadata.id,
      type,
      data: data as Record<string, string>,
      metadata: { ...metadata },
    });
    return client.appendToStream(stream, json, options);
  };
}

const append = appender();
await append(`bench-${randomUUID()}`);
const until = performance.now() + SECONDS * 1_000;
let events = 0;
await Promise.all(
  Array.from({ length: Number(callers) }, async () => {
    while (performance.now() < until) {
      await append(`bench-${randomUUID()}`);
      events += 1;
    }
  }),
);
process.stdout.write(`${JSON.stringify({ events, perSecond: events / SECONDS })}\n`);
process.exit(0);
