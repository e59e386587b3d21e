import type { DomainEvent, FoldEvent } from '../kernel/event.js';

/** A union of fold events, one for each event type, so that `type` tells `data`. */
export type Folded<E extends DomainEvent> = E extends DomainEvent ? FoldEvent<E> : never;
