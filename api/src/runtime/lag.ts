import type { EventStore } from '../ports/event-store.port.js';

const COUNTED_AT_MOST = 10_000;

type Log = Pick<EventStore, 'head' | 'replay'>;

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
export async function lagOf(store: Log, folded: number, now: number, unread: string): Promise<Lag> {
  if ((await store.head()) <= folded) return { events: 0, seconds: 0 };
  let events = 0;
  let oldest = now;
  for await (const page of store.replay({ after: folded, dataOf: [] })) {
    const due = page.filter(({ stream }) => stream !== unread);
    oldest = Math.min(oldest, due.at(0)?.at ?? now);
    events += due.length;
    if (events >= COUNTED_AT_MOST) break;
  }
  return { events: Math.min(events, COUNTED_AT_MOST), seconds: Math.max(0, now - oldest) / 1_000 };
}

export async function lagInEvents(store: Log, folded: number, unread: string): Promise<number> {
  return (await lagOf(store, folded, Date.now(), unread)).events;
}

/** About how many events of members are between two positions; counted up to 10,000, and estimated from there on. */
export async function eventsBetween(store: Log, from: number, to: number, unread: string): Promise<number> {
  let events = 0;
  for await (const page of store.replay({ after: from, dataOf: [] })) {
    events += page.filter(({ stream, position }) => stream !== unread && position <= to).length;
    const last = page.at(-1)?.position ?? to;
    if (last >= to) break;
    if (events >= COUNTED_AT_MOST) return Math.round((events * (to - from)) / (last - from));
  }
  return events;
}
