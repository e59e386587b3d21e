import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { EventStore } from '../../ports/event-store.port.js';
import type { Cli } from '../support/cli.js';
import { Progress } from '../support/progress.js';
import { inChunks, linesOf, writeRows, type Format } from '../support/rows.js';
import { writeWholeFile } from '../support/whole-file.js';
import { eventCsvLayout, type ShowData } from './event-row.js';
import { passing, selectEvents, type EventQuery } from './select-events.js';

export interface ExportRequest {
  readonly query: EventQuery;
  readonly limit: number;
  readonly show: ShowData;
  /** Parquet is no text: it goes to a file. */
  readonly to:
    | { readonly format: Format; readonly file: string | null }
    | { readonly format: 'parquet'; readonly file: string };
}

/** Writes the events asked for; a file appears under its name only when it is whole. Returns how many they are. */
export async function exportEvents(
  cli: Cli,
  eventStore: EventStore,
  request: ExportRequest,
): Promise<number> {
  const { query, limit, show, to } = request;
  const progress = new Progress(cli.terminal, 'export', await eventStore.head(), query.after);
  const selected = selectEvents(eventStore, query, limit);
  const events = passing(selected, ({ position }) => progress.add(1, position));
  if (to.format === 'parquet') {
    // Loaded where it is used: no other command needs it.
    const { writeParquet } = await import('./parquet.js');
    await writeWholeFile(to.file, (partial) => writeParquet(partial, events, show));
  } else if (to.file === null) {
    await writeRows(cli.terminal, to.format, events, eventCsvLayout(show));
  } else {
    const lines = linesOf(to.format, events, eventCsvLayout(show));
    await writeWholeFile(to.file, (partial) => pipeline(inChunks(lines), createWriteStream(partial)));
  }
  return progress.count;
}
