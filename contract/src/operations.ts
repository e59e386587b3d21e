import type { Count } from './formats.js';

export type StoreCondition = 'ok' | 'unavailable';
/** `active`: folds the read models; `standing_by`: would if the one that does were gone; `none`: is not made for it. */
export type ProjectorStatus = 'active' | 'standing_by' | 'none';

/**
 * running: every event is folded, or is within a second; catching_up: it gets on, and lags; faulted: it does not get on, and `why`
 * says for what reason; paused: by an operator; stopped: no process folds it; not_folded: nothing of it is served yet.
 */
export type ProjectionState = 'running' | 'catching_up' | 'faulted' | 'paused' | 'stopped' | 'not_folded';

/** How one read model is served. */
export interface ProjectionCondition {
  name: string;
  state: ProjectionState;
  /** Events of members that are not in it yet, counted up to 10,000. */
  lag_events: Count;
  /** Age of the oldest of them. */
  lag_seconds: number;
  /** Folded lately, as far as it was watched. */
  events_per_second: number;
  /** Documents that stand at an event which cannot be folded. */
  parked: Count;
  /** Absent where there is nothing to say. */
  why?: string;
}

/** How one read model is served, with the version that is. */
export interface ServedProjection extends ProjectionCondition {
  /** Null where none is served. */
  version: Count | null;
  shape: string | null;
  /** Position of the last event in it. */
  checkpoint: Count;
}
/** What analysts and operators see of the service. */
export interface OperationsStatus {
  projections: ServedProjection[];
}

/** The answer of `/health`. */
export interface Health {
  /** degraded: members are served, and something is wrong; stopping: it still answers, and takes no new requests soon. */
  status: StoreCondition | 'degraded' | 'stopping';
  stores: { event_log: StoreCondition; read_models: StoreCondition; vault: StoreCondition };
  /** Null when it cannot be told. */
  projection_lag_events: Count | null;
  projector: ProjectorStatus;
  /** Each read model; absent when the stores cannot tell. */
  projections?: ProjectionCondition[];
  /** What is wrong, a sentence each; absent when nothing is. */
  problems?: string[];
}

/** The answer of `/health/ready`. */
export interface Ready {
  status: 'ok' | 'stopping';
}
