import type { ScoringRules } from '@emit/contract/scoring';
import type { OperationsCommand } from '../../domain/operations/commands.js';
import type { Projection } from '../../kernel/projection.js';
import { DamagedReadModel, type Held } from '../../ports/read-models.port.js';
import type { OperatorAct } from '../../kernel/operator-act.js';
import { rebuild, rebuildAside } from '../../runtime/rebuild.js';
import type { Rebuilt } from '../../runtime/rebuild-options.js';
import { projectionsBy, type SkippedIn } from '../../features/shared/projections-in-force.js';
import { RulesInForce } from '../../features/shared/rules-in-force.js';
import type { Stores } from '../../composition/stores.js';
import type { Cli } from '../support/cli.js';
import { CommandFailed, UsageError } from '../support/failures.js';
import { dueInRebuild } from './due-in-rebuild.js';
import { operationsOf, recordRebuilt, requireFree } from './operate.js';
import { foldingParts, reportRebuild } from './report-rebuild.js';

export interface RebuildRequest {
  /** All of them without a name. */
  readonly names: readonly string[];
  /** Come into force with the switch; null for those in force. */
  readonly rules: ScoringRules | null;
  readonly by: OperatorAct;
  /** What is skipped once it is done, where that is otherwise than now, and the facts that say so. */
  readonly skips?: { readonly skippedIn: SkippedIn; readonly facts: readonly OperationsCommand[] };
}

/** Rebuilds read models beside whoever serves the old ones, and switches to them. Throws CommandFailed. */
export async function rebuildReadModels(
  cli: Cli,
  stores: Stores,
  request: RebuildRequest,
): Promise<Rebuilt[]> {
  const { rules, by, skips } = request;
  const wanted = await beginRebuild(cli, stores, request);
  const operate = operationsOf(cli, stores);
  const rebuilt = await reportRebuild(cli, stores, (options) =>
    rebuild(foldingParts(stores, wanted), wanted, {
      ...options,
      async beforeSwitch() {
        if (rules) await operate({ type: 'ChangeScoringRules', rules, by });
        for (const fact of skips?.facts ?? []) await operate(fact);
      },
    }),
  );
  await recordRebuilt(operate, rebuilt, by);
  return rebuilt;
}

/** Fills new versions and puts them aside: nothing of them is served, or in the event store, before `switchToHeld`. */
export async function rebuildHeld(
  cli: Cli,
  stores: Stores,
  request: Omit<RebuildRequest, 'by'>,
): Promise<Rebuilt[]> {
  const { rules } = request;
  const wanted = await beginRebuild(cli, stores, request);
  const at = new Date(cli.clock()).toISOString();
  const held: Held = { at, ...(rules && { foldedWith: rules }) };
  return reportRebuild(cli, stores, (options) =>
    rebuildAside(foldingParts(stores, wanted), wanted, options, held),
  );
}

/** The projections to fold. Throws UsageError for names and rules that cannot be. */
async function beginRebuild(
  cli: Cli,
  stores: Stores,
  { names, rules, skips }: Omit<RebuildRequest, 'by'>,
): Promise<Projection<unknown>[]> {
  await mendRegistry(cli, stores);
  const inForce = await RulesInForce.load(stores.eventStore);
  const wanted = named(projectionsBy(inForce, rules ?? inForce.current, skips?.skippedIn), names);
  if (rules && !wanted.some(({ name }) => name === 'dashboard')) {
    throw new UsageError('--rules change the dashboard: rebuild it as well, or leave the names out');
  }
  if (rules) requireFree(inForce, rules);
  await stores.models.dropAbandoned();
  cli.giveWay();
  return names.length > 0 ? wanted : withoutKept(cli, stores, wanted);
}

/** What a rebuild of every read model folds; says what it leaves as it stands. */
async function withoutKept(
  { terminal, signal }: Cli,
  stores: Stores,
  wanted: readonly Projection<unknown>[],
): Promise<Projection<unknown>[]> {
  const { fold, kept } = await dueInRebuild(foldingParts(stores, wanted), wanted, signal);
  for (const { name } of kept)
    terminal.note(
      `${name} is kept: only the events decide what is in it. To fold it, too: emit projections rebuild ${name}`,
    );
  return fold;
}

/**
 * Begins the registry anew where it cannot be read. Throws CommandFailed beside a server: it has the registry open, and does
 * the same at its start.
 */
async function mendRegistry({ terminal }: Cli, { models, lease }: Stores): Promise<void> {
  const damaged = await models.versions().then(
    () => null,
    (error: unknown) => (error instanceof DamagedReadModel ? error : Promise.reject(error as Error)),
  );
  if (damaged === null) return;
  if ((await lease.hold()) !== 'held')
    throw new CommandFailed(`${damaged.message}: restart the server, which begins it anew`);
  try {
    const file = await models.mendRegistry();
    if (file) terminal.note(`${damaged.message}. It is kept as ${file}.`);
  } finally {
    await lease.release();
  }
}

/** Throws UsageError for a name that is no read model. */
export function named<P extends { readonly name: string }>(
  projections: readonly P[],
  names: readonly string[],
): P[] {
  const unknown = names.filter((name) => !projections.some((projection) => projection.name === name));
  if (unknown.length > 0) {
    const known = projections.map(({ name }) => name).join(', ');
    throw new UsageError(`There is no read model ${unknown.join(', ')}; there are ${known}`);
  }
  return projections.filter(({ name }) => names.length === 0 || names.includes(name));
}
