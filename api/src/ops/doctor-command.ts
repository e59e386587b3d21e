import { statfs } from 'node:fs/promises';
import { Command } from 'commander';
import { versionsAheadOfLog } from '../runtime/ahead-of-log.js';
import { servedCheckpoint } from '../runtime/freshness.js';
import { lagInEvents } from '../runtime/lag.js';
import type { Settings } from '../settings.js';
import { exposedHost, uncheckedCertificates } from '../store-urls.js';
import type { Stores } from '../stores.js';
import { requireLog, withStores, type Cli } from './support/cli.js';
import { damagedModels } from './support/damage-in.js';
import { reasonOf } from './support/failures.js';
import { requireMasterKey } from './support/master-key.js';
import { examples, formatOption } from './support/options.js';
import { projectionsInForce } from './support/projections-in-force.js';
import { writeRows, type Format } from './support/rows.js';
import { StoppableLog } from './support/stoppable-log.js';

interface Check {
  readonly check: string;
  readonly state: 'ok' | 'warning' | 'wrong';
  readonly what: string;
}

type Found = Omit<Check, 'check'>;

const LOW_DISK_BYTES = 1_000_000_000;
const HIGH_LAG = 1_000;
/** Events are never older than this; a machine that says so has no clock. */
const EARLIEST_CLOCK = Date.parse('2025-01-01T00:00:00Z');

/** `emit doctor`: settings, stores, lag, disk and clock; `exit(1)` when anything is wrong. */
export function doctorCommand(cli: Cli, exit: (code: 1) => void): Command {
  return new Command('doctor')
    .description('check settings, stores, read models, free disk and clock')
    .addOption(formatOption())
    .addHelpText('after', examples('emit doctor', 'emit doctor --format json'))
    .action(async ({ format }: { format: Format }) => {
      await requireLog(cli);
      const settings = cli.settings();
      const checks = [
        settingsCheck(settings),
        ...(await storeChecks(cli)),
        await checked('disk', () => diskCheck(settings)),
      ];
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

/** Bad ones never come so far: reading them ends the command with exit code 2. */
function settingsCheck({ dataDir, eventStoreUrl, mongoUrl, rateLimits }: Settings): Check {
  const log = eventStoreUrl === null ? 'SQLite' : 'EventStoreDB';
  const models = mongoUrl === null ? 'SQLite' : 'MongoDB';
  const exposed = [eventStoreUrl, mongoUrl].map((url) => url && exposedHost(url)).find(Boolean);
  const warnings = [
    exposed && `${exposed} is reached without TLS`,
    mongoUrl && uncheckedCertificates(mongoUrl) && 'certificates of MongoDB are not checked',
    !rateLimits && 'nobody who guesses passwords is held back (EMIT_RATE_LIMITS is off)',
  ].filter(Boolean);
  const what = [`log in ${log}, read models in ${models}, data folder ${dataDir}`, ...warnings].join('; ');
  return { check: 'settings', state: warnings.length > 0 ? 'warning' : 'ok', what };
}

/** Stores that cannot be opened are one row: what is wrong, and not the end of the command. */
async function storeChecks(cli: Cli): Promise<Check[]> {
  try {
    return await withStores(cli, async (opened, settings) => {
      // A server that does not answer must not keep the command from ending when it is told to.
      const stores = { ...opened, log: new StoppableLog(opened.log, cli.signal) };
      return [
        await checked('event log', () => reached(stores.log.head())),
        await checked('read models', () => reached(stores.models.ping())),
        await checked('vault', () => vaultCheck(stores, settings)),
        await checked('projections', () => foldedCheck(stores)),
        await checked('projector', () => projectorCheck(stores, settings)),
        await checked('clock', () => clockCheck(cli, stores)),
      ];
    });
  } catch (error) {
    return [{ check: 'stores', state: 'wrong', what: reasonOf(error) }];
  }
}

/** A check that cannot be made tells that something is wrong, and why. */
async function checked(check: string, look: () => Promise<Found>): Promise<Check> {
  try {
    return { check, ...(await look()) };
  } catch (error) {
    return { check, state: 'wrong', what: reasonOf(error) };
  }
}

async function reached(answer: Promise<unknown>): Promise<Found> {
  const began = performance.now();
  await answer;
  return { state: 'ok', what: `answers in ${(performance.now() - began).toFixed(1)} ms` };
}

/** That it answers, and opens with the master key that a server would start with. */
async function vaultCheck(stores: Stores, settings: Settings): Promise<Found> {
  const found = await reached(stores.vault.ping());
  await requireMasterKey(stores, settings);
  return found;
}

async function foldedCheck(stores: Stores): Promise<Found> {
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
  const what = lag === 0 ? 'all events are folded' : `${lag} events behind the log; is a server running?`;
  const aside = await stores.models.setAsides();
  if (aside.length > 0)
    return { state: 'warning', what: `${what}; could not be read and set aside: ${aside.join(', ')}` };
  return { state: lag > HIGH_LAG ? 'warning' : 'ok', what };
}

/** Who folds; without shared stores it is no fault that nobody does while no server runs. */
async function projectorCheck({ lease }: Stores, { mongoUrl }: Settings): Promise<Found> {
  const holder = await lease.holder();
  if (holder !== null) return { state: 'ok', what: `${holder} folds the read models` };
  return { state: mongoUrl === null ? 'ok' : 'warning', what: 'nobody folds the read models now' };
}

async function diskCheck({ dataDir }: Settings): Promise<Found> {
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const what = `${(free / 1e9).toFixed(1)} GB free in ${dataDir}`;
  return { state: free < LOW_DISK_BYTES ? 'warning' : 'ok', what };
}

/** Time of the log's last event against this machine's. */
async function clockCheck({ clock }: Cli, { log }: Stores): Promise<Found> {
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
