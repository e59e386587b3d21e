import { standingOf, wholePoints, type ScoringRules } from '@emit/contract/scoring';
import type { EventStore } from '../../ports/event-store.port.js';
import { dashboardProjection, type DashboardDocument } from '../../projections/dashboard.projection.js';
import { lift } from '../support/projections-in-force.js';
import type { Progress } from '../support/progress.js';

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

/** What other rules would make of the same history: folds the practices by both, and writes nothing. */
export async function preview(
  log: EventStore,
  before: ScoringRules,
  after: ScoringRules,
  progress: Progress,
): Promise<Preview> {
  const [units, newUnits] = await unitsBy(log, [before, after], progress);
  const changes = [...(units ?? [])].map(([member, old]): MemberChange => {
    const pointsBefore = wholePoints(before, old);
    const pointsAfter = wholePoints(after, newUnits?.get(member) ?? 0);
    const was = standingOf(before, pointsBefore);
    const will = standingOf(after, pointsAfter);
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

/** Exact points, in units of each set of rules by member. */
async function unitsBy(
  log: EventStore,
  rules: readonly ScoringRules[],
  progress: Progress,
): Promise<Map<string, number>[]> {
  const folds = rules.map((one) => ({
    projection: dashboardProjection(one),
    documents: new Map<string, DashboardDocument>(),
  }));
  for await (const page of log.replay({ after: 0, types: ['PracticeLogged'] })) {
    for (const event of page) {
      const lifted = { ...event, data: lift(event.type, event.schema, event.data) };
      for (const { projection, documents } of folds) {
        const known = documents.get(event.memberId) ?? projection.initial(lifted);
        const document = projection.evolve(known, lifted);
        // The practices themselves do not score, and would fill the memory.
        document.recent = [];
        documents.set(event.memberId, document);
      }
    }
    progress.add(page.length, page.at(-1)?.position ?? 0);
  }
  return folds.map(({ documents }) => new Map([...documents].map(([member, { units }]) => [member, units])));
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
