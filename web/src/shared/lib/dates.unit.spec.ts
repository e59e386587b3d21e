import { withFakeClock } from '../../testing/clock';
import { dayName, shortDay, timeGroup, whenSaid } from './dates';

withFakeClock('2026-11-20T10:00:00Z');

describe('when something was said', () => {
  it('is the time of day for today, and has the date for any other day', () => {
    expect(whenSaid(Date.parse('2026-11-20T09:05:00Z'))).toMatch(/^9:05.AM$/);
    expect(whenSaid(Date.parse('2026-11-02T09:05:00Z'))).toMatch(/^Nov 2, 2026, 9:05.AM$/);
    expect(whenSaid(Date.parse('2025-11-20T09:05:00Z'))).toMatch(/^Nov 20, 2025/);
  });
});

it.each([
  ['2026-11-20', 'Today'],
  ['2026-11-19', 'Yesterday'],
  ['2026-11-18', 'Nov 18'],
  ['2025-12-31', 'Dec 31'],
])('the day %s is %s where there is little room', (date, said) => {
  expect(shortDay(date)).toBe(said);
});

describe('a day as one speaks of it', () => {
  const now = new Date('2026-03-30T10:00:00');
  const at = (local: string) => Date.parse(local);

  it.each([
    ['2026-03-30T00:00:00', 'Today', 'Today'],
    ['2026-03-30T23:59:59', 'Today', 'Today'],
    ['2026-03-29T23:59:59', 'Yesterday', 'Yesterday'],
    ['2026-03-28T00:00:00', 'Saturday', 'Last 7 days'],
    ['2026-03-24T12:00:00', 'Tuesday', 'Last 7 days'],
    ['2026-03-23T12:00:00', 'Monday, March 23', 'Last 30 days'],
    ['2026-03-01T12:00:00', 'Sunday, March 1', 'Last 30 days'],
    ['2026-02-28T12:00:00', 'Saturday, February 28', 'February 2026'],
    ['2025-12-31T12:00:00', 'December 31, 2025', 'December 2025'],
  ])('%s is %s, and listed under %s', (local, name, group) => {
    expect([dayName(at(local), now), timeGroup(at(local), now)]).toEqual([name, group]);
  });

  it('is another one exactly when the calendar says so', () => {
    for (let hour = 0; hour < 24 * 400; hour += 5) {
      const [one, next] = [hour, hour + 5].map((hours) => at('2025-03-01T00:30:00') + hours * 3_600_000);
      const isSame = new Date(one ?? 0).toDateString() === new Date(next ?? 0).toDateString();
      expect(dayName(one ?? 0, now) === dayName(next ?? 0, now)).toBe(isSame);
    }
  });

  it('of a clock that is ahead has its date', () => {
    expect(dayName(at('2026-03-31T12:00:00'), now)).toBe('Tuesday, March 31');
    expect(timeGroup(at('2026-03-31T12:00:00'), now)).toBe('Today');
  });
});
