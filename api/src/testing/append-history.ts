import type { FoldEvent, NewEvent } from '../kernel/event.js';
import type { EventStore } from '../ports/event-store.port.js';
import type { Freshness } from '../runtime/freshness.js';

/** Appends a history event by event, waiting for the projector now and then, so that batches fall differently. */
export async function appendHistory(
  store: EventStore,
  history: readonly FoldEvent[],
  projector: Freshness,
  stops: readonly number[],
) {
  for (const [index, { stream, revision, type, data, at, memberId, schema }] of history.entries()) {
    const ids = { id: `${stream}/${revision}`, correlationId: 'c', causationId: 'c', chain: '' };
    const event: NewEvent = { type, data, metadata: { ...ids, at, memberId, schema } };
    const { position } = await store.append(stream, revision - 1, [event]);
    if (stops.includes(index % 7)) await projector.waitFor(position, 10_000);
  }
}
