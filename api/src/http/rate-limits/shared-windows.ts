import { LRUCache } from 'lru-cache';
import type { UseCounts } from '../../ports/use-counts.port.js';
import type { Log } from '../../runtime/log.js';
import { CALLERS, CallWindows, OwnWindows, type Counted, type Spent } from './call-windows.js';

/** The part of a limit that a process takes at once, and may give away in a window before it asks the store. */
const PART = 1 / 20;
/** A store that is slower than that is not waited for. */
const LONGEST_WAIT_MS = 250;
/** How long a store that did not answer is left alone. */
const LEFT_ALONE_MS = 5_000;

interface Window {
  readonly number: number;
  /** What this process may still give away. */
  left: number;
  /** Whether what it gave away before it asked is in the store. */
  isReported: boolean;
  /** Whether the store has no more to give. */
  isEmpty: boolean;
}

export interface SharedParts {
  readonly counts: Pick<UseCounts, 'add'>;
  /** Keeps from the store who calls. */
  readonly nameHash: (name: string) => string;
  readonly clock: () => number;
  readonly log: Pick<Log, 'warn'>;
}

/**
 * Counts for all processes together. Each takes a twentieth of a limit at a time from a counter in the store, so that most
 * requests ask nobody; whoever asks for less than a twentieth never does. So n processes give at most n twentieths more
 * than the limit. While the store is away each process counts for itself: a limit is no reason to answer nobody.
 */
export class SharedWindows extends CallWindows {
  private readonly own = new OwnWindows();
  private readonly windows = new LRUCache<string, Window>({ max: CALLERS });
  private leftAloneUntil = -Infinity;

  constructor(private readonly parts: SharedParts) {
    super();
  }

  override spend(counted: Counted): Spent | Promise<Spent> {
    const own = this.own.spend(counted);
    const { cost, most, lengthMs } = counted;
    const now = this.parts.clock();
    const number = Math.floor(now / lengthMs);
    const window = this.windowOf(counted, number);
    const seconds = Math.ceil(((number + 1) * lengthMs - now) / 1_000);
    if (own.isOver) return own;
    if (window.isEmpty) return { isOver: true, spent: most + 1, seconds };
    if (window.left >= cost) {
      window.left -= cost;
      return own;
    }
    if (performance.now() < this.leftAloneUntil) return own;
    return this.take(window, counted, own, seconds);
  }

  private windowOf({ key, most }: Counted, number: number): Window {
    const known = this.windows.get(key);
    if (known?.number === number) return known;
    const window = { number, left: partOf(most), isReported: false, isEmpty: false };
    this.windows.set(key, window);
    return window;
  }

  private async take(window: Window, counted: Counted, own: Spent, seconds: number): Promise<Spent> {
    const { key, cost, most, lengthMs } = counted;
    const wanted = Math.max(cost, partOf(most));
    const given = window.isReported ? 0 : partOf(most) - window.left;
    if (!window.isReported) window.left = 0;
    window.isReported = true;
    const name = this.parts.nameHash(`calls/${lengthMs}/${window.number}/${key}`);
    const until = (window.number + 1) * lengthMs;
    try {
      const total = await inTime(this.parts.counts.add(name, given + wanted, until, this.parts.clock()));
      const got = wanted - Math.max(0, total - most);
      if (got < cost) {
        window.isEmpty = true;
        return { isOver: true, spent: most + 1, seconds };
      }
      window.left += got - cost;
    } catch (error) {
      this.leftAloneUntil = performance.now() + LEFT_ALONE_MS;
      this.parts.log.warn({ err: error }, 'limits are counted by this process alone for now');
    }
    return own;
  }
}

function partOf(most: number): number {
  return Math.floor(most * PART);
}

/** Throws where it takes too long; what comes later is not heard. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the store did not answer in time')), LONGEST_WAIT_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
}
