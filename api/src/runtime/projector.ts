import { DamagedReadModel, type CollectionVersion, type Damage } from '../ports/read-models.port.js';
import { versionsAheadOfLog } from './ahead-of-log.js';
import { Fold } from './fold.js';
import type { FoldingParts } from './folding-parts.js';
import type { Freshness } from './freshness.js';
import { Mender } from './mender.js';
import { PositionWaiters } from './position-waiters.js';

const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 5_000;
const MEND_EVERY_MS = 1_000;
const LONGEST_MEND_MS = 60_000;
/** A start waits so long for what cannot be read: afterwards all else is served without it. */
const MENDED_WITHIN_MS = 5_000;

/**
 * The live projector: one ordered subscription folded into every version that is served or about to be. After a
 * failure it goes on from its checkpoints; the position guard makes what was folded before harmless. What cannot be read is
 * left out, and folded anew beside it.
 */
export class Projector implements Freshness {
  private readonly stopping = new AbortController();
  private readonly waiters = new PositionWaiters();
  private readonly mender: Mender;
  private running: Promise<unknown> | null = null;
  /** Every event up to here is in the read models. */
  private folded = 0;
  private projections: FoldingParts['projections'];

  /** `refresh` answers the projections anew once versions are served that the present ones did not fold. */
  constructor(
    private readonly parts: FoldingParts,
    private readonly refresh?: () => Promise<FoldingParts['projections']>,
  ) {
    this.projections = parts.projections;
    this.mender = new Mender(parts, (versions) => this.projectionsFor(versions));
  }

  /**
   * Folds anew what has no version of the present shape, or one that is ahead of the log; then follows the log. Resolves once
   * it follows, and what cannot be read is folded anew or takes long.
   */
  async start(): Promise<void> {
    await this.mender.begin(this.stopping.signal);
    const lost = await this.aheadOfLog();
    const versions = await this.parts.models.versions();
    // An operator may have switched since this projector was made: what is served must not be folded back.
    const projections = await this.projectionsFor(versions);
    const active = activeOf(versions);
    const stale = projections.filter(
      ({ name, shape }) => active.get(name)?.shape !== shape || lost.has(name),
    );
    if (stale.length > 0) await this.mender.foldAnew(stale, this.stopping.signal);
    if (lost.size > 0 && !this.stopping.signal.aborted) await this.dropAheadOfLog();
    const mended = this.mend();
    this.running = Promise.all([this.follow(), mended.then(() => this.keepReadable())]);
    await Promise.race([mended, pause(MENDED_WITHIN_MS, this.stopping.signal)]);
  }

