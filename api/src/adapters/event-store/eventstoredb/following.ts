import { setTimeout as pause } from 'node:timers/promises';
import type { FoldEvent } from '../../../kernel/event.js';
import { StoreRefuses, StoreUnavailable, type LogFilter } from '../../../ports/event-store.port.js';
import type { Arrivals } from './arrivals.js';
import { beginningAfter } from './beginning.js';
import type { Connection } from './connection.js';
import { foldOf, recordedOf } from './event-mapping.js';
import { matches, serverFilter } from './log-filter.js';
import { ALL, begun } from './reading.js';
import { readOfAll, subscriptionToAll } from './requests.js';
import { asStoreError } from './store-errors.js';

const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 2_000;
/** A subscription that says nothing may be one to a node that nobody follows any more: then the leader is looked for. */
const ASK_AFTER_MS = 10_000;

interface Place {
  after: number;
}

/** Follows the event store until the signal aborts; after a lost connection it goes on where it was. */
export async function* follow(
  connection: Connection,
  filter: LogFilter,
  signal: AbortSignal,
): AsyncGenerator<FoldEvent[]> {
  const place: Place = { after: filter.after };
  let retryMs = FIRST_RETRY_MS;
  while (!signal.aborted) {
    try {
      for await (const page of followOnce(connection, filter, place, signal)) {
        retryMs = FIRST_RETRY_MS;
        yield page;
      }
    } catch (error) {
      const known = asStoreError(error, ALL);
      if (!passes(known)) throw known;
    }
    await pause(retryMs, undefined, { signal }).catch(() => undefined);
    retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
  }
}

/** Whether a subscription should try again by itself; wrong credentials must come to somebody's notice. */
function passes(error: unknown): boolean {
  return error instanceof StoreUnavailable && !(error instanceof StoreRefuses);
}

async function* followOnce(
  connection: Connection,
  filter: LogFilter,
  place: Place,
  signal: AbortSignal,
): AsyncGenerator<FoldEvent[]> {
  const after = await beginningAfter(connection, place.after);
  const request = subscriptionToAll(after, serverFilter(filter));
  const arrivals = await begun(connection, { stream: ALL, request }, signal);
  const asking = setInterval(() => void askForLeader(connection), ASK_AFTER_MS).unref();
  try {
    do {
      asking.refresh();
      const { page, passed } = taken(arrivals, { ...filter, ...place });
      if (page.length > 0) yield page;
      place.after = Math.max(place.after, passed);
    } while (await arrivals.wait());
  } finally {
    clearInterval(asking);
    arrivals.leave();
  }
}

/** Where another node leads, or none answers, the connection finds the way anew, and the subscription begins anew. */
async function askForLeader(connection: Connection): Promise<void> {
  const request = readOfAll('end', { backwards: true, count: 1 });
  const asked = begun(connection, { stream: ALL, request });
  // Whoever reads or appends is told why it failed.
  await asked.then((arrivals) => arrivals.leave()).catch(() => undefined);
}

/** What has gathered, and how far that reaches: by its last event, or by what the server has looked at without finding any. */
function taken(arrivals: Arrivals, filter: LogFilter): { page: FoldEvent[]; passed: number } {
  const page: FoldEvent[] = [];
  let passed = 0;
  for (const answer of arrivals.take()) {
    const read = answer.getEvent();
    const event = read ? recordedOf(read) : null;
    if (event && matches(filter, event)) page.push(foldOf(event, filter));
    passed = event?.position ?? Number(answer.getCheckpoint()?.getCommitPosition() ?? passed);
  }
  return { page, passed };
}
