import { EventStoreDBClient, START } from '@eventstore/db-client';

/** `read-all <url>`: takes every event as the client brings it, and prints how many a second. */
const client = EventStoreDBClient.connectionString(process.argv[2] ?? '');
const began = performance.now();
let events = 0;
for await (const { event } of client.readAll({ fromPosition: START }, { highWaterMark: 1_000 })) {
  if (event) events += 1;
}
process.stdout.write(
  `${JSON.stringify({ events, perSecond: (events * 1_000) / (performance.now() - began) })}\n`,
);
process.exit(0);
