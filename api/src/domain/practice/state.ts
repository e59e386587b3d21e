import type { PracticeEvent } from './events.js';

export interface PracticeState {
  /** Ids of the practices in the log. */
  readonly logged: Set<string>;
}

export function initialPractices(): PracticeState {
  return { logged: new Set() };
}

/** Changes the state it is given: a member's practices are many, and the state has one owner. */
export function evolvePractices(state: PracticeState, event: PracticeEvent): PracticeState {
  if (event.type === 'PracticeLogged') state.logged.add(event.data.practiceId);
  return state;
}
