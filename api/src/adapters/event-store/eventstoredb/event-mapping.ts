import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import { chainIn } from '../../../kernel/chain-in.js';
import type { LogFilter } from '../../../ports/event-store.port.js';
import type { EventMetadata, FoldEvent, NewEvent, RecordedEvent } from '../../../kernel/event.js';

const utf8 = new TextDecoder();

/**
 * Positions are byte offsets of the server's log: exact as numbers up to 9 petabytes. Throws RangeError where the server
 * gives none, as before 22.10 in reads of a stream.
 */
export function positionOf(read: ReadResp.ReadEvent): number {
  const event = read.getEvent() ?? read.getLink();
  const position = Number(event?.getCommitPosition() ?? read.getCommitPosition());
  if (!Number.isSafeInteger(position)) throw new RangeError('EventStoreDB gives no position of an event');
  return position;
}

/** The event as the port knows it; null for the server's own events and those of other applications. */
export function recordedOf(read: ReadResp.ReadEvent): RecordedEvent | null {
  const event = read.getEvent();
  const type = event?.getMetadataMap().get('type') ?? '$';
  if (!event || type.startsWith('$')) return null;
  const metadata = parsed(event.getCustomMetadata_asU8());
  if (!isOurs(metadata)) return null;
  const name = event.getStreamIdentifier()?.getStreamName_asU8() ?? new Uint8Array();
  return {
    stream: utf8.decode(name),
    type,
    data: parsed(event.getData_asU8()),
    metadata,
    revision: Number(event.getStreamRevision()),
    position: positionOf(read),
  };
}

/** Whether a recorded event is the one given, to the last word. */
export function saysTheSame(recorded: RecordedEvent, given: NewEvent | undefined): boolean {
  const { type, data, metadata } = recorded;
  return (
    JSON.stringify([type, data, metadata]) === JSON.stringify([given?.type, given?.data, given?.metadata])
  );
}

export function foldOf(recorded: RecordedEvent, { chains = false }: LogFilter): FoldEvent {
  const { stream, type, data, metadata, revision, position } = recorded;
  const { schema, at, memberId } = metadata;
  const chain = chains && { chain: chainIn(metadata) };
  const bytes = Buffer.byteLength(JSON.stringify(data ?? ''));
  const event = { type, data, bytes, schema, stream, revision, position, at, memberId, ...chain };
  return typeof data === 'string' || data === undefined ? { ...event, data: null, fault: CHANGED } : event;
}

const CHANGED = 'its data are no JSON: Emit did not write them';

/** What is no JSON, as other applications may write, is a text. */
export function parsed(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return undefined;
  const text = utf8.decode(bytes);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function isOurs(metadata: unknown): metadata is EventMetadata {
  if (typeof metadata !== 'object' || metadata === null) return false;
  const { id, at, memberId, schema } = metadata as Partial<Record<keyof EventMetadata, unknown>>;
  return (
    typeof id === 'string' &&
    typeof at === 'number' &&
    typeof memberId === 'string' &&
    typeof schema === 'number'
  );
}
