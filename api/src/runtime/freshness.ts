import { setTimeout as pause } from 'node:timers/promises';
import type { ReadModelStore } from '../ports/read-models.port.js';

/** How a command's answer waits until the next read shows what it did. */
export interface Freshness {
  /** True once every served read model has passed the position; false when that takes longer. */
  waitFor(position: number, timeoutMs: number): Promise<boolean>;
}

const POLL_MS = 10;

/** For an API without a projector of its own: asks the store for the checkpoints. */
export class PolledFreshness implements Freshness {
  constructor(private readonly models: ReadModelStore) {}

  async waitFor(position: number, timeoutMs: number): Promise<boolean> {
    // Not by the time of day, which may jump while we wait.
    const end = performance.now() + timeoutMs;
    for (;;) {
      if ((await servedCheckpoint(this.models)) >= position) return true;
      if (performance.now() >= end) return false;
      await pause(POLL_MS);
    }
  }
}

/** The position up to which every served read model is folded; 0 when none is served. */
export async function servedCheckpoint(models: ReadModelStore): Promise<number> {
  const active = (await models.versions()).filter(({ status }) => status === 'active');
  return active.length === 0 ? 0 : Math.min(...active.map(({ checkpoint }) => checkpoint));
}
