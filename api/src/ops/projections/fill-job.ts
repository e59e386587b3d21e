import { eventCatalogue } from '../../domain/all-events.js';
import type { ScoringRules } from '@emit/contract/scoring';
import type { VersionRef } from '../../ports/read-models.port.js';
import { allProjections } from '../../projections/all-projections.js';
import { foldHere } from '../../runtime/filling/fold-here.js';
import { fillVersions, type Filled, type OnPage } from '../../runtime/filling/fill-versions.js';
import type { Stores } from '../../composition/stores.js';

/** Versions to fill, in words that another thread can be told. */
export interface FillingJob {
  readonly versions: readonly VersionRef[];
  /** By which the projections score. */
  readonly rules: ScoringRules;
  /** Characters of documents' JSON that may be in memory. */
  readonly held: number;
}

/** Folds the log as it stands into these versions; returns for each, in their order, what was folded. */
export type FillJob = (job: FillingJob, signal: AbortSignal, onPage: OnPage) => Promise<readonly Filled[]>;

/** In the thread that asks. */
export function fillHere({
  eventStore,
  models,
  scratch,
}: Pick<Stores, 'eventStore' | 'models' | 'scratch'>): FillJob {
  return ({ versions, rules, held }, signal, onPage) => {
    const projections = new Map(allProjections(rules).map((projection) => [projection.name, projection]));
    const toFill = versions.map((ref) => {
      const projection = projections.get(ref.collection);
      if (!projection) throw new Error(`There is no read model ${ref.collection}`);
      return { ref, projection };
    });
    const fold = foldHere(eventCatalogue.lift, { held, scratch });
    return fillVersions({ store: eventStore, models, fold }, toFill, signal, onPage);
  };
}
