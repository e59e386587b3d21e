import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { turnJournalContract } from '../../../ports/turn-journal.contract.js';
import { StoreUnavailable } from '../../../ports/event-store.port.js';
import { MongoConnection } from '../../mongodb/mongo-connection.js';
import { temporaryDatabase } from '../../mongodb/temporary-database.contract.js';
import { FileTurnJournal } from '../file/file-turn-journal.js';
import { MongoTurnJournal } from './mongo-turn-journal.js';

const server = process.env['MONGODB_URL'];
const turn = { id: 'a', stream: 'conversation-1', command: {}, memberId: 'ann', correlationId: 'c' };

function fileJournal() {
  const folder = mkdtempSync(join(tmpdir(), 'emit-journal-'));
  const journal = new FileTurnJournal(folder, () => undefined);
  return { journal, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

(server ? describe : describe.skip)('a journal in MongoDB (where MONGODB_URL is set)', () => {
  turnJournalContract(async () => {
    const { url, drop } = temporaryDatabase(server ?? '');
    const { journal, remove } = fileJournal();
    const opened: MongoConnection[] = [];
    return {
      open: async () => {
        opened.push(new MongoConnection(url));
        return new MongoTurnJournal(opened.at(-1)!, journal);
      },
      dispose: async () => {
        for (const connection of opened) await connection.close();
        await drop();
        remove();
      },
    };
  });

  it('is one for all processes', async () => {
    const { url, drop } = temporaryDatabase(server ?? '');
    const [connection, { journal, remove }] = [new MongoConnection(url), fileJournal()];
    const [one, other] = [
      new MongoTurnJournal(connection, fileJournal().journal),
      new MongoTurnJournal(connection, journal),
    ];
    await one.keep(turn);
    expect(await other.pending()).toEqual([turn]);
    await other.remove('a');
    expect(await one.pending()).toEqual([]);
    await connection.close();
    await drop();
    remove();
  });
});

describe('a journal while MongoDB is away', () => {
  it('keeps the turn aside, and does not say that nothing waits', async () => {
    const connection = new MongoConnection('mongodb://127.0.0.1:1/emit?serverSelectionTimeoutMS=50');
    const { journal: aside, remove } = fileJournal();
    const journal = new MongoTurnJournal(connection, aside);
    await journal.keep(turn);
    expect(await aside.pending()).toEqual([turn]);
    await expect(journal.pending()).rejects.toBeInstanceOf(StoreUnavailable);
    await connection.close();
    remove();
  });
});
