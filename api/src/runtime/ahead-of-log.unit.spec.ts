import type { CollectionVersion, ReadModelStore } from '../ports/read-models.port.js';
import { StoreUnavailable, type EventStore } from '../ports/event-store.port.js';
import { AheadOfLog } from './ahead-of-log.js';
import type { FoldingParts } from './folding-parts.js';
import { quietLog } from './log.js';

const CHECKPOINT = 100;
const version: CollectionVersion = {
  collection: 'dashboard',
  version: 1,
  status: 'active',
  shape: '1',
  checkpoint: CHECKPOINT,
};

/** A node that tells these heads, one at each look, and the last for ever; null: it cannot be reached. */
class Telling {
  waited = 0;
  readonly signal = new AbortController().signal;
  readonly ahead: AheadOfLog;
  private looks = 0;

  constructor(
    private readonly heads: readonly (number | null)[],
    private readonly versions: readonly CollectionVersion[] = [version],
  ) {
    const head = async () => {
      const told = this.heads[Math.min(this.looks++, this.heads.length - 1)];
      if (told === null || told === undefined) throw new StoreUnavailable('The event store');
      return told;
    };
    const parts = {
      store: { head } as Partial<EventStore>,
      models: { versions: async () => [...this.versions] } as Partial<ReadModelStore>,
      log: quietLog,
      pause: async (ms: number) => void (this.waited += ms),
    };
    this.ahead = new AheadOfLog(parts as unknown as FoldingParts);
  }
}

describe('a head that is behind a checkpoint', () => {
  it.each([
    ['one event behind, at once right', [99, 100]],
    ['one event behind, and slow', [99, 99, 99, 99, 99, 100]],
    ['far behind, catching up', [1, 20, 40, 60, 80, 130]],
    ['back and forth between two nodes', [99, 101, 99, 101]],
  ])('is not taken for a cut log: %s', async (_case, heads) => {
    const { ahead, signal } = new Telling(heads);
    expect(await ahead.look()).toBe(true);
    expect(ahead.has(version)).toBe(true);
    expect(await ahead.settle(signal)).toBe(false);
    expect([ahead.has(version), ahead.isCertain(version)]).toEqual([false, false]);
  });

  it.each([
    ['stands still', [60]],
    ['grows by what comes instead', [60, 61, 62, 63, 64, 65, 66]],
  ])('is the end of a cut log when it stays behind for 12 s: %s', async (_case, heads) => {
    const telling = new Telling(heads);
    const { ahead, signal } = telling;
    expect(await ahead.look()).toBe(true);
    expect(ahead.isCertain(version)).toBe(false);
    expect(await ahead.settle(signal)).toBe(true);
    expect(ahead.isCertain(version)).toBe(true);
    expect(telling.waited).toBeGreaterThanOrEqual(10_000);
    // Told once.
    expect(await ahead.look()).toBe(false);
    expect([await ahead.settle(signal), ahead.has(version)]).toEqual([false, true]);
  });

  it('says nothing while it cannot be asked, and is looked at again', async () => {
    const { ahead, signal } = new Telling([99, 99, null, 99, 100]);
    await ahead.look();
    await expect(ahead.settle(signal)).rejects.toThrow(StoreUnavailable);
    expect(ahead.isCertain(version)).toBe(false);
    expect(await ahead.settle(signal)).toBe(false);
    expect(ahead.has(version)).toBe(false);
  });

  it('is not waited for where nothing is in doubt', async () => {
    const telling = new Telling([100]);
    expect([await telling.ahead.look(), await telling.ahead.settle(telling.signal)]).toEqual([false, false]);
    expect(telling.waited).toBe(0);
  });

  it('doubts only those that it is behind of', async () => {
    const other = { ...version, collection: 'days', checkpoint: 40 };
    const { ahead } = new Telling([60], [version, other]);
    await ahead.look();
    expect([ahead.has(version), ahead.has(other)]).toEqual([true, false]);
  });
});
