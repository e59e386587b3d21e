import { READING_PLAN_IDS, READING_PLANS, nextDayOf, readingPlan } from '@emit/contract/reading-plans';
import { passages } from './reader.js';

const READ_IN_A_MINUTE = 180;

it('each plan has an id of its own, and as many days as it says', () => {
  expect(READING_PLANS.map(({ id }) => id)).toEqual([...READING_PLAN_IDS]);
  expect(READING_PLANS.map(({ days }) => days.length)).toEqual([16, 14, 7, 31]);
});

describe.each(READING_PLANS.map((plan) => [plan.title, plan] as const))('%s', (_title, { days }) => {
  it.each(days.map((day) => [day.reference, day] as const))(
    '%s is in the Bible, and read in its time',
    (reference, day) => {
      const found = passages(reference, 'kjv');
      if (found.kind !== 'found') throw new Error(`${reference} is not found`);
      expect(found.response.passages.map((passage) => passage.reference)).toEqual([reference]);
      const words = found.response.passages.flatMap(({ verses }) =>
        verses.flatMap(({ text }) => text.split(' ')),
      ).length;
      expect(words / READ_IN_A_MINUTE).toBeLessThanOrEqual(day.minutes);
      expect(day.theme).toMatch(/^[A-Z]/);
    },
  );

  it('has no passage twice', () =>
    expect(new Set(days.map(({ reference }) => reference)).size).toBe(days.length));
});

it('the Sermon on the Mount is whole: no verse of it is left out or read twice', () => {
  const verses = readingPlan('sermon').days.flatMap(({ reference }) => {
    const found = passages(reference, 'kjv');
    return found.kind === 'found' ? found.response.passages.flatMap((passage) => passage.verses) : [];
  });
  const whole = passages('Matthew 5-7', 'kjv');
  expect(verses).toEqual(
    whole.kind === 'found' ? whole.response.passages.flatMap((passage) => passage.verses) : [],
  );
});

it.each([
  [[], 1],
  [[1], 2],
  [[2], 1],
  [[1, 2, 3, 4, 5, 6, 7], null],
])('with the days %j read, the next is %s', (read, next) => {
  const days_read = read.map((day) => ({ day, read_at: '2026-11-25T08:00:00.000Z' }));
  expect(nextDayOf({ plan: 'sermon', days_read })).toBe(next);
});
