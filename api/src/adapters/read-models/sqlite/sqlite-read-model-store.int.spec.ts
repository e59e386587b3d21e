import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StoreUnavailable } from '../../../ports/event-store.port.js';
import { readModelsContract } from '../../../ports/read-models.contract.js';
import { readModelsParkedContract } from '../../../ports/read-models-parked.contract.js';
import { readModelsUpkeepContract } from '../../../ports/read-models-upkeep.contract.js';
import { spoilableSqlite } from '../../../testing/spoilable-sqlite.js';
import { openSqlite } from '../../sqlite/connection.js';
import { ReadOnlySqliteReadModels } from './read-only-read-models.js';
import { openSqliteReadModels } from './sqlite-read-model-store.js';

const temporary = () => mkdtemp(join(tmpdir(), 'emit-read-models-'));

const underTest = async () => {
  const directory = await temporary();
  return {
    open: async () => openSqliteReadModels(directory),
    dispose: () => rm(directory, { recursive: true }),
  };
};

describe('read models in SQLite', () => {
  readModelsContract(underTest);
  readModelsParkedContract(underTest);

  readModelsUpkeepContract(async () => spoilableSqlite(await temporary()));

  it('undoes a commit of several collections whole when one of them fails', async () => {
    const directory = await temporary();
    const store = openSqliteReadModels(directory);
    const ref = await store.createVersion('dashboard', 'shape-1');
    const write = { documents: [{ key: 'a', owner: 'ann', position: 1, body: {} }], checkpoint: 1 };
    const missing = { collection: 'dashboard', version: 2, ...write };
    await expect(store.commit([{ ...ref, ...write }, missing])).rejects.toThrow('no version 2');
    expect(await store.load(ref, ['a'])).toEqual([]);
    expect(await store.versions()).toEqual([ref]);
    await store.close();
    await rm(directory, { recursive: true });
  });

  it('reads and writes files of a release that parked no document', async () => {
    const directory = await temporary();
    const document = { key: 'a', owner: 'ann', position: 1, body: {} };
    const first = openSqliteReadModels(directory);
    const ref = await first.createVersion('dashboard', 'shape-1');
    await first.commit([{ ...ref, documents: [document], checkpoint: 1 }]);
    await first.activate([ref]);
    await first.close();
    const db = openSqlite(join(directory, 'read-models', 'dashboard_v1.sqlite'), { durability: 'normal' });
    db.exec('ALTER TABLE documents DROP COLUMN parked');
    db.close();

    const reading = new ReadOnlySqliteReadModels(directory);
    expect(await reading.list({ name: 'dashboard' }, {})).toEqual([document]);
    expect(await reading.parked(ref, 9)).toEqual([]);
    await reading.close();
    const store = openSqliteReadModels(directory);
    const parked = { ...document, position: 2, parked: { type: 'PracticeLogged', why: 'it is odd' } };
    await store.commit([{ ...ref, documents: [parked], checkpoint: 2 }]);
    expect(await store.load(ref, ['a'])).toEqual([parked]);
    expect(await store.countParked(ref)).toBe(1);
    await store.close();
    await rm(directory, { recursive: true });
  });

  it('folds anew what lost its file, and sweeps away files that no version owns', async () => {
    const directory = await temporary();
    const first = openSqliteReadModels(directory);
    const kept = await first.createVersion('dashboard', 'shape-1');
    const lost = await first.createVersion('chats', 'shape-1');
    await first.activate([kept, lost]);
    await first.close();
    await rm(join(directory, 'read-models', 'chats_v1.sqlite'));
    await writeFile(join(directory, 'read-models', 'dashboard_v7.sqlite.filling'), 'half');
    const store = openSqliteReadModels(directory);
    expect(await store.versions()).toEqual([{ ...kept, status: 'active' }]);
    expect(await readdir(join(directory, 'read-models'))).not.toContain('dashboard_v7.sqlite.filling');
    expect(await store.createVersion('chats', 'shape-1')).toMatchObject({ version: 2 });
    await store.close();
    await rm(directory, { recursive: true });
  });

  it('says that it is unavailable when it is closed', async () => {
    const directory = await temporary();
    const store = openSqliteReadModels(directory);
    expect((await stat(join(directory, 'read-models.sqlite'))).isFile()).toBe(true);
    await store.close();
    await store.close();
    await expect(store.ping()).rejects.toThrow(StoreUnavailable);
    await rm(directory, { recursive: true });
  });
});
