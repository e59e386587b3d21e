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
import { CommandRunner } from '../../runtime/run-command.js';
import { allRules, RulesInForce } from '../../features/shared/rules-in-force.js';
import { tellingProgress } from '../../runtime/telling-progress.js';
import type { Stores, StoreSettings } from '../../composition/stores.js';
import type { Cli } from '../support/cli.js';
import { damageIn } from '../support/damage-in.js';
import { CommandFailed, UsageError } from '../support/failures.js';
import { fillByThreads } from './fill-by-threads.js';
import { fillHere } from './fill-job.js';
import { RebuildBeside, type Rebuilt } from './rebuild-beside.js';

export interface RebuildRequest {
  /** Empty: all of them. */
  readonly names: readonly string[];
  /** Other scoring rules to fold by; null for those in force. */
  readonly rules: ScoringRules | null;
  /** Threads that fold, where the log is embedded: from a server, events come no faster than one can fold them. */
  readonly workers: number;
}

/** Rebuilds read models beside whoever serves the old ones, and puts new scoring rules in force with the switch. */
export async function rebuildReadModels(
  cli: Cli,
  stores: Stores,
  settings: StoreSettings,
  request: RebuildRequest,
): Promise<Rebuilt[]> {
  const { eventStore: store, models } = stores;
  const { rules } = request;
  await mendRegistry(cli, stores);
  const current = (await RulesInForce.load(store, models)).current;
  const by = rules ?? current;
  const wanted = named(allProjections(by), request.names);
  if (rules && !wanted.some(({ name }) => name === 'dashboard')) {
    throw new UsageError('--rules change the dashboard: rebuild it as well, or leave the names out');
  }
  const announced = rules === null || (await isAnnounced(stores, rules, current.version));
  const rebuild = new RebuildBeside(cli, {
    store,
    models,
    projections: wanted,
    lift: eventCatalogue.lift,
    log: quietLog,
  });
  const operations = operationsOf(cli, stores);
  const rebuilt = await rebuild.run(
    (versions, progress) => {
      const threads = cli.isLogEmbedded() ? request.workers : 1;
      const [here, elsewhere] = [fillHere(stores), cli.threads.fill(settings)];
      const tell = tellingProgress(models, versions, (events, position) => progress.add(events, position));
      cli.threads.giveWay();
      const filling = { eventStore: store, rules: by, threads, here, elsewhere };
      return fillByThreads(filling, versions, cli.signal, tell);
    },
    async () => {
      // Before the switch: what is served is then never folded by rules that the log does not know.
      if (!announced && rules) await operations({ type: 'ChangeScoringRules', rules });
    },
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
  if (!(await lease.hold()))
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
  const rebuild = new RebuildBeside(cli, {
    store,
    models,
    projections: [projection],
    lift: eventCatalogue.lift,
    log: quietLog,
  });
  const revived = await rebuild.revive([former]);
  await record(operationsOf(cli, stores), revived);
  return revived;
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
