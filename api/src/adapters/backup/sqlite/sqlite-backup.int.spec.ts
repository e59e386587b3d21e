import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { backupContract } from '../../../ports/backup.contract.js';
import { NO_STREAM } from '../../../ports/event-store.port.js';
import { SqliteEventStore } from '../../event-store/sqlite/sqlite-event-store.js';
import { FileTurnJournal } from '../../turn-journal/file/file-turn-journal.js';
import { openSqliteVault } from '../../vault/sqlite/sqlite-vault.js';
import { SqliteBackup } from './sqlite-backup.js';

const eventOf = (memberId: string) => {
  const ids = { id: randomUUID(), correlationId: 'c', causationId: 'c' };
  return { type: 'Happened', data: {}, metadata: { ...ids, at: 1, memberId, schema: 1, chain: '' } };
};

describe('backups of the embedded stores', () => {
  backupContract(new SqliteBackup(), async (folder) => {
    const eventStore = new SqliteEventStore(folder);
    const vault = openSqliteVault(folder);
    const write = async () => {
      const memberId = randomUUID();
      await eventStore.append(`stream-${memberId}`, NO_STREAM, [eventOf(memberId)]);
      const hashes = { emailHash: memberId, passwordHash: 'p', wrappedKey: 'w'.repeat(80) };
      await vault.add({ memberId, ...hashes, sessions: [], markGeneration: 0, marksGiven: 0, createdAt: 1 });
    };
    await Promise.all(Array.from({ length: 300 }, write));
    const journal = new FileTurnJournal(join(folder, 'journal'), () => undefined);
    const turn = { stream: 's', memberId: 'm', correlationId: 'c', command: {} };
    for (const id of ['first', 'second']) await journal.keep({ ...turn, id });
    let closed = false;
    const close = async () => {
      if (closed) return;
      closed = true;
      await eventStore.close();
      await vault.close();
    };
    return { folder, write, close };
  });
});
