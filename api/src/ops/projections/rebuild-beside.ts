import type { FoldEvent } from '../../kernel/event.js';
import type { Projection } from '../../kernel/projection.js';
import type { CollectionVersion, VersionRef } from '../../ports/read-models.port.js';
import type { Filled, VersionToFill } from '../../runtime/filling/fill-versions.js';
import { Fold } from '../../runtime/fold.js';
import type { FoldingParts } from '../../runtime/folding-parts.js';
import type { Cli } from '../support/cli.js';
import { CommandFailed } from '../support/failures.js';
import { Progress } from '../support/progress.js';

/** A pass this short is caught up: what is left comes as fast as it is folded. */
const SHORT_PASS = 2_000;
/** Rounds behind a live projector before the switch is made all the same; the last events follow at once. */
const ROUNDS = 100;

interface Target {
  readonly projection: Projection<unknown>;
  readonly version: CollectionVersion;
  readonly fold: Fold;
  checkpoint: number;
  /** Folded into it. */
  events: number;
}

/** Folds the log as it stands into new versions; returns for each, in their order, what was folded. */
export type FillNew = (versions: readonly VersionToFill[], progress: Progress) => Promise<readonly Filled[]>;

export interface Rebuilt extends VersionRef {
  readonly shape: string;
  readonly events: number;
  readonly position: number;
}

/**
 * Folds projections anew beside whoever serves the old versions (design.md "Projections"): fills new versions in
 * bounded memory, lets a live projector keep them current, and switches to all of them at once. `beforeSwitch` is
 * called when they have caught up. Cut short at any moment, the old ones serve on, and the next rebuild drops the rest.
 */
export class RebuildBeside {
  private targets: Target[] = [];

  constructor(
    private readonly cli: Cli,
    private readonly parts: FoldingParts,
  ) {}

  /** `fill` folds the whole log into new versions. Throws CommandFailed when it is stopped, and when another one began. */
  run(fill: FillNew, beforeSwitch: () => Promise<void>): Promise<Rebuilt[]> {
    return this.unlessReplaced(() => this.rebuild(fill, beforeSwitch));
  }

  /** Brings versions that were served before up to date, and switches to them. Throws as `run` does. */
  revive(versions: readonly CollectionVersion[]): Promise<Rebuilt[]> {
    for (const version of versions) {
      const projection = this.parts.projections.find(({ name }) => name === version.collection);
      if (projection) this.targets.push(this.target(projection, version));
    }
    return this.unlessReplaced(() => this.catchUpAndSwitch(async () => undefined));
  }

  private async rebuild(fill: FillNew, beforeSwitch: () => Promise<void>): Promise<Rebuilt[]> {
    const { models, store, projections } = this.parts;
    await models.dropAbandoned();
    await this.drop((version) => version.status === 'building' || version.status === 'following');
    for (const projection of projections) {
      const version = await models.createVersion(projection.name, projection.shape);
      this.targets.push(this.target(projection, version));
    }
    const progress = new Progress(this.cli.terminal, 'rebuild', await store.head());
    const filled = await this.unlessStopped(() =>
      fill(
        this.targets.map(({ projection, version }) => ({ projection, ref: version })),
        progress,
      ),
    );
    this.targets.forEach((target, index) => Object.assign(target, filled[index]));
    return this.catchUpAndSwitch(beforeSwitch);
  }

  private target(projection: Projection<unknown>, version: CollectionVersion): Target {
    const { models, lift } = this.parts;
    return {
      projection,
      version,
      checkpoint: version.checkpoint,
      events: 0,
      fold: new Fold(version, projection, models, lift),
    };
  }

