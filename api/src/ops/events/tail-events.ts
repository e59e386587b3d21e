import type { RecordedEvent } from '../../kernel/event.js';
import type { EventStore } from '../../ports/event-store.port.js';
import type { Cli } from '../support/cli.js';
import { linesOf, type Format } from '../support/rows.js';
import { whileRead } from '../support/while-read.js';
import { eventCsvLayout, eventLayout } from './event-row.js';
import { lastEvents, selectEvents, type EventQuery } from './select-events.js';

export interface TailRequest {
  readonly query: EventQuery;
  readonly format: Exclude<Format, 'json'>;
  readonly last: number;
  readonly follow: boolean;
}

/** Lines of titles, which are written once. */
const TITLES = { table: 2, csv: 1, ndjson: 0 } as const;

/** The last events, then each one as it is appended by any process, until Ctrl-C or until nobody reads them. */
export async function tailEvents(cli: Cli, eventStore: EventStore, request: TailRequest): Promise<void> {
  const { query, format, last, follow } = request;
  const print = printer(cli, format);
  const head = await eventStore.head();
  await print(await lastEvents(eventStore, { ...query, upTo: head }, last));
  if (!follow) return;
  const after = Math.max(head, query.after);
  await whileRead(cli.signal, async (signal) => {
    for await (const events of eachNew(eventStore, { ...query, after }, signal)) await print(events);
  });
}

/** A subscription gives what folds need; a person wants whole records. */
async function* eachNew(
  eventStore: EventStore,
  query: EventQuery,
  signal: AbortSignal,
): AsyncGenerator<RecordedEvent[]> {
  let { after } = query;
  for await (const page of eventStore.subscribe({ after }, signal)) {
    const upTo = page.at(-1)?.position ?? after;
    const events: RecordedEvent[] = [];
    for await (const event of selectEvents(eventStore, { ...query, after, upTo })) events.push(event);
    yield events;
    after = upTo;
  }
}

function printer({ terminal }: Cli, format: TailRequest['format']) {
  const layout = format === 'csv' ? eventCsvLayout() : eventLayout;
  let titled = false;
  return async (events: readonly RecordedEvent[]): Promise<void> => {
    if (events.length === 0) return;
    const lines: string[] = [];
    for await (const line of linesOf(format, events, layout)) lines.push(line);
    await terminal.write(`${lines.slice(titled ? TITLES[format] : 0).join('\n')}\n`);
    titled = true;
  };
}
