import type { ThrottlerStorage } from '@nestjs/throttler';
import { CallWindows } from './call-windows.js';

type ThrottlerStorageRecord = Awaited<ReturnType<ThrottlerStorage['increment']>>;

/** Counts the calls of each route. */
export class MonotonicThrottlerStorage implements ThrottlerStorage {
  private readonly calls = new CallWindows();

  /** `ttl`: the window's length, milliseconds. Whoever is over the limit is blocked until its end. */
  async increment(key: string, ttl: number, limit: number): Promise<ThrottlerStorageRecord> {
    const { spent, seconds } = this.calls.spend(key, 1, ttl);
    const isBlocked = spent > limit;
    const timeToBlockExpire = isBlocked ? seconds : 0;
    return { totalHits: spent, timeToExpire: seconds, isBlocked, timeToBlockExpire };
  }
}
