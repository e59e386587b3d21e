import type { Count } from './formats.js';

export type StoreCondition = 'ok' | 'unavailable';
/** `active`: folds the read models; `standing_by`: would if the one that does were gone; `none`: is not made for it. */
export type ProjectorStatus = 'active' | 'standing_by' | 'none';

/** The answer of `/health`. */
export interface Health {
  /** degraded: members are served, and something is wrong; stopping: it still answers, and takes no new requests soon. */
  status: StoreCondition | 'degraded' | 'stopping';
  stores: { event_log: StoreCondition; read_models: StoreCondition; vault: StoreCondition };
  /** Null when it cannot be told. */
  projection_lag_events: Count | null;
  projector: ProjectorStatus;
  /** What is wrong, a sentence each; absent when nothing is. */
  problems?: string[];
}

/** The answer of `/health/ready`. */
export interface Ready {
  status: 'ok' | 'stopping';
}
