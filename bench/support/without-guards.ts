import { BSON, type Document } from 'mongodb';
import type { WireMessage } from '../../api/src/testing/mongodb/wire-messages.js';

/** Before the first document. */
const HEAD_BYTES = 21;

/**
 * A message whose updates are by `_id` alone. The stand-in looks through a whole collection for `{_id, position: {$lt}}`, of which
 * MongoDB's index finds the one document: the guard, which holds for whatever comes in order, is left out on the way.
 */
export function withoutGuards({ bytes, document }: WireMessage): Buffer {
  if (!document || !('update' in document)) return bytes;
  const firstEnds = HEAD_BYTES + bytes.readInt32LE(HEAD_BYTES);
  if (firstEnds >= bytes.length) return bytes;
  // Kind 1: its length, a name, and documents.
  const named = bytes.indexOf(0, firstEnds + 5) + 1;
  const updates: Uint8Array[] = [];
  for (let at = named; at < bytes.length; at += bytes.readInt32LE(at))
    updates.push(BSON.serialize(unguarded(BSON.deserialize(bytes.subarray(at, at + bytes.readInt32LE(at))))));
  const changed = Buffer.concat([bytes.subarray(0, named), ...updates]);
  changed.writeInt32LE(changed.length, 0);
  changed.writeInt32LE(changed.length - firstEnds - 1, firstEnds + 1);
  return changed;
}

function unguarded(update: Document): Document {
  const { position, ...q } = update['q'] as { position?: { $lt?: number } };
  return position?.$lt === undefined ? update : { ...update, q };
}
