import type { ThrottlerStorage } from '@nestjs/throttler';
import { LRUCache } from 'lru-cache';

type ThrottlerStorageRecord = Awaited<ReturnType<ThrottlerStorage['increment']>>;

interface Window {
  hits: number;
  /** On performance's clock. */
  readonly endsAt: number;
}

/** Callers counted at the same time; with more, those who called longest ago are forgotten. */
const CALLERS = 100_000;

/** Counts calls by fixed windows on a monotonic clock: a wall clock that is put back locks nobody out. */
export class MonotonicThrottlerStorage implements ThrottlerStorage {
  private readonly windows = new LRUCache<string, Window>({ max: CALLERS });

  /** `ttl`: the window's length, milliseconds. Whoever is over the limit is blocked until its end. */
  async increment(key: string, ttl: number, limit: number): Promise<ThrottlerStorageRecord> {
    const now = performance.now();
    const known = this.windows.get(key);
    const window = known && now < known.endsAt ? known : { hits: 0, endsAt: now + ttl };
    window.hits += 1;
    this.windows.set(key, window);
    const seconds = Math.ceil((window.endsAt - now) / 1_000);
    const isBlocked = window.hits > limit;
    return {
      totalHits: window.hits,
      timeToExpire: seconds,
      isBlocked,
      timeToBlockExpire: isBlocked ? seconds : 0,
    };
  }
}
