import type { RecordedEvent } from '../../kernel/event.js';
import type { EventStore } from '../../ports/event-store.port.js';
import type { Cli } from '../support/cli.js';
import { linesOf, type Format } from '../support/rows.js';
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

/** The last events, then each one as it is appended by any process, until Ctrl-C. */
export async function tailEvents(cli: Cli, log: EventStore, request: TailRequest): Promise<void> {
  const { query, format, last, follow } = request;
  const print = printer(cli, format);
  let seen = await log.head();
  await print(await lastEvents(log, { ...query, upTo: seen }, last));
  if (!follow) return;
  for await (const page of log.subscribe({ after: Math.max(seen, query.after) }, cli.signal)) {
    const upTo = page.at(-1)?.position ?? seen;
    // A subscription gives what folds need; a person wants whole records.
    const events: RecordedEvent[] = [];
    for await (const event of selectEvents(log, { ...query, after: Math.max(seen, query.after), upTo })) {
      events.push(event);
    }
    await print(events);
    seen = upTo;
  }
}

function printer({ terminal }: Cli, format: TailRequest['format']) {
  const layout = format === 'csv' ? eventCsvLayout : eventLayout;
  let titled = false;
  return async (events: readonly RecordedEvent[]): Promise<void> => {
    if (events.length === 0) return;
    const lines: string[] = [];
    for await (const line of linesOf(format, events, layout)) lines.push(line);
    await terminal.write(`${lines.slice(titled ? TITLES[format] : 0).join('\n')}\n`);
    titled = true;
  };
}
