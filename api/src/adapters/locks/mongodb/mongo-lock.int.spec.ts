import { randomUUID } from 'node:crypto';
import { leaseContract, questionLocksContract } from '../../../ports/lock.contract.js';
import { MongoConnection } from '../../mongodb/mongo-connection.js';
import { temporaryDatabase } from '../../mongodb/temporary-database.contract.js';
import { MongoLock } from './mongo-lock.js';
import { MongoQuestionLocks } from './question-locks.js';

const server = process.env['MONGODB_URL'];

(server ? describe : describe.skip)('a lock in MongoDB (where MONGODB_URL is set)', () => {
  leaseContract(async () => {
    const { url, drop } = temporaryDatabase(server ?? '');
    const times = { takenAfterMs: 300, listenMs: 10_000 };
    return {
      open: (name) => new MongoLock(new MongoConnection(url), 'projector', { id: randomUUID(), name }, times),
      vanish: async () => undefined,
      dispose: drop,
    };
  });

  questionLocksContract(async () => {
    const { url, drop } = temporaryDatabase(server ?? '');
    const connections: MongoConnection[] = [];
    return {
      open: () => {
        const connection = new MongoConnection(url);
        connections.push(connection);
        return new MongoQuestionLocks(connection, { id: randomUUID(), name: 'here' });
      },
      dispose: async () => {
        await Promise.all(connections.map((connection) => connection.close()));
        await drop();
      },
    };
  });
});
