import { Command } from 'commander';
import type { CommandSettings } from '../../settings/settings.js';
import type { ReadOnlyStores } from '../../composition/stores.js';
import { manifestIn, type Manifest } from '../backup/manifest.js';
import { requireLog, withReadOnlyStores, type Cli } from '../support/cli.js';
import { withWayBack } from '../support/failures.js';
import { examples, formatOption } from '../support/options.js';
import { fields } from '../../features/export/csv.js';
import { writeRows, type Format } from '../support/rows.js';
import { stoppableStore } from '../support/stoppable-store.js';
import { guideCheck } from './check-guide.js';
import { checked, reached, type Check, type Found } from './check.js';
import { backupsCheck } from './check-backups.js';
import { plansCheck } from './check-plans.js';
import { checkpointsCheck } from './check-checkpoints.js';
import { diskCheck, journalCheck, pagesCheck, permissionsCheck } from './check-folder.js';
import { membersKeysCheck, vaultCheck } from './check-members-keys.js';
import { modelSpendCheck } from './check-model-spend.js';
import { modelChecks } from './check-read-models.js';

/** Events are never older than this; a machine that says so has no clock. */
const EARLIEST_CLOCK = Date.parse('2025-01-01T00:00:00Z');
const NO_KEYS: Check = { check: 'vault', state: 'ok', what: 'not in this backup, which is of the log alone' };
const NO_MODELS: Check = {
  check: 'read models',
  state: 'ok',
  what: 'a backup has none: the server folds them',
};

/** `emit doctor`: settings, stores, keys, lag, disk and clock; `exit(1)` when anything is wrong. */
export function doctorCommand(cli: Cli, exit: (code: 1) => void): Command {
  return new Command('doctor')
    .description("check settings, stores, the members' keys, read models, free disk and clock")
    .addOption(formatOption())
    .option('--ask-guide', 'ask the guide for a word, which costs some tokens')
    .addHelpText('after', examples('emit doctor', 'emit doctor --ask-guide', 'emit doctor --format json'))
    .action(async ({ format, askGuide = false }: { format: Format; askGuide?: boolean }) => {
      await requireLog(cli);
      const checks = await allChecks(cli, askGuide);
      const columns = fields<Check>('check', 'state', 'what');
      await writeRows(cli.terminal, format, checks, { none: '', columns });
      if (checks.some(({ state }) => state === 'wrong')) exit(1);
    });
}

async function allChecks(cli: Cli, askGuide: boolean): Promise<Check[]> {
  const settings = cli.settings();
  const { dataDir } = settings;
  const backup = await manifestIn(dataDir);
  return [
    settingsCheck(settings, backup),
    ...sessionsCheck(settings),
    ...(await storeChecks(cli, backup)),
    await checked('guide', () => guideCheck(cli, settings, askGuide)),
    ...(settings.payments === null ? [] : [await checked('plans', () => plansCheck(cli, settings))]),
    ...(backup ? [] : [await checked('checkpoints', () => checkpointsCheck(cli, settings))]),
    await checked('journal', () => journalCheck(dataDir)),
    await checked('permissions', () => permissionsCheck(dataDir)),
    await checked('disk', () => diskCheck(dataDir)),
    ...(backup ? [] : [await checked('backups', () => backupsCheck(cli, settings))]),
  ];
}

/** Said only where it is lost. */
function sessionsCheck({ lostSessionKey: what }: CommandSettings): Check[] {
  return what === null ? [] : [{ check: 'sessions', state: 'wrong', what }];
}

/** Bad ones never come so far: reading them ends the command with exit code 2. */
function settingsCheck(
  { dataDir, eventStoreUrl, mongoUrl, harms }: CommandSettings,
  backup: Manifest | null,
): Check {
  const log = eventStoreUrl === null ? 'SQLite' : 'EventStoreDB';
  const models = mongoUrl === null ? 'SQLite' : 'MongoDB';
  const folder = backup ? `a backup of ${backup.at},` : 'data folder';
  const warnings = harms.map(({ setting, fault }) => `${setting} ${fault}`);
  const what = [`log in ${log}, read models in ${models}, ${folder} ${dataDir}`, ...warnings].join('; ');
  return { check: 'settings', state: warnings.length > 0 ? 'warning' : 'ok', what };
}

/** Stores that cannot be opened are one row: what is wrong, and not the end of the command. */
async function storeChecks(cli: Cli, backup: Manifest | null): Promise<Check[]> {
  try {
    return await withReadOnlyStores(cli, async (opened, settings) => {
      // A server that does not answer must not keep the command from ending when it is told to.
      const stores = { ...opened, eventStore: stoppableStore(opened.eventStore, cli.signal) };
      // Without it nothing can be said of all the others.
      await stores.eventStore.head();
      return [
        await checked('event log', () => logCheck(cli, stores)),
        ...(backup && !backup.parts.keys ? [NO_KEYS] : await keyChecks(cli, stores, settings)),
        ...(backup ? [NO_MODELS] : await modelChecks(cli, stores, settings)),
        ...(backup ? [] : [await checked('model spend', () => modelSpendCheck(cli, stores, settings))]),
        await checked('clock', () => clockCheck(cli, stores)),
      ];
    });
  } catch (error) {
    return [{ check: 'stores', state: 'wrong', what: withWayBack(error, cli.dataDir()) }];
  }
}

async function logCheck(cli: Cli, { eventStore }: ReadOnlyStores): Promise<Found> {
  const answer = await reached(eventStore.head());
  return cli.isLogEmbedded() ? pagesCheck(cli, 'log', answer) : answer;
}

async function keyChecks(cli: Cli, stores: ReadOnlyStores, settings: CommandSettings): Promise<Check[]> {
  const vault = async () => {
    const answer = await vaultCheck(stores, settings);
    const isLookedAt = settings.mongoUrl === null && answer.state === 'ok';
    return isLookedAt ? pagesCheck(cli, 'keys', answer) : answer;
  };
  return [
    await checked('vault', vault),
    await checked("members' keys", () => membersKeysCheck(stores, settings)),
  ];
}

/** Time of the event store's last event against this machine's. */
async function clockCheck({ clock }: Cli, { eventStore }: ReadOnlyStores): Promise<Found> {
  const head = await eventStore.head();
  let latest = 0;
  for await (const page of eventStore.replay({ after: Math.max(0, head - 1) }))
    latest = page.at(-1)?.at ?? latest;
  const now = clock();
  const what = `it is ${new Date(now).toISOString()} here`;
  if (now < EARLIEST_CLOCK) return { state: 'wrong', what };
  if (latest > now + 60_000) {
    const ahead = `${what}, the last event is of ${new Date(latest).toISOString()}`;
    return { state: 'warning', what: ahead };
  }
  return { state: 'ok', what };
}
