import {
  DamagedReadModel,
  RebuildUnderWay,
  type CollectionVersion,
  type Damage,
  type ReadModelStore,
  type VersionRef,
} from '../ports/read-models.port.js';
import { nameOf } from './ahead-of-log.js';
import type { Projection } from '../kernel/projection.js';
import type { FoldingParts } from './folding-parts.js';
import { activeOf, type Projections } from './known-projections.js';
import { rebuild } from './rebuild.js';
import { RebuildCancelled } from './rebuild-options.js';

/** An operator or another projector has switched while a read model was folded anew. */
class ServedMeanwhile extends Error {
  constructor(names: readonly string[]) {
    super(`another version of ${names.join(', ')} is served since`);
  }
}

/** An operator who cancels a fold has time to begin another one. */
const LEFT_FOR_MS = 60_000;

/** How long a start waits for what looks through the served versions: most are looked through by then. */
const INSPECTED_WITHIN_MS = 1_000;

/**
 * Keeps the read models readable: what cannot be read is told, folded anew beside whoever serves the rest, and set aside; and
 * what a rebuild has left that was killed is dropped. For the one process that projects.
 */
export class Mender {
  /** Versions whose damage was told. */
  private readonly told = new Set<string>();
  /** Read models whose fold an operator has cancelled, and until when (by the monotonic clock) they are left alone. */
  private readonly left = new Map<string, number>();

  constructor(
    private readonly parts: FoldingParts,
    /** As they are to be served, by the rules in force. */
    private readonly projectionsFor: (versions: readonly CollectionVersion[]) => Promise<Projections>,
  ) {}

  /** Before versions are read: begins the registry anew where it cannot be read, drops what nobody goes on with, and looks. */
  async begin(signal: AbortSignal): Promise<void> {
    const { models, log, inspect } = this.parts;
    await this.mendRegistry();
    const left = await models.dropAbandoned();
    if (left.length > 0)
      log.warn({ versions: left.map(nameOf) }, 'a rebuild was cut short; its versions are dropped');
    const served = (await models.versions()).filter(isServed);
    if (!inspect || served.length === 0) return;
    const inspecting = inspect(served, (version, damage) => this.note(version, damage), signal).catch(
      (error: unknown) => log.warn({ err: error }, 'the read models could not be looked through'),
    );
    await Promise.race([inspecting, pauseFor(INSPECTED_WITHIN_MS)]);
  }

  /** Lets every process see the damage, and this one mend it. */
  async note(version: VersionRef, damage: Damage): Promise<void> {
    await this.parts.models.markDamaged(version, damage);
  }

  /** As `note`, for what an error says; returns whether it says that something is damaged. */
  async noted(error: unknown): Promise<boolean> {
    if (!(error instanceof DamagedReadModel)) return false;
    if (error.version) await this.note(error.version, error.damage);
    else await this.mendRegistry();
    return true;
  }

  /**
   * Folds anew what cannot be read, what lost its version, and served versions that are `due` otherwise, unless a rebuild is
   * about to take their place, or an operator has stopped that.
   */
  async mend(signal: AbortSignal, due: (served: CollectionVersion) => Promise<boolean>): Promise<void> {
    const { models, log } = this.parts;
    await this.mendRegistry();
    await models.dropAbandoned();
    const versions = await models.versions();
    this.tell(versions);
    const wanted: Projection<unknown>[] = [];
    for (const projection of await this.projectionsFor(versions)) {
      const own = versions.filter(({ collection }) => collection === projection.name);
      const isLeft = own.some(
        ({ status, paused }) => paused ?? (status === 'building' || status === 'following'),
      );
      const served = own.find(isServed);
      if ((this.left.get(projection.name) ?? 0) > performance.now()) continue;
      if (!isLeft && (!served || served.damage || (await due(served)))) wanted.push(projection);
    }
    if (wanted.length > 0) await this.foldAnew(wanted, versions, signal);
    for (const { version, file } of await setAsideDamaged(models)) {
      log.warn({ version: nameOf(version), file }, 'a read model that could not be read is set aside');
    }
  }

  /**
   * Folds the whole event store into new versions, which are served then, unless others are since it began; stopped by the signal,
   * resolves all the same.
   */
  private async foldAnew(
    projections: Projections,
    before: readonly CollectionVersion[],
    signal: AbortSignal,
  ): Promise<void> {
    const { store, log } = this.parts;
    const names = projections.map(({ name }) => name);
    if ((await store.head()) > 0) log.info({ projections: names }, 'folding read models from the log');
    const beforeSwitch = () => this.checkServed(names, before);
    try {
      const rebuilt = await rebuild(this.parts, projections, { signal, beforeSwitch });
      const events = rebuilt.reduce((sum, one) => sum + one.events, 0);
      if (events > 0) log.info({ events }, 'read models folded');
    } catch (error) {
      if (signal.aborted) return;
      if (!isOthersDoing(error)) throw error;
      if (error instanceof RebuildCancelled)
        for (const name of names) this.left.set(name, performance.now() + LEFT_FOR_MS);
      log.info(
        { why: error.message },
        'read models are not folded anew here: another process does it, or has',
      );
    }
  }

  /** Throws ServedMeanwhile when another process has switched meanwhile: an operator's choice is not undone. */
  private async checkServed(names: readonly string[], before: readonly CollectionVersion[]): Promise<void> {
    const [then, now] = [activeOf(before), activeOf(await this.parts.models.versions())];
    const switched = names.filter((name) => then.get(name)?.version !== now.get(name)?.version);
    if (switched.length > 0) throw new ServedMeanwhile(switched);
  }

  /** Of each version once. */
  private tell(versions: readonly CollectionVersion[]): void {
    for (const version of versions) {
      const { damage } = version;
      if (!damage || this.told.has(nameOf(version))) continue;
      this.told.add(nameOf(version));
      const facts = {
        version: nameOf(version),
        ...(damage.key !== null && { key: damage.key }),
        why: damage.what,
      };
      this.parts.log.error(facts, 'a read model cannot be read; it is folded anew');
    }
  }

  private async mendRegistry(): Promise<void> {
    const file = await this.parts.models.mendRegistry();
    if (file === null) return;
    this.parts.log.error({ file }, 'the registry of read models cannot be read; all are folded anew');
  }
}

/** Once others are served: what cannot be read is not to be rolled back to. Returns each with the file that keeps it. */
export async function setAsideDamaged(
  models: ReadModelStore,
): Promise<{ readonly version: CollectionVersion; readonly damage: Damage; readonly file: string | null }[]> {
  const aside = [];
  for (const version of await models.versions()) {
    const { damage, status } = version;
    if (damage && status === 'retired') aside.push({ version, damage, file: await models.setAside(version) });
  }
  return aside;
}

/** Somebody else folds it, has switched, or does not want it. */
function isOthersDoing(error: unknown): error is Error {
  return (
    error instanceof RebuildUnderWay || error instanceof RebuildCancelled || error instanceof ServedMeanwhile
  );
}

function isServed({ status }: CollectionVersion): boolean {
  return status === 'active';
}

function pauseFor(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
