import { logOf, practised } from '../testing/events.js';
import { fold } from '../testing/fold.js';
import { practiceDays } from './practice-days.projection.js';

describe('practice days', () => {
  it('count sessions and minutes by the member’s own date, a document a month, in the order of the dates', () => {
    const history = logOf(
      practised('2026-10-31T22:00+01:00', { durationMinutes: 10 }),
      practised('2026-11-02T08:00+01:00', { durationMinutes: 20 }),
      practised('2026-11-02T20:00+01:00', { durationMinutes: 5 }),
      // Westwards over the date line: the day before, after all.
      practised('2026-11-01T23:00-11:00', { durationMinutes: 7 }),
    );
    const months = [...fold(practiceDays, history).values()];
    expect(months.map(({ key, owner, body }) => ({ key, owner, ...body }))).toEqual([
      { key: 'ada/2026-10', owner: 'ada', days: [{ date: '2026-10-31', sessions: 1, minutes: 10 }] },
      {
        key: 'ada/2026-11',
        owner: 'ada',
        days: [
          { date: '2026-11-01', sessions: 1, minutes: 7 },
          { date: '2026-11-02', sessions: 2, minutes: 25 },
        ],
      },
    ]);
  });
});
