import { looksSealed } from '../../kernel/sealed.js';
import { eventCatalogue } from '../../domain/all-events.js';

/** What stands in the place of a sealed value: an analyst sees that there is one, and no more (design "Sealed"). */
const SEALED = '‹sealed›';

/** An event's data with its sealed values covered. */
export function covered(type: string, data: unknown): unknown {
  if (data === null || typeof data !== 'object' || Array.isArray(data)) return data;
  const sealed = eventCatalogue.sealedFieldsOf(type) ?? [];
  const entries = Object.entries(data).map(([name, value]: [string, unknown]) => {
    // By its look where this release does not know the event type.
    const hidden = typeof value === 'string' && (sealed.includes(name) || looksSealed(value));
    return [name, hidden ? SEALED : value];
  });
  return Object.fromEntries(entries);
}
