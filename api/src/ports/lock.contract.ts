import { setImmediate as nextTurn } from 'node:timers/promises';
import { StoreUnavailable } from './event-store.port.js';
import type { Lease, Lock, QuestionLocks } from './lock.port.js';

/** One lock that several processes want. */
export interface LockUnderTest<Kind extends Lock = Lock> {
  /** As a process that calls itself so has it. */
  open(name: string): Kind;
  /** As when the process is killed: it does not renew, and does not give up. */
  vanish(lock: Kind): Promise<void>;
  dispose(): Promise<void>;
}

/** What every Lock must do. Call it inside a describe. */
export function lockContract(setUp: () => Promise<LockUnderTest>): void {
  let world: LockUnderTest;
  let first: Lock;
  let second: Lock;
  const isHeld = async (lock: Lock) => (await lock.hold()) === 'held';
  beforeEach(async () => {
    world = await setUp();
    first = world.open('first');
    second = world.open('second');
  });
  afterEach(async () => {
    await Promise.all([first.close(), second.close()]);
    await world.dispose();
  });

  it('is held by one, who keeps it', async () => {
    expect(await isHeld(first)).toBe(true);
    expect(await isHeld(second)).toBe(false);
    expect(await isHeld(first)).toBe(true);
    expect(await isHeld(second)).toBe(false);
  });

  it('tells whoever waits that its holder lives', async () => {
    await first.hold();
    await second.hold();
    await first.renew();
    expect(await second.hold()).toBe('taken');
  });

  it('is not taken by renewing it', async () => {
    await first.renew();
    expect(await isHeld(second)).toBe(true);
    await first.renew();
    expect(await isHeld(first)).toBe(false);
  });

  it('is the next one’s at once when it is given up, however often', async () => {
    for (let round = 0; round < 20; round++) {
      expect(await isHeld(first)).toBe(true);
      await second.hold();
      await first.release();
      expect(await isHeld(second)).toBe(true);
      expect(await isHeld(first)).toBe(false);
      await second.release();
    }
  });

  it('is given up by its holder alone', async () => {
    await first.hold();
    await second.release();
    expect(await isHeld(second)).toBe(false);
    expect(await isHeld(first)).toBe(true);
  });

  it('goes to exactly one of many who want it at the same moment', async () => {
    const many = Array.from({ length: 8 }, (_, n) => world.open(`one-${n}`));
    const took = await Promise.all(many.map(isHeld));
    expect(took.filter(Boolean)).toHaveLength(1);
    await Promise.all(many.map((lock) => lock.close()));
  });

  it('is taken from a holder that is gone, by exactly one of those who wait', async () => {
    await first.hold();
    const waiting = [second, world.open('third')];
    const look = () => Promise.all(waiting.map(isHeld));
    expect(await look()).toEqual([false, false]);
    await world.vanish(first);
    let took = await look();
    while (!took.includes(true)) took = await look();
    expect(took.filter(Boolean)).toHaveLength(1);
    expect(await look()).toEqual(took);
    await waiting[1]?.close();
  });

  it('is out of reach when it is closed', async () => {
    await first.close();
    await expect(first.hold()).rejects.toThrow(StoreUnavailable);
  });
}

/** What every Lease must do, which is a Lock. Call it inside a describe. */
export function leaseContract(setUp: () => Promise<LockUnderTest<Lease>>): void {
  lockContract(setUp);

  it('says who holds it', async () => {
    const world = await setUp();
    const [first, second] = [world.open('first'), world.open('second')];
    expect(await second.holder()).toBeNull();
    await first.hold();
    let renews = true;
    const renewing = (async () => {
      while (renews) {
        await first.hold();
        await nextTurn();
      }
    })();
    expect(await second.holder()).toBe('first');
    expect(await first.holder()).toBe('first');
    renews = false;
    await renewing;
    await first.release();
    expect(await second.holder()).toBeNull();
    await Promise.all([first.close(), second.close()]);
    await world.dispose();
  });
}

/** The locks of several processes. */
export interface QuestionLocksUnderTest {
  /** As another process has them. */
  open(): QuestionLocks;
  dispose(): Promise<void>;
}

/** What every QuestionLocks must do besides its locks. Call it inside a describe. */
export function questionLocksContract(setUp: () => Promise<QuestionLocksUnderTest>): void {
  let world: QuestionLocksUnderTest;
  let [here, there]: [QuestionLocks, QuestionLocks] = [] as never;
  beforeEach(async () => {
    world = await setUp();
    [here, there] = [world.open(), world.open()];
  });
  afterEach(() => world.dispose());

  it('tell whoever holds a lock which reply another process wants stopped', async () => {
    const lock = here.of('ruth');
    await lock.hold();
    expect(await here.askedToStop('ruth')).toBeNull();
    await there.askToStop('ruth', 'first');
    await there.askToStop('ruth', 'ruth c1 ä?*');
    expect(await here.askedToStop('ruth')).toBe('ruth c1 ä?*');
    expect(await here.askedToStop('naomi')).toBeNull();
    await lock.close();
  });

  it('forget it with the lock', async () => {
    const [first, next] = [here.of('ruth'), there.of('ruth')];
    await first.hold();
    await there.askToStop('ruth', 'reply');
    await first.release();
    expect(await next.hold()).toBe('held');
    expect(await there.askedToStop('ruth')).toBeNull();
    await Promise.all([first.close(), next.close()]);
  });

  it('do nothing where nobody holds the lock', async () => {
    await there.askToStop('ruth', 'reply');
    const lock = here.of('ruth');
    await lock.hold();
    expect(await here.askedToStop('ruth')).toBeNull();
    await lock.close();
  });
}
