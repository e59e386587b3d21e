import { readdir } from 'node:fs/promises';
import { counted } from '@emit/contract/english';
import { eventCatalogue } from '../../domain/all-events.js';
import { Command } from 'commander';
import { DEFAULT_SCORING_RULES } from '@emit/contract/scoring';
import { allProjections } from '../../projections/all-projections.js';
import { wayBackOfEvents } from '../../features/shared/lost-data.js';
import { versionsAheadOfLog } from '../../runtime/ahead-of-log.js';
import { StoreDamaged } from '../../ports/event-store.port.js';
import type { CommandSettings } from '../../settings/settings.js';
import type { ReadOnlyStores } from '../../composition/stores.js';
import { manifestIn } from '../backup/manifest.js';
import { withScannedStores, type Cli } from '../support/cli.js';
import { reasonOf, UsageError } from '../support/failures.js';
import { examples, formatOption, listOf } from '../support/options.js';
import { Progress } from '../support/progress.js';
import { projectionsInForce } from '../../features/shared/projections-in-force.js';
import { fields } from '../../features/export/csv.js';
import { writeRows, type Format, type RowLayout } from '../support/rows.js';
import { named } from '../projections/apply-rebuild.js';
import { openEvidence, type Against } from './against/evidence.js';
import { againstOf, requireAgainst, withAgainstOptions, type AgainstOptions } from './against/options.js';
import { lastOwnCheckpoint } from './audit-keys.js';
import { ColumnCheck } from './column-check.js';
import { Findings, type Finding } from './findings.js';
import { LogCheck } from './verify-log.js';
import { ModelCheck, unreadable } from './model-check.js';
import { checkStructure, headUnless } from './structure-check.js';
import { verifyKeys } from './verify-keys.js';
import { checkModels, whyNotCompared } from './verify-read-models.js';

interface Options extends AgainstOptions {
  readonly format: Format;
  readonly log: boolean;
  readonly models: boolean;
  readonly keys: boolean;
  readonly only?: string[];
}

/** What was looked at, and what was not though it was asked for. */
interface Verified {
  readonly findings: Findings;
  readonly compared: string[];
  readonly notCompared: string[];
  /** Read models of an earlier release, which the next start of a server folds anew. */
  readonly outdated: string[];
}

/** `emit audit verify`: `exit(1)` when anything is wrong, `exit(3)` when something that was asked for was not compared. */
export function verifyCommand(cli: Cli, exit: (code: 1 | 3) => void): Command {
  return withAgainstOptions(new Command('verify'))
    .description(
      "check that the log is as it was written, that every read model is what the log says, and the members' keys",
    )
    .option('--no-log', 'leave out chains, revisions, ids and token records')
    .option('--no-models', 'leave out the read models')
    .option('--no-keys', "leave out the members' keys")
    .option('--only <names>', 'only these read models, with commas', listOf)
    .addOption(formatOption())
    .addHelpText('after', EXIT_CODES)
    .addHelpText(
      'after',
      examples(
        'emit audit verify',
        'emit audit verify --no-models',
        'emit audit verify --against /mnt/audit --key audit.pub',
        'emit audit verify --format ndjson > findings.ndjson',
      ),
    )
    .action(async (options: Options) => {
      if (!options.log && !options.models) throw new UsageError('that leaves nothing to check');
      if (options.only && !options.models)
        throw new UsageError('--only names read models, --no-models leaves them out: choose one');
      requireAgainst(options, options.log);
      const verified = await withScannedStores(cli, (stores, settings) =>
        verify(cli, stores, settings, options),
      );
      const { findings } = verified;
      if (options.format !== 'table' || findings.count > 0) {
        await writeRows(cli.terminal, options.format, findings.kept, layout);
      }
      tell(cli, verified, exit);
    });
}

const EXIT_CODES = `
Exit code: 0 nothing is wrong, 1 something is, 2 the command or a setting is,
3 nothing wrong was found, but not everything asked for could be compared. What
the next start folds anew, after an upgrade, is told and is no fault.`;

function tell({ terminal }: Cli, verified: Verified, exit: (code: 1 | 3) => void): void {
  const { findings, compared, notCompared, outdated } = verified;
  if (findings.count > 0) {
    terminal.note(`${counted(findings.count, 'finding')}.`);
    exit(1);
    return;
  }
  const left = [...notCompared, ...outdated].join(', ');
  if (left === '') terminal.note('Nothing is wrong.');
  else if (compared.length === 0) terminal.note(`Nothing was compared: ${left}.`);
  else terminal.note(`Nothing wrong was found in ${compared.join(', ')}; not compared: ${left}.`);
  if (notCompared.length > 0 || compared.length === 0) exit(3);
}

