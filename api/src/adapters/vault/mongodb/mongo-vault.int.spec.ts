import { MongoConnection } from '../../mongodb/mongo-connection.js';
import { temporaryDatabase } from '../../mongodb/temporary-database.contract.js';
import type { Sealed } from '../../../kernel/sealed.js';
import { vaultContract } from '../../../ports/vault.contract.js';
import { MongoVault } from './mongo-vault.js';

const server = process.env['MONGODB_URL'];

(server ? describe : describe.skip)('the vault in MongoDB (where MONGODB_URL is set)', () => {
  vaultContract(async () => {
    const { url, drop } = temporaryDatabase(server ?? '');
    return { open: async () => new MongoVault(new MongoConnection(url)), dispose: drop };
  });

  it('takes over entries of an earlier version: their marks are of the first generation', async () => {
    const { url, drop } = temporaryDatabase(server ?? '');
    const connection = new MongoConnection(url);
    const vault = new MongoVault(connection);
    const former = { emailHash: 'e', passwordHash: 'p', wrappedKey: 'w', createdAt: 7 };
    await connection.run((db) => db.collection<{ _id: string }>('vault').insertOne({ _id: 'm', ...former }));
    const entry = { memberId: 'm', ...former, sessions: [], markGeneration: 0, marksGiven: 0 };
    expect(await vault.find('m')).toEqual(entry);
    const session = { id: 'a', openedAt: 1, seenAt: 1, client: 'c' as Sealed };
    expect(await vault.openSession(entry, session, { most: 2, newMark: true })).toBe(true);
    expect(await vault.find('m')).toEqual({ ...entry, sessions: [session], marksGiven: 1 });
    await vault.endSessions('m');
    expect(await vault.find('m')).toEqual({ ...entry, markGeneration: 1 });
    await vault.close();
    await drop();
  });
});
