import { crc32 } from 'node:zlib';
import type { FoundDocument, Parked, WrittenDocument } from '../../ports/read-models.port.js';

/** A document as it is stored: what was changed since, by whatever, does not fit its sum any more. */
export interface SummedDocument extends WrittenDocument {
  /** None in what releases before this one have written. */
  readonly sum: number | null;
}

/** 2 µs for a document of 4 KB, as long as parsing it takes (docs/adr/0026-damaged-read-models.md). */
export function sumOf({ key, owner, position, json, parked }: WrittenDocument): number {
  const sum = crc32(json, crc32(`${key}\n${owner}\n${position}\n`));
  return parked ? crc32(parkedText(parked), sum) : sum;
}

/** As it is stored. */
export function parkedText({ type, why, unread }: Parked): string {
  return JSON.stringify({ type, why, ...(unread && { unread }) });
}

/** Of a version's checkpoint. */
export function sumOfCheckpoint(position: number): number {
  return crc32(String(position));
}

/** Why nothing in a document can be relied on; null when it is as it was written. `old`: it may have no sum. */
function damageIn(document: SummedDocument, old: boolean): string | null {
  if (typeof document.json !== 'string') return 'it is no text';
  if (document.sum !== null || !old) {
    return document.sum === sumOf(document) ? null : 'it is not what Emit wrote';
  }
  const body = parsed(document.json);
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? null : 'it is no document';
}

/** The document with its body, and with its damage. */
export function foundDocument(document: SummedDocument, old: boolean): FoundDocument {
  const { key, owner, position, json, parked } = document;
  const damage = damageIn(document, old);
  const found = { key, owner, position, ...(parked && { parked }) };
  if (damage === null) return { ...found, body: JSON.parse(json) as unknown };
  return { ...found, body: parsed(json) ?? null, damage };
}

/** Undefined where it is no JSON. */
function parsed(json: unknown): unknown {
  try {
    return JSON.parse(String(json)) as unknown;
  } catch {
    return undefined;
  }
}

/** Null where none is, and where it is none that Emit wrote: its document's sum tells that. */
export function parkedIn(text: unknown): Parked | null {
  const found = typeof text === 'string' ? (parsed(text) as Partial<Parked> | undefined) : undefined;
  if (typeof found?.type !== 'string' || typeof found.why !== 'string') return null;
  return { type: found.type, why: found.why, ...(found.unread && { unread: true }) };
}

/** Not where the first event of a document is parked. */
export function isServed({ parked, body }: Pick<FoundDocument, 'parked' | 'body'>): boolean {
  return parked === undefined || body !== null;
}
