import type { ScoringRules } from '@emit/contract/scoring';
import { eventType, type EventTypes } from '../../kernel/event-type.js';
import type { DomainEvent } from '../../kernel/event.js';

export type ScoringRulesChanged = DomainEvent<'ScoringRulesChanged', { rules: ScoringRules }>;
export type ProjectionRebuilt = DomainEvent<
  'ProjectionRebuilt',
  { projection: string; version: number; shape: string; events: number; position: number }
>;

export type OperationsEvent = ScoringRulesChanged | ProjectionRebuilt;

/** Their sealed fields, and the shapes that their data had. */
export const operationsEvents: EventTypes<OperationsEvent> = {
  ScoringRulesChanged: eventType<ScoringRulesChanged>({}),
  ProjectionRebuilt: eventType<ProjectionRebuilt>({}),
};

export const OPERATIONS_STREAM = 'operations';
