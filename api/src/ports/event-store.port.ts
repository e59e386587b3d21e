import type { FoldEvent, NewEvent, RecordedEvent } from '../kernel/event.js';

/** Revision of a stream that holds no event yet. */
export const NO_STREAM = -1;

export interface Appended {
  /** Revision of the last event appended. */
  readonly revision: number;
  /** Position of the last event appended. */
  readonly position: number;
  /**
   * Null when the event store holds the events as they were given. Otherwise these ids were there already, at this place,
   * and nothing was written: the events as the event store holds them, which may differ in all but their ids.
   */
  readonly stored: readonly RecordedEvent[] | null;
}

export interface AppendOptions {
  /** No event can have these ids yet: they were made for this append alone. Spares a store the look for them. */
  readonly newIds?: boolean;
}

export interface LogFilter {
  /** Only events after this position, whether or not an event is there; 0 is the beginning. */
  readonly after: number;
  readonly types?: readonly string[];
  /** Only streams whose name begins so. */
  readonly streamPrefix?: string;
  /** Fold events have their chain, which a store may leave out otherwise. */
  readonly chains?: boolean;
}

export interface ReplayFilter extends LogFilter {
  /** Only these types' data is wanted: a store may leave it out (null) of the others, which is faster. */
  readonly dataOf?: readonly string[];
}

/** A stream's name and the revision of its last event. */
export interface StreamEnd {
  readonly stream: string;
  readonly revision: number;
}

/** The append-only log: the one source of truth. */
export interface EventStore {
  /**
   * Appends all events or none at `expectedRevision` (the stream's last revision, NO_STREAM when it has none).
   * Durable when it resolves. The same event ids at the same place again write nothing and return what is `stored` there.
   * Throws RevisionConflict, EventTooLarge, and StoreUnavailable: the events may be written then, or be written later.
   */
  append(
    stream: string,
    expectedRevision: number,
    events: readonly NewEvent[],
    options?: AppendOptions,
  ): Promise<Appended>;
  /**
   * A stream's events from `fromRevision` on, in pages, oldest first; nothing when there is no such stream. Throws
   * StoreUnavailable, and StreamIncomplete where events are missing.
   */
  readStream(stream: string, fromRevision?: number): AsyncIterable<RecordedEvent[]>;
  /** The event store as it stands, whole records, in pages by position. */
  readAll(filter: LogFilter): AsyncIterable<RecordedEvent[]>;
  /** The event store as it stands, as folds need it, in pages by position: the fast way through. */
  replay(filter: ReplayFilter): AsyncIterable<FoldEvent[]>;
  /** Like replay, then live: goes on until the signal aborts, with whatever any process appends. */
  subscribe(filter: LogFilter, signal: AbortSignal): AsyncIterable<FoldEvent[]>;
  /**
   * Where each stream ends by a record that the store keeps beside the events, for whoever looks whether a stream was cut
   * short; nothing where it keeps none.
   */
  streamEnds(): AsyncIterable<StreamEnd[]>;
  /**
   * What of the way in which events are stored is not as Emit made it, a sentence each: of a store whose structure somebody who
   * can write to its files could change.
   */
  structureFaults?(): Promise<string[]>;
  /**
   * Position of the last event in the event store; 0 when it is empty. Where other applications write to the same one it may be a
   * later one, after which there is no event of ours. Throws StoreUnavailable.
   */
  head(): Promise<number>;
  close(): Promise<void>;
}

/** The stream is not at the revision the caller decided on. */
export class RevisionConflict extends Error {
  constructor(
    readonly stream: string,
    readonly expected: number,
  ) {
    super(`Stream ${stream} is not at revision ${expected}`);
    this.name = 'RevisionConflict';
  }
}

/** A store cannot be reached now; nothing is known to have been written, or not to have been. */
export class StoreUnavailable extends Error {
  constructor(store: string, options?: ErrorOptions) {
    super(`${store} cannot be reached`, options);
    this.name = 'StoreUnavailable';
  }
}

/** A store that can be reached, but whose files are not what was written: it has to be restored from a backup. */
export class StoreDamaged extends StoreUnavailable {
  constructor(store: string, options?: ErrorOptions) {
    super(store, options);
    this.name = 'StoreDamaged';
    this.message = `${store} is damaged`;
  }
}

/** A stream that does not hold all that was appended to it, and must not be taken for one that does. */
export class StreamIncomplete extends StoreUnavailable {
  constructor(
    readonly stream: string,
    why: string,
    options?: ErrorOptions,
  ) {
    super('', options);
    this.name = 'StreamIncomplete';
    this.message = `The stream ${stream} is incomplete: ${why}`;
  }
}

/** A store that can be reached and does not serve: wrong credentials, or a version that is too old. */
export class StoreRefuses extends StoreUnavailable {
  constructor(why: string, options?: ErrorOptions) {
    super('', options);
    this.name = 'StoreRefuses';
    this.message = why;
  }
}

/** The events are larger than the event store takes; nothing was written, nor would be another time. */
export class EventTooLarge extends Error {
  constructor(
    readonly stream: string,
    options?: ErrorOptions,
  ) {
    super(`What was to be appended to ${stream} is larger than the event store takes`, options);
    this.name = 'EventTooLarge';
  }
}
