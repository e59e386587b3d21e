import type { ErrorCode } from '@emit/contract/error-codes';
import type { DomainEvent } from './event.js';

/**
 * The write side of one kind of stream, pure: events fold into state, and a command against a state is decided
 * into new events (none when it changes nothing) or refused with a `Refusal`.
 */
export interface Decider<State, Command, Event extends DomainEvent> {
  /** How a stream of another member is refused: as one that is not there. */
  readonly notFound: ErrorCode;
  initial(): State;
  evolve(state: State, event: Event): State;
  decide(command: Command, state: State): Event[];
}