async function verify(
  cli: Cli,
  stores: ReadOnlyStores,
  settings: CommandSettings,
  options: Options,
): Promise<Verified> {
  const verified: Verified = { findings: new Findings(), compared: [], notCompared: [], outdated: [] };
  const { findings } = verified;
  // Before the event store is read: a mistake is told at once.
  named(allProjections(DEFAULT_SCORING_RULES), options.only ?? []);
  if (options.log) await checkStructure(stores.eventStore, findings);
  // Before the head: a server may sign what comes after it.
  const own = await lastOwnCheckpoint(cli, settings.dataDir);
  const head = await headUnless(stores.eventStore, findings);
  if (head === null) return verified;
  const check = options.log
    ? await verifyLog(cli, stores, verified, head, againstOf(settings, options, own))
    : null;
  const backup = await manifestIn(settings.dataDir);
  if (options.keys && (backup === null || backup.parts.keys)) {
    const note = (text: string) => cli.terminal.note(text);
    const isCopy = cli.isLogEmbedded() && (await holdsLogAlone(settings.dataDir));
    const parts = { stores, settings, findings, note, isCopy, logAlone: !options.models };
    if (!(await verifyKeys(parts))) verified.notCompared.push("the members' keys");
  }
  if (options.models) {
    await verifyModels(cli, stores, options.only ?? [], verified, head).catch((error: unknown) => {
      if (findings.count === 0 || cli.signal.aborted) throw error;
      const what = `cannot be folded from this log: ${reasonOf(error)}`;
      findings.add({ check: 'read-model', where: 'all of them', what, positions: [] });
    });
  }
  await check?.explainBreaks(stores.eventStore);
  return verified;
}

/** A copy of the event store for whoever shall read nothing else. */
async function holdsLogAlone(dataDir: string): Promise<boolean> {
  return (await readdir(dataDir)).every((name) => /^log\.sqlite(-wal|-shm)?$/.test(name));
}

async function verifyLog(
  cli: Cli,
  stores: ReadOnlyStores,
  verified: Verified,
  head: number,
  against: Against,
): Promise<LogCheck> {
  const { findings, compared, notCompared } = verified;
  const progress = new Progress(cli.terminal, 'log', head);
  const columns = cli.isLogEmbedded() ? new ColumnCheck(stores.eventStore, findings, cli.signal) : null;
  const evidence = await openEvidence(cli, against, findings);
  const check = new LogCheck(findings, eventCatalogue.lift, columns, evidence.comparisons);
  try {
    await check.run(stores.eventStore, head, progress);
    for (const one of evidence.comparisons) {
      const with_ = await one.end();
      if (with_ === null) notCompared.push(one.name);
      else {
        compared.push(with_);
        // How far it goes: an export that was cut off proves as much as it holds.
        cli.terminal.note(`Compared with ${with_}.`);
      }
    }
    notCompared.push(...evidence.unchecked);
  } catch (error) {
    if (!(error instanceof StoreDamaged)) throw error;
    const what = `cannot be read on after ${counted(progress.count, 'event')}: ${reasonOf(error)}; ${wayBackOfEvents(cli.dataDir())}`;
    findings.add({ check: 'unreadable', where: 'the log', what, positions: [] });
  } finally {
    await evidence.close();
  }
  const events = counted(progress.count, 'event');
  cli.terminal.note(`${events} in ${counted(check.streams, 'stream')} looked at.`);
  if (progress.count > 0) compared.push(events);
  else notCompared.push('the log, which has no events');
  return check;
}

async function verifyModels(
  { terminal, signal }: Cli,
  stores: ReadOnlyStores,
  only: readonly string[],
  { findings, compared, notCompared, outdated }: Verified,
  head: number,
): Promise<void> {
  const { eventStore, models, scratch } = stores;
  const versions = await models.versions();
  if (versions.length === 0) {
    terminal.note('No read model is folded here: none was compared.');
    return void notCompared.push('the read models');
  }
  await reportAhead(stores, findings);
  const checks: ModelCheck[] = [];
  for (const projection of named(await projectionsInForce(stores), only)) {
    const active = versions.find(
      ({ collection, status }) => collection === projection.name && status === 'active',
    );
    if (active?.damage?.key === null) {
      findings.add(unreadable(active, active.damage));
      continue;
    }
    const why = whyNotCompared(projection, active);
    if (active && why === null) {
      checks.push(new ModelCheck(projection, active, models, findings));
      continue;
    }
    (active && active.shape !== projection.shape ? outdated : notCompared).push(projection.name);
    terminal.note(`${projection.name} ${why}: not compared.`);
  }
  if (checks.length === 0) return;
  await checkModels({ eventStore, scratch, signal }, checks, (title) => new Progress(terminal, title, head));
  for (const { projection, active, count } of checks) {
    const lag = head - active.checkpoint;
    const behind = lag > 0 ? `, folded up to position ${active.checkpoint} of ${head}` : '';
    terminal.note(`${projection.name}: ${counted(count, 'document')} compared${behind}.`);
  }
  compared.push(counted(checks.length, 'read model'));
}

/** What is folded was in the event store: where it ends before, its end was removed. */
async function reportAhead({ eventStore, models }: ReadOnlyStores, findings: Findings): Promise<void> {
  for (const { collection, version, checkpoint } of await versionsAheadOfLog(eventStore, models)) {
    const head = await eventStore.head();
    const what = `is folded up to position ${checkpoint} and the log ends at ${head}: its last events were removed`;
    findings.add({ check: 'read-model', where: `${collection} version ${version}`, what, positions: [head] });
  }
}

const layout: RowLayout<Finding> = {
  none: 'Nothing is wrong.',
  columns: [
    ...fields<Finding>('check', 'where'),
    { title: 'positions', value: ({ positions }) => positions.join(' ') },
    ...fields<Finding>('what'),
  ],
};
