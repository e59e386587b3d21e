import type { RecordedEvent } from '../../kernel/event.js';
import { sealedHashes } from '../../proof/chain.js';
import { jsonCell } from '../../features/export/csv.js';
import type { RowLayout } from '../support/rows.js';
import { covered } from './sealed-fields.js';

const SUMMARY = 80;

/** An event's data as it is shown. */
export type ShowData = (type: string, data: unknown) => unknown;

/** Sealed values as they are stored. */
export const withCiphertext: ShowData = (_, data) => data;

/**
 * An event as it is written for programs: sealed values covered, all else as the event store has it. With their hashes (`sealed`)
 * anybody can compute the chain (docs/audit.md).
 */
export function eventJson(event: RecordedEvent, show: ShowData = covered) {
  const { type, data, metadata, stream, revision, position } = event;
  const [id, sealed] = [metadata.id, sealedHashes(data)];
  return { id, stream, revision, position, type, data: show(type, data), sealed, metadata };
}

export const eventLayout: RowLayout<RecordedEvent> = {
  none: 'No such event.',
  json: (event) => eventJson(event),
  columns: [
    { title: 'position', value: ({ position }) => String(position), align: 'right' },
    { title: 'at', value: ({ metadata }) => new Date(metadata.at).toISOString() },
    { title: 'type', value: ({ type }) => type },
    { title: 'stream', value: ({ stream }) => stream },
    { title: 'revision', value: ({ revision }) => String(revision), align: 'right' },
    { title: 'data', value: (event) => jsonCell(covered(event.type, event.data)), shown: summary },
  ],
};

/** As `eventLayout`, with all that a program may need: a table would be too wide. */
export function eventCsvLayout(show: ShowData = covered): RowLayout<RecordedEvent> {
  return {
    ...eventLayout,
    json: (event) => eventJson(event, show),
    columns: [
      ...eventLayout.columns.filter(({ title }) => title !== 'data'),
      { title: 'data', value: ({ type, data }) => jsonCell(show(type, data)) },
      { title: 'id', value: ({ metadata }) => metadata.id },
      { title: 'memberId', value: ({ metadata }) => metadata.memberId },
      { title: 'metadata', value: ({ metadata }) => jsonCell(metadata) },
      { title: 'sealed', value: ({ data }) => jsonCell(sealedHashes(data)) },
    ],
  };
}

function summary({ type, data }: RecordedEvent): string {
  const shown = covered(type, data);
  if (shown === null || typeof shown !== 'object') return '';
  const text = Object.entries(shown)
    .map(
      ([name, value]: [string, unknown]) =>
        `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
    )
    .join(' ');
  return text.length > SUMMARY ? `${text.slice(0, SUMMARY - 1)}…` : text;
}
