import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse';
import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import type { EventMetadata } from '../../../kernel/event.js';
import { UsageError } from '../../support/failures.js';
import type { ExportedEvent } from './old-events.js';

export type ExportFormat = 'json' | 'csv' | 'parquet';

/** What stands before what a spreadsheet would take for a formula (features/export/csv.ts). */
const ESCAPED = /^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/;

/** Returns the events of a file that `emit events export` wrote, one at a time. Throws UsageError for what is none. */
export async function* readExport(path: string, format: ExportFormat): AsyncGenerator<ExportedEvent> {
  const events = format === 'parquet' ? ofParquet(path) : format === 'csv' ? ofCsv(path) : ofJson(path);
  let row = 0;
  try {
    for await (const event of events) {
      row += 1;
      if (!isEvent(event)) throw new Error('it is no event');
      yield event;
    }
  } catch (error) {
    throw new UsageError(`${path} is no export of events: row ${row || 1}: ${(error as Error).message}`);
  }
}

/** NDJSON, and a list with an event a line. */
async function* ofJson(path: string): AsyncGenerator<ExportedEvent> {
  for await (const line of createInterface({ input: textOf(path), crlfDelay: Infinity })) {
    const text = line.trim().replace(/,$/, '');
    if (text !== '' && text !== '[' && text !== ']') yield JSON.parse(text) as ExportedEvent;
  }
}

async function* ofCsv(path: string): AsyncGenerator<ExportedEvent> {
  const rows = textOf(path).pipe(parse({ columns: true, bom: true }));
  for await (const row of rows) {
    const cells = row as Readonly<Record<string, string>>;
    const cell = (name: string) => (cells[name] ?? '').replace(ESCAPED, '');
    const sealed = cell('sealed');
    yield {
      id: cell('id'),
      stream: cell('stream'),
      revision: Number(cell('revision')),
      position: Number(cell('position')),
      type: cell('type'),
      data: JSON.parse(cell('data')) as unknown,
      ...(sealed !== '' && { sealed: JSON.parse(sealed) as Record<string, string> }),
      metadata: JSON.parse(cell('metadata')) as EventMetadata,
    };
  }
}

interface ParquetRow extends Omit<EventMetadata, 'at'> {
  readonly position: bigint;
  readonly at: Date;
  readonly type: string;
  readonly stream: string;
  readonly revision: number;
  readonly data: string;
  readonly sealed?: string;
}

async function* ofParquet(path: string): AsyncGenerator<ExportedEvent> {
  const file = await asyncBufferFromFile(path);
  const metadata = await parquetMetadataAsync(file);
  let rowStart = 0;
  for (const { num_rows } of metadata.row_groups) {
    const rowEnd = rowStart + Number(num_rows);
    const rows = (await parquetReadObjects({ file, metadata, rowStart, rowEnd })) as unknown as ParquetRow[];
    yield* rows.map(ofRow);
    rowStart = rowEnd;
  }
}

function ofRow({ position, at, type, stream, revision, data, sealed, ...ids }: ParquetRow): ExportedEvent {
  const { id, memberId, correlationId, causationId, schema, chain } = ids;
  const metadata = { id, memberId, correlationId, causationId, schema, at: at.getTime(), chain };
  return {
    id,
    stream,
    revision,
    position: Number(position),
    type,
    data: JSON.parse(data) as unknown,
    ...(sealed !== undefined && { sealed: JSON.parse(sealed) as Record<string, string> }),
    metadata,
  };
}

function textOf(path: string): Readable {
  const file = createReadStream(path);
  // An error of the file is that of the stream.
  return path.endsWith('.gz') ? pipeline(file, createGunzip(), () => undefined) : file;
}

function isEvent({ id, stream, position, metadata }: ExportedEvent): boolean {
  const found: unknown = metadata;
  const isText = [id, stream].every((text: unknown) => typeof text === 'string' && text !== '');
  return isText && Number.isSafeInteger(position) && typeof found === 'object' && found !== null;
}
