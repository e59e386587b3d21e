import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteEventStore } from '../../adapters/event-store/sqlite/sqlite-event-store.js';
import { allOf } from '../../ports/event-store.contract.js';
import { RevisionConflict } from '../../ports/event-store.port.js';
import { Random } from './random.js';
import { HistoryWriter, NewStream } from './write-history.js';

it('writes nothing to a stream of an earlier history with the same ids, and says so', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'emit-history-'));
  const store = new SqliteEventStore(directory);
  /** The same ids for the same seed; what is sealed differs. */
  const write = async (texts: readonly string[]): Promise<number> => {
    const writer = new HistoryWriter(store, new Random('seed'));
    const stream = new NewStream('member-1', 'member-1');
    for (const text of texts) {
      writer.add(stream, 1, [{ type: 'ProfileChanged', data: { profile: text } }]);
      await writer.flush();
    }
    return writer.written;
  };
  expect(await write(['a', 'b'])).toBe(2);
  const recorded = await allOf(store.readStream('member-1'));
  await expect(write(['c', 'd', 'e'])).rejects.toBeInstanceOf(RevisionConflict);
  expect(await allOf(store.readStream('member-1'))).toEqual(recorded);
  await store.close();
  rmSync(directory, { recursive: true, force: true });
});
