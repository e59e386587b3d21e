import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_SCORING_RULES } from '@emit/contract/scoring';
import { SqliteEventStore } from '../adapters/event-store/sqlite/sqlite-event-store.js';
import { MongoConnection } from '../adapters/mongodb/mongo-connection.js';
import { temporaryDatabase } from '../adapters/mongodb/temporary-database.contract.js';
import { MongoReadModelStore } from '../adapters/read-models/mongodb/mongo-read-model-store.js';
import { openSqliteReadModels } from '../adapters/read-models/sqlite/sqlite-read-model-store.js';
import { eventCatalogue } from '../domain/all-events.js';
import type { Projection } from '../kernel/projection.js';
import type { EventStore } from '../ports/event-store.port.js';
import type { ReadModelStore } from '../ports/read-models.port.js';
import { allProjections } from '../projections/all-projections.js';
import type { FoldingParts } from '../runtime/folding-parts.js';
import { quietLog } from '../runtime/log.js';

const mongoUrl = process.env['MONGODB_URL'];
export type Projections = readonly Projection<unknown>[];
export const inForce = allProjections(DEFAULT_SCORING_RULES);

/** An event store, and the read models that are folded from it. */
export interface World {
  readonly store: EventStore;
  readonly models: ReadModelStore;
  end(): Promise<void>;
}

async function files(): Promise<World> {
  const directory = mkdtempSync(join(tmpdir(), 'emit-beside-'));
  const [store, models] = [new SqliteEventStore(directory), openSqliteReadModels(directory)];
  const end = async () => {
    await Promise.all([store.close(), models.close()]);
    rmSync(directory, { recursive: true, force: true });
  };
  return { store, models, end };
}

async function servers(): Promise<World> {
  const { store, models: files_, end: endFiles } = await files();
  const { url, drop } = temporaryDatabase(mongoUrl ?? '');
  const models = new MongoReadModelStore(new MongoConnection(url));
  const end = async () => {
    await Promise.all([models.close(), files_.ping()]);
    await endFiles();
    await drop();
  };
  return { store, models, end };
}

export const partsOf = ({ store, models }: World, projections: Projections = inForce): FoldingParts => ({
  store,
  models,
  projections,
  lift: eventCatalogue.lift,
  log: quietLog,
});

export const ENGINES = [
  { engine: 'files', make: files, runs: true },
  { engine: 'MongoDB (where MONGODB_URL is set)', make: servers, runs: mongoUrl !== undefined },
];
