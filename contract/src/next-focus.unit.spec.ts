import { MINDSTREAM_TYPES } from './mindstreams.js';
import { nextFocus, suggestionFor, type Practised } from './next-focus.js';

type Sessions = readonly [power: number, flow: number, clarity: number];
const streams = (...sessions: Sessions): Practised[] =>
  MINDSTREAM_TYPES.map((type, at) => ({
    type,
    sessions: sessions[at] ?? 0,
    minutes: (sessions[at] ?? 0) * 10,
  }));

describe('the MindStream to turn to next', () => {
  it.each([
    [[2, 3, 1], 'clarity'],
    [[0, 3, 1], 'power'],
    [[0, 0, 0], 'flow'],
    [[0, 0, 4], 'flow'],
    [[0, 4, 0], 'clarity'],
    [[4, 4, 4], 'flow'],
  ] as [Sessions, string][])('of %j sessions is %s', (sessions, next) =>
    expect(nextFocus(streams(...sessions))).toBe(next),
  );

  it('is among equals the one with the fewest minutes, in whatever order they come', () => {
    const [power, flow, clarity] = streams(1, 1, 1) as [Practised, Practised, Practised];
    expect(nextFocus([power, flow, { ...clarity, minutes: 5 }])).toBe('clarity');
    expect(nextFocus([{ ...clarity, minutes: 5 }, flow, power])).toBe('clarity');
  });

  it('is suggested with a practice of its own', () => {
    expect(suggestionFor(streams(1, 1, 0))).toEqual({
      stream: 'clarity',
      practiceType: 'Community Service',
      minutes: 10,
    });
  });
});
