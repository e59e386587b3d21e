import type { AppendReq, BatchAppendReq, ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import type { Metadata } from '@grpc/grpc-js';
import type { Stored, Written } from './memory-log.js';

export type ReadOptions = NonNullable<ReturnType<ReadReq['getOptions']>>;

type Proposed =
  | ReturnType<BatchAppendReq['getProposedMessagesList']>[number]
  | NonNullable<ReturnType<AppendReq['getProposedMessage']>>;

/** What the server looks for of the events that it sends. */
export function filterOf(options: ReadOptions): (stored: Stored) => boolean {
  const filter = options.getFilter();
  const expression = filter?.getEventType() ?? filter?.getStreamIdentifier();
  if (!expression) return () => true;
  const text = ({ type, stream }: Stored): string => (filter?.hasEventType() ? type : stream);
  const prefixes = expression.getPrefixList();
  if (prefixes.length > 0) return (stored) => prefixes.some((prefix) => text(stored).startsWith(prefix));
  const regex = new RegExp(expression.getRegex(), 'u');
  return (stored) => regex.test(text(stored));
}

export function writtenOf(message: Proposed): Written {
  return {
    id: message.getId()?.getString() ?? '',
    type: message.getMetadataMap().get('type') ?? '',
    contentType: message.getMetadataMap().get('content-type') ?? '',
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  };
}

export const bytesOf = (written: readonly Written[]): number =>
  written.reduce((sum, { data, metadata }) => sum + data.length + metadata.length, 0);

export function nameOf(identifier: { getStreamName_asU8(): Uint8Array } | undefined): string {
  return Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8');
}

/** Whether the caller would rather be refused than be answered by a node that follows another. */
export const requiresLeader = (metadata: Metadata): boolean =>
  metadata.get('requires-leader').some((value) => String(value).toLowerCase() === 'true');
