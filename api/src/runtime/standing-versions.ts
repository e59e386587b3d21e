import type { CollectionVersion } from '../ports/read-models.port.js';
import { nameOf } from './ahead-of-log.js';

/** A version that was waited for so long without any progress is not followed. */
const STANDING_AFTER_MS = 1_500;

interface Seen {
  readonly checkpoint: number;
  /** By the monotonic clock. */
  readonly since: number;
  readonly stands: boolean;
}

/**
 * Tells which served versions stand still because no process can follow them: one of another release's shape that is being
 * folded anew. Such a version is not waited for again until it moves, or another one takes its place.
 */
export class StandingVersions {
  private seen: ReadonlyMap<string, Seen> = new Map();

  /** After a time in which nobody looked: what happened meanwhile is not known. */
  beginAgain(): void {
    this.seen = new Map([...this.seen].filter(([, { stands }]) => stands));
  }

  /** Returns those of the served versions that move, or may; `awaited` is the lowest position that somebody waits for. */
  among(
    served: readonly CollectionVersion[],
    versions: readonly CollectionVersion[],
    awaited: number,
  ): CollectionVersion[] {
    const behind = served.filter(({ checkpoint }) => checkpoint < awaited);
    this.seen = new Map(behind.map((version) => [nameOf(version), this.lookAt(version)]));
    return served.filter(
      (version) => !this.seen.get(nameOf(version))?.stands || !isReplaced(version, versions),
    );
  }

  private lookAt(version: CollectionVersion): Seen {
    const { checkpoint } = version;
    const [now, before] = [performance.now(), this.seen.get(nameOf(version))];
    if (before?.checkpoint !== checkpoint) return { checkpoint, since: now, stands: false };
    return { ...before, stands: before.stands || now - before.since >= STANDING_AFTER_MS };
  }
}

function isReplaced({ collection }: CollectionVersion, versions: readonly CollectionVersion[]): boolean {
  return versions.some(
    (one) => one.collection === collection && (one.status === 'building' || one.status === 'following'),
  );
}
