import { checkQuotations } from './check/check.js';
import { buildConcordance, concordance } from './concordance.js';
import { searchVerses } from './search.js';
import { scriptureWarm, warmScripture } from './warm.js';

const cpuOf = async (work: () => unknown): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  return process.cpuUsage(before).user;
};

it('keeps what somebody needed before it was built in turns', () => {
  const building = buildConcordance('web');
  building.next();
  const needed = concordance('web');
  while (building.next().done !== true);
  expect(concordance('web')).toBe(needed);
});

it('leaves nothing for the first question and the first misquotation to build, and lets others have their turn', async () => {
  let turns = 0;
  let warming = true;
  const count = () => {
    turns += 1;
    if (warming) setImmediate(count);
  };
  setImmediate(count);
  let isWarm = false;
  const built = await cpuOf(async () => {
    void warmScripture().then(() => (isWarm = true));
    await scriptureWarm();
  });
  expect(isWarm).toBe(true);
  warming = false;
  // The longest parts are built in many steps, with a rest after each.
  expect(turns).toBeGreaterThan(40);
  const question = await cpuOf(() => searchVerses('How do I forgive my brother?'));
  const reply = await cpuOf(() => checkQuotations('"Blessed are the cheesemakers of old" (Matthew 5:9)'));
  // Either took a tenth of all of it, or more.
  expect(Math.max(question, reply)).toBeLessThan(built / 15);
});
