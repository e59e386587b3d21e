import type { ErrorCode } from '@emit/contract/error-codes';
import type { Decider } from '../kernel/decider.js';
import type { DomainEvent } from '../kernel/event.js';
import { Refusal } from '../kernel/refusal.js';

interface Outcome<Event> {
  /** Exactly these events were decided. */
  then(...events: Event[]): void;
  thenNothing(): void;
  /** Refused with the code, and with these facts when they are given. */
  thenRefused(code: ErrorCode, facts?: Record<string, string | number>): void;
  /** It is a bug, not a refusal. */
  thenThrows(error: new (...args: never[]) => Error): void;
}

/** given(decider, ...history).when(command).then(...events): what a decider makes of a command. */
export function given<State, Command, Event extends DomainEvent>(
  decider: Decider<State, Command, Event>,
  ...history: Event[]
): { when(command: Command): Outcome<Event> } {
  return { when: (command) => outcomeOf(() => decide(decider, history, command)) };
}

function decide<State, Command, Event extends DomainEvent>(
  decider: Decider<State, Command, Event>,
  history: Event[],
  command: Command,
): Event[] {
  const state = history.reduce((folded, event) => decider.evolve(folded, event), decider.initial());
  const before = structuredClone(state);
  try {
    return decider.decide(command, state);
  } finally {
    expect(state).toEqual(before);
  }
}

function outcomeOf<Event>(decided: () => Event[]): Outcome<Event> {
  return {
    then: (...events) => {
      expect(decided()).toEqual(events);
    },
    thenNothing: () => {
      expect(decided()).toEqual([]);
    },
    thenRefused: (code, facts) => {
      const refusal = thrownBy(decided);
      expect(refusal).toBeInstanceOf(Refusal);
      expect(refusal).toMatchObject(facts === undefined ? { code } : { code, facts });
    },
    thenThrows: (error) => {
      expect(decided).toThrow(error);
    },
  };
}

function thrownBy(work: () => unknown): unknown {
  try {
    return { decided: work() };
  } catch (error) {
    return error;
  }
}
