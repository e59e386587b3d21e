import { hash } from 'node:crypto';
import { canonicalJson } from './canonical-json.js';
import type { DomainEvent, FoldEvent } from './event.js';

/** What every event says of itself, whatever its type. */
export type EventMoment = Omit<FoldEvent, 'type' | 'data' | 'schema'>;

/** The name of a read model, and the type of its documents: what a read names to be typed. */
export interface ReadModel<Document> {
  /** Of the collection that holds its documents. */
  readonly name: string;
  /** Never there; it ties the documents' type to the name. */
  readonly document?: Document;
}

/**
 * A read model as a pure fold: no clock, no I/O, no randomness. Every event it subscribes to goes to one document, the
 * one under `key(event)`. A deleted thing stays as a document that says so.
 */
export interface Projection<Document> extends ReadModel<Document> {
  /** Changes whenever the documents' shape or meaning does; documents of another shape are folded anew. */
  readonly shape: string;
  /** The event types it subscribes to; others never reach it. */
  readonly types: ReadonlySet<string>;
  /** Those of them whose data it needs; of the others it is told when they were, where and whose. */
  readonly dataOf: ReadonlySet<string>;
  /** The document an event belongs to, which is of the event's member alone; null when it concerns none. */
  key(event: FoldEvent): string | null;
  initial(event: FoldEvent): Document;
  /** Changes the document that it is given, and returns it: the caller owns it. */
  evolve(document: Document, event: FoldEvent): Document;
  /** Given for a read model of the event store's order: then every event goes there, and nothing above is asked. */
  readonly sequence?: Sequence;
}

/** Documents that follow from every event in the order of the event store, such as a tree over it; they are nobody's. */
export interface Sequence {
  /** Of the document that changes with every event, and from which a fold goes on. */
  readonly headKey: string;
  /** Goes on from the head document's body; from the beginning of the event store without one. */
  resume(head: unknown): SequenceFold;
  /** How many documents there are with this body of the head, itself among them. */
  documents(head: unknown): number;
}

export interface SequenceFold {
  /** Adds the event that follows, with its chain. */
  add(event: FoldEvent): void;
  /** Returns the documents that are complete since they were last taken: they never change again. */
  take(): SequenceDocument[];
  /** Returns the head document. */
  head(): SequenceDocument;
}

export interface SequenceDocument {
  readonly key: string;
  /** Of the last event in it; 0 before the first. */
  readonly position: number;
  readonly body: unknown;
}

/** A union of fold events, one for each event type, so that `type` tells `data`. */
export type Folded<E extends DomainEvent> = E extends DomainEvent ? FoldEvent<E> : never;

/** Changes a document by one event. */
type Handler<Document, E extends DomainEvent> = (document: Document, event: FoldEvent<E>) => void;

/** A handler of an event whose data it does not need: a rebuild then need not read it. */
interface DatalessHandler<Document> {
  readonly withoutData: (document: Document, moment: EventMoment) => void;
}

export interface ProjectionDefinition<Document, E extends DomainEvent> {
  readonly name: string;
  readonly shape: string;
  /** What it folds with besides the events, such as rules and limits: other values give another shape. */
  readonly foldsWith?: unknown;
  key(event: Folded<E>): string | null;
  initial(event: Folded<E>): Document;
  /** Runs with every event, before its handler. */
  each?(document: Document, moment: EventMoment): void;
  /** One handler for each event type of the union: one that is missing or misspelt does not compile. */
  readonly on: {
    readonly [Type in E['type']]: Handler<Document, Extract<E, { type: Type }>> | DatalessHandler<Document>;
  };
}

/** Marks a handler that does not need the event's data; without one, `each` is all that happens. */
export function withoutData<Document>(
  handler: DatalessHandler<Document>['withoutData'] = () => undefined,
): DatalessHandler<Document> {
  return { withoutData: handler };
}

/** The projection that a definition describes: what it subscribes to follows from its handlers. */
export function defineProjection<Document, E extends DomainEvent>(
  definition: ProjectionDefinition<Document, E>,
): Projection<Document> {
  type AnyHandler = Handler<Document, DomainEvent> | DatalessHandler<Document>;
  const { name, shape, foldsWith } = definition;
  const handlers = new Map(Object.entries(definition.on as Record<string, AnyHandler>));
  const needsData = ([, handler]: [string, AnyHandler]) => typeof handler === 'function';
  return {
    name,
    shape: foldsWith === undefined ? shape : `${shape}/${digest(foldsWith)}`,
    types: new Set(handlers.keys()),
    dataOf: new Set([...handlers].filter(needsData).map(([type]) => type)),
    key: (event) => definition.key(event as Folded<E>),
    initial: (event) => definition.initial(event as Folded<E>),
    evolve(document, event) {
      definition.each?.(document, event);
      const handler = handlers.get(event.type);
      if (typeof handler === 'function') handler(document, event);
      else handler?.withoutData(document, event);
      return document;
    },
  };
}

function digest(value: unknown): string {
  return hash('sha256', canonicalJson(value), 'hex').slice(0, 12);
}

/** The same, folded without the events at these positions. */
export function withoutEvents<Document>(
  projection: Projection<Document>,
  positions: ReadonlySet<number>,
): Projection<Document> {
  if (positions.size === 0) return projection;
  return { ...projection, key: (event) => (positions.has(event.position) ? null : projection.key(event)) };
}
