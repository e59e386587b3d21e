import type { EventStore } from '../ports/event-store.port.js';

/** Whether there is an event of ours: behind those of other applications the head does not tell. Throws StoreUnavailable. */
export async function hasEvents(store: Pick<EventStore, 'head' | 'readAll'>): Promise<boolean> {
  if ((await store.head()) === 0) return false;
  for await (const page of store.readAll({ after: 0 })) if (page.length > 0) return true;
  return false;
}