  private async unlessStopped<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (this.cli.signal.aborted) throw stopped();
      throw error;
    }
  }

  /** A rebuild begins by dropping what one before it has left, and cannot know whether that is still at work. */
  private async unlessReplaced<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const there = await this.parts.models.versions().catch(() => null);
      const gone = this.targets.filter(({ version: { collection, version } }) =>
        there?.every((one) => one.collection !== collection || one.version !== version),
      );
      await this.leave(there ?? []);
      if (error instanceof CommandFailed || gone.length === 0) throw error;
      const names = gone.map(({ projection }) => projection.name).join(', ');
      throw new CommandFailed(`another rebuild of ${names} began meanwhile: it took the place of this one`);
    }
  }

  /** What was not switched to is nobody's: what was retired before is that again, the rest is dropped. */
  private async leave(there: readonly CollectionVersion[]): Promise<void> {
    const { models } = this.parts;
    for (const { version } of this.targets) {
      const { collection, status } = version;
      const now = there.find((one) => one.collection === collection && one.version === version.version);
      if (now?.status !== 'building' && now?.status !== 'following') continue;
      const left = status === 'retired' ? models.setStatus(now, 'retired') : models.dropVersion(now);
      // Whoever comes next sees that it was abandoned.
      await left.catch(() => undefined);
    }
  }

  private async catchUpAndSwitch(beforeSwitch: () => Promise<void>): Promise<Rebuilt[]> {
    const { models } = this.parts;
    while ((await this.pass()) > SHORT_PASS);
    // From here on a live projector may write them as well.
    for (const { version } of this.targets) await models.setStatus(version, 'following');
    for (let round = 0; round < ROUNDS && (await this.isBehind()); round++) await this.pass();
    await beforeSwitch();
    const former = (await models.versions()).filter(({ status }) => status === 'active');
    await models.activate(this.targets.map(({ version }) => version));
    // What a live projector had folded into the old versions only.
    await this.pass();
    await this.setAside();
    await this.drop(
      (version) =>
        version.status === 'retired' &&
        !former.some((one) => one.collection === version.collection && one.version === version.version),
    );
    return this.targets.map(({ version: { collection, version, shape }, checkpoint, events }) => {
      return { collection, version, shape, events, position: checkpoint };
    });
  }

  /** Folds the log as it stands into every target; returns how many events there were. */
  private async pass(): Promise<number> {
    const { store, models } = this.parts;
    const after = Math.min(...this.targets.map(({ checkpoint }) => checkpoint));
    const progress = new Progress(this.cli.terminal, 'rebuild', await store.head(), after);
    for await (const page of largePages(store.replay({ after }))) {
      if (this.cli.signal.aborted) throw stopped();
      const writes = await Promise.all(
        this.targets.map(({ fold, checkpoint }) => fold.page(page, checkpoint)),
      );
      await models.commit(writes);
      this.targets.forEach((target, index) => {
        target.events += page.filter(({ type }) => target.projection.types.has(type)).length;
        target.checkpoint = writes[index]?.checkpoint ?? target.checkpoint;
      });
      progress.add(page.length, page.at(-1)?.position ?? 0);
    }
    return progress.count;
  }

  private async isBehind(): Promise<boolean> {
    const versions = await this.parts.models.versions();
    return this.targets.some(({ version, checkpoint }) =>
      versions.some(
        (one) =>
          one.collection === version.collection && one.status === 'active' && one.checkpoint > checkpoint,
      ),
    );
  }

  /** A version that cannot be read is nothing to go back to. */
  private async setAside(): Promise<void> {
    const { models } = this.parts;
    for (const version of await models.versions()) {
      if (version.status !== 'retired' || !version.damage || !this.isTarget(version)) continue;
      const { collection, damage } = version;
      const file = await models.setAside(version);
      this.cli.terminal.note(
        `${collection} version ${version.version} could not be read (${damage.what})${file ? `: it is kept as ${file}` : ''}.`,
      );
    }
  }

  private isTarget({ collection }: CollectionVersion): boolean {
    return this.targets.some(({ version }) => version.collection === collection);
  }

  private async drop(which: (version: CollectionVersion) => boolean): Promise<void> {
    const { models, projections } = this.parts;
    const names = new Set(projections.map(({ name }) => name));
    for (const version of await models.versions()) {
      if (names.has(version.collection) && which(version)) await models.dropVersion(version);
    }
  }
}

function stopped(): CommandFailed {
  return new CommandFailed('stopped: the read models are as they were before');
}

/** Fewer, larger commits: a document that several pages change is written once. Small enough not to hold a lock for long. */
const COMMITTED_EVENTS = 10_000;

async function* largePages(pages: AsyncIterable<FoldEvent[]>): AsyncGenerator<FoldEvent[]> {
  let waiting: FoldEvent[] = [];
  for await (const page of pages) {
    waiting = waiting.concat(page);
    if (waiting.length < COMMITTED_EVENTS) continue;
    yield waiting;
    waiting = [];
  }
  if (waiting.length > 0) yield waiting;
}
