import { restedStreak } from './rest-days.js';

/** 2026-11-02 is a Monday; 'x' is a day with a practice, '.' one without, the last one is today. */
function row(days: string, from = '2026-11-02') {
  const at = (index: number) => new Date(Date.parse(from) + index * 86_400_000).toISOString().slice(0, 10);
  const practised = Array.from(days).flatMap((day, index) => (day === 'x' ? [at(index)] : []));
  return restedStreak(practised, at(days.length - 1));
}

describe('a row of days with rest days', () => {
  it.each([
    ['nothing practised', '.......', 0, 0, true],
    ['no rest', 'xxxxx', 5, 0, true],
    ['today still to come', 'xxxx.', 4, 0, true],
    ['a rest in the week', 'xx.xx', 4, 1, false],
    ['a second rest in the same week', 'xx.x.x', 2, 1, false],
    ['two days off in one week', 'xx..x', 1, 0, true],
    ['a rest yesterday and today to come', 'xxx..', 3, 1, false],
    ['yesterday and the day before without', 'xxx...', 0, 0, true],
    ['one rest in each of two weeks', 'xx.xxxxxxx.xx', 11, 2, false],
    ['Sunday and Monday, each of its own week', 'xxxxxx..x', 7, 2, false],
    ['a rest last week and none in this', 'xx.xxxxxx', 8, 1, true],
    ['a first day after days without', '.....x', 1, 0, true],
  ] as const)('with %s', (_, days, length, rests, hasRestLeft) => {
    expect(row(days)).toEqual({ days: length, rests, hasRestLeft });
  });

  it('takes a practice of a date that is not here yet for one of today', () => {
    expect(restedStreak(['2026-11-03', '2026-11-05'], '2026-11-04')).toMatchObject({ days: 2, rests: 0 });
  });

  it('goes across a change of the clock and of the year', () => {
    const dates = ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'];
    expect(restedStreak(dates, '2027-01-02').days).toBe(4);
    expect(restedStreak(['2026-10-24', '2026-10-25', '2026-10-26'], '2026-10-26').days).toBe(3);
  });
});
