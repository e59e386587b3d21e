import { fileWriter, ParquetWriter, type ColumnSource, type SchemaElement } from 'hyparquet-writer';
import type { RecordedEvent } from '../../kernel/event.js';
import { sealedHashes } from '../../proof/chain.js';
import type { ShowData } from './event-row.js';

/** Rows to a group: what is held in memory before it is written, some 20 MB. */
const GROUP_ROWS = 20_000;

interface ParquetColumn {
  readonly name: string;
  readonly type: Pick<SchemaElement, 'type' | 'converted_type'>;
  readonly value: (event: RecordedEvent, show: ShowData) => unknown;
}

const TEXT = { type: 'BYTE_ARRAY', converted_type: 'UTF8' } as const;

/** As the CSV has them, with the metadata in columns; `data` is JSON with its sealed values covered. */
const COLUMNS: readonly ParquetColumn[] = [
  { name: 'position', type: { type: 'INT64' }, value: ({ position }) => BigInt(position) },
  {
    name: 'at',
    type: { type: 'INT64', converted_type: 'TIMESTAMP_MILLIS' },
    value: ({ metadata }) => new Date(metadata.at),
  },
  { name: 'type', type: TEXT, value: ({ type }) => type },
  { name: 'stream', type: TEXT, value: ({ stream }) => stream },
  { name: 'revision', type: { type: 'INT32' }, value: ({ revision }) => revision },
  { name: 'data', type: TEXT, value: ({ type, data }, show) => JSON.stringify(show(type, data)) },
  { name: 'id', type: TEXT, value: ({ metadata }) => metadata.id },
  { name: 'memberId', type: TEXT, value: ({ metadata }) => metadata.memberId },
  { name: 'schema', type: { type: 'INT32' }, value: ({ metadata }) => metadata.schema },
  { name: 'correlationId', type: TEXT, value: ({ metadata }) => metadata.correlationId },
  { name: 'causationId', type: TEXT, value: ({ metadata }) => metadata.causationId },
  { name: 'chain', type: TEXT, value: ({ metadata }) => metadata.chain },
  { name: 'sealed', type: TEXT, value: ({ data }) => JSON.stringify(sealedHashes(data)) },
];

const SCHEMA: SchemaElement[] = [
  { name: 'event', num_children: COLUMNS.length },
  ...COLUMNS.map(({ name, type }) => ({ name, ...type, repetition_type: 'REQUIRED' as const })),
];

/** Writes events as Apache Parquet, Snappy inside; one group of rows is in memory at a time, however many there are. */
export async function writeParquet(
  path: string,
  events: AsyncIterable<RecordedEvent>,
  show: ShowData,
): Promise<void> {
  const writer = new ParquetWriter({ writer: fileWriter(path), schema: SCHEMA, createdBy: 'emit' });
  let rows: RecordedEvent[] = [];
  const writeGroup = async () => {
    await writer.write({ columnData: columnsOf(rows, show), rowGroupSize: GROUP_ROWS });
    rows = [];
  };
  for await (const event of events) {
    rows.push(event);
    if (rows.length === GROUP_ROWS) await writeGroup();
  }
  if (rows.length > 0) await writeGroup();
  await writer.finish();
}

function columnsOf(rows: readonly RecordedEvent[], show: ShowData): ColumnSource[] {
  return COLUMNS.map(({ name, value }) => {
    return { name, data: rows.map((row) => value(row, show)), offsetIndex: false };
  });
}
