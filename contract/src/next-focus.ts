import { MINDSTREAM_TYPES, MINDSTREAMS, type MindStreamType } from './mindstreams.js';

/** How much was practised in a MindStream. */
export interface Practised {
  readonly type: MindStreamType;
  readonly sessions: number;
  readonly minutes: number;
}

/** What the member could do next. */
export interface Suggestion {
  readonly stream: MindStreamType;
  readonly practiceType: string;
  readonly minutes: number;
}

const SUGGESTED_MINUTES = 10;

/** Among equals, in the order of the older dashboard's 'Next Focus' (spec §2): Flow, then Clarity, then Power. */
const AMONG_EQUALS: readonly MindStreamType[] = ['flow', 'clarity', 'power'];

/**
 * Returns the MindStream to turn to next: fewest sessions, then fewest minutes (spec §2 "Next Focus", choices.md). The one
 * rule of the highlight, of the alert and of what Today suggests, so that they never advise different things.
 */
export function nextFocus(streams: readonly Practised[]): MindStreamType {
  const placeOf = (type: MindStreamType) => AMONG_EQUALS.indexOf(type);
  const [first] = [...streams].sort(
    (a, b) => a.sessions - b.sessions || a.minutes - b.minutes || placeOf(a.type) - placeOf(b.type),
  );
  return first?.type ?? MINDSTREAM_TYPES[0];
}

/** Returns one short practice of the MindStream to turn to next. */
export function suggestionFor(streams: readonly Practised[]): Suggestion {
  const stream = nextFocus(streams);
  return { stream, practiceType: MINDSTREAMS[stream].practiceTypes[0], minutes: SUGGESTED_MINUTES };
}
