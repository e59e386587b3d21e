import { setFlagsFromString } from 'node:v8';
import type { Clock } from '../../application/tokens.js';
import type { BackupStore } from '../../ports/backup.port.js';
import type { Settings } from '../../settings.js';
import type { FillVersions } from '../projections/fill.js';
import type { Stores, StoreUse } from '../../stores.js';
import type { Terminal } from './terminal.js';

/** What every command works with. */
export interface Cli {
  readonly terminal: Terminal;
  /** Reads and checks the settings, some given instead of the environment's. Throws BadSetting. */
  readonly settings: (instead?: Readonly<Record<string, string>>) => Settings;
  /** The data folder's path, whether it is there or not. */
  readonly dataDir: () => string;
  readonly backups: BackupStore;
  readonly open: (settings: Settings, use: StoreUse) => Promise<Stores>;
  readonly close: (stores: Stores) => Promise<void>;
  readonly fill: FillVersions;
  readonly clock: Clock;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
}

/** The command was called wrongly: exit code 2. */
export class UsageError extends Error {
  constructor(text: string) {
    super(text);
    this.name = 'UsageError';
  }
}

/** The command was understood and could not be done: exit code 1. */
export class CommandFailed extends Error {
  constructor(text: string) {
    super(text);
    this.name = 'CommandFailed';
  }
}

/** Opens the stores that the settings name, and closes them however the work ends. */
export async function withStores<T>(
  { open, close, settings }: Cli,
  work: (stores: Stores, settings: Settings) => Promise<T>,
  use: StoreUse = 'serve',
): Promise<T> {
  const read = settings();
  const stores = await open(read, use);
  try {
    return await work(stores, read);
  } finally {
    await close(stores);
  }
}

/**
 * As `withStores`, for a pass through the whole log that must not fill the memory: few pages of the log are kept, and
 * garbage is collected when it is a fifth of the heap, not when the heap has grown to several times what is in use.
 * Ten million events then need half the memory, and a tenth more time.
 */
export function withScannedStores<T>(cli: Cli, work: (stores: Stores) => Promise<T>): Promise<T> {
  setFlagsFromString('--heap-growing-percent=20');
  return withStores(cli, work, 'scan');
}
