import { setImmediate as turn } from 'node:timers/promises';
import { inSlices, nextTurn, Slices } from './slices.js';

it('lets one of those that wait go on a turn of the event loop, in their order', async () => {
  const wentOn: number[] = [];
  const all = Promise.all([0, 1, 2, 3].map((n) => nextTurn().then(() => wentOn.push(n))));
  for (let turns = 1; turns <= 4; turns++) {
    await turn();
    expect(wentOn.length).toBeLessThanOrEqual(turns);
  }
  await all;
  expect(wentOn).toEqual([0, 1, 2, 3]);
});

it('is over when it has lasted, and begins anew', async () => {
  const slices = new Slices();
  expect(slices.isOver).toBe(false);
  const end = performance.now() + 10;
  while (performance.now() < end);
  expect(slices.isOver).toBe(true);
  await slices.next();
  expect(slices.isOver).toBe(false);
});

it('takes steps to their end, and lets others have their turn between slow ones', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 0);
  function* steps(): Generator<void, string> {
    for (let step = 0; step < 5; step++) {
      const end = performance.now() + 10;
      while (performance.now() < end);
      yield;
    }
    return 'done';
  }
  expect(await inSlices(steps())).toBe('done');
  clearInterval(timer);
  expect(turns).toBeGreaterThan(1);
});
