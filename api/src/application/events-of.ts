import { allUpcasters } from '../domain/all-upcasters.js';
import type { DomainEvent, FoldEvent } from '../kernel/event.js';
import { makeUpcaster } from '../kernel/upcasting.js';
import type { Folded } from '../projections/folded.js';
import type { EventStore } from '../ports/event-store.port.js';

const lift = makeUpcaster(allUpcasters);

/** A stream's events from its first, lifted to the present schema. */
export async function* eventsOf<E extends DomainEvent>(
  store: EventStore,
  stream: string,
): AsyncGenerator<Folded<E>> {
  for await (const page of store.readStream(stream)) {
    for (const { type, data, metadata, revision, position } of page) {
      const { schema, at, memberId } = metadata;
      const lifted: FoldEvent = {
        type,
        data: lift(type, schema, data),
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
