import type { EventStore } from '../ports/event-store.port.js';

const COUNTED_AT_MOST = 10_000;

/** How many events the read models are behind the log, counted up to 10,000; positions need not be consecutive. */
export async function lagInEvents(store: EventStore, folded: number): Promise<number> {
  if ((await store.head()) <= folded) return 0;
  let events = 0;
  for await (const page of store.replay({ after: folded })) {
    events += page.length;
    if (events >= COUNTED_AT_MOST) break;
  }
  return events;
}
