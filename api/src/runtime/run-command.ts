import type { ErrorCode } from '@emit/contract/error-codes';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { v5 as uuidOf } from 'uuid';
import type { Decider } from '../kernel/decider.js';
import type { DomainEvent, NewEvent, RecordedEvent } from '../kernel/event.js';
import { Refusal } from '../kernel/refusal.js';
import type { EventCatalogue } from '../kernel/event-catalogue.js';
import { RevisionConflict, type EventStore } from '../ports/event-store.port.js';
import { chainHash } from '../proof/chain.js';
import { KeyedQueue } from './keyed-queue.js';
import { StreamCache, type IsSkipped, type Loaded } from './stream-cache.js';

export interface CommandContext {
  /** Whose stream it is; another member’s is refused as the decider says (`notFound`). */
  readonly memberId: string;
  readonly correlationId: string;
  /** What caused it; the correlation id when it came from outside. */
  readonly causationId?: string;
  /**
   * UUID of the first event, so that the same command again is the same event. The decider must know the command again in
   * a state that it has changed; the id tells of a command that was done since the state was read.
   */
  readonly commandId?: string;
}

export interface Outcome<State, Event> {
  /** As the event store holds them; empty when the command changed nothing. */
  readonly events: readonly Event[];
  readonly state: State;
  /** Position of the stream's last event, to wait for; 0 when it has none. */
  readonly position: number;
}

export interface RunnerOptions {
  /** Characters of the streams that are kept. */
  readonly cachedCharacters?: number;
  readonly isSkipped?: IsSkipped;
  /** Throws for an event that must not be taken for what it says. */
  readonly check?: (event: RecordedEvent) => void;
}

const ATTEMPTS = 10;

/**
 * Decides commands against the event store: load what is new, decide, append at the revision decided on. What it keeps of a
 * stream is what the event store holds: an append that failed, or that found its events there already, drops it.
 */
export class CommandRunner {
  private readonly streams: StreamCache;
  private readonly queue = new KeyedQueue();

  constructor(
    private readonly store: EventStore,
    private readonly catalogue: EventCatalogue,
    private readonly clock: () => number = Date.now,
    { cachedCharacters, isSkipped, check }: RunnerOptions = {},
  ) {
    this.streams = new StreamCache(store, catalogue.lift, cachedCharacters, isSkipped, check);
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
          return await this.orDrop(stream, () => this.attempt(decider, stream, command, context));
        } catch (error) {
          if (!(error instanceof RevisionConflict)) throw error;
          // Two processes on one busy stream must not lose to each other in step.
          await pause(Math.random() * 2 ** attempt);
        }
      }
      throw new Refusal('CONCURRENT_CHANGE');
    });
  }

  /** The stream's state as the event store has it now; another member's is refused. */
  async read<State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    stream: string,
    memberId: string,
  ): Promise<State> {
    const read = async () => {
      const { loaded, fresh } = await this.streams.load(decider, stream);
      if (!fresh) await this.streams.catchUp(decider, stream, loaded);
      checkOwner(decider, loaded, memberId);
      return loaded.state;
    };
    return this.queue.run(stream, () => this.orDrop(stream, read));
  }

  /** After a failure what is kept may be behind the event store, or beside it when an append's outcome is unknown. */
  private async orDrop<T>(stream: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Refusal)) this.streams.drop(stream);
      throw error;
    }
  }

  private async attempt<State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    stream: string,
    command: Command,
    context: CommandContext,
  ): Promise<Outcome<State, Event>> {
    const { loaded, fresh } = await this.streams.load(decider, stream);
    const catchUp = () => this.streams.catchUp(decider, stream, loaded);
    const decide = () => {
      checkOwner(decider, loaded, context.memberId);
      return decider.decide(command, loaded.state);
    };
    let events: Event[];
    try {
      events = decide();
      if (events.length === 0 && !fresh && (await catchUp())) events = decide();
    } catch (error) {
      // A refusal must not rest on a state that another process has changed since.
      if (fresh || !(error instanceof Refusal) || !(await catchUp())) throw error;
      events = decide();
    }
    if (events.length > 0) return this.append(decider, stream, loaded, events, context);
    return { events, state: loaded.state, position: loaded.position };
  }

  private async append<State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    stream: string,
    loaded: Loaded<State>,
    events: readonly Event[],
    context: CommandContext,
  ): Promise<Outcome<State, Event>> {
    // A clock that jumps back must not reorder a stream's own time.
    const at = Math.max(this.clock(), loaded.at);
    let chain = loaded.chain;
    const recorded = events.map((event, index): NewEvent => {
      const schema = this.catalogue.schemaOf(event.type);
      const metadata = { ...newMetadata(context, index), schema, at };
      chain = chainHash(chain, stream, loaded.revision + 1 + index, { ...event, metadata });
      return { ...event, metadata: { ...metadata, chain } };
    });
    const options = { newIds: context.commandId === undefined };
    const { stored, revision, position } = await this.store.append(
      stream,
      loaded.revision,
      recorded,
      options,
    );
    if (stored !== null) return this.doneBefore(decider, stream, stored, context);
    const end = { revision, position, chain, at, owner: context.memberId };
    this.streams.advance(decider, stream, loaded, events, end);
    return { events, state: loaded.state, position };
  }

  /** The events that are stored have another chain and time, and maybe other data, than those of this attempt. */
  private async doneBefore<State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    stream: string,
    stored: readonly RecordedEvent[],
    context: CommandContext,
  ): Promise<Outcome<State, Event>> {
    this.streams.drop(stream);
    const { loaded } = await this.streams.load(decider, stream);
    checkOwner(decider, loaded, context.memberId);
    const events = stored.map((event) => this.streams.lifted(event) as Event);
    return { events, state: loaded.state, position: loaded.position };
  }
}

function checkOwner({ notFound }: { notFound: ErrorCode }, loaded: Loaded<unknown>, memberId: string): void {
  if (loaded.owner !== null && loaded.owner !== memberId) throw new Refusal(notFound);
}

function newMetadata(context: CommandContext, index: number) {
  const first = context.commandId;
  return {
    id: first === undefined ? randomUUID() : index === 0 ? first : uuidOf(String(index), first),
    memberId: context.memberId,
    correlationId: context.correlationId,
    causationId: context.causationId ?? context.correlationId,
  };
}
