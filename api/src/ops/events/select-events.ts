import { eventCatalogue } from '../../domain/all-events.js';
import type { RecordedEvent } from '../../kernel/event.js';
import { StoreUnavailable, type EventStore } from '../../ports/event-store.port.js';
import { UsageError } from '../support/failures.js';
import { spanOf } from '../support/moments.js';

export interface EventQuery {
  /** None: all of them. */
  readonly types: readonly string[];
  /** A stream's name, or its beginning and '*'. */
  readonly stream: string | null;
  readonly memberId: string | null;
  /** Epoch milliseconds, both included. */
  readonly since: number;
  readonly until: number;
  /** Only events after this position. */
  readonly after: number;
  /** Only events up to this position. */
  readonly upTo: number;
}

export interface EventFilterOptions {
  readonly type?: string[];
  readonly stream?: string;
  readonly member?: string;
  readonly since?: string;
  readonly until?: string;
  readonly after?: number;
}

/**
 * Without the member, who is looked up by `memberInLog`; '7d' counts back from `now`, epoch milliseconds.
 * Throws UsageError for a type that does not exist and for a time that is none.
 */
export function eventQuery(
  { type = [], stream, since, until, after = 0 }: EventFilterOptions,
  now = NaN,
): EventQuery {
  const unknown = type.filter((one) => !eventCatalogue.names.includes(one));
  if (unknown.length > 0) {
    throw new UsageError(
      `There is no event type ${unknown.join(', ')}; there are ${eventCatalogue.names.join(', ')}`,
    );
  }
  return {
    types: type,
    stream: stream ?? null,
    memberId: null,
    ...spanOf(since, until, { zone: 'UTC', now }),
    after,
    upTo: Infinity,
  };
}

/** The events asked for, in the event store's order, up to `limit`; pages as the store has them, one at a time in memory. */
export async function* selectEvents(
  eventStore: EventStore,
  query: EventQuery,
  limit = Infinity,
): AsyncGenerator<RecordedEvent> {
  let left = limit;
  if (left <= 0) return;
  for await (const page of pagesOf(eventStore, query)) {
    for (const event of page) {
      if (event.position > query.upTo) return;
      if (!matches(query, event)) continue;
      yield event;
      left -= 1;
      if (left <= 0) return;
    }
  }
}

/** The same events, each looked at as it passes. */
export async function* passing(
  events: AsyncIterable<RecordedEvent>,
  look: (event: RecordedEvent) => void,
): AsyncGenerator<RecordedEvent> {
  for await (const event of events) {
    look(event);
    yield event;
  }
}

/** The last `count` of them, oldest first: looked for from the end, in ever larger steps back. */
export async function lastEvents(
  eventStore: EventStore,
  query: EventQuery,
  count: number,
): Promise<RecordedEvent[]> {
  const head = Math.min(await eventStore.head(), query.upTo);
  for (let back = Math.max(count, 100); count > 0; back *= 8) {
    const after = Math.max(head - back, query.after);
    const found: RecordedEvent[] = [];
    for await (const event of selectEvents(eventStore, { ...query, after })) {
      found.push(event);
      if (found.length > count) found.shift();
    }
    if (found.length === count || after === query.after) return found;
  }
  return [];
}

/** The last `count` of them, the newest first. */
export async function* newestEvents(
  eventStore: EventStore,
  query: EventQuery,
  count: number,
): AsyncGenerator<RecordedEvent> {
  yield* (await lastEvents(eventStore, query, count)).reverse();
}

function pagesOf(
  eventStore: EventStore,
  { types, stream, after }: EventQuery,
): AsyncIterable<RecordedEvent[]> {
  if (stream !== null && !stream.endsWith('*')) return streamPages(eventStore, stream, after);
  return eventStore.readAll({
    after,
    ...(types.length > 0 && { types }),
    ...(stream !== null && stream !== '*' && { streamPrefix: stream.slice(0, -1) }),
  });
}

/**
 * A stream is read as commands read it, which stops at an event that somebody has made unreadable: from there on the event store is
 * looked through, more slowly, where such an event is shown as far as it can be.
 */
async function* streamPages(
  eventStore: EventStore,
  stream: string,
  after: number,
): AsyncGenerator<RecordedEvent[]> {
  let read = after;
  let readable = true;
  try {
    for await (const page of eventStore.readStream(stream)) {
      readable = page.every(hasTime);
      if (!readable) break;
      yield page;
      read = Math.max(read, page.at(-1)?.position ?? 0);
    }
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    readable = false;
  }
  if (readable) return;
  for await (const page of eventStore.readAll({ after: read, streamPrefix: stream })) {
    yield page.filter((event) => event.stream === stream);
  }
}

function hasTime({ metadata }: RecordedEvent): boolean {
  const found: { readonly at?: unknown } | null = metadata;
  return Number.isSafeInteger(found?.at);
}

function matches(query: EventQuery, { type, position, metadata }: RecordedEvent): boolean {
  const { types, memberId, since, until, after } = query;
  if (position <= after || metadata.at < since || metadata.at > until) return false;
  return (
    (memberId === null || metadata.memberId === memberId) && (types.length === 0 || types.includes(type))
  );
}
