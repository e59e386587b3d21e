import type { Projection } from '../kernel/projection.js';
import type { Lift } from '../kernel/event-catalogue.js';
import type { EventStore } from '../ports/event-store.port.js';
import type { Damage, ReadModelStore, VersionRef } from '../ports/read-models.port.js';
import type { FoldLog } from './filling/fill-versions.js';
import type { Log } from './log.js';
import type { Pause } from './pause.js';

/** What it takes to fold the event store into read models. */
export interface FoldingParts {
  readonly store: EventStore;
  readonly models: ReadModelStore;
  readonly projections: readonly Projection<unknown>[];
  readonly lift: Lift;
  /** How a whole event store is folded; in this thread unless given. */
  readonly fold?: FoldLog;
  readonly inspect?: Inspect;
  /** Whether the process answers members, who are not to find a read model missing. */
  readonly servesMembers?: boolean;
  /** The clock of whatever is looked at again after a while. */
  readonly pause?: Pause;
  readonly log: Log;
}

/** Looks through versions beside whatever else is done; `found` is told of those in which something cannot be read. */
export type Inspect = (
  versions: readonly VersionRef[],
  found: (version: VersionRef, damage: Damage) => Promise<void>,
  signal: AbortSignal,
) => Promise<void>;
