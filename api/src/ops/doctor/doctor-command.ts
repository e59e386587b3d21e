import { Command } from 'commander';
import { versionsAheadOfLog } from '../../runtime/ahead-of-log.js';
import { servedCheckpoint } from '../../runtime/freshness.js';
import { lagInEvents } from '../../runtime/lag.js';
import type { CommandSettings } from '../../settings.js';
import { exposedHost } from '../../store-urls.js';
import type { ReadOnlyStores } from '../../stores.js';
import { manifestIn, type Manifest } from '../backup/manifest.js';
import { requireLog, withReadOnlyStores, type Cli } from '../support/cli.js';
import { damagedModels } from '../support/damage-in.js';
import { reasonOf } from '../support/failures.js';
import { numberOf } from '../support/numbers.js';
import { examples, formatOption } from '../support/options.js';
import { projectionsInForce } from '../support/projections-in-force.js';
import { writeRows, type Format } from '../support/rows.js';
import { StoppableLog } from '../support/stoppable-log.js';
import { checked, type Check, type Found } from './check.js';
import { diskCheck, journalCheck, pagesCheck, permissionsCheck } from './check-folder.js';
import { membersKeysCheck, vaultCheck } from './check-members-keys.js';

const HIGH_LAG = 1_000;
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
    .addHelpText('after', examples('emit doctor', 'emit doctor --format json'))
    .action(async ({ format }: { format: Format }) => {
      await requireLog(cli);
      const checks = await allChecks(cli);
      await writeRows(cli.terminal, format, checks, {
        none: '',
        columns: [
          { title: 'check', value: ({ check }) => check },
          { title: 'state', value: ({ state }) => state },
          { title: 'what', value: ({ what }) => what },
        ],
      });
      if (checks.some(({ state }) => state === 'wrong')) exit(1);
    });
}

async function allChecks(cli: Cli): Promise<Check[]> {
  const settings = cli.settings();
  const { dataDir } = settings;
  const backup = await manifestIn(dataDir);
  return [
    settingsCheck(settings, backup),
    ...(await storeChecks(cli, backup)),
    await checked('journal', () => journalCheck(dataDir)),
    await checked('permissions', () => permissionsCheck(dataDir)),
    await checked('disk', () => diskCheck(dataDir)),
  ];
}

/** Bad ones never come so far: reading them ends the command with exit code 2. */
function settingsCheck(
  { dataDir, eventStoreUrl, mongoUrl, rateLimits }: CommandSettings,
  backup: Manifest | null,
): Check {
  const log = eventStoreUrl === null ? 'SQLite' : 'EventStoreDB';
  const models = mongoUrl === null ? 'SQLite' : 'MongoDB';
  const folder = backup ? `a backup of ${backup.at},` : 'data folder';
  const exposed = [eventStoreUrl, mongoUrl].map((url) => url && exposedHost(url)).find(Boolean);
  const warnings = [
    exposed && `${exposed} is reached without TLS`,
    !rateLimits && 'nobody who guesses passwords is held back (EMIT_RATE_LIMITS is off)',
  ].filter(Boolean);
  const what = [`log in ${log}, read models in ${models}, ${folder} ${dataDir}`, ...warnings].join('; ');
  return { check: 'settings', state: warnings.length > 0 ? 'warning' : 'ok', what };
}

/** Stores that cannot be opened are one row: what is wrong, and not the end of the command. */
async function storeChecks(cli: Cli, backup: Manifest | null): Promise<Check[]> {
  try {
    return await withReadOnlyStores(cli, async (opened, settings) => {
      // A server that does not answer must not keep the command from ending when it is told to.
      const stores = { ...opened, log: new StoppableLog(opened.log, cli.signal) };
      // Without it nothing can be said of all the others.
      await stores.log.head();
      return [
        await checked('event log', () => logCheck(cli, stores)),
        ...(backup && !backup.parts.keys ? [NO_KEYS] : await keyChecks(cli, stores, settings)),
        ...(backup ? [NO_MODELS] : await modelChecks(stores, settings)),
        await checked('clock', () => clockCheck(cli, stores)),
      ];
    });
  } catch (error) {
    return [{ check: 'stores', state: 'wrong', what: reasonOf(error) }];
  }
}

