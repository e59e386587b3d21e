import type { Socket } from 'node:net';
import { isUnread, type Progress } from './unread-answers.js';

const PATIENCE_MS = 60_000;

let now = 0;
beforeEach(() => jest.spyOn(performance, 'now').mockImplementation(() => now));
afterEach(() => jest.restoreAllMocks());

/** An answer of which so much was handed on, and so much of that not taken. */
function answer(bytesWritten: number, writableLength: number) {
  return { socket: { bytesWritten, writableLength } as Socket, writableLength };
}

let progress: Progress;
function looks(at: number, of: ReturnType<typeof answer>): boolean {
  now = at;
  return isUnread(of, progress, PATIENCE_MS);
}

beforeEach(() => (progress = { taken: 0, since: 0 }));

it('is an answer of which nothing was taken for so long', () => {
  expect(looks(10_000, answer(5_000, 2_000))).toBe(false);
  expect(looks(69_999, answer(9_000, 6_000))).toBe(false);
  expect(looks(70_000, answer(9_000, 6_000))).toBe(true);
});

it('is none that is read slowly, however long it takes', () => {
  for (let minute = 1; minute <= 60; minute++)
    expect(looks(minute * 59_999, answer(100 * minute, 90))).toBe(false);
});

it('is none that waits for what it has to say, and none that is all taken', () => {
  expect(looks(600_000, answer(0, 0))).toBe(false);
  expect(looks(1_200_000, answer(5_000, 0))).toBe(false);
  expect(looks(1_200_001, answer(6_000, 1_000))).toBe(false);
});

it('is none whose connection has gone', () => {
  now = 30_000;
  expect(isUnread({ socket: null, writableLength: 0 }, progress, PATIENCE_MS)).toBe(false);
});
