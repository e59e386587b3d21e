import type { ReadModelStore } from '../../ports/read-models.port.js';
import type { Vault } from '../../ports/vault.port.js';
import { MongoReadModelStore } from '../read-models/mongodb/mongo-read-model-store.js';
import { MongoVault } from '../vault/mongodb/mongo-vault.js';
import { MongoConnection } from './mongo-connection.js';

/**
 * The stores in the database that the URL names ('emit' when it names none), over one pool: closing either closes
 * both. Connects when first used, so that a process starts while MongoDB is away. Throws on a malformed URL.
 */
export function connectMongoStores(url: string): { models: ReadModelStore; vault: Vault } {
  const connection = new MongoConnection(url);
  return { models: new MongoReadModelStore(connection), vault: new MongoVault(connection) };
}
