import { levelProgressOf, wholePoints, type ScoringRules } from '@emit/contract/scoring';
import type { Projection } from '../../kernel/projection.js';
import type { Target } from '../../runtime/filling/fill-versions.js';
import { dashboardProjection, type DashboardDocument } from '../../projections/dashboard.projection.js';

export interface MemberChange {
  readonly member: string;
  readonly pointsBefore: number;
  readonly pointsAfter: number;
  readonly change: number;
  readonly levelBefore: number;
  readonly levelAfter: number;
  readonly stageBefore: number;
  readonly stageAfter: number;
}

export interface Preview {
  /** Members with a practice. */
  readonly members: number;
  readonly changeLevel: number;
  readonly changeStage: number;
  /** How many members' whole points change by how much, from the greatest loss to the greatest gain. */
  readonly distribution: readonly { readonly change: string; readonly members: number }[];
  readonly largest: readonly MemberChange[];
}

const LARGEST = 20;
/** Lower bounds of the distribution's rows. */
const BOUNDS = [-Infinity, -1000, -100, -10, 0, 1, 10, 100, 1000];
const LABELS = ['more than 1,000 less', '101 to 1,000 less', '11 to 100 less', '1 to 10 less', 'the same'];
const GAINS = ['1 to 9 more', '10 to 99 more', '100 to 999 more', '1,000 or more'];

/** A member's exact points, in units of each set of rules. */
interface Units {
  before: number;
  after: number;
}

type Fold = (targets: readonly Target[]) => Promise<unknown>;

/** What other rules would make of the same history: folds the practices by both, and writes nothing. */
export async function preview(fold: Fold, before: ScoringRules, after: ScoringRules): Promise<Preview> {
  const units = await unitsBy(fold, before, after);
  const changes = [...units].map(([member, old]): MemberChange => {
    const pointsBefore = wholePoints(before, old.before);
    const pointsAfter = wholePoints(after, old.after);
    const was = levelProgressOf(before, pointsBefore);
    const will = levelProgressOf(after, pointsAfter);
    return {
      member,
      pointsBefore,
      pointsAfter,
      change: pointsAfter - pointsBefore,
      levelBefore: was.level.level,
      levelAfter: will.level.level,
      stageBefore: was.stage.number,
      stageAfter: will.stage.number,
    };
  });
  return summary(changes);
}

async function unitsBy(fold: Fold, before: ScoringRules, after: ScoringRules): Promise<Map<string, Units>> {
  const units = new Map<string, Units>();
  const target = (rules: ScoringRules, which: keyof Units): Target => ({
    projection: practicesScoredBy(rules),
    filling: {
      async put(documents) {
        for (const { key, json } of documents) {
          const known = units.get(key) ?? { before: 0, after: 0 };
          known[which] = (JSON.parse(json) as DashboardDocument).units;
          units.set(key, known);
        }
      },
    },
  });
  await fold([target(before, 'before'), target(after, 'after')]);
  return units;
}

function practicesScoredBy(rules: ScoringRules): Projection<DashboardDocument> {
  const dashboard = dashboardProjection(rules);
  return {
    ...dashboard,
    types: new Set(['PracticeLogged']),
    evolve(document, event) {
      const scored = dashboard.evolve(document, event);
      // The practices themselves do not score, and would fill the memory.
      scored.recent = [];
      return scored;
    },
  };
}

function summary(changes: readonly MemberChange[]): Preview {
  const rows = [...LABELS, ...GAINS].map((change) => ({ change, members: 0 }));
  for (const { change } of changes) {
    const row = rows[rowOf(change)];
    if (row) row.members += 1;
  }
  const largest = changes
    .filter(({ change, levelBefore, levelAfter }) => change !== 0 || levelBefore !== levelAfter)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change) || (a.member < b.member ? -1 : 1));
  return {
    members: changes.length,
    changeLevel: changes.filter(({ levelBefore, levelAfter }) => levelBefore !== levelAfter).length,
    changeStage: changes.filter(({ stageBefore, stageAfter }) => stageBefore !== stageAfter).length,
    distribution: rows,
    largest: largest.slice(0, LARGEST),
  };
}

function rowOf(change: number): number {
  return BOUNDS.findLastIndex((bound) => change >= bound);
}
