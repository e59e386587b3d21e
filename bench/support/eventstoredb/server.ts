import { EventStoreDbServer } from '../../../api/src/testing/eventstoredb/eventstoredb-server.js';

/** A server of EventStoreDB's protocol that keeps its events in memory. */
const server = new EventStoreDbServer();
await server.start();
process.stdout.write(`${server.url.replace('esdb', 'http')}\n`);
process.on('SIGTERM', () => process.exit(0));
