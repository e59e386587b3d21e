import type { DomainEvent, FoldEvent } from './event.js';

/**
 * A read model as a pure fold: no clock, no I/O, no randomness. Every event it names goes to one document, the one
 * under `key(event)`; `evolve` answers the document after the event. A deleted thing stays as a document that says so.
 */
export interface Projection<Document, Event extends DomainEvent = DomainEvent> {
  /** Name of the collection it fills. */
  readonly name: string;
  /** Changes whenever the documents' shape or meaning does; a new one is folded anew. */
  readonly shape: string;
  /** The event types it folds; others never reach it. */
  readonly types: readonly Event['type'][];
  /** Those of them whose data it never looks at: that such an event was, when and whose is all it folds. */
  readonly withoutData?: readonly Event['type'][];
  /** The document an event belongs to, which is of the event's member alone; null when it concerns none. */
  key(event: FoldEvent<Event>): string | null;
  /** Whose document it is, to list by. */
  owner(event: FoldEvent<Event>): string;
  initial(event: FoldEvent<Event>): Document;
  /** May change and answer the document it was given: the engine owns it. */
  evolve(document: Document, event: FoldEvent<Event>): Document;
}
