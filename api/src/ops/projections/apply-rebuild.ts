import { eventCatalogue } from '../../domain/all-events.js';
import { randomUUID } from 'node:crypto';
import type { ScoringRules } from '@emit/contract/scoring';
import { DamagedReadModel } from '../../ports/read-models.port.js';
import type { OperationsCommand } from '../../domain/operations/commands.js';
import { operationsDecider } from '../../domain/operations/decide.js';
import { OPERATIONS_STREAM } from '../../domain/operations/events.js';
import { allProjections } from '../../projections/all-projections.js';
import { canonicalJson } from '../../kernel/canonical-json.js';
import { quietLog } from '../../runtime/log.js';
import { foldHere } from '../../runtime/filling/fold-here.js';
import type { FoldingParts } from '../../runtime/folding-parts.js';
import { setAsideDamaged } from '../../runtime/mender.js';
import {
  rebuild,
  RebuildReplaced,
  revive,
  type RebuildOptions,
  type Rebuilt,
} from '../../runtime/rebuild.js';
import { CommandRunner } from '../../runtime/run-command.js';
import { allRules, RulesInForce } from '../../features/shared/rules-in-force.js';
import type { Stores } from '../../composition/stores.js';
import type { Cli } from '../support/cli.js';
import { damageIn } from '../support/damage-in.js';
import { CommandFailed, UsageError } from '../support/failures.js';
import { Progress } from '../support/progress.js';

/**
 * Rebuilds read models, all of them without a name, beside whoever serves the old ones. Puts new scoring rules in force with
 * the switch; null for those in force.
 */
export async function rebuildReadModels(
  cli: Cli,
  stores: Stores,
  names: readonly string[],
  rules: ScoringRules | null,
): Promise<Rebuilt[]> {
  const { eventStore: store, models } = stores;
  await mendRegistry(cli, stores);
  const current = (await RulesInForce.load(store, models)).current;
  const by = rules ?? current;
  const wanted = named(allProjections(by), names);
  if (rules && !wanted.some(({ name }) => name === 'dashboard')) {
    throw new UsageError('--rules change the dashboard: rebuild it as well, or leave the names out');
  }
  const announced = rules === null || (await isAnnounced(stores, rules, current.version));
  await models.dropAbandoned();
  const operations = operationsOf(cli, stores);
  cli.giveWay();
  const rebuilt = await told(cli, stores, (options) =>
    rebuild(partsOf(stores, wanted), wanted, {
      ...options,
      async beforeSwitch() {
        // What is served is then never folded by rules that the log does not know.
        if (!announced && rules) await operations({ type: 'ChangeScoringRules', rules });
      },
    }),
  );
  await record(operations, rebuilt);
  return rebuilt;
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

/** Brings the version back that was served before. Throws CommandFailed when there is none, or none that can be kept current. */
export async function rollBack(cli: Cli, stores: Stores, name: string): Promise<Rebuilt[]> {
  const { eventStore: store, models } = stores;
  await models.dropAbandoned();
  const retired = (await models.versions()).filter(
    ({ collection, status }) => collection === name && status === 'retired',
  );
  const former = retired.sort((a, b) => b.version - a.version)[0];
  if (!former) throw new CommandFailed(`there is no former version of ${name} to go back to`);
  const sets = [...(await allRules(store)).values()];
  const projection = sets
    .flatMap((rules) => allProjections(rules))
    .find((one) => one.name === name && one.shape === former.shape);
  if (!projection) {
    throw new CommandFailed(
      `this release cannot keep version ${former.version} of ${name} current: its shape is ${former.shape}`,
    );
  }
  const damage = await damageIn(models, former);
  if (damage !== null)
    throw new CommandFailed(`version ${former.version} of ${name} cannot be read: ${damage}`);
  const parts = partsOf(stores, [projection]);
  const revived = await told(cli, stores, (options) => revive(parts, projection, former, options));
  await record(operationsOf(cli, stores), revived);
  return revived;
}

function partsOf(
  { eventStore: store, models, scratch }: Stores,
  projections: FoldingParts['projections'],
): FoldingParts {
  const { lift } = eventCatalogue;
  return { store, models, projections, lift, fold: foldHere(lift, { scratch }), log: quietLog };
}

/** Tells how far a rebuild is, and of what was set aside. Throws CommandFailed when it is stopped or replaced. */
async function told(
  { terminal, signal }: Cli,
  { models }: Stores,
  work: (options: RebuildOptions) => Promise<Rebuilt[]>,
): Promise<Rebuilt[]> {
  const beginPass: RebuildOptions['beginPass'] = (head, after) => {
    const progress = new Progress(terminal, 'rebuild', head, after);
    return (events, position) => progress.add(events, position);
  };
  const rebuilt = await work({ signal, beginPass }).catch((error: unknown) => {
    if (error instanceof RebuildReplaced) throw new CommandFailed(error.message);
    if (signal.aborted) throw new CommandFailed('stopped: the read models are as they were before');
    throw error;
  });
  for (const { version, damage, file } of await setAsideDamaged(models)) {
    const kept = file ? `: it is kept as ${file}` : '';
    terminal.note(
      `${version.collection} version ${version.version} could not be read (${damage.what})${kept}.`,
    );
  }
  return rebuilt;
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

/**
 * True when the log has the very rules, as after a rebuild that was cut short when it had announced them. Throws UsageError
 * for other rules of a version that is taken.
 */
export async function isAnnounced(
  { eventStore }: Pick<Stores, 'eventStore'>,
  rules: ScoringRules,
  inForce: number,
): Promise<boolean> {
  const known = await allRules(eventStore);
  const latest = Math.max(...known.keys());
  const same = known.get(rules.version);
  if (same && canonicalJson(same) === canonicalJson(rules)) return true;
  if (rules.version > latest) return false;
  throw new UsageError(
    `version must be greater than ${latest}: a version names one set of rules for ever (in force: ${inForce})`,
  );
}

type Operate = (command: OperationsCommand) => Promise<unknown>;

function operationsOf({ clock }: Cli, { eventStore }: Stores): Operate {
  const runner = new CommandRunner(eventStore, eventCatalogue, clock);
  return (command) =>
    runner.run(operationsDecider, OPERATIONS_STREAM, command, { memberId: '', correlationId: randomUUID() });
}

/** Also what wakes a live projector, which then looks at what is served. */
async function record(operate: Operate, rebuilt: readonly Rebuilt[]): Promise<void> {
  for (const { collection, ...facts } of rebuilt) {
    await operate({ type: 'RecordRebuild', projection: collection, ...facts });
  }
}
