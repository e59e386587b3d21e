import { HELD_FOR_MS, LOOK_EVERY_MS, TAKEN_AFTER_MS, type Holding } from '../ports/lock.port.js';
import { quietLog } from './log.js';
import { LeasedProjector } from './leased-projector.js';

/** What the store answers to whoever asks for the lease. */
type Answer = 'yours' | 'taken' | 'is away' | 'hangs';

const never = new Promise<never>(() => undefined);

describe('a projector with a lease', () => {
  let answer: Answer;
  let happened: string[];
  let fails: boolean;
  let projector: LeasedProjector;

  const hold = async (): Promise<Holding> => {
    if (answer === 'is away') throw new Error('the store is away');
    return answer === 'hangs' ? never : answer === 'yours' ? 'held' : 'taken';
  };
  const release = async () => void happened.push('released');
  const nothing = async () => undefined;
  const lease = { hold, release, renew: nothing, holder: async () => null, close: nothing };
  const make = () => ({
    async start() {
      if (fails) throw new Error('it cannot fold');
      happened.push('started');
    },
    stop: async () => void happened.push('stopped'),
    waitFor: async () => true,
  });
  const elsewhere = { waitFor: async () => false };
  const seconds = (n: number) => jest.advanceTimersByTimeAsync(n * 1_000);

  beforeEach(() => {
    jest.useFakeTimers();
    [answer, happened, fails] = ['yours', [], false];
    projector = new LeasedProjector({ lease, make, elsewhere, log: quietLog });
  });
  afterEach(async () => {
    answer = 'taken';
    const stopped = projector.stop();
    await jest.advanceTimersByTimeAsync(HELD_FOR_MS);
    await stopped;
    jest.useRealTimers();
  });

  it('folds from the start where nobody else does', async () => {
    await projector.start();
    expect([projector.isActive, happened]).toEqual([true, ['started']]);
    await seconds(60);
    expect(happened).toEqual(['started']);
    expect(await projector.waitFor(1, 0)).toBe(true);
  });

  it('stands by while another one folds, and takes over within one look', async () => {
    answer = 'taken';
    await projector.start();
    await seconds(60);
    expect([projector.isActive, happened]).toEqual([false, []]);
    expect(await projector.waitFor(1, 0)).toBe(false);
    answer = 'yours';
    await jest.advanceTimersByTimeAsync(LOOK_EVERY_MS);
    expect([projector.isActive, happened]).toEqual([true, ['started']]);
  });

  it.each<Answer>(['is away', 'hangs'])(
    'stops before another one may begin when the store %s',
    async (gone) => {
      await projector.start();
      answer = gone;
      await jest.advanceTimersByTimeAsync(HELD_FOR_MS - LOOK_EVERY_MS);
      expect(projector.isActive).toBe(true);
      await jest.advanceTimersByTimeAsync(LOOK_EVERY_MS);
      expect([projector.isActive, happened]).toEqual([false, ['started', 'stopped']]);
      expect(HELD_FOR_MS).toBeLessThan(TAKEN_AFTER_MS);
    },
  );

  it('is followed by another one within ten seconds, however it ends', () => {
    expect(TAKEN_AFTER_MS + LOOK_EVERY_MS).toBeLessThan(10_000);
  });

  it('goes on by itself when the store is back', async () => {
    await projector.start();
    answer = 'is away';
    await seconds(30);
    expect(projector.isActive).toBe(false);
    answer = 'yours';
    await seconds(1);
    expect([projector.isActive, happened]).toEqual([true, ['started', 'stopped', 'started']]);
  });

  it('bears a store that is away for less than the lease lasts', async () => {
    await projector.start();
    answer = 'is away';
    await seconds(3);
    answer = 'yours';
    await seconds(60);
    expect(happened).toEqual(['started']);
  });

  it.each([-86_400_000, 86_400_000])('goes on when the clock is set by %d ms', async (by) => {
    await projector.start();
    jest.setSystemTime(Date.now() + by);
    await seconds(60);
    expect([projector.isActive, happened]).toEqual([true, ['started']]);
    answer = 'is away';
    jest.setSystemTime(Date.now() + by);
    await seconds(6);
    expect([projector.isActive, happened]).toEqual([false, ['started', 'stopped']]);
  });

  it('stops at once when another one has the lease', async () => {
    await projector.start();
    answer = 'taken';
    await seconds(1);
    expect([projector.isActive, happened]).toEqual([false, ['started', 'stopped']]);
  });

  it('does not trust an answer that took longer than the lease lasts', async () => {
    let late = (_holding: Holding): void => undefined;
    const slow = new LeasedProjector({
      lease: { ...lease, hold: () => new Promise((resolve) => (late = resolve)) },
      make,
      elsewhere,
      log: quietLog,
    });
    const started = slow.start();
    await seconds(20);
    late('held');
    await started;
    expect([slow.isActive, happened]).toEqual([false, []]);
  });

  it('says at the start that it cannot fold, and leaves the lease to others', async () => {
    fails = true;
    await expect(projector.start()).rejects.toThrow('it cannot fold');
    expect([projector.isActive, happened]).toEqual([false, ['stopped', 'released']]);
  });

  it('leaves the lease to others when it cannot fold later, and tries again', async () => {
    answer = 'taken';
    await projector.start();
    [answer, fails] = ['yours', true];
    await seconds(1);
    expect([projector.isActive, happened]).toEqual([false, ['stopped', 'released']]);
    fails = false;
    await seconds(1);
    expect([projector.isActive, happened.at(-1)]).toEqual([true, 'started']);
  });

  it('ends what it folds before it gives the lease up', async () => {
    await projector.start();
    await projector.stop();
    expect(happened).toEqual(['started', 'stopped', 'released']);
    await seconds(60);
    expect(happened).toHaveLength(3);
  });
});
