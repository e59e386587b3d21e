import { parentPort, workerData } from 'node:worker_threads';
import type { ScoringRules } from '@emit/contract/scoring';
import { allProjections } from '../../projections/all-projections.js';
import type { FoldingRoom } from '../../runtime/filling/fold-here.js';
import { serveFolding } from '../../runtime/filling/serve-folding.js';
import { lift } from '../support/projections-in-force.js';

/** What a thread is to do. */
export interface FoldingJob {
  readonly rules: ScoringRules;
  /** The projections, in the order of what they fill. */
  readonly names: readonly string[];
  readonly room: Required<FoldingRoom>;
}

const { rules, names, room } = workerData as FoldingJob;
const projections = new Map(allProjections(rules).map((projection) => [projection.name, projection]));

if (parentPort) serveFolding(parentPort, { projections: names.map(named), lift, room });

function named(name: string) {
  const projection = projections.get(name);
  if (!projection) throw new Error(`There is no read model ${name}`);
  return projection;
}
