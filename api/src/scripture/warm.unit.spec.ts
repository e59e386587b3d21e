import { checkQuotations } from './check/check.js';
import { searchVerses } from './search.js';
import { warmScripture } from './warm.js';

const cpuOf = async (work: () => unknown): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  return process.cpuUsage(before).user;
};

it('leaves nothing for the first question and the first misquotation to build, and lets others have their turn', async () => {
  let turns = 0;
  let warming = true;
  const count = () => {
    turns += 1;
    if (warming) setImmediate(count);
  };
  setImmediate(count);
  const built = await cpuOf(warmScripture);
  warming = false;
  expect(turns).toBeGreaterThan(3);
  const question = await cpuOf(() => searchVerses('How do I forgive my brother?'));
  const reply = await cpuOf(() => checkQuotations('"Blessed are the cheesemakers of old" (Matthew 5:9)'));
  // Either took a tenth of all of it, or more.
  expect(Math.max(question, reply)).toBeLessThan(built / 15);
});
