import type { EventStore } from '../ports/event-store.port.js';
import type { CollectionVersion, VersionRef } from '../ports/read-models.port.js';
import type { FoldingParts } from './folding-parts.js';
import { pause } from './pause.js';

/** A node that lags, or that does not know yet that it leads no more, has caught up or is not asked any more by then. */
const LOOK_AGAIN_AFTER_MS = [250, 750, 2_000, 4_000, 5_000];

/**
 * Versions whose checkpoint is beyond the head. Either the event store lost its end to a damaged disk, or an earlier copy was
 * put back: what they hold of the lost events is nowhere else, and the positions are given again to other events. Or the head
 * is one that was told too early: `AheadOfLog` looks again.
 */
export async function versionsAheadOfLog(
  store: Pick<EventStore, 'head'>,
  models: Pick<FoldingParts['models'], 'versions'>,
): Promise<CollectionVersion[]> {
  // In this order: a version folded in between is not ahead of a head asked for later.
  const versions = await models.versions();
  const head = await store.head();
  return versions.filter(({ checkpoint }) => checkpoint > head);
}

/** Versions that seem to be ahead of the event store. Nothing is folded into them until it is certain that they are not. */
export class AheadOfLog {
  private doubted: ReadonlySet<string> = new Set();
  private readonly certain = new Set<string>();

  constructor(private readonly parts: FoldingParts) {}

  /** Whether nothing is to be folded into this version. */
  has(version: VersionRef): boolean {
    return this.doubted.has(nameOf(version)) || this.isCertain(version);
  }

  /** Whether it was ahead whenever it was looked at. */
  isCertain(version: VersionRef): boolean {
    return this.certain.has(nameOf(version));
  }

  /** Looks at the head once; returns whether a version is ahead of it. Throws StoreUnavailable. */
  async look(): Promise<boolean> {
    const ahead = await versionsAheadOfLog(this.parts.store, this.parts.models);
    this.doubted = new Set(ahead.filter((version) => !this.isCertain(version)).map(nameOf));
    return this.doubted.size > 0;
  }

  /**
   * Looks again for 12 s where something is in doubt, and lets go of what is not ahead any more. Returns whether anything is
   * ahead for certain that was not known to be. Throws StoreUnavailable, and is then to be called again.
   */
  async settle(signal: AbortSignal): Promise<boolean> {
    const { store, models, log, pause: wait = pause } = this.parts;
    for (const ms of LOOK_AGAIN_AFTER_MS) {
      if (this.doubted.size === 0) return false;
      const before = this.doubted;
      await wait(ms, signal);
      if (signal.aborted) return false;
      await this.look();
      // One that has only come to be in doubt since was not looked at as often.
      this.doubted = new Set([...this.doubted].filter((name) => before.has(name)));
    }
    const lost = (await models.versions()).filter((version) => this.doubted.has(nameOf(version)));
    if (lost.length === 0) return false;
    const folded = Math.max(...lost.map(({ checkpoint }) => checkpoint));
    log.error({ head: await store.head(), folded }, 'the log ends before what was folded from it');
    for (const version of lost) this.certain.add(nameOf(version));
    this.doubted = new Set();
    return true;
  }
}

export function nameOf({ collection, version }: VersionRef): string {
  return `${collection} ${version}`;
}
