import type { PracticeEvent } from './events.js';

export interface PracticeState {
  /** Ids of the practices in the log. */
  readonly logged: Set<string>;
  /** Minutes of practice on each of the member's own dates. */
  readonly minutesOn: Map<string, number>;
}

export function initialPractices(): PracticeState {
  return { logged: new Set(), minutesOn: new Map() };
}

/** Changes the state it is given: a member's practices are many, and the state has one owner. */
export function evolvePractices(state: PracticeState, event: PracticeEvent): PracticeState {
  if (event.type === 'PracticeLogged') {
    const { practiceId, localDate, durationMinutes } = event.data;
    state.logged.add(practiceId);
    state.minutesOn.set(localDate, (state.minutesOn.get(localDate) ?? 0) + durationMinutes);
  }
  return state;
}
