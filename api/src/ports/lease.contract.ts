import { setImmediate as nextTurn } from 'node:timers/promises';
import { StoreUnavailable } from './event-store.port.js';
import type { Lease } from './lease.port.js';

/** One lease that several processes want. */
export interface LeaseUnderTest {
  /** As a process that calls itself so has it. */
  open(name: string): Lease;
  /** As when the process is killed: it does not renew, and does not give up. */
  vanish(lease: Lease): Promise<void>;
  dispose(): Promise<void>;
}

/** What every Lease must do. Call it inside a describe. */
export function leaseContract(setUp: () => Promise<LeaseUnderTest>): void {
  let world: LeaseUnderTest;
  let first: Lease;
  let second: Lease;
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
    expect(await first.hold()).toBe(true);
    expect(await second.hold()).toBe(false);
    expect(await first.hold()).toBe(true);
    expect(await second.hold()).toBe(false);
  });

  it('says who holds it', async () => {
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
  });

  it('is the next one’s at once when it is given up', async () => {
    await first.hold();
    await second.hold();
    await first.release();
    expect(await second.hold()).toBe(true);
    expect(await first.hold()).toBe(false);
  });

  it('is given up by its holder alone', async () => {
    await first.hold();
    await second.release();
    expect(await second.hold()).toBe(false);
    expect(await first.hold()).toBe(true);
  });

  it('goes to exactly one of many who want it at the same moment', async () => {
    const many = Array.from({ length: 8 }, (_, n) => world.open(`one-${n}`));
    const took = await Promise.all(many.map((lease) => lease.hold()));
    expect(took.filter(Boolean)).toHaveLength(1);
    await Promise.all(many.map((lease) => lease.close()));
  });

  it('is taken from a holder that is gone, by exactly one of those who wait', async () => {
    await first.hold();
    const waiting = [second, world.open('third')];
    const look = () => Promise.all(waiting.map((lease) => lease.hold()));
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
