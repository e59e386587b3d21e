import { setTimeout as pause } from 'node:timers/promises';
import type { ReadModelStore } from '../ports/read-models.port.js';
import { PositionWaiters } from './position-waiters.js';

/** How a command's answer waits until the next read shows what it did. */
export interface Freshness {
  /** True once every served read model has passed the position; false when that takes longer. */
  waitFor(position: number, timeoutMs: number): Promise<boolean>;
}

const POLL_MS = 10;

/**
 * For an API without a projector of its own: asks the store for the checkpoints, once for all who wait. That they cannot be
 * read now says nothing of the command that was done: whoever waits is answered when the time is over.
 */
export class PolledFreshness implements Freshness {
  private readonly waiters = new PositionWaiters();
  private polling = false;

  constructor(private readonly models: ReadModelStore) {}

  waitFor(position: number, timeoutMs: number): Promise<boolean> {
    const passed = this.waiters.wait(position, timeoutMs);
    if (!this.polling) void this.poll();
    return passed;
  }

  private async poll(): Promise<void> {
    this.polling = true;
    while (this.waiters.waiting) {
      const checkpoint = await servedCheckpoint(this.models).catch(() => 0);
      this.waiters.passed(checkpoint);
      if (this.waiters.waiting) await pause(POLL_MS);
    }
    this.polling = false;
  }
}

/** The position up to which every served read model is folded; 0 when none is. What cannot be read is not served. */
export async function servedCheckpoint(models: ReadModelStore): Promise<number> {
  const active = (await models.versions()).filter(
    ({ status, damage }) => status === 'active' && damage?.key !== null,
  );
  return active.length === 0 ? 0 : Math.min(...active.map(({ checkpoint }) => checkpoint));
}
