import { randomUUID } from 'node:crypto';
import { StoreUnavailable } from '../../ports/event-store.port.js';
import { EVERY_OPERATION } from '../../testing/mongodb/every-operation.js';
import type { MongoStores } from '../../testing/mongodb/operation.js';
import { asPrimary, MongoDbProxy, type SeenCommand } from '../../testing/mongodb/mongodb-proxy.js';
import { timesRounds } from '../../testing/rounds.js';
import { withDocument, type WireMessage } from '../../testing/mongodb/wire-messages.js';
import { MongoLock } from '../locks/mongodb/mongo-lock.js';
import { Heartbeats } from '../read-models/mongodb/heartbeats.js';
import { MongoReadModelStore } from '../read-models/mongodb/mongo-read-model-store.js';
import { MongoVault } from '../vault/mongodb/mongo-vault.js';
import { MongoConnection } from './mongo-connection.js';
import { CredentialsRefused } from './mongo-errors.js';
import { temporaryDatabase, withOptions } from './temporary-database.contract.js';

const server = process.env['MONGODB_URL'];

/** What a member of a replica set answers while another is elected or it is stopped; what a busy, full or slow one does. */
const PASSING = [
  6, 7, 24, 43, 50, 63, 64, 79, 89, 91, 100, 112, 133, 134, 175, 189, 202, 216, 237, 261, 262, 279,
].concat([365, 402, 433, 462, 9001, 10058, 10107, 11600, 11601, 11602, 13388, 13435, 13436, 14031, 46841]);
const REFUSED = [11, 13, 18, 391, 8000];

/** With the label that mongod gives to writes that may be retried. */
function errorOf(code: number, { document }: SeenCommand) {
  const errorLabels = 'txnNumber' in document ? ['RetryableWriteError'] : [];
  return { ok: 0, code, codeName: `code ${code}`, errmsg: `told by code ${code}`, errorLabels };
}

/** The stand-in would send all that is found at once, and asks for a number. */
const BATCHES = new Map([
  ['find', 40],
  ['getMore', 1_000],
]);
function inBatches(message: WireMessage): Buffer {
  const { document, bytes } = message;
  const batchSize = BATCHES.get(Object.keys(document ?? {})[0] ?? '');
  return document && batchSize ? withDocument(message, { ...document, batchSize }) : bytes;
}
/** They find more than a first batch holds. */
const OF_CURSORS = ['models.load', 'models.list', 'models.page', 'vault.page'];
const SILENT = { takenAfterMs: 50, listenMs: 250 };
const FAST =
  'serverSelectionTimeoutMS=1500&minHeartbeatFrequencyMS=20&heartbeatFrequencyMS=500&maxPoolSize=8';

function storesAt(url: string): { stores: MongoStores; connection: MongoConnection } {
  const connection = new MongoConnection(withOptions(url, FAST));
  const holder = { id: randomUUID(), name: 'a process' };
  return {
    connection,
    stores: {
      models: new MongoReadModelStore(connection, new Heartbeats(connection, 150)),
      vault: new MongoVault(connection),
      lease: new MongoLock(connection, 'projector', holder, SILENT),
      question: new MongoLock(connection, 'question ann', holder, SILENT),
      spoilRegistry: () =>
        connection.run((db) => db.collection('registry').updateMany({}, { $set: { versions: 7 } })),
    },
  };
}

const KINDS = [
  ['one server', {}],
  ['a replica set', { hello: asPrimary }],
] as const;

