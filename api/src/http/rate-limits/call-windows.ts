import { LRUCache } from 'lru-cache';

interface Window {
  spent: number;
  /** On performance's clock. */
  readonly endsAt: number;
}

export interface Spent {
  readonly spent: number;
  /** Until the window's end, rounded up. */
  readonly seconds: number;
}

/** Callers counted at the same time; with more, those who called longest ago are forgotten. */
const CALLERS = 100_000;

/** Counts by fixed windows on a monotonic clock: a wall clock that is put back locks nobody out. */
export class CallWindows {
  private readonly windows = new LRUCache<string, Window>({ max: CALLERS });

  /** Adds `cost` to what `key` has spent; `lengthMs` is of the window that begins where there is none. */
  spend(key: string, cost: number, lengthMs: number): Spent {
    const now = performance.now();
    const known = this.windows.get(key);
    const window = known && now < known.endsAt ? known : { spent: 0, endsAt: now + lengthMs };
    window.spent += cost;
    this.windows.set(key, window);
    return { spent: window.spent, seconds: Math.ceil((window.endsAt - now) / 1_000) };
  }
}
