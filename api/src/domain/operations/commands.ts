import type { ScoringRules } from '@emit/contract/scoring';

export interface ChangeScoringRules {
  readonly type: 'ChangeScoringRules';
  readonly rules: ScoringRules;
}
/** A rebuilt read model has taken over. */
export interface RecordRebuild {
  readonly type: 'RecordRebuild';
  readonly projection: string;
  readonly version: number;
  readonly shape: string;
  /** How many events were folded. */
  readonly events: number;
  /** The log's position it was folded up to. */
  readonly position: number;
}

export type OperationsCommand = ChangeScoringRules | RecordRebuild;
