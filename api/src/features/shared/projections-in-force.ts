import type { ScoringRules } from '@emit/contract/scoring';
import { withoutEvents, type Projection } from '../../kernel/projection.js';
import type { EventStore } from '../../ports/event-store.port.js';
import { allProjections } from '../../projections/all-projections.js';
import { RulesInForce } from './rules-in-force.js';

/** The positions of events that a read model is folded without. */
export type SkippedIn = (name: string) => ReadonlySet<number>;

/** Every read model as operators have decided: by the scoring rules in force, or others, and without the events that are skipped. */
export function projectionsBy(
  rules: RulesInForce,
  scoring: ScoringRules = rules.current,
  skippedIn: SkippedIn = (name) => rules.skippedIn(name),
): readonly Projection<unknown>[] {
  return allProjections(scoring).map((projection) => withoutEvents(projection, skippedIn(projection.name)));
}

/** As they are to be served now. */
export async function projectionsInForce({
  eventStore,
}: {
  readonly eventStore: Pick<EventStore, 'readStream'>;
}): Promise<readonly Projection<unknown>[]> {
  return projectionsBy(await RulesInForce.load(eventStore));
}
