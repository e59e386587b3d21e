import type { FoldEvent } from '../kernel/event.js';
import type { Projection } from '../kernel/projection.js';

export interface FoldedDocument<Document> {
  readonly key: string;
  readonly owner: string;
  position: number;
  body: Document;
}
export type FoldedDocuments<Document> = Map<string, FoldedDocument<Document>>;

/**
 * The documents after the batches, delivered in this order: under the position guard, and written as JSON and read
 * back between two batches, as any store does it. Batches may overlap.
 */
export function foldBatches<Document>(
  projection: Projection<Document>,
  batches: readonly (readonly FoldEvent[])[],
): FoldedDocuments<Document> {
  let documents: FoldedDocuments<Document> = new Map();
  for (const batch of batches) {
    const stored: [string, FoldedDocument<Document>][] = JSON.parse(JSON.stringify([...documents]));
    documents = new Map(stored);
    for (const event of batch) foldInto(projection, documents, event);
  }
  return documents;
}

export function fold<Document>(
  projection: Projection<Document>,
  events: readonly FoldEvent[],
): FoldedDocuments<Document> {
  return foldBatches(projection, [events]);
}

/** The one document under a key. Throws when there is none. */
export function folded<Document>(
  projection: Projection<Document>,
  events: readonly FoldEvent[],
  key: string,
): Document {
  const document = fold(projection, events).get(key);
  if (document === undefined) throw new Error(`No document under ${key}`);
  return document.body;
}

function foldInto<Document>(
  projection: Projection<Document>,
  documents: FoldedDocuments<Document>,
  event: FoldEvent,
): void {
  const key = projection.types.has(event.type) ? projection.key(event) : null;
  if (key === null) return;
  const known = documents.get(key);
  if (known !== undefined && known.position >= event.position) return;
  const body = projection.evolve(known?.body ?? projection.initial(event), event);
  const owner = known?.owner ?? event.memberId;
  documents.set(key, { key, owner, position: event.position, body });
}
