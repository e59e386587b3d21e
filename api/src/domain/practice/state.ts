import type { PracticeEvent, PracticeFacts } from './events.js';

/** What is to be known of a practice before it is corrected. */
export type StandingPractice = Pick<
  PracticeFacts,
  'localDate' | 'timeZone' | 'utcOffsetMinutes' | 'durationMinutes'
>;

export interface PracticeState {
  /** Every practice that was ever logged; null once it is removed. */
  readonly practices: Map<string, StandingPractice | null>;
  readonly correctionIds: Set<string>;
  /** Minutes of practice on each of the member's own dates. */
  readonly minutesOn: Map<string, number>;
}

export function initialPractices(): PracticeState {
  return { practices: new Map(), correctionIds: new Set(), minutesOn: new Map() };
}

/** Changes the state it is given: a member's practices are many, and the state has one owner. */
export function evolvePractices(state: PracticeState, event: PracticeEvent): PracticeState {
  switch (event.type) {
    case 'PracticeLogged':
      stand(state, event.data);
      break;
    case 'PracticeCorrected':
      state.correctionIds.add(event.data.correctionId);
      // Not there where an operator has skipped the event that logged it.
      if (!state.practices.get(event.data.practiceId)) break;
      takeAway(state, event.data.practiceId);
      stand(state, event.data);
      break;
    case 'PracticeRemoved':
      takeAway(state, event.data.practiceId);
      state.practices.set(event.data.practiceId, null);
      break;
    case 'PracticesImported':
      for (const practice of event.data.practices)
        stand(state, { ...practice, timeZone: event.data.timeZone });
      break;
    default:
      return event satisfies never;
  }
  return state;
}

function stand(state: PracticeState, data: StandingPractice & { practiceId: string }): void {
  const { practiceId, localDate, timeZone, utcOffsetMinutes, durationMinutes } = data;
  state.practices.set(practiceId, { localDate, timeZone, utcOffsetMinutes, durationMinutes });
  state.minutesOn.set(localDate, (state.minutesOn.get(localDate) ?? 0) + durationMinutes);
}

function takeAway(state: PracticeState, practiceId: string): void {
  const standing = state.practices.get(practiceId);
  if (!standing) return;
  const { localDate, durationMinutes } = standing;
  state.minutesOn.set(localDate, (state.minutesOn.get(localDate) ?? 0) - durationMinutes);
}
