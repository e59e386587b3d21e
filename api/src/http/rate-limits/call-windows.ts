import { LRUCache } from 'lru-cache';

/** What is asked for, and how much of it there is in a window. */
export interface Counted {
  readonly key: string;
  readonly cost: number;
  readonly most: number;
  /** Of a window, milliseconds. */
  readonly lengthMs: number;
}

export interface Spent {
  readonly isOver: boolean;
  /** As far as this process knows. */
  readonly spent: number;
  /** Until the window's end, rounded up. */
  readonly seconds: number;
}

/** Counts what callers ask for. */
export abstract class CallWindows {
  /** Adds the cost to what the key has spent; a promise only where a store is asked. */
  abstract spend(counted: Counted): Spent | Promise<Spent>;
}

interface Window {
  spent: number;
  /** On performance's clock. */
  readonly endsAt: number;
}

/** Callers counted at the same time; with more, those who called longest ago are forgotten. */
export const CALLERS = 100_000;

/** Of this process alone: fixed windows on a monotonic clock, so that a wall clock that is put back locks nobody out. */
export class OwnWindows extends CallWindows {
  private readonly windows = new LRUCache<string, Window>({ max: CALLERS });

  override spend({ key, cost, most, lengthMs }: Counted): Spent {
    const now = performance.now();
    const known = this.windows.get(key);
    const window = known && now < known.endsAt ? known : { spent: 0, endsAt: now + lengthMs };
    window.spent += cost;
    this.windows.set(key, window);
    const { spent, endsAt } = window;
    return { isOver: spent > most, spent, seconds: Math.ceil((endsAt - now) / 1_000) };
  }
}
