import { setTimeout as pause } from 'node:timers/promises';
import type { CollectionVersion, ReadModelStore } from '../ports/read-models.port.js';
import { PositionWaiters } from './position-waiters.js';
import { StandingVersions } from './standing-versions.js';

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
  private readonly standing = new StandingVersions();
  private polling = false;

  constructor(private readonly models: ReadModelStore) {}

  /** False at once for what nobody follows while it is folded anew: after the first one who waited in vain. */
  waitFor(position: number, timeoutMs: number): Promise<boolean> {
    const passed = this.waiters.wait(position, timeoutMs);
    if (!this.polling) void this.poll();
    return passed;
  }

  private async poll(): Promise<void> {
    this.polling = true;
    this.standing.beginAgain();
    while (this.waiters.waiting) {
      const versions = await this.models.versions().catch(() => []);
      const served = readable(versions);
      if (served.length > 0) this.look(served, versions);
      else if (versions.some(({ paused }) => paused)) this.waiters.giveUp();
      if (this.waiters.waiting) await pause(POLL_MS);
    }
    this.polling = false;
  }

  private look(served: readonly CollectionVersion[], versions: readonly CollectionVersion[]): void {
    this.waiters.passed(lowest(served));
    const moving = this.standing.among(served, versions, this.waiters.lowest);
    // What stands still will not show it, however long it is waited for.
    if (moving.length < served.length) this.waiters.giveUp(lowest(moving));
  }
}

/** The position up to which every served read model is folded; 0 when none is. What cannot be read, or is paused, is left out. */
export async function servedCheckpoint(models: ReadModelStore): Promise<number> {
  const served = readable(await models.versions());
  return served.length === 0 ? 0 : lowest(served);
}

function readable(versions: readonly CollectionVersion[]): CollectionVersion[] {
  return versions.filter(
    ({ status, damage, paused }) => status === 'active' && damage?.key !== null && !paused,
  );
}

/** Infinity of none. */
function lowest(versions: readonly CollectionVersion[]): number {
  return Math.min(...versions.map(({ checkpoint }) => checkpoint));
}
