import type { ScoringRules } from '@emit/contract/scoring';
import type { DomainEvent } from '../../kernel/event.js';

export type ScoringRulesChanged = DomainEvent<'ScoringRulesChanged', { rules: ScoringRules }>;
export type ProjectionRebuilt = DomainEvent<
  'ProjectionRebuilt',
  { projection: string; version: number; shape: string; events: number; position: number }
>;

export type OperationsEvent = ScoringRulesChanged | ProjectionRebuilt;

export const OPERATIONS_STREAM = 'operations';
