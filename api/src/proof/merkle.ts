import { hash } from 'node:crypto';

/** Bytes of a SHA-256 hash. */
export const HASH_BYTES = 32;
/** Of the tree without leaves: SHA-256 of nothing. */
export const EMPTY_ROOT: Buffer = hash('sha256', '', 'buffer');

const LEAF = 0x00;
const NODE = 0x01;
/** Filled anew for every node: a buffer for each would take twice the time. */
const node = Buffer.alloc(1 + 2 * HASH_BYTES, NODE);

/** Returns the hash of a leaf (RFC 9162 2.1.1): SHA-256(0x00 || entry). */
export function leafHash(entry: Uint8Array): Buffer {
  return hash('sha256', Buffer.concat([Buffer.of(LEAF), entry]), 'buffer');
}

/** Returns the hash of an inner node: SHA-256(0x01 || left || right). */
export function nodeHash(left: Uint8Array, right: Uint8Array): Buffer {
  node.set(left, 1);
  node.set(right, 1 + HASH_BYTES);
  return hash('sha256', node, 'buffer');
}

/**
 * Returns the root over hashes side by side, one of them after another in `hashes`: leaves, or the roots of full subtrees of
 * equal size of which the last may have fewer leaves. Throws RangeError for none.
 */
export function rootOver(hashes: Uint8Array): Buffer {
  if (hashes.length === 0) throw new RangeError('There is no root over nothing');
  const level = Buffer.from(hashes);
  for (let count = hashes.length / HASH_BYTES; count > 1; count = (count + 1) >> 1) pairUp(level, count);
  return level.subarray(0, HASH_BYTES);
}

/** Puts the parents of `count` nodes in their place. One without a sibling goes up as it is: so RFC 9162 splits as well. */
function pairUp(level: Buffer, count: number): void {
  for (let left = 0; left + 1 < count; left += 2) {
    level.copy(node, 1, left * HASH_BYTES, (left + 2) * HASH_BYTES);
    level.write(hash('sha256', node, 'binary'), (left >> 1) * HASH_BYTES, HASH_BYTES, 'binary');
  }
  if (count % 2 === 1)
    level.copyWithin((count >> 1) * HASH_BYTES, (count - 1) * HASH_BYTES, count * HASH_BYTES);
}
