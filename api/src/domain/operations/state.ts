import { DEFAULT_SCORING_RULES, type ScoringRules } from '@emit/contract/scoring';
import type { OperationsEvent } from './events.js';

export interface OperationsState {
  /** The rules in force: the latest in the log, the specification's before any. */
  readonly rules: ScoringRules;
}

export function initialOperations(): OperationsState {
  return { rules: DEFAULT_SCORING_RULES };
}

export function evolveOperations(state: OperationsState, event: OperationsEvent): OperationsState {
  return event.type === 'ScoringRulesChanged' ? { rules: event.data.rules } : state;
}
