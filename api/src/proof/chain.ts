import { hash } from 'node:crypto';
import type { EventMetadata, NewEvent } from '../kernel/event.js';
import { canonicalJson } from '../kernel/canonical-json.js';
import { looksSealed } from '../kernel/sealed.js';

/** What stands before a stream's first event. */
export const CHAIN_START = '';

export type UnchainedEvent = Omit<NewEvent, 'metadata'> & { readonly metadata: Omit<EventMetadata, 'chain'> };

/**
 * SHA-256 (hex) over the former event's chain and this event where it stands: an edited, inserted, moved or removed
 * event breaks every later link of its stream. Of a sealed value the hash stands in it, so that whoever has an export, which
 * shows no sealed value, can compute it as well (docs/adr/0046).
 */
export function chainHash(former: string, stream: string, revision: number, event: UnchainedEvent): string {
  return linkOf(former, stream, revision, event, dataWithHashes(event.data));
}

/** Whether this is the chain of the event. Earlier releases put sealed values themselves into it: theirs hold as well, for ever. */
export function isChainOf(
  chain: string,
  former: string,
  stream: string,
  revision: number,
  event: UnchainedEvent,
): boolean {
  if (!isJson(event.data)) return false;
  const data = dataWithHashes(event.data);
  if (chain === linkOf(former, stream, revision, event, data)) return true;
  const earlier = canonicalJson(event.data);
  return earlier !== data && chain === linkOf(former, stream, revision, event, earlier);
}

/** Not so a number that a text such as 1e999 is read as: canonical JSON has null in its place, and so its hash would be that of null. */
function isJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (value === null || typeof value !== 'object') return true;
  for (const field of Object.values(value)) if (!isJson(field)) return false;
  return true;
}

/** Returns the SHA-256 (hex) of each sealed value in an event's data, by its field. */
export function sealedHashes(data: unknown): Record<string, string> {
  const hashes: Record<string, string> = {};
  if (data === null || typeof data !== 'object' || Array.isArray(data)) return hashes;
  for (const [field, value] of Object.entries(data)) {
    if (isSealed(value)) hashes[field] = hash('sha256', value, 'hex');
  }
  return hashes;
}

function isSealed(value: unknown): value is string {
  return typeof value === 'string' && looksSealed(value);
}

function linkOf(
  former: string,
  stream: string,
  revision: number,
  event: UnchainedEvent,
  data: string,
): string {
  const { id, at, memberId, schema, correlationId, causationId } = event.metadata;
  // Canonical by the order in which it is written here: a log of ten million events is hashed through this.
  const metadata = JSON.stringify({ at, causationId, correlationId, id, memberId, schema });
  const place = `"revision":${revision},"stream":${JSON.stringify(stream)},"type":${JSON.stringify(event.type)}`;
  return hash('sha256', `${former}{"data":${data},"metadata":${metadata},${place}}`, 'hex');
}

/** As canonicalJson, with sha256:<hex> in the place of a sealed value. No JSON looks like that, so no other data gives this text. */
function dataWithHashes(data: unknown): string {
  if (data === null || typeof data !== 'object' || Array.isArray(data)) return canonicalJson(data);
  let text = '';
  for (const field of Object.keys(data).sort()) {
    const value = (data as Readonly<Record<string, unknown>>)[field];
    if (value === undefined) continue;
    const written = isSealed(value) ? `sha256:${hash('sha256', value, 'hex')}` : canonicalJson(value);
    text += `${text === '' ? '' : ','}${JSON.stringify(field)}:${written}`;
  }
  return `{${text}}`;
}
