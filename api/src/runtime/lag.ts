import type { EventStore } from '../ports/event-store.port.js';

const COUNTED_AT_MOST = 10_000;

export interface Lag {
  /** Of members, counted up to 10,000; what operators do, as a rebuild, is in no read model. */
  readonly events: number;
  /** Since the oldest event that is not folded was decided; 0 when every one is. */
  readonly seconds: number;
}

/**
 * How far the read models, folded up to a position, are behind the event store. `now`: epoch milliseconds; `unread`: the
 * stream that no read model folds.
 */
export async function lagOf(store: EventStore, folded: number, now: number, unread: string): Promise<Lag> {
  if ((await store.head()) <= folded) return { events: 0, seconds: 0 };
  let events = 0;
  let oldest = now;
  for await (const page of store.replay({ after: folded, dataOf: [] })) {
    const due = page.filter(({ stream }) => stream !== unread);
    oldest = Math.min(oldest, due.at(0)?.at ?? now);
    events += due.length;
    if (events >= COUNTED_AT_MOST) break;
  }
  return { events: Math.min(events, COUNTED_AT_MOST), seconds: (now - oldest) / 1_000 };
}

export async function lagInEvents(store: EventStore, folded: number, unread: string): Promise<number> {
  return (await lagOf(store, folded, Date.now(), unread)).events;
}
