import { leaseContract } from '../../../ports/lease.contract.js';
import { MongoConnection } from '../../mongodb/mongo-connection.js';
import { temporaryDatabase } from '../../mongodb/temporary-database.contract.js';
import { MongoLease } from './mongo-lease.js';

const server = process.env['MONGODB_URL'];

(server ? describe : describe.skip)('the lease in MongoDB (where MONGODB_URL is set)', () => {
  leaseContract(async () => {
    const { url, drop } = temporaryDatabase(server ?? '');
    const times = { takenAfterMs: 300, listenMs: 10_000 };
    return {
      open: (name) => new MongoLease(new MongoConnection(url), name, times),
      vanish: async () => undefined,
      dispose: drop,
    };
  });
});
