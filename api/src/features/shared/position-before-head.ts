import type { EventStore } from '../../ports/event-store.port.js';

/** Positions looked through first; ten times as many while they hold too few events to tell how far apart these are. */
const FIRST_LOOK = 1_000;
const ENOUGH_EVENTS = 50;

/**
 * Returns a position about `events` events before the head. Positions count events in one store and bytes in another: the
 * distance between events is estimated from the last of them. Throws StoreUnavailable.
 */
export async function positionBeforeHead(
  store: Pick<EventStore, 'head' | 'replay'>,
  events: number,
): Promise<number> {
  const head = await store.head();
  for (let look = FIRST_LOOK; ; look *= 10) {
    const after = Math.max(0, head - look);
    let found = 0;
    for await (const page of store.replay({ after, dataOf: [] })) found += page.length;
    if (found < ENOUGH_EVENTS && after > 0) continue;
    const apart = (head - after) / Math.max(found, 1);
    return Math.max(0, Math.floor(head - events * apart));
  }
}
