import type { ScoringRules } from '@emit/contract/scoring';
import { practiceEvents } from '../../../domain/practice/events.js';
import type { FoldEvent } from '../../../kernel/event.js';
import type { Projection } from '../../../kernel/projection.js';
import type { Target } from '../../../runtime/filling/fill-versions.js';
import { dashboardProjection, type DashboardDocument } from '../../../projections/dashboard.projection.js';
import { Changes, type Change, type Preview } from './changes.js';
import { rulesDifference } from './rules-difference.js';
import { seenOf } from './seen.js';

export interface PreviewRequest {
  readonly before: ScoringRules;
  readonly after: ScoringRules;
  /** Of the read model, folded as it is served: events that are skipped count for neither. */
  readonly skipped: ReadonlySet<number>;
  /** Epoch milliseconds: streaks are shown as of today. */
  readonly now: number;
  /** Told of every single change, member by member. */
  readonly onChange?: (changes: readonly Change[]) => Promise<void>;
}

/** One member's journey under both sets of rules. */
interface Both {
  readonly before: DashboardDocument;
  readonly after: DashboardDocument;
}

type Fold = (targets: readonly Target[]) => Promise<unknown>;

/** What other rules would make of the same history, as far as a member sees it: folds by both, and writes nothing. */
export async function preview(fold: Fold, request: PreviewRequest): Promise<Preview> {
  const { before, after, now, onChange } = request;
  const changes = new Changes();
  const put: Target['filling']['put'] = async (documents) => {
    for (const { key, json, parked } of documents) {
      const both = JSON.parse(json) as Both | null;
      // Nothing of the member could be folded.
      if (both === null) continue;
      const found = changes.add(
        key,
        { seen: seenOf(both.before, before, now), rules: before, units: both.before.units },
        { seen: seenOf(both.after, after, now), rules: after, units: both.after.units },
      );
      if (parked) changes.parked += 1;
      if (found.length > 0) await onChange?.(found);
    }
  };
  await fold([{ projection: bothBy(request), filling: { put } }]);
  return changes.summary(rulesDifference(before, after));
}

/** In one document, so that whoever compares has both at hand, however many members there are. */
function bothBy({ before, after, skipped }: PreviewRequest): Projection<Both> {
  const [one, other] = [dashboardProjection(before), dashboardProjection(after)];
  const evolve = (by: Projection<DashboardDocument>, document: DashboardDocument, event: FoldEvent) => {
    const scored = by.evolve(document, event);
    // The practices themselves do not score, and would fill the memory.
    scored.recent = [];
    return scored;
  };
  const { name, shape, dataOf } = one;
  return {
    ...{ name, shape, dataOf },
    types: new Set(Object.keys(practiceEvents)),
    key: (event) => (skipped.has(event.position) ? null : one.key(event)),
    initial: (event) => ({ before: one.initial(event), after: other.initial(event) }),
    evolve: (both, event) => ({
      before: evolve(one, both.before, event),
      after: evolve(other, both.after, event),
    }),
  };
}
