import type { RecordedEvent } from '../../kernel/event.js';
import type { RowLayout } from '../support/rows.js';
import { covered } from './sealed-fields.js';

const SUMMARY = 80;

/** An event as it is written for programs: sealed values covered, all else as the log has it. */
export function eventJson({ type, data, metadata, stream, revision, position }: RecordedEvent) {
  return { id: metadata.id, stream, revision, position, type, data: covered(type, data), metadata };
}

export const eventLayout: RowLayout<RecordedEvent> = {
  none: 'No such event.',
  json: eventJson,
  columns: [
    { title: 'position', value: ({ position }) => String(position), align: 'right' },
    { title: 'at', value: ({ metadata }) => new Date(metadata.at).toISOString() },
    { title: 'type', value: ({ type }) => type },
    { title: 'stream', value: ({ stream }) => stream },
    { title: 'revision', value: ({ revision }) => String(revision), align: 'right' },
    { title: 'data', value: (event) => JSON.stringify(covered(event.type, event.data)), shown: summary },
  ],
};

/** As `eventLayout`, with all that a program may need: a table would be too wide. */
export const eventCsvLayout: RowLayout<RecordedEvent> = {
  ...eventLayout,
  columns: [
    ...eventLayout.columns,
    { title: 'id', value: ({ metadata }) => metadata.id },
    { title: 'memberId', value: ({ metadata }) => metadata.memberId },
    { title: 'metadata', value: ({ metadata }) => JSON.stringify(metadata) },
  ],
};

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
