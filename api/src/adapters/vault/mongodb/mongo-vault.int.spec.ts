import { MongoConnection } from '../../mongodb/mongo-connection.js';
import { temporaryDatabase } from '../../mongodb/temporary-database.contract.js';
import { vaultContract } from '../../../ports/vault.contract.js';
import { MongoVault } from './mongo-vault.js';

const server = process.env['MONGODB_URL'];

(server ? describe : describe.skip)('the vault in MongoDB (where MONGODB_URL is set)', () => {
  vaultContract(async () => {
    const { url, drop } = temporaryDatabase(server ?? '');
    return { open: async () => new MongoVault(new MongoConnection(url)), dispose: drop };
  });
});
