import { EMPTY_ROOT, HASH_BYTES, nodeHash, rootOver } from './merkle.js';
import { hashIn, TILE_HEIGHT, TILE_WIDTH, widthOf } from './tiles.js';

/** Returns the hashes of a tile; of one that is not full, those that the tree has. */
export type ReadTile = (level: number, index: number, width: number) => Promise<Buffer>;

/** Makes proofs about the tree of a size, whose tiles can be read. */
export class TreeReader {
  constructor(
    readonly size: number,
    private readonly readTile: ReadTile,
  ) {}

  async root(): Promise<Buffer> {
    return this.size === 0 ? EMPTY_ROOT : this.rootOf(0, this.size);
  }

  leaf(index: number): Promise<Buffer> {
    return this.node(0, index);
  }

  /** Returns the siblings from the leaf up (RFC 9162 2.1.3.1). Throws RangeError for a leaf that is not in the tree. */
  inclusion(index: number): Promise<Buffer[]> {
    if (index < 0 || index >= this.size) throw new RangeError(`There is no leaf ${index} of ${this.size}`);
    return this.path(index, 0, this.size);
  }

  /** Returns what shows that the tree continues the one of an earlier size (RFC 9162 2.1.4.1). */
  consistency(earlier: number): Promise<Buffer[]> {
    if (earlier <= 0 || earlier > this.size) throw new RangeError(`${earlier} is no size of an earlier tree`);
    return this.subproof(earlier, 0, this.size, true);
  }

  private async path(index: number, from: number, to: number): Promise<Buffer[]> {
    if (to - from <= 1) return [];
    const middle = from + splitOf(to - from);
    return index < middle
      ? [...(await this.path(index, from, middle)), await this.rootOf(middle, to)]
      : [...(await this.path(index, middle, to)), await this.rootOf(from, middle)];
  }

  private async subproof(earlier: number, from: number, to: number, isWhole: boolean): Promise<Buffer[]> {
    if (earlier === to) return isWhole ? [] : [await this.rootOf(from, to)];
    const middle = from + splitOf(to - from);
    return earlier <= middle
      ? [...(await this.subproof(earlier, from, middle, isWhole)), await this.rootOf(middle, to)]
      : [...(await this.subproof(earlier, middle, to, false)), await this.rootOf(from, middle)];
  }

  /** Of a range that begins where a subtree of its width begins. */
  private async rootOf(from: number, to: number): Promise<Buffer> {
    const width = to - from;
    if (isPowerOfTwo(width)) return this.node(Math.round(Math.log2(width)), from / width);
    const middle = from + splitOf(width);
    return nodeHash(await this.rootOf(from, middle), await this.rootOf(middle, to));
  }

  /** Of a full subtree: the tile that spans it has the hashes under it. */
  private async node(height: number, index: number): Promise<Buffer> {
    const level = Math.floor(height / TILE_HEIGHT);
    const span = 2 ** (height % TILE_HEIGHT);
    const first = index * span;
    const tile = Math.floor(first / TILE_WIDTH);
    const hashes = await this.readTile(level, tile, widthOf(level, tile, this.size));
    const place = first % TILE_WIDTH;
    const under = hashes.subarray(place * HASH_BYTES, (place + span) * HASH_BYTES);
    if (under.length < span * HASH_BYTES) throw new RangeError(`The tile ${level}/${tile} is too short`);
    return span === 1 ? Buffer.from(hashIn(hashes, place)) : rootOver(under);
  }
}

/** Returns the largest power of two below a number. */
function splitOf(count: number): number {
  let split = 1;
  while (split * 2 < count) split *= 2;
  return split;
}

/** Returns the root that a leaf at an index leads to in a tree of a size (RFC 9162 2.1.3.2); null for a proof that is none. */
export function rootFromInclusion(
  leaf: Buffer,
  index: number,
  size: number,
  path: readonly Buffer[],
): Buffer | null {
  if (index < 0 || index >= size) return null;
  let [at, last, root] = [index, size - 1, leaf];
  for (const sibling of path) {
    if (last === 0) return null;
    if (at % 2 === 1 || at === last) {
      root = nodeHash(sibling, root);
      while (at % 2 === 0 && at > 0) [at, last] = [half(at), half(last)];
    } else root = nodeHash(root, sibling);
    [at, last] = [half(at), half(last)];
  }
  return last === 0 ? root : null;
}

/** Whether a tree continues an earlier one (RFC 9162 2.1.4.2). */
export function continues(
  earlier: { readonly size: number; readonly root: Buffer },
  later: { readonly size: number; readonly root: Buffer },
  proof: readonly Buffer[],
): boolean {
  if (earlier.size > later.size || earlier.size < 0) return false;
  if (earlier.size === 0) return proof.length === 0;
  if (earlier.size === later.size) return proof.length === 0 && earlier.root.equals(later.root);
  const path = isPowerOfTwo(earlier.size) ? [earlier.root, ...proof] : [...proof];
  const first = path.shift();
  if (first === undefined) return false;
  let [at, last] = [earlier.size - 1, later.size - 1];
  while (at % 2 === 1) [at, last] = [half(at), half(last)];
  let [before, now] = [first, first];
  for (const one of path) {
    if (last === 0) return false;
    if (at % 2 === 1 || at === last) {
      [before, now] = [nodeHash(one, before), nodeHash(one, now)];
      while (at % 2 === 0 && at > 0) [at, last] = [half(at), half(last)];
    } else now = nodeHash(now, one);
    [at, last] = [half(at), half(last)];
  }
  return last === 0 && before.equals(earlier.root) && now.equals(later.root);
}

/** Of numbers that 32 bits need not hold. */
function half(number: number): number {
  return Math.floor(number / 2);
}

function isPowerOfTwo(number: number): boolean {
  return number === 1 || splitOf(number) * 2 === number;
}
