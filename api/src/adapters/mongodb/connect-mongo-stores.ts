import type { Lease } from '../../ports/lease.port.js';
import type { QuestionClaims } from '../../ports/question-claims.port.js';
import type { ReadModelStore } from '../../ports/read-models.port.js';
import type { Vault } from '../../ports/vault.port.js';
import { MongoLease } from '../lease/mongodb/mongo-lease.js';
import { MongoQuestionClaims } from '../question-claims/mongodb/mongo-question-claims.js';
import { MongoReadModelStore } from '../read-models/mongodb/mongo-read-model-store.js';
import { MongoVault } from '../vault/mongodb/mongo-vault.js';
import { MongoConnection } from './mongo-connection.js';

/**
 * The stores in the database that the URL names ('emit' when it names none), over one pool: closing one closes all.
 * `processName` is what a holder of the lease is called. Connects when first used, so that a process starts while MongoDB is away. Throws on a malformed URL.
 */
export function connectMongoStores(
  url: string,
  processName: string,
): { models: ReadModelStore; vault: Vault; lease: Lease; claims: QuestionClaims } {
  const connection = new MongoConnection(url);
  const [models, vault] = [new MongoReadModelStore(connection), new MongoVault(connection)];
  const claims = new MongoQuestionClaims(connection);
  return { models, vault, lease: new MongoLease(connection, processName), claims };
}
