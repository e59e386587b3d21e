import { LRUCache } from 'lru-cache';
import type { Decider } from '../kernel/decider.js';
import type { DomainEvent, RecordedEvent } from '../kernel/event.js';
import { NewerSchema, type Lift } from '../kernel/event-catalogue.js';
import { NO_STREAM, type EventStore } from '../ports/event-store.port.js';
import { CHAIN_START } from '../proof/chain.js';

/** A stream as far as this process has read it. */
export interface Loaded<State> {
  state: State;
  revision: number;
  chain: string;
  position: number;
  at: number;
  owner: string | null;
  /** Characters of text in the events folded into it: most of what it takes in memory. */
  characters: number;
}

/** Where a stream ends, as its last event has it. */
export type StreamEnd = Pick<Loaded<unknown>, 'revision' | 'chain' | 'position' | 'at' | 'owner'>;

/** Whether an operator has decided to go on without the event at a position, where it cannot be folded. */
export type IsSkipped = (position: number) => Promise<boolean>;

/** How a stream's events fold into its state. */
export type Fold<State, Event extends DomainEvent> = Pick<Decider<State, never, Event>, 'initial' | 'evolve'>;

/**
 * Streams are kept by what they take in memory, so that long conversations cannot fill it: some 64 MB at most, as sealed texts
 * take a byte a character. Two of the longest conversations (LIMITS.conversationBytes, a third more as sealed) have room: one that
 * has none would be read and parsed from its beginning for each command on it.
 */
const CACHED_CHARACTERS = 64_000_000;
/** An event without any text takes as much. */
const CHARACTERS_AN_EVENT = 250;

/** An event that keeps its stream from being folded, and so every command on it: mended by a release, or skipped. */
export class UnreadableEvent extends Error {
  constructor({ type, stream, revision, position }: RecordedEvent, options: ErrorOptions) {
    super(`Event ${revision} of ${stream}, ${type} at position ${position}, cannot be read`, options);
    this.name = 'UnreadableEvent';
  }
}

/** Streams folded from the event store, and kept for the next command on them. */
export class StreamCache {
  private readonly cache: LRUCache<string, Loaded<unknown>>;

  constructor(
    private readonly store: EventStore,
    private readonly lift: Lift,
    cachedCharacters = CACHED_CHARACTERS,
    private readonly isSkipped: IsSkipped = () => Promise.resolve(false),
    private readonly check: (event: RecordedEvent) => void = () => undefined,
  ) {
    this.cache = new LRUCache({
      maxSize: cachedCharacters,
      sizeCalculation: ({ characters, revision }) => characters + (revision + 2) * CHARACTERS_AN_EVENT,
    });
  }

  /** `fresh`: read just now; else it may be behind the event store. */
  async load<State, Event extends DomainEvent>(
    by: Fold<State, Event>,
    stream: string,
  ): Promise<{ loaded: Loaded<State>; fresh: boolean }> {
    const cached = this.cache.get(stream) as Loaded<State> | undefined;
    if (cached) return { loaded: cached, fresh: false };
    const loaded: Loaded<State> = {
      state: by.initial(),
      revision: NO_STREAM,
      chain: CHAIN_START,
      position: 0,
      at: 0,
      owner: null,
      characters: 0,
    };
    await this.catchUp(by, stream, loaded);
    return { loaded, fresh: true };
  }

  /** Folds what the event store has gained; true when there was anything. Throws UnreadableEvent. */
  async catchUp<State, Event extends DomainEvent>(
    by: Fold<State, Event>,
    stream: string,
    loaded: Loaded<State>,
  ): Promise<boolean> {
    const before = loaded.revision;
    for await (const page of this.store.readStream(stream, before + 1)) {
      for (const event of page) {
        const { revision, position, metadata } = event;
        const { chain, at, memberId: owner } = metadata;
        const end = { revision, position, chain, at, owner };
        try {
          fold(by, loaded, [this.lifted(event) as Event], end);
        } catch (error) {
          if (error instanceof NewerSchema) throw error;
          if (!(await this.isSkipped(position))) throw new UnreadableEvent(event, { cause: error });
          Object.assign(loaded, end);
        }
      }
    }
    if (loaded.revision !== NO_STREAM) this.keep(stream, loaded);
    return loaded.revision > before;
  }

  /** Folds events that the event store has taken as they are. */
  advance<State, Event extends DomainEvent>(
    by: Fold<State, Event>,
    stream: string,
    loaded: Loaded<State>,
    events: readonly Event[],
    end: StreamEnd,
  ): void {
    fold(by, loaded, events, end);
    this.keep(stream, loaded);
  }

  drop(stream: string): void {
    this.cache.delete(stream);
  }

  /** The event as the present release has it. */
  lifted(event: RecordedEvent): DomainEvent {
    this.check(event);
    const { type, data, metadata } = event;
    return { type, data: this.lift(type, metadata.schema, data) };
  }

  private keep(stream: string, loaded: Loaded<unknown>): void {
    // Anew, because the cache measures an object once: grown since, it would count as it was.
    this.cache.delete(stream);
    this.cache.set(stream, loaded);
  }
}

function fold<State, Event extends DomainEvent>(
  by: Fold<State, Event>,
  loaded: Loaded<State>,
  events: readonly Event[],
  end: StreamEnd,
): void {
  for (const event of events) {
    loaded.state = by.evolve(loaded.state, event);
    for (const value of Object.values(event.data ?? {})) {
      if (typeof value === 'string') loaded.characters += value.length;
    }
  }
  Object.assign(loaded, end);
}
