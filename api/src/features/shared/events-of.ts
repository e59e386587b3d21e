import { eventCatalogue } from '../../domain/all-events.js';
import type { DomainEvent, FoldEvent, RecordedEvent } from '../../kernel/event.js';
import type { Folded } from '../../kernel/projection.js';
import type { EventStore } from '../../ports/event-store.port.js';

/** A stream's events from its first, lifted to the present schema; `onRecorded` is shown each as it is stored, before. */
export async function* eventsOf<E extends DomainEvent>(
  store: EventStore,
  stream: string,
  onRecorded: (event: RecordedEvent) => void = () => undefined,
): AsyncGenerator<Folded<E>> {
  for await (const page of store.readStream(stream)) {
    for (const recorded of page) {
      onRecorded(recorded);
      const { type, data, metadata, revision, position } = recorded;
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
