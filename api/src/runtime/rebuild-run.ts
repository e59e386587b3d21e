import type { FoldEvent } from '../kernel/event.js';
import type { Projection } from '../kernel/projection.js';
import type { CollectionVersion, Held, VersionRef } from '../ports/read-models.port.js';
import { fillVersions, type OnPage } from './filling/fill-versions.js';
import { foldHere } from './filling/fold-here.js';
import { largePages } from './filling/large-pages.js';
import { Fold } from './fold.js';
import type { FoldingParts } from './folding-parts.js';
import { RebuildCancelled, type RebuildOptions, type Rebuilt } from './rebuild-options.js';
import { tellingProgress } from './telling-progress.js';

/** A pass this short is caught up: what is left comes as fast as it is folded. */
const SHORT_PASS = 2_000;
/** Rounds behind a live projector before the switch is made all the same; the last events follow at once. */
const ROUNDS = 100;

export interface Target {
  readonly projection: Projection<unknown>;
  readonly version: CollectionVersion;
  readonly fold: Fold;
  checkpoint: number;
  events: number;
}

export function targetOf(
  { models, lift }: FoldingParts,
  projection: Projection<unknown>,
  version: CollectionVersion,
): Target {
  const fold = new Fold(version, projection, models, lift);
  const { checkpoint, held } = version;
  return { projection, version, checkpoint, events: held?.events ?? 0, fold };
}

/** One rebuild: it fills new versions, or brings old ones up to date, and switches to them. */
export class Rebuild {
  constructor(
    private readonly parts: FoldingParts,
    private readonly targets: readonly Target[],
    private readonly options: RebuildOptions,
  ) {}

  run(): Promise<Rebuilt[]> {
    return this.unlessCancelled(async () => {
      await this.fill();
      await this.catchUpNearly();
      // What is served is then never folded by rules that the event store does not know.
      await this.options.beforeSwitch?.();
      await this.follow();
      return this.switchTo();
    });
  }

  runAside(held: Held): Promise<Rebuilt[]> {
    return this.unlessCancelled(async () => {
      const { models } = this.parts;
      await this.fill();
      await this.catchUpNearly();
      const former = (await models.versions()).filter(({ held: before }) => before);
      for (const { version, events } of this.targets) await models.hold(version, { ...held, events });
      for (const one of former) if (this.isOfTarget(one)) await models.dropVersion(one);
      return this.rebuilt();
    });
  }

  catchUp(): Promise<Rebuilt[]> {
    return this.unlessCancelled(async () => {
      await this.catchUpNearly();
      // In this order: whoever sees that other rules are in force sees that somebody switches to them.
      await this.follow();
      await this.options.beforeSwitch?.();
      return this.switchTo();
    });
  }

  private async fill(): Promise<void> {
    const { store, models, fold = foldHere(this.parts.lift) } = this.parts;
    const versions = this.targets.map(({ projection, version }) => ({ projection, ref: version }));
    const onPage = tellingProgress(models, versions, await this.beginPass(0));
    const filled = await fillVersions({ store, models, fold }, versions, this.options.signal, onPage);
    this.targets.forEach((target, index) => Object.assign(target, filled[index]));
  }

  private async catchUpNearly(): Promise<void> {
    while ((await this.pass(this.options.signal)) > SHORT_PASS);
  }

  /**
   * From here on a live projector folds each page into them as well. What it had read before is in the event store, and so in the
   * next pass: whatever anybody was told to be folded is in the new versions when they are served.
   */
  private async follow(): Promise<void> {
    for (const { version } of this.targets) await this.parts.models.setStatus(version, 'following');
  }

  private async switchTo(): Promise<Rebuilt[]> {
    const { models } = this.parts;
    const { signal } = this.options;
    for (let round = 0; round < ROUNDS; round++) {
      if ((await this.pass(signal)) === 0 || !(await this.isBehind())) break;
    }
    const former = (await models.versions()).filter(({ status }) => status === 'active');
    await models.activate(this.targets.map(({ version }) => version));
    // What a live projector of another release had folded into the old versions only. Nothing is as it was before any more.
    await this.pass(null);
    await this.dropRetired(former);
    return this.rebuilt();
  }

  private rebuilt(): Rebuilt[] {
    return this.targets.map(({ version: { collection, version, shape }, checkpoint, events }) => {
      return { collection, version, shape, events, position: checkpoint };
    });
  }

  /** Folds the event store as it stands into every target; returns how many events there were. */
  private async pass(signal: AbortSignal | null): Promise<number> {
    const { store, models } = this.parts;
    const after = Math.min(...this.targets.map(({ checkpoint }) => checkpoint));
    const onPage = await this.beginPass(after);
    let count = 0;
    for await (const page of largePages(store.replay({ after, chains: true }))) {
      signal?.throwIfAborted();
      const writes = await Promise.all(
        this.targets.map(({ fold, checkpoint }) => fold.page(page, checkpoint)),
      );
      await models.commit(writes);
      this.targets.forEach((target, index) => {
        target.events += eventsFolded(target.projection, page);
        target.checkpoint = writes[index]?.checkpoint ?? target.checkpoint;
      });
      count += page.length;
      onPage(page.length, page.at(-1)?.position ?? 0);
    }
    return count;
  }

  private async beginPass(after: number): Promise<OnPage> {
    const { beginPass } = this.options;
    return beginPass ? beginPass(await this.parts.store.head(), after) : () => undefined;
  }

  private async isBehind(): Promise<boolean> {
    const versions = await this.parts.models.versions();
    return this.targets.some(({ version: { collection }, checkpoint }) =>
      versions.some(
        (one) => one.collection === collection && one.status === 'active' && one.checkpoint > checkpoint,
      ),
    );
  }

  /** Those that stood aside before the one that is now the former; what is damaged is set aside, and what is held is kept. */
  private async dropRetired(former: readonly CollectionVersion[]): Promise<void> {
    const { models } = this.parts;
    for (const version of await models.versions()) {
      const isKept = version.damage ?? version.held ?? former.find((one) => isSame(one, version));
      if (version.status === 'retired' && !isKept && this.isOfTarget(version))
        await models.dropVersion(version);
    }
  }

  private isOfTarget({ collection }: VersionRef): boolean {
    return this.targets.some(({ version }) => version.collection === collection);
  }

  /** Whoever cancels it takes its versions away, at any moment. */
  private async unlessCancelled<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const there = await this.parts.models.versions().catch(() => null);
      const gone = this.targets.filter(({ version }) => there?.every((one) => !isSame(one, version)));
      await this.leave(there ?? []);
      if (this.options.signal.aborted || gone.length === 0) throw error;
      const names = gone.map(({ projection }) => projection.name);
      throw new RebuildCancelled(names, { cause: error });
    }
  }

  /** What was not switched to is nobody's: what was retired before is that again, the rest is dropped. */
  private async leave(there: readonly CollectionVersion[]): Promise<void> {
    const { models } = this.parts;
    for (const { version } of this.targets) {
      const now = there.find((one) => isSame(one, version));
      if (now?.status !== 'building' && now?.status !== 'following') continue;
      const left = version.status === 'retired' ? models.setStatus(now, 'retired') : models.dropVersion(now);
      // Whoever comes next sees that it was abandoned.
      await left.catch(() => undefined);
    }
  }
}

function eventsFolded({ sequence, types }: Projection<unknown>, page: readonly FoldEvent[]): number {
  return sequence ? page.length : page.filter(({ type }) => types.has(type)).length;
}

function isSame(one: VersionRef, other: VersionRef): boolean {
  return one.collection === other.collection && one.version === other.version;
}
