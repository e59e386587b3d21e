import { setFlagsFromString } from 'node:v8';
import type { Clock } from '../../application/tokens.js';
import type { BackupStore } from '../../ports/backup.port.js';
import { BadSetting, type Settings } from '../../settings.js';
import type { FillJob } from '../projections/fill-job.js';
import type { Stores, StoreSettings, StoreUse } from '../../stores.js';
import { CommandFailed, reasonOf } from './failures.js';
import { StoppableLog } from './stoppable-log.js';
import type { Terminal } from './terminal.js';

/** What a long work does with this process's threads. */
export interface Threads {
  /** To whatever else runs on this machine. */
  readonly giveWay: () => void;
  /** Fills versions in another thread, with stores of its own. */
  readonly fill: (settings: StoreSettings) => FillJob;
}

/** What every command works with. */
export interface Cli {
  readonly terminal: Terminal;
  /** Reads and checks the settings, some given instead of the environment's. Throws BadSetting. */
  readonly settings: (instead?: Readonly<Record<string, string>>) => Settings;
  /** The data folder's path, whether it is there or not. */
  readonly dataDir: () => string;
  /** Whether the log is in it, and not on a server. */
  readonly isLogEmbedded: () => boolean;
  readonly backups: BackupStore;
  readonly open: (settings: Settings, use: StoreUse) => Promise<Stores>;
  readonly close: (stores: Stores) => Promise<void>;
  readonly threads: Threads;
  readonly clock: Clock;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
}

/** A folder that was mistyped must not be made, with keys of its own, and taken for an empty log. Throws CommandFailed. */
export async function requireLog({ isLogEmbedded, dataDir, backups }: Cli): Promise<void> {
  if (!isLogEmbedded() || (await backups.has('log', dataDir()))) return;
  throw new CommandFailed(`there is no log in ${dataDir()}: set EMIT_DATA_DIR, or start the server once`);
}

/**
 * Opens the stores that the settings name, and closes them however the work ends. Throws CommandFailed without a log, and
 * for stores that cannot be opened.
 */
export async function withStores<T>(
  cli: Cli,
  work: (stores: Stores, settings: Settings) => Promise<T>,
  use: StoreUse = 'serve',
): Promise<T> {
  await requireLog(cli);
  return withNewStores(cli, work, use);
}

/** As `withStores`, where stores that are not there yet are made. */
export async function withNewStores<T>(
  { open, close, settings }: Cli,
  work: (stores: Stores, settings: Settings) => Promise<T>,
  use: StoreUse = 'serve',
): Promise<T> {
  const read = settings();
  const stores = await open(read, use).catch((error: unknown) => {
    throw error instanceof BadSetting ? error : new CommandFailed(reasonOf(error));
  });
  try {
    return await work(stores, read);
  } finally {
    await close(stores);
  }
}

/**
 * From here on garbage is collected when the heap has grown by so much, and not to several times what is in use. The less
 * it is, the less memory is needed, and the more time.
 */
export function spareMemory(percent: number): void {
  setFlagsFromString(`--heap-growing-percent=${percent}`);
}

/**
 * As `withStores`, for a pass through the whole log, which Ctrl-C ends and which must not fill the memory: few pages of
 * the log are kept, and the heap grows by a fifth: ten million events then need half the memory, and a tenth more time.
 */
export function withScannedStores<T>(
  cli: Cli,
  work: (stores: Stores, settings: Settings) => Promise<T>,
): Promise<T> {
  spareMemory(20);
  const scan = (stores: Stores, settings: Settings) =>
    work({ ...stores, log: new StoppableLog(stores.log, cli.signal) }, settings);
  return withStores(cli, scan, 'scan');
}
