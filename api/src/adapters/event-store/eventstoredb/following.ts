import { setTimeout as pause } from 'node:timers/promises';
import type { AllStreamResolvedEvent, EventStoreDBClient } from '@eventstore/db-client';
import type { FoldEvent } from '../../../kernel/event.js';
import type { LogFilter } from '../../../ports/event-store.port.js';
import { Arrivals } from './arrivals.js';
import { beginningAfter } from './beginning.js';
import { foldOf, recordedOf } from './event-mapping.js';
import { matches, serverFilter } from './log-filter.js';
import { leave, PAGE_EVENTS } from './reading.js';
import { asStoreError, passes } from './store-errors.js';

const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 5_000;

type Subscribing = Pick<EventStoreDBClient, 'subscribeToAll' | 'readAll'>;

/** Follows the log until the signal aborts; after a lost connection it goes on where it was. */
export async function* follow(
  client: Subscribing,
  filter: LogFilter,
  signal: AbortSignal,
): AsyncGenerator<FoldEvent[]> {
  const place = { after: filter.after };
  let retryMs = FIRST_RETRY_MS;
  while (!signal.aborted) {
    try {
      for await (const page of followOnce(client, filter, place, signal)) {
        retryMs = FIRST_RETRY_MS;
        yield page;
      }
    } catch (error) {
      if (!passes(error)) throw asStoreError(error);
    }
    await pause(retryMs, undefined, { signal }).catch(() => undefined);
    retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
  }
}

async function* followOnce(
  client: Subscribing,
  filter: LogFilter,
  place: { after: number },
  signal: AbortSignal,
): AsyncGenerator<FoldEvent[]> {
  let checkpoint = place.after;
  const selection = serverFilter(filter, ({ commit }) => {
    checkpoint = Number(commit);
    arrivals.wake();
  });
  const fromPosition = await beginningAfter(client, place.after, signal);
  // A subscription begins behind the position given.
  const subscription = client.subscribeToAll(
    { fromPosition, filter: selection },
    { highWaterMark: PAGE_EVENTS },
  );
  const arrivals = new Arrivals<AllStreamResolvedEvent>(subscription, signal);
  try {
    while (await arrivals.wait()) {
      // Events before a checkpoint are among what has gathered; so it counts once that has been taken and folded.
      const passed = checkpoint;
      const { events, all } = arrivals.take();
      const page = events.flatMap((event) => wanted(event, { ...filter, ...place }));
      if (page.length > 0) yield page;
      place.after = Math.max(place.after, page.at(-1)?.position ?? 0, all ? passed : 0);
    }
  } finally {
    arrivals.release();
    await leave(subscription, () => subscription.unsubscribe().catch(() => undefined));
  }
}

function wanted(resolved: AllStreamResolvedEvent, filter: LogFilter): FoldEvent[] {
  const event = recordedOf(resolved);
  return event && matches(filter, event) ? [foldOf(event)] : [];
}
