import type { Decider } from '../kernel/decider.js';
import type { DomainEvent, FoldEvent } from '../kernel/event.js';
import { Refusal } from '../kernel/refusal.js';
import { eventCatalogue } from '../domain/all-events.js';

/** A log in memory that is written by the deciders alone, so that its history could have happened. */
export class HistoryWriter {
  readonly events: FoldEvent[] = [];
  private readonly states = new Map<string, unknown>();
  private readonly revisions = new Map<string, number>();

  constructor(
    /** Epoch milliseconds; the caller moves it. */
    public at: number,
    readonly memberId: string,
    /** Positions grow by 1 to `stride`, as a log with gaps has them. */
    private readonly stride = 1,
  ) {}

  /** Appends what the command comes to; nothing when it is refused. Returns whether anything was appended. */
  run<State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    stream: string,
    command: Command,
  ): boolean {
    const state = this.stateOf(decider, stream);
    const events = decideOrNothing(decider, command, state);
    this.states.set(
      stream,
      events.reduce((folded, event) => decider.evolve(folded, event), state),
    );
    for (const event of events) this.append(stream, event);
    return events.length > 0;
  }

  stateOf<State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    stream: string,
  ): State {
    // A stream is only ever written by one decider, which the map's type cannot say.
    return (this.states.get(stream) as State | undefined) ?? decider.initial();
  }

  /** Any event whatever, as it stands. */
  append(stream: string, { type, data }: DomainEvent): void {
    const revision = (this.revisions.get(stream) ?? -1) + 1;
    this.revisions.set(stream, revision);
    const last = this.events.at(-1)?.position ?? 0;
    const position = last + 1 + (this.events.length % this.stride);
    const { at, memberId } = this;
    this.events.push({
      type,
      data,
      bytes: Buffer.byteLength(JSON.stringify(data)),
      schema: eventCatalogue.schemaOf(type),
      stream,
      revision,
      position,
      at,
      memberId,
    });
  }
}

function decideOrNothing<State, Command, Event extends DomainEvent>(
  decider: Decider<State, Command, Event>,
  command: Command,
  state: State,
): Event[] {
  try {
    return decider.decide(command, state);
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}
