import { setTimeout as pause } from 'node:timers/promises';
import { isHeld } from './reaching.js';

/** How long another process that is writing is waited for. */
export const PATIENCE_MS = 5_000;
/** SQLite's own waiting stops everything else in this process: so long at a time, and as long a pause in between. */
export const HELD_MS = 10;

/**
 * Runs `work`, which may be run again, until no other process holds the file; everything else in this process goes on
 * meanwhile. Its database's busy_timeout is HELD_MS. Throws what `work` throws, after PATIENCE_MS that it is held.
 */
export async function patiently<T>(work: () => T): Promise<T> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isHeld(error) || performance.now() > until) throw error;
    }
    await pause(HELD_MS);
  }
}
