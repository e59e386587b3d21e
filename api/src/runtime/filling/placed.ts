import type { FoldEvent } from '../../kernel/event.js';
import type { Lift } from '../../kernel/event-catalogue.js';
import type { Projection } from '../../kernel/projection.js';
import type { Parked } from '../../ports/read-models.port.js';

/** Characters of a reason at most: it is kept with a document. */
const WHY = 200;

/** An event where it belongs in a read model. */
export interface Placed {
  /** Null where it concerns no document. */
  readonly key: string | null;
  /** Why it cannot be folded, as far as can be told without its document; null when nothing is in the way. */
  readonly parked: Parked | null;
}

/** The event as the present release has it; where that cannot be done, it says why. */
export function lifted(event: FoldEvent, lift: Lift): FoldEvent {
  if (event.data === null) return event;
  try {
    const data = lift(event.type, event.schema, event.data);
    return data === event.data ? event : { ...event, data };
  } catch (error) {
    return { ...event, data: null, fault: whyOf(error) };
  }
}

/**
 * Where a lifted event belongs. One of which that cannot be told has a document of its own, which holds nothing but why: other
 * documents are none the worse for it.
 */
export function placed(projection: Projection<unknown>, event: FoldEvent): Placed {
  const { type, fault } = event;
  let key: string | null;
  try {
    key = projection.key(event);
  } catch (error) {
    return { key: `?${event.position}`, parked: { type, why: fault ?? whyOf(error), unread: true } };
  }
  const isUnread = key !== null && fault !== undefined && projection.dataOf.has(type);
  return { key, parked: isUnread ? { type, why: fault, unread: true } : null };
}

/** What a fold has thrown, in a line. */
export function whyOf(error: unknown): string {
  const why = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return why.replace(/\s+/g, ' ').slice(0, WHY);
}
