import { hash } from 'node:crypto';
import type { EventMetadata, NewEvent } from '../kernel/event.js';
import { canonicalJson } from '../kernel/canonical-json.js';

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
  // Canonical by the order in which it is written here: a log of ten million events is hashed through this.
  const metadata = JSON.stringify({ at, causationId, correlationId, id, memberId, schema });
  const place = `"revision":${revision},"stream":${JSON.stringify(stream)},"type":${JSON.stringify(type)}`;
  return hash('sha256', `${former}{"data":${canonicalJson(data)},"metadata":${metadata},${place}}`, 'hex');
}
