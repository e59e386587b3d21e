import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { v5 as uuidOf } from 'uuid';
import type { Decider } from '../kernel/decider.js';
import type { DomainEvent, NewEvent } from '../kernel/event.js';
import { Refusal } from '../kernel/refusal.js';
import { CURRENT_SCHEMA, type Lift } from '../kernel/upcasting.js';
import { NO_STREAM, RevisionConflict, type EventStore } from '../ports/event-store.port.js';
import { CHAIN_START, chainHash } from './chain.js';
import { KeyedQueue } from './keyed-queue.js';

export interface CommandContext {
  /** Whose stream it is; a stream of another member is refused as CONVERSATION_NOT_FOUND. */
  readonly memberId: string;
  readonly correlationId: string;
  /** What caused it; the correlation id when it came from outside. */
  readonly causationId?: string;
  /** UUID of the first event, so that the same command again is the same event. */
  readonly commandId?: string;
}

export interface Outcome<State, Event> {
  /** Empty when the command changed nothing. */
  readonly events: readonly Event[];
  readonly state: State;
  /** Position of the stream's last event, to wait for; 0 when it has none. */
  readonly position: number;
}

/** A stream as far as this process has read it. */
interface Loaded<State> {
  state: State;
  revision: number;
  chain: string;
  position: number;
  at: number;
  owner: string | null;
  /** Characters of text in the events folded into it: most of what it takes in memory. */
  characters: number;
}

/** Streams are kept by what they take in memory, so that long conversations cannot fill it: some 30 MB at most. */
const CACHED_CHARACTERS = 16_000_000;
/** An event without any text takes as much. */
const CHARACTERS_AN_EVENT = 250;
const ATTEMPTS = 10;

/** Decides commands against the log: load what is new, decide, append at the revision decided on. */
export class CommandRunner {
  private readonly cache: LRUCache<string, Loaded<unknown>>;
  private readonly queue = new KeyedQueue();

  constructor(
    private readonly store: EventStore,
    private readonly lift: Lift,
    private readonly clock: () => number = Date.now,
    cachedCharacters = CACHED_CHARACTERS,
  ) {
    this.cache = new LRUCache({
      maxSize: cachedCharacters,
      sizeCalculation: ({ characters, revision }) => characters + (revision + 2) * CHARACTERS_AN_EVENT,
    });
  }

  /**
   * Commands on one stream run one after another in this process; a race lost to another process is tried again.
   * Throws Refusal (as decided, or CONCURRENT_CHANGE when the race is lost again and again) and StoreUnavailable.
   */
  run<State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    stream: string,
    command: Command,
    context: CommandContext,
  ): Promise<Outcome<State, Event>> {
    return this.queue.run(stream, async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        try {
          return await this.attempt(decider, stream, command, context);
        } catch (error) {
          // What is cached may be behind the log, or beside it when an append's outcome is unknown.
          if (!(error instanceof Refusal)) this.cache.delete(stream);
          if (!(error instanceof RevisionConflict)) throw error;
          // Two processes on one busy stream must not lose to each other in step.
          await pause(Math.random() * 2 ** attempt);
        }
      }
      throw new Refusal('CONCURRENT_CHANGE');
    });
  }

  /** The stream's state as the log has it now; another member's is refused. */
  async read<State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    stream: string,
    memberId: string,
  ): Promise<State> {
    return this.queue.run(stream, async () => {
      const { loaded } = await this.load(decider, stream);
      await this.catchUp(decider, stream, loaded);
      checkOwner(loaded, memberId);
      return loaded.state;
    });
  }

  private async attempt<State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    stream: string,
    command: Command,
    context: CommandContext,
  ): Promise<Outcome<State, Event>> {
    const { loaded, fresh } = await this.load(decider, stream);
    const decide = () => {
      checkOwner(loaded, context.memberId);
      return decider.decide(command, loaded.state);
    };
    let events: Event[];
    try {
      events = decide();
      if (events.length === 0 && !fresh && (await this.catchUp(decider, stream, loaded))) events = decide();
    } catch (error) {
      // A refusal must not rest on a state that another process has changed since.
      if (fresh || !(error instanceof Refusal) || !(await this.catchUp(decider, stream, loaded))) throw error;
      events = decide();
    }
    if (events.length > 0) await this.append(decider, stream, loaded, events, context);
    return { events, state: loaded.state, position: loaded.position };
  }

  private async append<State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    stream: string,
    loaded: Loaded<State>,
    events: readonly Event[],
    context: CommandContext,
  ): Promise<void> {
    // A clock that jumps back must not reorder a stream's own time.
    const at = Math.max(this.clock(), loaded.at);
    let chain = loaded.chain;
    const recorded = events.map((event, index): NewEvent => {
      const metadata = { ...newMetadata(context, index), at };
      chain = chainHash(chain, stream, loaded.revision + 1 + index, { ...event, metadata });
      return { ...event, metadata: { ...metadata, chain } };
    });
    const appended = await this.store.append(stream, loaded.revision, recorded);
    for (const event of events) fold(decider, loaded, event);
    Object.assign(loaded, { ...appended, chain, at, owner: context.memberId });
    this.keep(stream, loaded);
  }

  private async load<State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    stream: string,
  ): Promise<{ loaded: Loaded<State>; fresh: boolean }> {
    const cached = this.cache.get(stream) as Loaded<State> | undefined;
    if (cached) return { loaded: cached, fresh: false };
    const loaded: Loaded<State> = {
      state: decider.initial(),
      revision: NO_STREAM,
      chain: CHAIN_START,
      position: 0,
      at: 0,
      owner: null,
      characters: 0,
    };
    await this.catchUp(decider, stream, loaded);
    return { loaded, fresh: true };
  }

  /** Folds what the log has gained; true when there was anything. */
  private async catchUp<State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    stream: string,
    loaded: Loaded<State>,
  ): Promise<boolean> {
    const before = loaded.revision;
    for await (const page of this.store.readStream(stream, before + 1)) {
      for (const { type, data, metadata, revision, position } of page) {
        fold(decider, loaded, { type, data: this.lift(type, metadata.schema, data) } as Event);
        Object.assign(loaded, {
          revision,
          position,
          chain: metadata.chain,
          at: metadata.at,
          owner: metadata.memberId,
        });
      }
    }
    if (loaded.revision !== NO_STREAM) this.keep(stream, loaded);
    return loaded.revision > before;
  }

  private keep(stream: string, loaded: Loaded<unknown>): void {
    // Anew, because the cache measures an object once: grown since, it would count as it was.
    this.cache.delete(stream);
    this.cache.set(stream, loaded);
  }
}

function fold<State, Event extends DomainEvent>(
  decider: Decider<State, never, Event>,
  loaded: Loaded<State>,
  event: Event,
): void {
  loaded.state = decider.evolve(loaded.state, event);
  for (const value of Object.values(event.data ?? {})) {
    if (typeof value === 'string') loaded.characters += value.length;
  }
}

function checkOwner(loaded: Loaded<unknown>, memberId: string): void {
  if (loaded.owner !== null && loaded.owner !== memberId) throw new Refusal('CONVERSATION_NOT_FOUND');
}

function newMetadata(context: CommandContext, index: number) {
  const first = context.commandId;
  return {
    id: first === undefined ? randomUUID() : index === 0 ? first : uuidOf(String(index), first),
    memberId: context.memberId,
    schema: CURRENT_SCHEMA,
    correlationId: context.correlationId,
    causationId: context.causationId ?? context.correlationId,
  };
}
