import { eventCatalogue } from '../../domain/all-events.js';
import type { DomainEvent, FoldEvent } from '../../kernel/event.js';
import type { Folded } from '../../kernel/projection.js';
import type { EventStore } from '../../ports/event-store.port.js';

/** A stream's events from its first, or a later revision, lifted to the present schema. */
export async function* eventsOf<E extends DomainEvent>(
  store: Pick<EventStore, 'readStream'>,
  stream: string,
  fromRevision = 0,
): AsyncGenerator<Folded<E>> {
  for await (const page of store.readStream(stream, fromRevision)) {
    for (const { type, data, metadata, revision, position } of page) {
      const { schema, at, memberId } = metadata;
      const lifted: FoldEvent = {
        type,
        data: eventCatalogue.lift(type, schema, data),
        schema,
        stream,
        revision,
        position,
        at,
        memberId,
      };
      yield lifted as Folded<E>;
    }
  }
}
