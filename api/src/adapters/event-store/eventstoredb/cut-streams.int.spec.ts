import { allOf, newEvents } from '../../../ports/event-store.contract.js';
import { NO_STREAM, StreamIncomplete } from '../../../ports/event-store.port.js';
import { EventStoreDbServer } from '../../../testing/eventstoredb/eventstoredb-server.js';
import type { MemoryLog } from '../../../testing/eventstoredb/memory-log.js';
import { EventStoreDbEventStore } from './eventstoredb-event-store.js';

const HOUR_S = 3_600;

let server: EventStoreDbServer;
let store: EventStoreDbEventStore;
beforeEach(async () => {
  server = new EventStoreDbServer();
  await server.start();
  store = new EventStoreDbEventStore(server.url);
  await store.append('cut', NO_STREAM, newEvents(5));
});
afterEach(async () => {
  await store.close();
  server.stop();
});

/** What an operator may do to a stream, and what is told of it. */
const CUTS: readonly [string, (log: MemoryLog) => void, RegExp][] = [
  [
    'a $maxCount of 2',
    (log) => log.setMetadata('cut', { $maxCount: 2 }),
    /revision 0 is not there, but 3 is/,
  ],
  ['a $tb of 1', (log) => log.setMetadata('cut', { $tb: 1 }), /revision 0 is not there, but 1 is/],
  ['a $tb of 4', (log) => log.setMetadata('cut', { $tb: 4 }), /revision 0 is not there, but 4 is/],
  ['a $tb behind its end', (log) => log.setMetadata('cut', { $tb: 9 }), /hidden or gone, by \$tb 9/],
  [
    'a $maxAge that all are older than',
    (log) => {
      log.setMetadata('cut', { $maxAge: HOUR_S });
      log.clockOffsetMs = (HOUR_S + 1) * 1_000;
    },
    /hidden or gone, by \$maxAge 3600/,
  ],
  ['a soft deletion', (log) => log.softDelete('cut'), /hidden or gone, by \$tb/],
  ['a tombstone', (log) => log.tombstone('cut'), /tombstoned/],
  ['a gap', (log) => log.lose('cut', 2), /revision 2 is not there, but 3 is/],
];

it.each(CUTS)('a stream with %s is told as what it is, never read in part', async (_, cut, told) => {
  cut(server.log);
  const events = allOf(store.readStream('cut'));
  await expect(events).rejects.toBeInstanceOf(StreamIncomplete);
  await expect(events).rejects.toThrow(told);
});

it('what was written behind a soft deletion is not taken for the whole', async () => {
  server.log.softDelete('cut');
  const begun = store.append('cut', NO_STREAM, newEvents(1), { newIds: true });
  await expect(begun).rejects.toBeInstanceOf(StreamIncomplete);
  await expect(allOf(store.readStream('cut'))).rejects.toThrow(/revision 0 is not there, but 5 is/);
});

it('a tombstoned stream takes nothing, and says so', async () => {
  server.log.tombstone('cut');
  await expect(store.append('cut', 4, newEvents(1))).rejects.toThrow(/tombstoned/);
});

it('metadata that cuts nothing is no reason to refuse', async () => {
  server.log.setMetadata('cut', { $maxCount: 5, $maxAge: HOUR_S });
  expect(await allOf(store.readStream('cut'))).toHaveLength(5);
  expect(await allOf(store.readStream('cut', 5))).toEqual([]);
});
