/** A fact in the past tense: `type` is the type's own name, `data` the fact. */
export interface DomainEvent<T extends string = string, D = unknown> {
  readonly type: T;
  readonly data: D;
}

export interface EventMetadata {
  /** UUID; appending the same id at the same place again changes nothing. */
  readonly id: string;
  /** Epoch milliseconds at which the command was decided. */
  readonly at: number;
  /** The member whom the event concerns, or the application; empty for operations. */
  readonly memberId: string;
  /** Version of `data`'s shape, counted by event type; an older one is lifted on read. */
  readonly schema: number;
  readonly correlationId: string;
  readonly causationId: string;
  /** SHA-256 (hex) over the former event's chain in the stream and this event. */
  readonly chain: string;
}

/** An event on its way into the event store. */
export interface NewEvent<E extends DomainEvent = DomainEvent> {
  readonly type: E['type'];
  readonly data: E['data'];
  readonly metadata: EventMetadata;
}

/** An event as the event store holds it. */
export interface RecordedEvent<E extends DomainEvent = DomainEvent> extends NewEvent<E> {
  readonly stream: string;
  /** Place in its stream, from 0 without gaps. */
  readonly revision: number;
  /** Place in the whole event store; grows, may have gaps. */
  readonly position: number;
}

/** The part of a recorded event that folds read; kept small, because a rebuild reads millions. */
export interface FoldEvent<E extends DomainEvent = DomainEvent> {
  readonly type: E['type'];
  readonly data: E['data'];
  /** Why its data cannot be read; they are null then. Whoever does not need them folds it all the same. */
  readonly fault?: string;
  /** Of its data as the store holds them, JSON in UTF-8; in what is replayed or followed. */
  readonly bytes?: number;
  readonly schema: number;
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly memberId: string;
  /** As the metadata has it; only where it was asked for, by whom the order of the event store concerns. */
  readonly chain?: string | undefined;
}
