import { setFlagsFromString } from 'node:v8';
import type { Clock } from '../../features/shared/injection-tokens.js';
import type { BackupStore } from '../../ports/backup.port.js';
import type { PaymentPort } from '../../ports/payments.port.js';
import type { PaymentSettings } from '../../settings/payment-settings.js';
import type { GuideUsage } from '../../ports/guide.port.js';
import type { CheckpointFolder, CheckpointOutbox } from '../../ports/checkpoints.port.js';
import type { Refusal } from '../../kernel/refusal.js';
import type { Vault } from '../../ports/vault.port.js';
import { cutShortRestore } from '../../settings/cut-short-restore.js';
import { BadSetting, type CommandSettings, type Settings } from '../../settings/settings.js';
import type { ReadOnlyStores, Stores, StoreSettings, StoreUse } from '../../composition/stores.js';
import { CommandFailed, isSystemError, reasonOf } from './failures.js';
import { stoppableStore } from './stoppable-store.js';
import type { Terminal } from './terminal.js';

/** What every command works with. */
export interface Cli {
  readonly terminal: Terminal;
  /** Reads and checks the settings, some given instead of the environment's. Makes nothing. Throws BadSetting. */
  readonly settings: (instead?: Readonly<Record<string, string>>) => CommandSettings;
  /** The same with the secrets of a server, which a first start makes. Throws BadSetting. */
  readonly serverSettings: () => Settings;
  /** The data folder's path, whether it is there or not. */
  readonly dataDir: () => string;
  /** Whether the event store is in it, and not on a server. */
  readonly isLogEmbedded: () => boolean;
  readonly backups: BackupStore;
  readonly open: (settings: StoreSettings, use: StoreUse) => Promise<Stores>;
  /** Nothing is written or made. */
  readonly openReadOnly: (settings: StoreSettings, use: StoreUse) => Promise<ReadOnlyStores>;
  /** The embedded vault of a data folder, which is made where there is none: to bring lost keys back. */
  readonly openVault: (dataDir: string) => Vault;
  readonly close: (stores: ReadOnlyStores) => Promise<void>;
  /** Asks the guide's model for a word; `usage` is what that took, and rejects with GuideUnavailable. */
  readonly tryGuide: (settings: NonNullable<Settings['anthropic']>) => Promise<{
    readonly model: string;
    readonly usage: Promise<GuideUsage>;
  }>;
  /** Null without a payment provider. */
  readonly openPayments: (settings: PaymentSettings) => Promise<PaymentPort | null>;
  /** The checkpoints that the server of a data folder has signed. */
  readonly checkpoints: (dataDir: string) => CheckpointOutbox;
  /** A folder that checkpoints are handed on to. */
  readonly checkpointFolder: (path: string) => CheckpointFolder;
  /** Leaves the processors to whatever else runs on this machine. */
  readonly giveWay: () => void;
  readonly clock: Clock;
  /** Who runs the command, where no option says it. */
  readonly operator: () => string;
  /** A refusal in words for people. */
  readonly describe: (refusal: Refusal) => string;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
}

/** A folder that was mistyped must not be made, with keys of its own, and taken for an empty log. Throws CommandFailed. */
export async function requireLog({ isLogEmbedded, dataDir, backups }: Cli): Promise<void> {
  if (!isLogEmbedded()) return;
  const isThere = await backups.has('log', dataDir()).catch((error: unknown) => {
    throw new CommandFailed(`${dataDir()} cannot be read: ${reasonOf(error)}`);
  });
  if (isThere) return;
  const cutShort = cutShortRestore(dataDir());
  if (cutShort !== null) throw new CommandFailed(`${dataDir()} ${cutShort}`);
  throw new CommandFailed(`there is no log in ${dataDir()}: set EMIT_DATA_DIR, or start the server once`);
}

/**
 * Opens the stores that the settings name to change them, and closes them however the work ends. Throws CommandFailed
 * without a log, and for stores that cannot be opened.
 */
export async function withStores<T>(
  cli: Cli,
  work: (stores: Stores, settings: CommandSettings) => Promise<T>,
  use: StoreUse = 'serve',
): Promise<T> {
  await requireLog(cli);
  const settings = cli.settings();
  const opening = cli.open(settings, use).catch((error: unknown) => {
    if (!isSystemError(error)) throw error;
    throw new CommandFailed(
      `${settings.dataDir} cannot be written, as this command must: ${reasonOf(error)}`,
    );
  });
  return withOpened(cli, opening, (stores) => work(stores, settings));
}

/** As `withStores`, where stores and secrets that are not there yet are made, as at the first start of a server. */
export async function withNewStores<T>(
  cli: Cli,
  work: (stores: Stores, settings: Settings) => Promise<T>,
): Promise<T> {
  const settings = cli.serverSettings();
  return withOpened(cli, cli.open(settings, 'serve'), (stores) => work(stores, settings));
}

/** As `withStores` for whoever only looks: nothing is written or made, and no permission to write is needed. */
export async function withReadOnlyStores<T>(
  cli: Cli,
  work: (stores: ReadOnlyStores, settings: CommandSettings) => Promise<T>,
  use: StoreUse = 'serve',
): Promise<T> {
  await requireLog(cli);
  const settings = cli.settings();
  return withOpened(cli, cli.openReadOnly(settings, use), (stores) => work(stores, settings));
}

async function withOpened<S extends ReadOnlyStores, T>(
  { close }: Cli,
  opening: Promise<S>,
  work: (stores: S) => Promise<T>,
): Promise<T> {
  const stores = await opening.catch((error: unknown) => {
    throw error instanceof BadSetting ? error : new CommandFailed(reasonOf(error));
  });
  try {
    return await work(stores);
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
 * As `withReadOnlyStores`, for a pass through the whole event store, which Ctrl-C ends and which must not fill the memory: few pages
 * of the event store are kept, and the heap grows by a fifth: ten million events then need half the memory, and a tenth more time.
 */
export function withScannedStores<T>(
  cli: Cli,
  work: (stores: ReadOnlyStores, settings: CommandSettings) => Promise<T>,
): Promise<T> {
  spareMemory(20);
  const scan = (stores: ReadOnlyStores, settings: CommandSettings) =>
    work({ ...stores, eventStore: stoppableStore(stores.eventStore, cli.signal) }, settings);
  return withReadOnlyStores(cli, scan, 'scan');
}
