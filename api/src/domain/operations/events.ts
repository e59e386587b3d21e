import type { ScoringRules } from '@emit/contract/scoring';
import { eventType, type EventTypes } from '../../kernel/event-type.js';
import type { DomainEvent } from '../../kernel/event.js';
import type { OperatorAct } from '../../kernel/operator-act.js';

/** From here on these rules are in force: new ones, or a set that was set before. */
export type ScoringRulesChanged = DomainEvent<
  'ScoringRulesChanged',
  { rules: ScoringRules; by?: OperatorAct }
>;
/** A rebuilt read model has taken over. */
export type ProjectionRebuilt = DomainEvent<
  'ProjectionRebuilt',
  { projection: string; version: number; shape: string; events: number; position: number; by?: OperatorAct }
>;
/** A former version is served again; `rules`: the version of the scoring rules that are in force with it. */
export type ProjectionRolledBack = DomainEvent<
  'ProjectionRolledBack',
  { projection: string; version: number; shape: string; rules?: number; by: OperatorAct }
>;
/** A read model is folded without an event that cannot be folded. */
export type EventSkipped = DomainEvent<
  'EventSkipped',
  {
    projection: string;
    position: number;
    stream: string;
    revision: number;
    eventType: string;
    by: OperatorAct;
  }
>;
/** The event is folded again, as if it had never been skipped. */
export type SkipWithdrawn = DomainEvent<
  'SkipWithdrawn',
  { projection: string; position: number; by: OperatorAct }
>;

export type OperationsEvent =
  ScoringRulesChanged | ProjectionRebuilt | ProjectionRolledBack | EventSkipped | SkipWithdrawn;

/** Their sealed fields, and the shapes that their data had. */
export const operationsEvents: EventTypes<OperationsEvent> = {
  ScoringRulesChanged: eventType<ScoringRulesChanged>({}),
  ProjectionRebuilt: eventType<ProjectionRebuilt>({}),
  ProjectionRolledBack: eventType<ProjectionRolledBack>({}),
  EventSkipped: eventType<EventSkipped>({}),
  SkipWithdrawn: eventType<SkipWithdrawn>({}),
};

export const OPERATIONS_STREAM = 'operations';
