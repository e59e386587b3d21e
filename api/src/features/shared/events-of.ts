import { refuseMoved } from './moved-values.js';
import { eventCatalogue } from '../../domain/all-events.js';
import type { DomainEvent, FoldEvent, RecordedEvent } from '../../kernel/event.js';
import type { Folded } from '../../kernel/projection.js';
import type { EventStore } from '../../ports/event-store.port.js';

/** How much of a stream is read. */
export interface EventsRead {
  /** The first of them; 0 unless given. */
  readonly fromRevision?: number;
  /** Shown each event as it is stored, before it is lifted. */
  readonly onRecorded?: (event: RecordedEvent) => void;
}

/** A stream's events, lifted to the present schema. */
export async function* eventsOf<E extends DomainEvent>(
  store: Pick<EventStore, 'readStream'>,
  stream: string,
  { fromRevision = 0, onRecorded }: EventsRead = {},
): AsyncGenerator<Folded<E>> {
  for await (const page of store.readStream(stream, fromRevision)) {
    for (const recorded of page) {
      onRecorded?.(recorded);
      const { type, data, metadata, revision, position } = recorded;
      refuseMoved(recorded);
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
