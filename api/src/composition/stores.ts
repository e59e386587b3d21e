import { hostname, tmpdir } from 'node:os';
import { SqliteBackup } from '../adapters/backup/sqlite/sqlite-backup.js';
import { ReadOnlySqliteEventStore } from '../adapters/event-store/sqlite/read-only-event-store.js';
import { SqliteEventStore } from '../adapters/event-store/sqlite/sqlite-event-store.js';
import { SqliteQuestionLocks } from '../adapters/locks/sqlite/question-locks.js';
import { ReadOnlySqliteLease } from '../adapters/locks/sqlite/read-only-lease.js';
import { SqliteLease } from '../adapters/locks/sqlite/sqlite-lease.js';
import { ReadOnlySqliteReadModels } from '../adapters/read-models/sqlite/read-only-read-models.js';
import { openSqliteReadModels } from '../adapters/read-models/sqlite/sqlite-read-model-store.js';
import type { MongoStores } from '../adapters/mongodb/connect-mongo-stores.js';
import { FileTurnJournal } from '../adapters/turn-journal/file/file-turn-journal.js';
import { ReadOnlySqliteVault } from '../adapters/vault/sqlite/read-only-vault.js';
import { openSqliteVault } from '../adapters/vault/sqlite/sqlite-vault.js';
import type { TurnCommand } from '../domain/conversation/commands.js';
import type { BackupStore } from '../ports/backup.port.js';
import { StoreRefuses, type EventStore } from '../ports/event-store.port.js';
import type { Lease, QuestionLocks } from '../ports/lock.port.js';
import type { ReadModelStore } from '../ports/read-models.port.js';
import type { TurnJournal } from '../ports/turn-journal.port.js';
import type { Vault, VaultReading } from '../ports/vault.port.js';
import { hasEvents } from '../runtime/has-events.js';
import type { Log } from '../runtime/log.js';
import { refuseBackup, requireLog, requireVault } from '../settings/folder-state.js';
import { journalFolder, type Settings } from '../settings/settings.js';

/** What chooses the stores. */
export type StoreSettings = Pick<Settings, 'dataDir' | 'eventStoreUrl' | 'mongoUrl'>;

export interface Stores {
  readonly eventStore: EventStore;
  readonly models: ReadModelStore;
  readonly vault: Vault;
  /** Of the one process that projects. */
  readonly lease: Lease;
  readonly questionLocks: QuestionLocks;
  readonly journal: TurnJournal<TurnCommand>;
  /** The folder for what outgrows the memory. */
  readonly scratch: string;
}

/** scan: the whole event store is read through once, and pages that were read are not read again. */
export type StoreUse = 'serve' | 'scan';

/** Streams that are busy at the same time are read again and again; of ten million events some 300,000, too many to keep. */
const SCANNING = { pages: 1_024, streams: 150_000 };

/** 8 MB, which a commit copies in some milliseconds: everybody waits meanwhile (docs/adr/0022-checkpoints.md). */
const SERVING = { checkpointPages: 2_048 };

/**
 * The one place that picks adapters: each pair of stores is chosen by its variable alone (design.md "Stores"). Throws LostData.
 */
export async function openStores(
  { dataDir, eventStoreUrl, mongoUrl }: StoreSettings,
  log: Log,
  use: StoreUse = 'serve',
): Promise<Stores> {
  refuseBackup(dataDir);
  // Before anything is opened to be written: whoever is refused finds the folder as it was.
  if (eventStoreUrl === null) {
    const hasEvents = requireLog(dataDir);
    if (mongoUrl === null) await requireVault(dataDir, async () => hasEvents);
  }
  const own = new FileTurnJournal<TurnCommand>(journalFolder(dataDir), (file) => {
    log.error({ file }, 'a journalled turn could not be read; it was moved aside');
  });
  const events =
    eventStoreUrl === null
      ? new SqliteEventStore(dataDir, use === 'scan' ? SCANNING : SERVING)
      : await eventStoreDb(eventStoreUrl);
  try {
    if (eventStoreUrl !== null && mongoUrl === null) await requireVault(dataDir, () => hasEvents(events));
    const scratch = dataDir;
    if (mongoUrl === null) return { eventStore: events, journal: own, scratch, ...embedded(dataDir) };
    const { journalBeside, ...others } = await mongo(mongoUrl);
    return { eventStore: events, journal: journalBeside(own), scratch, ...others };
  } catch (error) {
    await events.close();
    throw error;
  }
}

/** What is needed to look at what the stores hold. */
export interface ReadOnlyStores extends Pick<Stores, 'eventStore' | 'models' | 'scratch'> {
  readonly vault: VaultReading;
  readonly lease: Pick<Lease, 'holder' | 'close'>;
}

/** Opens them so that nothing is written or made; what is spilled to disk goes to the system's temporary folder. */
export async function openStoresReadOnly(
  { dataDir, eventStoreUrl, mongoUrl }: StoreSettings,
  use: StoreUse = 'serve',
): Promise<ReadOnlyStores> {
  const eventStore =
    eventStoreUrl === null
      ? new ReadOnlySqliteEventStore(dataDir, use === 'scan' ? SCANNING : {})
      : await eventStoreDb(eventStoreUrl);
  const others =
    mongoUrl === null
      ? {
          models: new ReadOnlySqliteReadModels(dataDir),
          vault: new ReadOnlySqliteVault(dataDir),
          lease: new ReadOnlySqliteLease(dataDir),
        }
      : await mongo(mongoUrl).catch(async (error: unknown) => {
          await eventStore.close();
          throw error;
        });
  return { eventStore, scratch: tmpdir(), ...others };
}

type Others = Pick<Stores, 'models' | 'vault' | 'lease' | 'questionLocks'>;

/** As the lease names its holder. */
const PROCESS_NAME = `process ${process.pid} on ${hostname()}`;

function embedded(dataDir: string): Others {
  const [models, vault] = [openSqliteReadModels(dataDir), openSqliteVault(dataDir)];
  const questionLocks = new SqliteQuestionLocks(dataDir);
  return { models, vault, lease: new SqliteLease(dataDir, PROCESS_NAME), questionLocks };
}

/**
 * The drivers of servers are loaded only where one is used: they would double the time of an embedded start. Throws
 * StoreRefuses for credentials or a version that the store cannot work with; a server that is away may come.
 */
async function eventStoreDb(url: string): Promise<EventStore> {
  const { EventStoreDbEventStore } =
    await import('../adapters/event-store/eventstoredb/eventstoredb-event-store.js');
  const store = new EventStoreDbEventStore(url);
  try {
    await store.head();
  } catch (error) {
    if (!(error instanceof StoreRefuses)) return store;
    await store.close();
    throw error;
  }
  return store;
}

async function mongo(url: string): Promise<MongoStores> {
  const { connectMongoStores, refuseUnsuitable } =
    await import('../adapters/mongodb/connect-mongo-stores.js');
  const stores = connectMongoStores(url, PROCESS_NAME);
  await refuseUnsuitable(stores.models);
  return stores;
}

/** The embedded vault; it is made where there is none. */
export function openVault(dataDir: string): Vault {
  return openSqliteVault(dataDir);
}

/** What copies the embedded stores. */
export function openBackups(): BackupStore {
  return new SqliteBackup();
}

export async function closeStores(stores: ReadOnlyStores): Promise<void> {
  const { eventStore, models, vault, lease } = stores;
  await Promise.all([eventStore.close(), models.close(), vault.close(), lease.close()]);
}
