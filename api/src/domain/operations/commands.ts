import type { ScoringRules } from '@emit/contract/scoring';
import type { OperatorAct } from '../../kernel/operator-act.js';
import type { EventSkipped, ProjectionRebuilt, ProjectionRolledBack, SkipWithdrawn } from './events.js';

export interface ChangeScoringRules {
  readonly type: 'ChangeScoringRules';
  /** New ones, of a version that is greater than all before, or the very rules of a known version. */
  readonly rules: ScoringRules;
  readonly by?: OperatorAct;
}
/** A rebuilt read model has taken over: how many events were folded, and up to which position. */
export type RecordRebuild = { readonly type: 'RecordRebuild' } & Readonly<ProjectionRebuilt['data']>;
/** Before the former version is served again: what is in force follows from the event store. */
export type RollBack = { readonly type: 'RollBack' } & Readonly<ProjectionRolledBack['data']>;
export type SkipEvent = { readonly type: 'SkipEvent' } & Readonly<EventSkipped['data']>;
export type WithdrawSkip = { readonly type: 'WithdrawSkip' } & Readonly<SkipWithdrawn['data']>;

export type OperationsCommand = ChangeScoringRules | RecordRebuild | RollBack | SkipEvent | WithdrawSkip;
