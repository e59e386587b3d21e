import type { ProjectionCondition } from '@emit/contract/operations';
import type { EventStore } from '../ports/event-store.port.js';
import type { CollectionVersion, ProjectorFault, ReadModelStore } from '../ports/read-models.port.js';
import { eventsBetween, lagOf, type Lag } from './lag.js';
import type { Projections } from './known-projections.js';

/** So old an event is not folded late only because it has just come. */
const LATE_SECONDS = 1;
/** What does not move for so long, and lags, does not get on; a second is enough of what lags by more than a minute. */
const STILL_MS = 10_000;
const SURELY_STILL_MS = 900;
const SURELY_LATE_SECONDS = 60;

export interface Watched {
  readonly store: Pick<EventStore, 'head' | 'replay'>;
  readonly models: Pick<ReadModelStore, 'versions' | 'countParked' | 'fault'>;
  /** The projections as they are to be served. */
  readonly wanted: () => Promise<Projections>;
  /** Who folds; null for nobody. */
  readonly holder: () => Promise<string | null>;
  /** The stream that no read model folds. */
  readonly unread: string;
  /** Epoch milliseconds. */
  readonly clock: () => number;
}

/** A look at one version; by the monotonic clock. */
interface Seen {
  readonly version: number;
  readonly checkpoint: number;
  readonly at: number;
  /** Since when it stands where it does, as far as it was watched. */
  readonly movedAt: number;
  readonly rate: number;
}

/** How a read model is served, with what people see of it besides. */
export interface ProjectionStatus extends ProjectionCondition {
  /** Null when none is. */
  readonly served: CollectionVersion | null;
  /** Whether the version that is served is of another shape than it is to be. */
  readonly isDue: boolean;
}

/** Tells how every read model is served. Whether one gets on shows when it is looked at more than once. */
export class ProjectionWatch {
  private seen: ReadonlyMap<string, Seen> = new Map();

  constructor(private readonly watched: Watched) {}

  /** Throws StoreUnavailable. */
  async look(): Promise<ProjectionStatus[]> {
    const { models, wanted } = this.watched;
    const [projections, versions, fault] = [await wanted(), await models.versions(), await models.fault()];
    const lags = new Map<number, Lag>();
    const statuses: ProjectionStatus[] = [];
    const seen = new Map<string, Seen>();
    for (const { name, shape } of projections) {
      const own = versions.filter(({ collection }) => collection === name);
      const served = own.find(({ status }) => status === 'active') ?? null;
      const lag = lags.get(served?.checkpoint ?? 0) ?? (await this.lagBehind(served?.checkpoint ?? 0));
      lags.set(served?.checkpoint ?? 0, lag);
      if (served) seen.set(name, await this.lookAt(name, served));
      const found = { name, served, lag, own, fault, seen: seen.get(name) };
      statuses.push({
        ...(await this.condition(found)),
        served,
        isDue: served !== null && served.shape !== shape,
      });
    }
    this.seen = seen;
    return statuses;
  }

  private lagBehind(checkpoint: number): Promise<Lag> {
    const { store, unread, clock } = this.watched;
    return lagOf(store, checkpoint, clock(), unread);
  }

  private async lookAt(name: string, { version, checkpoint }: CollectionVersion): Promise<Seen> {
    const at = performance.now();
    const before = this.seen.get(name);
    if (before?.version !== version) return { version, checkpoint, at, movedAt: at, rate: 0 };
    if (before.checkpoint === checkpoint) return { ...before, at, rate: 0 };
    const { store, unread } = this.watched;
    const folded = await eventsBetween(store, before.checkpoint, checkpoint, unread);
    const rate = (folded * 1_000) / Math.max(at - before.at, 1);
    return { version, checkpoint, at, movedAt: at, rate: Math.round(rate) };
  }

  private async condition({ name, served, lag, own, fault, seen }: Found): Promise<ProjectionCondition> {
    const parked = served ? await this.watched.models.countParked(served) : 0;
    const figures = {
      lag_events: lag.events,
      lag_seconds: Math.round(lag.seconds * 10) / 10,
      events_per_second: seen?.rate ?? 0,
      parked,
    };
    const { state, why } = await this.stateOf({ name, served, lag, own, fault, seen });
    return { name, state, ...figures, ...(why !== undefined && { why }) };
  }

  private async stateOf({ served, lag, own, fault, seen }: Found): Promise<State> {
    const coming = own.find(({ status }) => status === 'building' || status === 'following');
    if (!served) return { state: 'not_folded', ...(coming && { why: 'it is being folded' }) };
    if (served.damage) return { state: 'faulted', why: damageOf(served) };
    const { paused } = served;
    if (paused) return { state: 'paused', why: `by ${paused.operator} on ${paused.at}: ${paused.reason}` };
    if ((await this.watched.holder()) === null) return { state: 'stopped', why: 'no process folds it' };
    if (fault)
      return { state: 'faulted', why: `since ${fault.since}, at position ${fault.position}: ${fault.why}` };
    if (seen && isStill(seen, lag)) {
      const since = Math.round((seen.at - seen.movedAt) / 1_000);
      return {
        state: 'faulted',
        why: `stands still at position ${served.checkpoint} for ${since} s or longer`,
      };
    }
    return { state: lag.events > 0 && lag.seconds > LATE_SECONDS ? 'catching_up' : 'running' };
  }
}

interface Found {
  readonly name: string;
  readonly served: CollectionVersion | null;
  readonly lag: Lag;
  readonly own: readonly CollectionVersion[];
  readonly fault: ProjectorFault | null;
  readonly seen: Seen | undefined;
}

type State = Pick<ProjectionCondition, 'state'> & { readonly why?: string };

function isStill({ at, movedAt }: Seen, { events, seconds }: Lag): boolean {
  const still = at - movedAt;
  if (events === 0 || seconds * 1_000 < STILL_MS) return false;
  return still >= STILL_MS || (still >= SURELY_STILL_MS && seconds >= SURELY_LATE_SECONDS);
}

function damageOf({ damage }: CollectionVersion): string {
  if (!damage) return '';
  return damage.key === null
    ? `cannot be read: ${damage.what}`
    : `document ${damage.key} cannot be read: ${damage.what}`;
}
