import type { ThrottlerStorage } from '@nestjs/throttler';
import type { CallWindows } from './call-windows.js';

type ThrottlerStorageRecord = Awaited<ReturnType<ThrottlerStorage['increment']>>;

/** Counts the calls of each route, without the wall clock of the library's own. */
export class MonotonicThrottlerStorage implements ThrottlerStorage {
  constructor(private readonly windows: CallWindows) {}

  /** `ttl`: the window's length, milliseconds. Whoever is over the limit is blocked until its end. */
  async increment(key: string, ttl: number, limit: number): Promise<ThrottlerStorageRecord> {
    const counted = { key: `route/${key}`, cost: 1, most: limit, lengthMs: ttl };
    const { isOver, spent, seconds } = await this.windows.spend(counted);
    const timeToBlockExpire = isOver ? seconds : 0;
    return { totalHits: spent, timeToExpire: seconds, isBlocked: isOver, timeToBlockExpire };
  }
}