async function logCheck(cli: Cli, { log }: ReadOnlyStores): Promise<Found> {
  const answer = await reached(log.head());
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

async function modelChecks(stores: ReadOnlyStores, settings: CommandSettings): Promise<Check[]> {
  return [
    await checked('read models', () => reached(stores.models.ping())),
    await checked('projections', () => foldedCheck(stores)),
    await checked('projector', () => projectorCheck(stores, settings)),
  ];
}

async function reached(answer: Promise<unknown>): Promise<Found> {
  const began = performance.now();
  await answer;
  return { state: 'ok', what: `answers in ${(performance.now() - began).toFixed(1)} ms` };
}

async function foldedCheck(stores: ReadOnlyStores): Promise<Found> {
  const versions = await stores.models.versions();
  const damaged = await damagedModels(stores.models, versions);
  if (damaged.length > 0) {
    const what = `${damaged.join('; ')}: a server folds it anew when it starts or meets it, and so does emit projections rebuild`;
    return { state: 'wrong', what };
  }
  const due = (await projectionsInForce(stores)).filter(
    ({ name, shape }) =>
      !versions.some((one) => one.collection === name && one.status === 'active' && one.shape === shape),
  );
  if (due.length > 0) {
    const what = `to be folded at the next start: ${due.map(({ name }) => name).join(', ')}`;
    return { state: 'warning', what };
  }
  const [ahead] = await versionsAheadOfLog(stores.log, stores.models);
  if (ahead) {
    const what =
      `folded up to position ${ahead.checkpoint}, the log ends at ${await stores.log.head()}: it was damaged, or an ` +
      'earlier copy put back; the next start folds them anew';
    return { state: 'wrong', what };
  }
  const lag = await lagInEvents(stores.log, await servedCheckpoint(stores.models));
  const what =
    lag === 0
      ? 'all events are folded'
      : `${numberOf(lag, 'event')} behind the log; ${await whoFolds(stores)}`;
  const aside = await stores.models.setAsides();
  if (aside.length > 0)
    return { state: 'warning', what: `${what}; could not be read and set aside: ${aside.join(', ')}` };
  return { state: lag > HIGH_LAG ? 'warning' : 'ok', what };
}

async function whoFolds({ lease }: ReadOnlyStores): Promise<string> {
  const holder = await lease.holder();
  return holder === null ? 'nobody folds them now: a server does when it runs' : `${holder} folds them`;
}

/** Who folds; without shared stores it is no fault that nobody does while no server runs. */
async function projectorCheck({ lease }: ReadOnlyStores, { mongoUrl }: CommandSettings): Promise<Found> {
  const holder = await lease.holder();
  if (holder !== null) return { state: 'ok', what: `${holder} folds the read models` };
  return { state: mongoUrl === null ? 'ok' : 'warning', what: 'nobody folds the read models now' };
}

/** Time of the log's last event against this machine's. */
async function clockCheck({ clock }: Cli, { log }: ReadOnlyStores): Promise<Found> {
  const head = await log.head();
  let latest = 0;
  for await (const page of log.replay({ after: Math.max(0, head - 1) })) latest = page.at(-1)?.at ?? latest;
  const now = clock();
  const what = `it is ${new Date(now).toISOString()} here`;
  if (now < EARLIEST_CLOCK) return { state: 'wrong', what };
  if (latest > now + 60_000) {
    const ahead = `${what}, the last event is of ${new Date(latest).toISOString()}`;
    return { state: 'warning', what: ahead };
  }
  return { state: 'ok', what };
}
