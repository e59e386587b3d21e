import type { CollectionVersion, ReadModelStore } from '../ports/read-models.port.js';
import { PolledFreshness } from './freshness.js';

/** Read models of another process's projector: how far they are folded, and how often they were asked. */
class Elsewhere {
  checkpoint = 0;
  asked = 0;
  away = false;

  readonly models = {
    versions: async (): Promise<CollectionVersion[]> => {
      this.asked += 1;
      if (this.away) throw new Error('the store is away');
      const version = { collection: 'dashboard', version: 1, shape: '1', status: 'active' } as const;
      return [{ ...version, checkpoint: this.checkpoint }];
    },
  } as Partial<ReadModelStore> as ReadModelStore;
}

let elsewhere: Elsewhere;
let freshness: PolledFreshness;
const later = (ms: number) => jest.advanceTimersByTimeAsync(ms);
beforeEach(() => {
  jest.useFakeTimers();
  elsewhere = new Elsewhere();
  freshness = new PolledFreshness(elsewhere.models);
});
afterEach(() => jest.useRealTimers());

it('answers as soon as every served read model has passed the position, or when the time is over', async () => {
  const [five, nine] = [freshness.waitFor(5, 2_000), freshness.waitFor(9, 2_000)];
  await later(50);
  elsewhere.checkpoint = 5;
  await later(20);
  expect(await five).toBe(true);
  await later(2_000);
  expect(await nine).toBe(false);
});

it('asks once for all who wait, and nobody when nobody waits', async () => {
  const waiting = Array.from({ length: 200 }, () => freshness.waitFor(5, 2_000));
  await later(1_000);
  expect(elsewhere.asked).toBeLessThan(110);
  elsewhere.checkpoint = 5;
  await later(20);
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([true]));
  const { asked } = elsewhere;
  await later(1_000);
  expect(elsewhere.asked).toBe(asked);
  expect(await freshness.waitFor(5, 2_000)).toBe(true);
});

it('does not fail a command that is done because the read models cannot be asked', async () => {
  elsewhere.away = true;
  const [first, second] = [freshness.waitFor(5, 1_000), freshness.waitFor(5, 3_000)];
  await later(1_500);
  expect(await first).toBe(false);
  [elsewhere.away, elsewhere.checkpoint] = [false, 5];
  await later(20);
  expect(await second).toBe(true);
});
