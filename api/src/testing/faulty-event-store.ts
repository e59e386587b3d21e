import { setImmediate as nextTurn } from 'node:timers/promises';
import { StoreUnavailable, type EventStore } from '../ports/event-store.port.js';

/**
 * What becomes of one append. lost: done, and its answer never comes; refused: not done; late: not done before its caller
 * was told that the store cannot be reached, but when `land` is called; slow: done some turns of the event loop later.
 */
export type AppendFault = 'none' | 'lost' | 'refused' | 'late' | 'slow';

const SLOW_TURNS = 4;

type Append = EventStore['append'];

/** An event store over a bad connection, as several processes may each have one. */
export class FaultyEventStore {
  private readonly faults: AppendFault[] = [];
  private readonly late: (() => Promise<unknown>)[] = [];

  /** The faults of the next appends, in order; later ones have none. */
  schedule(...faults: readonly AppendFault[]): void {
    this.faults.push(...faults);
  }

  /** Lets the appends through that are on their way still; what becomes of them is told to nobody. */
  async land(): Promise<void> {
    for (const append of this.late.splice(0)) await append().catch(() => undefined);
  }

  /** The store as it is reached over this connection. */
  over(store: EventStore): EventStore {
    const append: Append = async (...args) => {
      const fault = this.faults.shift() ?? 'none';
      if (fault === 'late') this.late.push(() => store.append(...args));
      if (fault === 'slow') for (let turn = 0; turn < SLOW_TURNS; turn++) await nextTurn();
      if (fault === 'none' || fault === 'slow') return store.append(...args);
      if (fault === 'lost') await store.append(...args);
      throw new StoreUnavailable('The event store');
    };
    return new Proxy(store, {
      get: (target, name: keyof EventStore) => (name === 'append' ? append : target[name]?.bind(target)),
    });
  }
}

/** A store as it was before it said that it had found an append's events there already. */
export function withoutTelling(store: EventStore): EventStore {
  const append: Append = async (...args) => ({ ...(await store.append(...args)), stored: null });
  return new Proxy(store, {
    get: (target, name: keyof EventStore) => (name === 'append' ? append : target[name]?.bind(target)),
  });
}
