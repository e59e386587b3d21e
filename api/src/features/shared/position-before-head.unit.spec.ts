import type { FoldEvent } from '../../kernel/event.js';
import { positionBeforeHead } from './position-before-head.js';

/** A log whose events stand at these positions. */
function logWith(positions: readonly number[]) {
  return {
    head: async () => positions.at(-1) ?? 0,
    async *replay({ after }: { readonly after: number }) {
      yield positions.filter((position) => position > after).map((position) => ({ position }) as FoldEvent);
    },
  };
}

const every = (apart: number) => Array.from({ length: 30_000 }, (_, n) => (n + 1) * apart);

it.each([
  ['one by one', 1],
  ['by some bytes', 743],
  ['by many bytes', 20_011],
])('is as many events back where they are counted %s', async (_, apart) => {
  const positions = every(apart);
  const after = await positionBeforeHead(logWith(positions), 20_000);
  const found = positions.filter((position) => position > after).length;
  expect(found).toBeGreaterThanOrEqual(19_500);
  expect(found).toBeLessThanOrEqual(20_500);
});

it('is the beginning of a log that is shorter, or empty', async () => {
  expect(await positionBeforeHead(logWith(every(1).slice(0, 300)), 20_000)).toBe(0);
  expect(await positionBeforeHead(logWith(every(700).slice(0, 3)), 20_000)).toBe(0);
  expect(await positionBeforeHead(logWith([]), 20_000)).toBe(0);
});