  /** True once the read models have passed the position; false when that takes longer than `timeoutMs`. */
  waitFor(position: number, timeoutMs: number): Promise<boolean> {
    if (position <= this.folded) return Promise.resolve(true);
    return this.waiters.wait(position, timeoutMs);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  /** Collections that are served from further than the log reaches. */
  private async aheadOfLog(): Promise<Set<string>> {
    const { store, models, log } = this.parts;
    const ahead = await versionsAheadOfLog(store, models);
    if (ahead.length > 0) {
      const folded = Math.max(...ahead.map(({ checkpoint }) => checkpoint));
      log.error({ head: await store.head(), folded }, 'the log ends before what was folded from it');
    }
    return new Set(ahead.map(({ collection }) => collection));
  }

  /** Not to be rolled back to: whatever is folded into one of them now would be passed over. */
  private async dropAheadOfLog(): Promise<void> {
    const { store, models } = this.parts;
    for (const version of await versionsAheadOfLog(store, models)) {
      if (version.status !== 'active') await models.dropVersion(version);
    }
  }

  /** What comes to be unreadable while others are served. */
  private async keepReadable(): Promise<void> {
    const { signal } = this.stopping;
    let waitMs = MEND_EVERY_MS;
    while (!signal.aborted) {
      await pause(waitMs, signal);
      waitMs = (await this.mend()) ? MEND_EVERY_MS : Math.min(waitMs * 2, LONGEST_MEND_MS);
    }
  }

  /** Returns whether it could. */
  private async mend(): Promise<boolean> {
    const { signal } = this.stopping;
    try {
      if (!signal.aborted) await this.mender.mend(signal);
      return true;
    } catch (error) {
      if (!signal.aborted)
        this.parts.log.error({ err: error }, 'read models could not be mended; trying again');
      return false;
    }
  }

  private async follow(): Promise<void> {
    let retryMs = FIRST_RETRY_MS;
    while (!this.stopping.signal.aborted) {
      try {
        await this.followOnce(() => {
          retryMs = FIRST_RETRY_MS;
        });
      } catch (error) {
        if (this.stopping.signal.aborted) return;
        if (await this.mender.noted(error).catch(() => false)) {
          await pause(FIRST_RETRY_MS, this.stopping.signal);
          continue;
        }
        this.parts.log.error(
          { err: error, position: this.folded, retryMs },
          'projector failed; trying again',
        );
        await pause(retryMs, this.stopping.signal);
        retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
      }
    }
  }

  private async followOnce(onProgress: () => void): Promise<void> {
    const { store, models } = this.parts;
    const served = await this.targets();
    if (served === null) return pause(FIRST_RETRY_MS, this.stopping.signal);
    let after = Math.min(...served.map(({ version }) => version.checkpoint));
    this.advance(after);
    for await (const page of store.subscribe({ after }, this.stopping.signal)) {
      // Looked up for every page, so that a switch by another process is followed at once.
      const targets = await this.targets();
      if (targets === null) return;
      await this.refuseAhead(targets, page.at(-1)?.position ?? after);
      // A version that has come to be served since may lack what was folded before it: go back for that.
      if (targets.some(({ version }) => version.checkpoint < after)) return;
      const writes = await Promise.all(
        targets.map(({ fold, version }) => fold.page(page, version.checkpoint)),
      );
      await models.commit(writes);
      after = page.at(-1)?.position ?? after;
      this.advance(after);
      onProgress();
    }
  }

  /** Null while none can be read. */
  private async targets(): Promise<{ fold: Fold; version: CollectionVersion }[] | null> {
    const versions = await this.parts.models.versions();
    const projections = await this.projectionsFor(versions);
    const targets = projections.flatMap((projection) =>
      versions
        .filter(({ collection, status, shape, damage }) => {
          const served = (status === 'active' || status === 'following') && damage?.key !== null;
          return served && collection === projection.name && shape === projection.shape;
        })
        .map((version) => ({ version, fold: this.foldOf(projection, version) })),
    );
    // Without any, "folded up to here" would be everywhere: whoever waits would be told that all is there.
    if (targets.length === 0 && versions.some(({ damage }) => damage)) return null;
    if (targets.length === 0) throw new Error('No read model that this release can fold is served');
    return targets;
  }

  private foldOf(projection: FoldingParts['projections'][number], version: CollectionVersion): Fold {
    const { models, lift } = this.parts;
    const leaveOut = (damage: Damage) => {
      if (version.damage) return;
      this.mender.note(version, damage).catch(() => undefined);
    };
    return new Fold(version, projection, models, lift, leaveOut);
  }

  /** Throws DamagedReadModel for a version that says it is further than the log: nothing would be folded into it. */
  private async refuseAhead(
    targets: readonly { version: CollectionVersion }[],
    position: number,
  ): Promise<void> {
    const ahead = targets.find(({ version }) => version.checkpoint > position)?.version;
    // Another projector may have been quicker.
    if (!ahead || ahead.checkpoint <= (await this.parts.store.head())) return;
    throw new DamagedReadModel(ahead, {
      key: null,
      what: `its checkpoint, ${ahead.checkpoint}, is beyond the log`,
    });
  }

  /** The projections of what is served, looked up anew when it is not what the present ones fold. */
  private async projectionsFor(versions: readonly CollectionVersion[]): Promise<FoldingParts['projections']> {
    const active = activeOf(versions);
    const unknown = this.projections.some(({ name, shape }) => (active.get(name)?.shape ?? shape) !== shape);
    if (this.refresh && unknown) this.projections = await this.refresh();
    return this.projections;
  }

  private advance(position: number): void {
    this.folded = Math.max(this.folded, position);
    this.waiters.passed(this.folded);
  }
}

function activeOf(versions: readonly CollectionVersion[]): Map<string, CollectionVersion> {
  const active = versions.filter(({ status }) => status === 'active');
  return new Map(active.map((version) => [version.collection, version]));
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}
