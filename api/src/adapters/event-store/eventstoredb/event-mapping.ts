import { jsonEvent, type EventData, type JSONType, type Position } from '@eventstore/db-client';
import type { EventMetadata, FoldEvent, NewEvent, RecordedEvent } from '../../../kernel/event.js';

/** What the driver's reads and subscriptions have in common. */
export interface Resolved {
  readonly event?: {
    readonly streamId: string;
    readonly type: string;
    readonly revision: bigint;
    readonly data: unknown;
    readonly metadata?: unknown;
    readonly position?: Position | undefined;
  };
  readonly commitPosition?: bigint;
}

/** Positions are byte offsets of the server's log: exact as numbers up to 9 petabytes. */
export function toPosition(position: number): Position {
  return { commit: BigInt(position), prepare: BigInt(position) };
}

/** Throws RangeError for data that JSON cannot hold. */
export function toEventData({ type, data, metadata }: NewEvent): EventData {
  if (!isJson(data)) throw new RangeError(`The data of ${type} must be an object, a list or a text`);
  return jsonEvent({ id: metadata.id, type, data, metadata: { ...metadata } });
}

export function positionOf({ event, commitPosition }: Resolved): number {
  return Number(event?.position?.commit ?? commitPosition ?? 0n);
}

/** The event as the port knows it; null for the server's own events and those of other applications. */
export function recordedOf(resolved: Resolved): RecordedEvent | null {
  const { event } = resolved;
  if (!event || event.type.startsWith('$') || !isOurs(event.metadata)) return null;
  const { streamId: stream, type, data, metadata, revision } = event;
  return { stream, type, data, metadata, revision: Number(revision), position: positionOf(resolved) };
}

/** Whether a recorded event is the one given, to the last word. */
export function saysTheSame(recorded: RecordedEvent, given: NewEvent | undefined): boolean {
  const { type, data, metadata } = recorded;
  return (
    JSON.stringify([type, data, metadata]) === JSON.stringify([given?.type, given?.data, given?.metadata])
  );
}

export function foldOf({ stream, type, data, metadata, revision, position }: RecordedEvent): FoldEvent {
  const { schema, at, memberId } = metadata;
  return { type, data, schema, stream, revision, position, at, memberId };
}

function isJson(data: unknown): data is JSONType {
  return typeof data === 'string' || (typeof data === 'object' && data !== null);
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
