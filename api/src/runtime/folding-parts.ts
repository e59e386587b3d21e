import type { Projection } from '../kernel/projection.js';
import type { FillingParts } from './fill-versions.js';
import type { Log } from './log.js';

/** What it takes to fold the log into read models. */
export interface FoldingParts extends FillingParts {
  readonly projections: readonly Projection<unknown>[];
  readonly log: Log;
}
