import { waitBeforeGuess } from './guesses.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const now = Date.parse('2026-11-20T12:00:00Z');
const failed = (count: number, ago = 0) => ({ count, lastAt: now - ago });

describe('the wait before the next guess', () => {
  it.each([
    [1, 0],
    [4, 0],
    [5, MINUTE / 2],
    [6, MINUTE],
    [7, 2 * MINUTE],
    [9, 8 * MINUTE],
    [10, 15 * MINUTE],
    [5_000, 15 * MINUTE],
  ])('is after %i wrong ones %i ms', (count, wait) => {
    expect(waitBeforeGuess(failed(count), now)).toBe(wait);
  });

  it('runs out, and is forgotten after a day', () => {
    expect(waitBeforeGuess(null, now)).toBe(0);
    expect(waitBeforeGuess(failed(7, MINUTE), now)).toBe(MINUTE);
    expect(waitBeforeGuess(failed(7, 2 * MINUTE), now)).toBe(0);
    expect(waitBeforeGuess(failed(5_000, DAY), now)).toBe(0);
  });

  it('is never longer than it was made, and over where a clock that was far ahead is put right', () => {
    expect(waitBeforeGuess(failed(7, -10 * MINUTE), now)).toBe(2 * MINUTE);
    expect(waitBeforeGuess(failed(7, -30 * DAY), now)).toBe(0);
  });

  it('leaves about a hundred guesses a day', () => {
    let at = now;
    let count = 0;
    let lastAt = now;
    for (; at < now + DAY; count++) {
      at += waitBeforeGuess(count === 0 ? null : { count, lastAt }, at);
      lastAt = at;
    }
    expect(count).toBeLessThan(110);
  });
});
