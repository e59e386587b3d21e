import { StoreUnavailable } from '../../ports/event-store.port.js';
import { connectMongoStores } from './connect-mongo-stores.js';
import { temporaryDatabase } from './temporary-database.contract.js';

const server = process.env['MONGODB_URL'];

describe('the stores in MongoDB', () => {
  it('are refused at once when the URL is malformed', () => {
    expect(() => connectMongoStores('mongodb://', 'here')).toThrow();
  });

  it('can be made while MongoDB is away, and say so when they are used', async () => {
    const { models, vault } = connectMongoStores(
      'mongodb://127.0.0.1:1/?serverSelectionTimeoutMS=100',
      'here',
    );
    await expect(models.get({ name: 'dashboard' }, 'a')).rejects.toThrow(StoreUnavailable);
    await expect(vault.find('a')).rejects.toThrow(StoreUnavailable);
    await Promise.all([models.close(), vault.close()]);
  });

  (server ? it : it.skip)('share a database and close together (where MONGODB_URL is set)', async () => {
    const { url, drop } = temporaryDatabase(server ?? '');
    const { models, vault } = connectMongoStores(url, 'here');
    await Promise.all([models.ping(), vault.ping()]);
    await models.createVersion('dashboard', 'shape-1');
    expect(await vault.find('nobody')).toBeNull();
    await Promise.all([models.close(), vault.close()]);
    await expect(vault.ping()).rejects.toThrow(StoreUnavailable);
    await drop();
  });
});
