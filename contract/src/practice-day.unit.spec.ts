import { dayIsFullText, minutesLeftOn } from './practice-day.js';

describe('what a date can still hold', () => {
  it.each([
    [0, 1_440],
    [1_439, 1],
    [1_440, 0],
    [1_500, 0],
  ])('after %i minutes it is %i', (logged, left) => {
    expect(minutesLeftOn(logged)).toBe(left);
  });

  it.each([
    [0, 'You have logged 24 hours of practice today, and a day has no more.'],
    [1, 'A day has 24 hours: you can log 1 more minute of practice today.'],
    [1_200, 'A day has 24 hours: you can log 1,200 more minutes of practice today.'],
  ])('with %i minutes left it says so', (left, text) => {
    expect(dayIsFullText(left)).toBe(text);
  });
});
