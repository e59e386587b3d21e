import type { CollectionVersion, Damage, VersionWrite } from '../ports/read-models.port.js';
import type { FoldEvent } from '../kernel/event.js';
import type { AheadOfLog } from './ahead-of-log.js';
import { FaultReport } from './fault-report.js';
import { Fold } from './fold.js';
import type { FoldingParts } from './folding-parts.js';
import type { Freshness } from './freshness.js';
import type { KnownProjections } from './known-projections.js';
import type { Mender } from './mender.js';
import { pause } from './pause.js';
import { PositionWaiters } from './position-waiters.js';

const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 5_000;
const PARKED = 'an event cannot be folded: its document stands as it was, the others go on';

export interface Followed {
  readonly known: KnownProjections;
  readonly mender: Pick<Mender, 'note' | 'noted'>;
  readonly ahead: AheadOfLog;
}

interface Target {
  readonly fold: Fold;
  readonly version: CollectionVersion;
}

/**
 * One ordered subscription, folded into every version that is served or about to be, while others are filled beside it. After a
 * failure it goes on from the checkpoints; the position guard makes what was folded before harmless.
 */
export class Follower implements Freshness {
  private readonly waiters = new PositionWaiters();
  /** Every event up to here is in the read models that are served and followed. */
  private folded = 0;
  /** Nothing that is served can be followed before it is folded anew. */
  private isIdle = false;
  private readonly report: FaultReport;
  /** Ends the subscription that is followed now. */
  private round = new AbortController();

  constructor(
    private readonly parts: FoldingParts,
    private readonly followed: Followed,
    private readonly signal: AbortSignal,
  ) {
    this.report = new FaultReport(parts.models);
  }

  /** False at once while nothing that is served can be followed: the position would not come. */
  waitFor(position: number, timeoutMs: number): Promise<boolean> {
    if (this.isIdle) return Promise.resolve(false);
    if (position <= this.folded) return Promise.resolve(true);
    return this.waiters.wait(position, timeoutMs);
  }

  /** Until the signal aborts. */
  async follow(): Promise<void> {
    let retryMs = FIRST_RETRY_MS;
    while (!this.signal.aborted) {
      try {
        this.report.begun();
        await this.followOnce(() => {
          retryMs = FIRST_RETRY_MS;
        });
      } catch (error) {
        if (this.signal.aborted) break;
        if (await this.followed.mender.noted(error).catch(() => false)) {
          await pause(FIRST_RETRY_MS, this.signal);
          continue;
        }
        this.parts.log.error(
          { err: error, position: this.folded, retryMs },
          'projector failed; trying again',
        );
        await this.report.failed(error, this.folded);
        await pause(retryMs, this.signal);
        retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
      }
    }
    this.report.stop();
  }

  private async followOnce(onProgress: () => void): Promise<void> {
    const targets = await this.targets();
    const served = targets.filter(isServed);
    if (served.length === 0) return pause(FIRST_RETRY_MS, this.signal);
    let after = lowest(targets);
    this.passed(lowest(served));
    this.round = new AbortController();
    const until = AbortSignal.any([this.signal, this.round.signal]);
    for await (const page of this.parts.store.subscribe({ after, chains: true }, until)) {
      if (!(await this.foldPage(page, after))) return;
      after = page.at(-1)?.position ?? after;
      onProgress();
      await this.report.gotOn();
    }
  }

  /** Goes back where something that is served lacks what was folded before, as after a pause. Throws StoreUnavailable. */
  async lookAgain(): Promise<void> {
    // Before the versions are read: what is folded meanwhile is no lack.
    const { folded } = this;
    const isLacking = ({ version: { status, checkpoint } }: Target) =>
      status === 'active' && checkpoint < folded;
    if ((await this.targets()).some(isLacking)) this.round.abort();
  }

  /** Returns false where the subscription has to begin anew. */
  private async foldPage(page: readonly FoldEvent[], after: number): Promise<boolean> {
    // Looked up for every page, so that a switch by another process is followed at once.
    const targets = await this.targets();
    const last = page.at(-1)?.position ?? after;
    // A version that has come to be served since may lack what was folded before it: go back for that.
    if (!targets.some(isServed) || targets.some(({ version }) => version.checkpoint < after)) return false;
    // Nothing would be folded into a version that is further than the event store. Another projector may have been quicker.
    const isAhead = targets.some(({ version }) => version.checkpoint > last);
    if (isAhead && (await this.followed.ahead.look())) return false;
    const writes = await Promise.all(targets.map(({ fold, version }) => fold.page(page, version.checkpoint)));
    await this.parts.models.commit(writes);
    this.tellParked(writes);
    this.passed(Math.max(this.folded, last));
    return true;
  }

  /** What is folded along, those that are about to be served first: when they are, they lack nothing. */
  private async targets(): Promise<Target[]> {
    const { known, ahead } = this.followed;
    const versions = await this.parts.models.versions();
    await known.toServe(versions);
    const targets: Target[] = [];
    for (const version of versions) {
      const { status, damage, paused } = version;
      const isFollowed = status === 'following' || (status === 'active' && !paused);
      if (!isFollowed || damage?.key === null || ahead.has(version)) continue;
      const projection = await known.of(version);
      if (projection) targets.push({ version, fold: this.foldOf(projection, version) });
    }
    const served = versions.filter(({ status }) => status === 'active');
    // What is damaged is back soon, and what is in doubt.
    const isComing = (version: CollectionVersion) => version.damage !== undefined || ahead.has(version);
    this.isIdle =
      served.length > 0 &&
      !targets.some(isServed) &&
      !served.some((version) => !version.paused && isComing(version));
    if (this.isIdle) this.waiters.giveUp();
    return targets.sort((a, b) => Number(isServed(a)) - Number(isServed(b)));
  }

  private foldOf(projection: FoldingParts['projections'][number], version: CollectionVersion): Fold {
    const { models, lift } = this.parts;
    const leaveOut = (damage: Damage) => {
      if (version.damage) return;
      this.followed.mender.note(version, damage).catch(() => undefined);
    };
    return new Fold(version, projection, models, lift, leaveOut);
  }

  /** A document is told once: nothing more comes to it. */
  private tellParked(writes: readonly VersionWrite[]): void {
    for (const { collection, documents } of writes) {
      for (const { key, position, parked } of documents) {
        if (parked) this.parts.log.error({ collection, key, position, ...parked }, PARKED);
      }
    }
  }

  private passed(position: number): void {
    this.folded = position;
    this.waiters.passed(position);
  }
}

function isServed({ version }: Target): boolean {
  return version.status === 'active';
}

function lowest(targets: readonly Target[]): number {
  return Math.min(...targets.map(({ version }) => version.checkpoint));
}
