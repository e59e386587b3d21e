import type { Lease, Lock } from '../../ports/lock.port.js';
import type { ReadModelStore } from '../../ports/read-models.port.js';
import type { Vault } from '../../ports/vault.port.js';

/** The stores of one database. */
export interface MongoStores {
  readonly models: ReadModelStore;
  readonly vault: Vault;
  readonly lease: Lease;
  readonly question: Lock;
  /** Leaves a registry that nobody can read. */
  spoilRegistry(): Promise<unknown>;
}

/** Makes what an operation needs by `direct`; returns the operation, by `stores`. */
export type Prepare = (stores: MongoStores, direct: MongoStores) => Promise<() => Promise<unknown>>;
export type Closing = 'close';

/** More than the first batch of a cursor holds: the rest is asked for by getMore. */
export const MANY = 150;
export const KEYS = Array.from({ length: MANY }, (_, n) => `key-${String(n).padStart(3, '0')}`);
