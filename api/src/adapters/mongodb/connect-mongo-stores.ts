import { randomUUID } from 'node:crypto';
import type { Lease, QuestionLocks } from '../../ports/lock.port.js';
import type { ReadModelStore } from '../../ports/read-models.port.js';
import type { TurnJournal } from '../../ports/turn-journal.port.js';
import type { Vault } from '../../ports/vault.port.js';
import { MongoLock } from '../locks/mongodb/mongo-lock.js';
import { MongoQuestionLocks } from '../locks/mongodb/question-locks.js';
import { MongoTurnJournal } from '../turn-journal/mongodb/mongo-turn-journal.js';
import { MongoReadModelStore } from '../read-models/mongodb/mongo-read-model-store.js';
import { MongoVault } from '../vault/mongodb/mongo-vault.js';
import { MongoConnection } from './mongo-connection.js';
import { UnsuitableServer } from './mongo-errors.js';

export interface MongoStores {
  readonly models: ReadModelStore;
  readonly vault: Vault;
  readonly lease: Lease;
  readonly questionLocks: QuestionLocks;
  /** The journal of turns; `aside` takes them while MongoDB is away. */
  readonly journalBeside: <Command>(aside: TurnJournal<Command>) => TurnJournal<Command>;
}

/**
 * The stores in the database that the URL names ('emit' when it names none), over one pool: closing one closes all.
 * `processName` is what a holder of the lease is called. Connects when first used, so that a process starts while MongoDB is away. Throws on a malformed URL.
 */
export function connectMongoStores(url: string, processName: string): MongoStores {
  const connection = new MongoConnection(url);
  const [models, vault] = [new MongoReadModelStore(connection), new MongoVault(connection)];
  const holder = { id: randomUUID(), name: processName };
  const lease = new MongoLock(connection, 'projector', holder);
  const questionLocks = new MongoQuestionLocks(connection, holder);
  const journalBeside: MongoStores['journalBeside'] = (aside) => new MongoTurnJournal(connection, aside);
  return { models, vault, lease, questionLocks, journalBeside };
}

/** Throws UnsuitableServer where MongoDB can be reached; closes it then. One that is away may be waited for later. */
export async function refuseUnsuitable(models: ReadModelStore): Promise<void> {
  try {
    await models.ping();
  } catch (error) {
    if (!(error instanceof UnsuitableServer)) return;
    await models.close();
    throw error;
  }
}
