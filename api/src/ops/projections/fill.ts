import type { ScoringRules } from '@emit/contract/scoring';
import { fillVersions, type Filled, type OnPage, type VersionToFill } from '../../runtime/fill-versions.js';
import type { Stores } from '../../stores.js';
import { lift } from '../support/projections-in-force.js';

export interface FillRequest {
  readonly stores: Stores;
  readonly versions: readonly VersionToFill[];
  /** By which the projections score. */
  readonly rules: ScoringRules;
  /** Threads that fold, at most. */
  readonly workers: number;
  /** Characters of documents that may be in memory; see fillVersions. */
  readonly held: number;
  readonly signal: AbortSignal;
  readonly onPage: OnPage;
}

/** Folds the log into new versions; answers for each, in their order, what was folded. */
export type FillVersions = (request: FillRequest) => Promise<readonly Filled[]>;

/** In the thread that asks. */
export const fillHere: FillVersions = ({ stores, versions, held, signal, onPage }) => {
  const { log: store, models, scratch } = stores;
  return fillVersions({ store, models, lift, held, scratch }, versions, signal, onPage);
};
