import { eventStoreContract } from '../../../ports/event-store.contract.js';
import { EventStoreDbEventStore } from './eventstoredb-event-store.js';

const url = process.env['EVENTSTORE_URL'] ?? '';

(url === '' ? describe.skip : describe)('EventStoreDB as the event log', () => {
  eventStoreContract(() =>
    Promise.resolve({
      open: () => Promise.resolve(new EventStoreDbEventStore(url)),
      // The server's log is for ever; each test has written to streams of its own.
      dispose: () => Promise.resolve(),
    }),
  );
});
