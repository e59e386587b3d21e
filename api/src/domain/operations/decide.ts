import type { ScoringRules } from '@emit/contract/scoring';
import type { Decider } from '../../kernel/decider.js';
import { Refusal } from '../../kernel/refusal.js';
import { unfitField } from './check-rules.js';
import type { OperationsCommand } from './commands.js';
import type { OperationsEvent } from './events.js';
import { evolveOperations, initialOperations, type OperationsState } from './state.js';

/** What operators do to the whole. Refuses VALIDATION_FAILED {field}. */
export const operationsDecider: Decider<OperationsState, OperationsCommand, OperationsEvent> = {
  notFound: 'INTERNAL_ERROR',
  initial: initialOperations,
  evolve: evolveOperations,
  decide(command, state) {
    switch (command.type) {
      case 'ChangeScoringRules':
        checkRules(command.rules, state.rules.version);
        return [{ type: 'ScoringRulesChanged', data: { rules: command.rules } }];
      case 'RecordRebuild': {
        const { type: _type, ...data } = command;
        return [{ type: 'ProjectionRebuilt', data }];
      }
      default:
        return command satisfies never;
    }
  },
};

/** A version number names one set of rules for ever, so it only grows. */
function checkRules(rules: ScoringRules, inForce: number): void {
  const grows = Number.isSafeInteger(rules.version) && rules.version > inForce;
  const field = grows ? unfitField(rules) : 'version';
  if (field !== null) throw new Refusal('VALIDATION_FAILED', { field });
}
