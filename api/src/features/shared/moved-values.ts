import { eventCatalogue } from '../../domain/all-events.js';
import { placeIn } from '../../domain/sealed-places.js';
import type { RecordedEvent } from '../../kernel/event.js';
import { CannotOpen } from '../../runtime/aead.js';
import { isElsewhere } from '../../runtime/sealed-format.js';

/** The names of an event's fields whose sealed value says that it belongs elsewhere. */
export function movedFields({
  type,
  stream,
  data,
}: Pick<RecordedEvent, 'type' | 'stream' | 'data'>): string[] {
  if (data === null || typeof data !== 'object') return [];
  const fields = data as Readonly<Record<string, unknown>>;
  const sealed = eventCatalogue.sealedFieldsOf(type) ?? [];
  return sealed.filter((field) => isElsewhere(fields[field], placeIn(stream, type, data, field)));
}

/** Throws CannotOpen for an event with a sealed value from elsewhere: nobody is shown it as what was written there. */
export function refuseMoved(event: RecordedEvent): void {
  if (movedFields(event).length > 0) throw new CannotOpen();
}
