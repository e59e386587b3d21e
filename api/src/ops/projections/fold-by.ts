import type { ScoringRules } from '@emit/contract/scoring';
import type { FoldLog } from '../../runtime/filling/fill-versions.js';
import { foldHere } from '../../runtime/filling/fold-here.js';
import { lift } from '../support/projections-in-force.js';

export interface HowToFold {
  /** By which the projections score. */
  readonly rules: ScoringRules;
  /** Threads that fold. */
  readonly workers: number;
  /** Whether the log is embedded, which has its events' data as text; a server's driver has parsed it. */
  readonly embedded: boolean;
  /** The folder for what outgrows the memory. */
  readonly scratch: string;
}

export type FoldBy = (how: HowToFold) => FoldLog;

/** In the thread that asks. */
export const foldByItself: FoldBy = ({ scratch }) => foldHere(lift, { scratch });
