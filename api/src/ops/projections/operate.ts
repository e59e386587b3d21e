import { randomUUID } from 'node:crypto';
import type { ScoringRules } from '@emit/contract/scoring';
import { eventCatalogue } from '../../domain/all-events.js';
import type { OperationsCommand } from '../../domain/operations/commands.js';
import { operationsDecider } from '../../domain/operations/decide.js';
import { OPERATIONS_STREAM } from '../../domain/operations/events.js';
import type { RulesInForce } from '../../features/shared/rules-in-force.js';
import { canonicalJson } from '../../kernel/canonical-json.js';
import type { OperatorAct } from '../../kernel/operator-act.js';
import type { Rebuilt } from '../../runtime/rebuild-options.js';
import { CommandRunner } from '../../runtime/run-command.js';
import type { Stores } from '../../composition/stores.js';
import type { Cli } from '../support/cli.js';
import { UsageError } from '../support/failures.js';

export type Operate = (command: OperationsCommand) => Promise<unknown>;

/** Records what an operator does to the whole. */
export function operationsOf({ clock }: Cli, { eventStore }: Pick<Stores, 'eventStore'>): Operate {
  const runner = new CommandRunner(eventStore, eventCatalogue, clock);
  return (command) =>
    runner.run(operationsDecider, OPERATIONS_STREAM, command, { memberId: '', correlationId: randomUUID() });
}

/** Also what wakes a live projector, which then looks at what is served. */
export async function recordRebuilt(
  operate: Operate,
  rebuilt: readonly Rebuilt[],
  by: OperatorAct,
): Promise<void> {
  for (const { collection, ...facts } of rebuilt) {
    await operate({ type: 'RecordRebuild', projection: collection, ...facts, by });
  }
}

/** Throws UsageError for rules that may not come into force: other ones of a version that is taken. */
export function requireFree({ all, current }: RulesInForce, rules: ScoringRules): void {
  const same = all.find(({ version }) => version === rules.version);
  if (same && canonicalJson(same) === canonicalJson(rules)) return;
  const latest = Math.max(...all.map(({ version }) => version));
  if (rules.version > latest) return;
  throw new UsageError(
    `version must be greater than ${latest}: a version names one set of rules for ever (in force: ${current.version})`,
  );
}