(server ? describe : describe.skip).each(KINDS)(
  'every operation on %s (where MONGODB_URL is set)',
  (_, kind) => {
    const url = server ?? 'mongodb://none:1';
    let proxy: MongoDbProxy;
    /** So that each operation meets other codes, and all operations together each of them. */
    let turn = 0;
    beforeAll(async () => {
      proxy = await MongoDbProxy.to(url, { ...kind, request: inBatches });
    });
    afterAll(() => proxy.close());

    /** What came of an operation in a database of its own, and by which commands. */
    async function outcomeOf(prepare: (typeof EVERY_OPERATION)[number][1], begin: () => void) {
      const { url: own, drop } = temporaryDatabase(url);
      const [direct, through] = [storesAt(own), storesAt(proxy.urlOf(own))];
      try {
        await through.connection.ping();
        const operation = await prepare(through.stores, direct.stores);
        proxy.forget();
        begin();
        const outcome: unknown = await operation().then(
          () => 'done',
          (error: unknown) => error,
        );
        const seen = proxy.commands;
        proxy.forget();
        // Nothing is left broken.
        await through.connection.ping();
        return { outcome, seen };
      } finally {
        proxy.forget();
        await Promise.all([through.stores.models.close(), direct.stores.models.close()]);
        await drop();
      }
    }

    it.each(EVERY_OPERATION)(
      '%s is done or says that the store cannot be reached, whichever command is refused',
      async (name, prepare) => {
        const { outcome, seen } = await outcomeOf(prepare, () => undefined);
        expect([name, outcome]).toEqual([name, 'done']);
        expect(seen.length).toBeGreaterThan(0);
        const first = turn;
        for (let n = 0; n < Math.min(seen.length, timesRounds(6)); n++) {
          const at = (first + n) % Math.min(seen.length, 6);
          const [once, ever] = [PASSING[turn++ % PASSING.length] ?? 6, PASSING[turn++ % PASSING.length] ?? 6];
          const one = await outcomeOf(prepare, () => {
            proxy.answer = (command) => (command.index === at ? errorOf(once, command) : null);
          });
          if (one.outcome !== 'done')
            expect([name, at, once, one.outcome]).toEqual([name, at, once, expect.any(StoreUnavailable)]);
          const all = await outcomeOf(prepare, () => {
            proxy.answer = (command) => (command.index >= at ? errorOf(ever, command) : null);
          });
          if (all.outcome !== 'done')
            expect([name, at, ever, all.outcome]).toEqual([name, at, ever, expect.any(StoreUnavailable)]);
        }
        if (OF_CURSORS.includes(name)) expect(seen.map((command) => command.name)).toContain('getMore');
        const code = REFUSED[turn % REFUSED.length] ?? 18;
        const refused = await outcomeOf(prepare, () => {
          proxy.answer = (command) => errorOf(code, command);
        });
        if (refused.outcome !== 'done')
          expect([name, code, refused.outcome]).toEqual([name, code, expect.any(CredentialsRefused)]);
      },
      180_000,
    );

    const WRITES = new Set(['insert', 'update', 'delete']);
    const LIMITED = new Set([...WRITES, 'find']);
    it.each(EVERY_OPERATION)(
      '%s says that a write cannot be relied on, also where documents met keys that were there',
      async (name, prepare) => {
        const { seen } = await outcomeOf(prepare, () => undefined);
        expect([name, seen.length]).not.toEqual([name, 0]);
        for (const { name: command, document } of seen) {
          // The server ends by itself what the client has left; getMore takes what its find has left.
          if (LIMITED.has(command))
            expect([name, command, document]).toEqual([
              name,
              command,
              expect.objectContaining({ maxTimeMS: expect.any(Number) }),
            ]);
          if (WRITES.has(command) || command === 'createIndexes')
            expect([name, document]).toEqual([
              name,
              expect.objectContaining({ writeConcern: { w: 'majority' } }),
            ]);
        }
        if (!seen.some((command) => WRITES.has(command.name))) return;
        for (const writeErrors of [[], [{ index: 0, code: 11000, errmsg: 'there' }]]) {
          const code = PASSING[turn++ % PASSING.length] ?? 64;
          const writeConcernError = { code, errmsg: 'not kept by a majority' };
          const { outcome } = await outcomeOf(prepare, () => {
            proxy.answer = (command) =>
              WRITES.has(command.name) ? { ok: 1, n: 0, writeErrors, writeConcernError } : null;
          });
          if (outcome !== 'done')
            expect([name, code, outcome]).toEqual([name, code, expect.any(StoreUnavailable)]);
        }
      },
      180_000,
    );
  },
);
