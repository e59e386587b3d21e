import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import type { RecordedEvent } from '../../kernel/event.js';
import type { EventStore } from '../../ports/event-store.port.js';
import { CommandFailed, type Cli } from '../support/cli.js';
import { Progress } from '../support/progress.js';
import { linesOf, writeRows, type Format } from '../support/rows.js';
import { eventCsvLayout } from './event-row.js';
import { selectEvents, type EventQuery } from './select-events.js';

export interface ExportRequest {
  readonly query: EventQuery;
  readonly format: Format;
  readonly limit: number;
  /** Standard output when null. */
  readonly out: string | null;
}

/** Writes the events asked for; a file appears under its name only when it is whole. Answers how many they are. */
export async function exportEvents(cli: Cli, log: EventStore, request: ExportRequest): Promise<number> {
  const { terminal } = cli;
  const { query, format, limit, out } = request;
  const progress = new Progress(terminal, 'export', await log.head(), query.after);
  const events = counted(cli, progress, selectEvents(log, query, limit));
  if (out === null) await writeRows(terminal, format, events, eventCsvLayout);
  else await writeFile(out, linesOf(format, events, eventCsvLayout));
  return progress.count;
}

async function* counted({ signal }: Cli, progress: Progress, events: AsyncIterable<RecordedEvent>) {
  for await (const event of events) {
    if (signal.aborted) throw new CommandFailed('stopped before the end');
    progress.add(1, event.position);
    yield event;
  }
}

async function writeFile(path: string, lines: AsyncIterable<string>): Promise<void> {
  const partial = `${path}.partial`;
  const file = createWriteStream(partial, { mode: 0o600 });
  const opened = once(file, 'open');
  try {
    await opened;
    for await (const line of lines) if (!file.write(`${line}\n`)) await once(file, 'drain');
    file.end();
    await finished(file);
    await rename(partial, path);
  } catch (error) {
    file.destroy();
    await rm(partial, { force: true });
    if (error instanceof CommandFailed) throw error;
    throw new CommandFailed(
      `${path} could not be written: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
