import { ScriptureController } from './scripture.controller.js';

const controller = new ScriptureController();

/** In which turn of the event loop each of four that are asked for at once is answered. */
async function turnsOf(ask: () => Promise<unknown>): Promise<number[]> {
  let [turns, isOver] = [0, false];
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const answered = await Promise.all(Array.from({ length: 4 }, () => ask().then(() => turns)));
  isOver = true;
  return answered;
}

it.each([
  ['searches', () => controller.search({ q: 'the lord said unto him', limit: '100' })],
  ['passages', () => controller.passages({ ref: 'Psalms 1-150' })],
])('%s that are asked for at once go one a turn, so that others come between', async (_, ask) => {
  expect(new Set(await turnsOf(ask)).size).toBe(4);
});
