import { createHash } from 'node:crypto';
import type { EventMetadata, NewEvent } from '../kernel/event.js';
import { canonicalJson } from './canonical-json.js';

/** What stands before a stream's first event. */
export const CHAIN_START = '';

export type UnchainedEvent = Omit<NewEvent, 'metadata'> & { readonly metadata: Omit<EventMetadata, 'chain'> };

/**
 * SHA-256 (hex) over the former event's chain and this event where it stands: an edited, inserted, moved or removed
 * event breaks every later link of its stream (design.md "Events").
 */
export function chainHash(former: string, stream: string, revision: number, event: UnchainedEvent): string {
  const { type, data } = event;
  const { id, at, memberId, schema, correlationId, causationId } = event.metadata;
  const metadata = { id, at, memberId, schema, correlationId, causationId };
  return createHash('sha256')
    .update(former)
    .update(canonicalJson({ stream, revision, type, data, metadata }))
    .digest('hex');
}
