import { Command } from 'commander';
import type { Projection } from '../../kernel/projection.js';
import type { CollectionVersion, Damage, VersionRef } from '../../ports/read-models.port.js';
import type { Stores } from '../../stores.js';
import { withScannedStores, type Cli } from '../support/cli.js';
import { reasonOf, UsageError } from '../support/failures.js';
import { numberOf } from '../support/numbers.js';
import { examples, formatOption, listOf } from '../support/options.js';
import { Progress } from '../support/progress.js';
import { lift, projectionsInForce } from '../support/projections-in-force.js';
import { writeRows, type Format, type RowLayout } from '../support/rows.js';
import { named } from '../projections/apply-rebuild.js';
import { ColumnCheck } from './column-check.js';
import { Findings, type Finding } from './findings.js';
import { LogCheck } from './verify-log.js';
import { ModelCheck } from './model-check.js';
import { checkModels } from './verify-read-models.js';

interface Options {
  readonly format: Format;
  readonly log: boolean;
  readonly models: boolean;
  readonly only?: string[];
}

/** `emit audit verify`: `exit(1)` when anything is wrong. */
export function verifyCommand(cli: Cli, exit: (code: 1) => void): Command {
  return new Command('verify')
    .description('check that the log was not changed, and that every read model is what the log says')
    .option('--no-log', 'leave out chains, revisions, ids and token records')
    .option('--no-models', 'leave out the read models')
    .option('--only <names>', 'only these read models, with commas', listOf)
    .addOption(formatOption())
    .addHelpText(
      'after',
      examples(
        'emit audit verify',
        'emit audit verify --no-models',
        'emit audit verify --format ndjson > findings.ndjson',
      ),
    )
    .action(async (options: Options) => {
      if (!options.log && !options.models) throw new UsageError('that leaves nothing to check');
      if (options.only && !options.models)
        throw new UsageError('--only names read models, --no-models leaves them out: choose one');
      const findings = await withScannedStores(cli, (stores) => verify(cli, stores, options));
      if (options.format !== 'table' || findings.count > 0) {
        await writeRows(cli.terminal, options.format, findings.kept, layout);
      }
      if (findings.count > 0) exit(1);
      cli.terminal.note(
        findings.count === 0 ? 'Nothing is wrong.' : `${numberOf(findings.count, 'finding')}.`,
      );
    });
}

async function verify(cli: Cli, stores: Stores, options: Options): Promise<Findings> {
  const findings = new Findings();
  // Before the log is read: a mistake is told at once.
  const projections = named(await projectionsInForce(stores), options.only ?? []);
  const head = await stores.log.head();
  const columns =
    options.log && cli.isLogEmbedded() ? new ColumnCheck(stores.log, findings, cli.signal) : null;
  const check = new LogCheck(findings, lift, columns);
  if (options.log) {
    const progress = new Progress(cli.terminal, 'log', head);
    await check.run(stores.log, head, progress);
    cli.terminal.note(
      `${numberOf(progress.count, 'event')} in ${numberOf(check.streams, 'stream')} looked at.`,
    );
  }
  if (options.models) {
    await verifyModels(cli, stores, projections, findings, head).catch((error: unknown) => {
      if (findings.count === 0 || cli.signal.aborted) throw error;
      const what = `cannot be folded from this log: ${reasonOf(error)}`;
      findings.add({ check: 'read-model', where: 'all of them', what, positions: [] });
    });
  }
  await check.explainBreaks(stores.log);
  return findings;
}

async function verifyModels(
  { terminal, signal }: Cli,
  stores: Stores,
  projections: readonly Projection<unknown>[],
  findings: Findings,
  head: number,
): Promise<void> {
  const { log, models, scratch } = stores;
  const versions = await models.versions();
  await reportAhead(stores, versions, findings);
  const checks: ModelCheck[] = [];
  for (const projection of projections) {
    const active = versions.find(
      ({ collection, status }) => collection === projection.name && status === 'active',
    );
    if (active?.damage?.key === null) {
      findings.add(unreadable(active, active.damage));
      continue;
    }
    if (active?.shape === projection.shape) {
      checks.push(new ModelCheck(projection, active, models, findings));
      continue;
    }
    const state = active
      ? `has the shape ${active.shape}, this release folds ${projection.shape}`
      : 'is not folded yet';
    terminal.note(`${projection.name} ${state}: not compared.`);
  }
  if (checks.length === 0) return;
  await checkModels({ log, scratch, signal }, checks, (title) => new Progress(terminal, title, head));
  for (const { projection, active, count } of checks) {
    const lag = head - active.checkpoint;
    const behind = lag > 0 ? `, folded up to position ${active.checkpoint} of ${head}` : '';
    terminal.note(`${projection.name}: ${numberOf(count, 'document')} compared${behind}.`);
  }
}

/** A version of which nothing can be compared. */
function unreadable({ collection, version }: VersionRef, { what }: Damage): Finding {
  const where = `${collection} version ${version}`;
  return { check: 'read-model', where, what: `cannot be read: ${what}`, positions: [] };
}

/** What is folded was in the log: where it ends before, its end was removed. */
async function reportAhead(
  { log }: Stores,
  versions: readonly CollectionVersion[],
  findings: Findings,
): Promise<void> {
  const head = await log.head();
  const ahead = versions.filter(({ checkpoint }) => checkpoint > head);
  for (const { collection, version, checkpoint } of ahead) {
    const what = `is folded up to position ${checkpoint} and the log ends at ${head}: its last events were removed`;
    findings.add({ check: 'read-model', where: `${collection} version ${version}`, what, positions: [head] });
  }
}

const layout: RowLayout<Finding> = {
  none: 'Nothing is wrong.',
  columns: [
    { title: 'check', value: ({ check }) => check },
    { title: 'where', value: ({ where }) => where },
    { title: 'positions', value: ({ positions }) => positions.join(' ') },
    { title: 'what', value: ({ what }) => what },
  ],
};
