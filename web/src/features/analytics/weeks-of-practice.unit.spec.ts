import fc from 'fast-check';
import { lastWeeks, sayTrend } from './weeks-of-practice';

const TODAY = '2026-11-25'; // a Wednesday
const day = (date: string, minutes: number) => ({ date, sessions: 1, minutes });

describe('the last weeks', () => {
  it('go from Monday, the oldest first, and end with today', () => {
    const days = [day('2026-11-25', 10), day('2026-11-23', 20), day('2026-11-22', 40), day('2026-11-16', 5)];
    expect(lastWeeks(TODAY, days, 3)).toEqual([
      { start: '2026-11-09', minutes: 0 },
      { start: '2026-11-16', minutes: 45 },
      { start: '2026-11-23', minutes: 30 },
    ]);
  });

  it('have every minute of their days once, whatever the day they are looked at', () => {
    const anyDay = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(anyDay, fc.array(fc.nat(76)), (today, ago) => {
        const at = (days: number) => new Date(today.getTime() - days * 86_400_000).toISOString().slice(0, 10);
        const days = [...new Set(ago)].map((days) => day(at(days), 7));
        const weeks = lastWeeks(at(0), days, 12);
        expect(weeks.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(days.length * 7);
        expect(weeks.every(({ start }) => new Date(start).getUTCDay() === 1)).toBe(true);
      }),
    );
  });
});

describe('where it is going', () => {
  const weeks = (...minutes: number[]) => minutes.map((of) => ({ start: TODAY, minutes: of }));

  it.each([
    [weeks(0, 0, 0, 0, 0, 0, 0, 0, 1), 'This week so far: 1 minute.'],
    [weeks(0, 0, 0, 0, 20, 0, 0, 10, 5), 'This week so far: 5 minutes. The four weeks before: 30 minutes.'],
    [
      weeks(900, 10, 0, 0, 10, 20, 0, 0, 10, 0),
      'This week so far: 0 minutes. The four weeks before: 30 minutes, 10 minutes more than in the four before that.',
    ],
    [
      weeks(0, 0, 1000, 41, 0, 0, 0, 1040, 3),
      'This week so far: 3 minutes. The four weeks before: 1,040 minutes, 1 minute fewer than in the four before that.',
    ],
    [
      weeks(0, 0, 0, 7, 7, 0, 0, 0, 3),
      'This week so far: 3 minutes. The four weeks before: 7 minutes, as many as in the four before that.',
    ],
  ])('is said of whole weeks: case %#', (of, said) => {
    expect(sayTrend(of)).toBe(said);
  });
});
