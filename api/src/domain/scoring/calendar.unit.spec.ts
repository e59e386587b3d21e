import { addActiveDay, KEPT_DATES } from './active-days.js';
import { dayNumberOf, utcDateOf } from './calendar.js';

const MS_PER_DAY = 86_400_000;

describe('dayNumberOf', () => {
  it('agrees with Date on every day from 1890 to 2110', () => {
    const from = Date.UTC(1890, 0, 1) / MS_PER_DAY;
    const to = Date.UTC(2110, 0, 1) / MS_PER_DAY;
    const wrong: string[] = [];
    for (let day = from; day < to; day++) {
      const date = new Date(day * MS_PER_DAY).toISOString().slice(0, 10);
      if (dayNumberOf(date) !== day) wrong.push(date);
    }
    expect(wrong).toEqual([]);
  });
});

describe('utcDateOf', () => {
  it.each([
    ['2026-11-20T00:00:00.000Z', '2026-11-20'],
    ['2026-11-19T23:59:59.999Z', '2026-11-19'],
    ['2028-02-29T12:00:00.000Z', '2028-02-29'],
    ['1969-12-31T23:00:00.000Z', '1969-12-31'],
  ])('of %s is %s', (instant, date) => {
    expect(utcDateOf(Date.parse(instant))).toBe(date);
  });
});

describe('addActiveDay', () => {
  const day = (number: number): string => utcDateOf(number * MS_PER_DAY);

  it('counts each date once and keeps them in order', () => {
    const dates: string[] = [];
    const counted = ['2026-11-20', '2026-11-22', '2026-11-20', '2026-11-21', '2026-11-22'].map((date) =>
      addActiveDay(dates, date),
    );
    expect(counted).toEqual([true, true, false, true, false]);
    expect(dates).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
  });

  it('keeps the latest dates only, and takes what is older than they are for counted', () => {
    const dates: string[] = [];
    for (let number = 100; number < 200; number++) expect(addActiveDay(dates, day(number))).toBe(true);
    expect(dates).toHaveLength(KEPT_DATES);
    expect(dates[0]).toBe(day(200 - KEPT_DATES));
    expect(addActiveDay(dates, day(150))).toBe(false);
    expect(dates[0]).toBe(day(200 - KEPT_DATES));
  });
});
