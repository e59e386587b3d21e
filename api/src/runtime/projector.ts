import type { CollectionVersion } from '../ports/read-models.port.js';
import { AheadOfLog, nameOf } from './ahead-of-log.js';
import { Follower } from './follower.js';
import type { FoldingParts } from './folding-parts.js';
import type { Freshness } from './freshness.js';
import { activeOf, KnownProjections, type Projections } from './known-projections.js';
import { isMended } from './mended.js';
import { Mender } from './mender.js';
import { pause } from './pause.js';

const MEND_EVERY_MS = 1_000;
const LONGEST_MEND_MS = 60_000;
/** A start waits so long for what is folded anew: afterwards all is served as it is. */
const FOLDED_WITHIN_MS = 5_000;

/**
 * The live projector: it follows the event store with every version that this release can fold, from its start on; beside that
 * it folds anew what has another shape, is missing, damaged or ahead of the event store (docs/adr/0033).
 */
export class Projector implements Freshness {
  private readonly stopping = new AbortController();
  private readonly known: KnownProjections;
  private readonly ahead: AheadOfLog;
  private readonly mender: Mender;
  private readonly follower: Follower;
  private running: Promise<unknown> | null = null;
  /** The served versions that were outdated at the start: nobody has switched as long as they are served. */
  private outdated: readonly string[] = [];

  /**
   * `refresh` answers the projections anew once versions are served that the present ones did not fold; `ofAllRules` those of
   * every set of scoring rules, by which former and coming versions are followed.
   */
  constructor(
    private readonly parts: FoldingParts,
    refresh?: () => Promise<Projections>,
    ofAllRules?: () => Promise<Projections>,
  ) {
    const { signal } = this.stopping;
    this.known = new KnownProjections(parts.projections, refresh, ofAllRules);
    this.ahead = new AheadOfLog(parts);
    this.mender = new Mender(parts, () => this.known.lookAgain());
    const { known, mender, ahead } = this;
    this.follower = new Follower(parts, { known, mender, ahead }, signal);
  }

  /**
   * Begins to follow, and to fold anew what is due beside that. Resolves once the latter is done or takes long; for a process
   * that serves members not before every read model is served. Throws what keeps it from that.
   */
  async start(): Promise<void> {
    const { signal } = this.stopping;
    await this.mender.begin(signal);
    const isDoubted = await this.ahead.look();
    const versions = await this.parts.models.versions();
    // An operator may have switched since this projector was made: what is served must not be folded back.
    const projections = await this.known.lookAgain();
    const active = activeOf(versions);
    this.outdated = await this.outdatedOf(projections, active);
    const isNeeded = isDoubted || projections.some(({ name }) => !active.has(name));
    const folded = this.foldDue();
    this.running = Promise.all([this.follower.follow(), this.keepFolded(folded)]);
    const waits = isNeeded && this.parts.servesMembers;
    const inTime = waits ? [folded] : [folded, pause(FOLDED_WITHIN_MS, signal)];
    await Promise.race(inTime).catch((error: unknown) => {
      if (isNeeded) throw error;
    });
  }

  /** The names of what is served in another shape, or stands at an event that can be folded now. */
  private async outdatedOf(
    projections: Projections,
    active: ReadonlyMap<string, CollectionVersion>,
  ): Promise<string[]> {
    const outdated: string[] = [];
    for (const projection of projections) {
      const served = active.get(projection.name);
      if (!served) continue;
      const isOutdated =
        served.shape !== projection.shape || (await isMended(this.parts, projection, served));
      if (isOutdated) outdated.push(nameOf(served));
    }
    return outdated;
  }

  /** True once the read models have passed the position; false when that takes longer than `timeoutMs`, or cannot be. */
  waitFor(position: number, timeoutMs: number): Promise<boolean> {
    return this.follower.waitFor(position, timeoutMs);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  /** What is found, or has come to be due, while the rest is followed. */
  private async keepFolded(first: Promise<void>): Promise<void> {
    const { signal } = this.stopping;
    let waitMs = MEND_EVERY_MS;
    for (let folding = first; !signal.aborted; folding = this.foldDue()) {
      try {
        await folding;
        waitMs = MEND_EVERY_MS;
      } catch (error) {
        if (signal.aborted) return;
        this.parts.log.error({ err: error, waitMs }, 'read models could not be mended; trying again');
        waitMs = Math.min(waitMs * 2, LONGEST_MEND_MS);
      }
      await pause(waitMs, signal);
    }
  }

  private async foldDue(): Promise<void> {
    const { signal } = this.stopping;
    if (signal.aborted) return;
    const hasLost = await this.ahead.settle(signal);
    await this.mender.mend(signal, (version) => this.isDue(version));
    await this.follower.lookAgain();
    if (hasLost && !signal.aborted) await this.dropAheadOfLog();
  }

  /** Also where an operator's switch to other rules was cut short when they were in force, and before they were served. */
  private async isDue(version: CollectionVersion): Promise<boolean> {
    if (this.outdated.includes(nameOf(version)) || this.ahead.isCertain(version)) return true;
    return this.known.isOfOtherRules(version);
  }

  /** Not to be rolled back to: whatever is folded into one of them now would be passed over. */
  private async dropAheadOfLog(): Promise<void> {
    const { models } = this.parts;
    for (const version of await models.versions()) {
      if (version.status === 'retired' && this.ahead.isCertain(version)) await models.dropVersion(version);
    }
  }
}
