import type { FoldEvent } from '../kernel/event.js';
import type { Projection } from '../kernel/projection.js';
import type { CollectionVersion, VersionRef } from '../ports/read-models.port.js';
import { fillVersions, type OnPage } from './filling/fill-versions.js';
import { foldHere } from './filling/fold-here.js';
import { Fold } from './fold.js';
import type { FoldingParts } from './folding-parts.js';
import { tellingProgress } from './telling-progress.js';

/** A pass this short is caught up: what is left comes as fast as it is folded. */
const SHORT_PASS = 2_000;
/** Rounds behind a live projector before the switch is made all the same; the last events follow at once. */
const ROUNDS = 100;

export interface Rebuilt extends VersionRef {
  readonly shape: string;
  /** Events folded into it. */
  readonly events: number;
  /** The position it is folded up to. */
  readonly position: number;
}

export interface RebuildOptions {
  /** Cuts the rebuild short, which leaves the read models as they were. */
  readonly signal: AbortSignal;
  /** Called for each pass over the log, from a position to the head, for who is to be told of its pages. */
  readonly beginPass?: (head: number, after: number) => OnPage;
  /** Called when the new versions have caught up, before a live projector may follow them, and before they are served. */
  readonly beforeSwitch?: () => Promise<void>;
}

/** Another rebuild of the same read models began, and dropped the versions of this one. */
export class RebuildReplaced extends Error {
  override readonly name = 'RebuildReplaced';

  constructor(names: readonly string[], options: ErrorOptions) {
    super(`another rebuild of ${names.join(', ')} began meanwhile: it took the place of this one`, options);
  }
}

/**
 * Folds projections anew beside whoever serves the old versions (design.md "Projections"): fills new versions in bounded
 * memory, lets a live projector keep them current, and switches to all of them at once. What was active before stays for
 * rollback. Cut short at any moment, the old ones serve on, and the next rebuild drops the rest. Throws RebuildReplaced,
 * and what aborted the signal.
 */
export async function rebuild(
  parts: FoldingParts,
  projections: readonly Projection<unknown>[],
  options: RebuildOptions,
): Promise<Rebuilt[]> {
  const { models } = parts;
  const names = new Set(projections.map(({ name }) => name));
  for (const version of await models.versions()) {
    const isUnfinished = version.status === 'building' || version.status === 'following';
    if (isUnfinished && names.has(version.collection)) await models.dropVersion(version);
  }
  const targets: Target[] = [];
  for (const projection of projections) {
    const version = await models.createVersion(projection.name, projection.shape);
    targets.push(targetOf(parts, projection, version));
  }
  return new Rebuild(parts, targets, options).run();
}

/** Brings versions that were served before up to date, and switches to them. Throws as `rebuild` does. */
export async function revive(
  parts: FoldingParts,
  projection: Projection<unknown>,
  version: CollectionVersion,
  options: RebuildOptions,
): Promise<Rebuilt[]> {
  return new Rebuild(parts, [targetOf(parts, projection, version)], options).catchUp();
}

interface Target {
  readonly projection: Projection<unknown>;
  readonly version: CollectionVersion;
  readonly fold: Fold;
  checkpoint: number;
  events: number;
}

function targetOf(
  { models, lift }: FoldingParts,
  projection: Projection<unknown>,
  version: CollectionVersion,
): Target {
  const fold = new Fold(version, projection, models, lift);
  return { projection, version, checkpoint: version.checkpoint, events: 0, fold };
}

class Rebuild {
  constructor(
    private readonly parts: FoldingParts,
    private readonly targets: readonly Target[],
    private readonly options: RebuildOptions,
  ) {}

  run(): Promise<Rebuilt[]> {
    return this.unlessReplaced(async () => {
      await this.fill();
      return this.catchUpAndSwitch();
    });
  }

  catchUp(): Promise<Rebuilt[]> {
    return this.unlessReplaced(() => this.catchUpAndSwitch());
  }

  private async fill(): Promise<void> {
    const { store, models, fold = foldHere(this.parts.lift) } = this.parts;
    const versions = this.targets.map(({ projection, version }) => ({ projection, ref: version }));
    const onPage = tellingProgress(models, versions, await this.beginPass(0));
    const filled = await fillVersions({ store, models, fold }, versions, this.options.signal, onPage);
    this.targets.forEach((target, index) => Object.assign(target, filled[index]));
  }

  private async catchUpAndSwitch(): Promise<Rebuilt[]> {
    const { models } = this.parts;
    const { signal, beforeSwitch } = this.options;
    while ((await this.pass(signal)) > SHORT_PASS);
    await beforeSwitch?.();
    // From here on a live projector folds each page into them as well. What it had read before is in the log, and so in the
    // next pass: whatever anybody was told to be folded is in the new versions when they are served.
    for (const { version } of this.targets) await models.setStatus(version, 'following');
    for (let round = 0; round < ROUNDS; round++) {
      if ((await this.pass(signal)) === 0 || !(await this.isBehind())) break;
    }
    const former = (await models.versions()).filter(({ status }) => status === 'active');
    await models.activate(this.targets.map(({ version }) => version));
    // What a live projector of another release had folded into the old versions only. Nothing is as it was before any more.
    await this.pass(null);
    await this.dropRetired(former);
    return this.targets.map(({ version: { collection, version, shape }, checkpoint, events }) => {
      return { collection, version, shape, events, position: checkpoint };
    });
  }

  /** Folds the log as it stands into every target; returns how many events there were. */
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

  /** Those that stood aside before the one that is now the former; what is damaged is set aside, not dropped. */
  private async dropRetired(former: readonly CollectionVersion[]): Promise<void> {
    const { models } = this.parts;
    for (const version of await models.versions()) {
      if (version.status !== 'retired' || version.damage || former.some((one) => isSame(one, version)))
        continue;
      if (this.targets.some((target) => target.version.collection === version.collection))
        await models.dropVersion(version);
    }
  }

  /** A rebuild begins by dropping what one before it has left, and cannot know whether that is still at work. */
  private async unlessReplaced<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const there = await this.parts.models.versions().catch(() => null);
      const gone = this.targets.filter(({ version }) => there?.every((one) => !isSame(one, version)));
      await this.leave(there ?? []);
      if (this.options.signal.aborted || gone.length === 0) throw error;
      const names = gone.map(({ projection }) => projection.name);
      throw new RebuildReplaced(names, { cause: error });
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
