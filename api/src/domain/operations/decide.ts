import type { ScoringRules } from '@emit/contract/scoring';
import { canonicalJson } from '../../kernel/canonical-json.js';
import type { Decider } from '../../kernel/decider.js';
import { checkedAct, requiredAct } from '../../kernel/operator-act.js';
import { Refusal } from '../../kernel/refusal.js';
import { unfitField } from './check-rules.js';
import type { OperationsCommand } from './commands.js';
import type { OperationsEvent } from './events.js';
import { evolveOperations, initialOperations, type OperationsState } from './state.js';

/** What operators do to the whole, each with who and why. Refuses VALIDATION_FAILED {field}. */
export const operationsDecider: Decider<OperationsState, OperationsCommand, OperationsEvent> = {
  notFound: 'INTERNAL_ERROR',
  initial: initialOperations,
  evolve: evolveOperations,
  decide(command, state) {
    switch (command.type) {
      case 'ChangeScoringRules':
        checkRules(command.rules, state);
        if (isSame(command.rules, state.rules)) return [];
        return [{ type: 'ScoringRulesChanged', data: { rules: command.rules, ...checkedAct(command) } }];
      case 'RecordRebuild': {
        const { type: _type, by: _by, ...data } = command;
        return [{ type: 'ProjectionRebuilt', data: { ...data, ...checkedAct(command) } }];
      }
      case 'RollBack': {
        const { type: _type, ...data } = command;
        return [{ type: 'ProjectionRolledBack', data: { ...data, by: requiredAct(command.by) } }];
      }
      case 'SkipEvent': {
        const { type: _type, ...data } = command;
        if (isSkipped(state, command)) return [];
        return [{ type: 'EventSkipped', data: { ...data, by: requiredAct(command.by) } }];
      }
      case 'WithdrawSkip': {
        const { type: _type, ...data } = command;
        if (!isSkipped(state, command)) return [];
        return [{ type: 'SkipWithdrawn', data: { ...data, by: requiredAct(command.by) } }];
      }
      default:
        return command satisfies never;
    }
  },
};

/** A version number names one set of rules for ever, so it only grows; a known set may come back. */
function checkRules(rules: ScoringRules, { known }: OperationsState): void {
  const before = known.get(rules.version);
  if (before && isSame(before, rules)) return;
  const grows = Number.isSafeInteger(rules.version) && rules.version > Math.max(...known.keys());
  const field = grows ? unfitField(rules) : 'version';
  if (field !== null) throw new Refusal('VALIDATION_FAILED', { field });
}

function isSame(one: ScoringRules, other: ScoringRules): boolean {
  return canonicalJson(one) === canonicalJson(other);
}

function isSkipped(
  { skipped }: OperationsState,
  { projection, position }: { readonly projection: string; readonly position: number },
): boolean {
  return skipped.get(projection)?.has(position) ?? false;
}
