import type { FoldEvent } from '../kernel/event.js';
import type { Projection, Sequence, SequenceFold } from '../kernel/projection.js';
import { LogTree, type Edge, type FullTile } from '../proof/log-tree.js';
import { fullTiles, tilePath } from '../proof/tiles.js';

/** Hashes of a tile. */
export interface StoredTile {
  /** Base64 of the hashes, one after another. */
  hashes: string;
  /** Of each hash the position of the last event under it. */
  ends: readonly number[];
}

/** Where the tree stands: its size and what of it may still change, level 0 first. */
export interface StoredTreeHead {
  size: number;
  edges: StoredTile[];
}

/** The document with the tree's head; the others are full tiles, under the paths of C2SP tlog-tiles. */
export const TREE_HEAD = 'head';

const sequence: Sequence = {
  headKey: TREE_HEAD,
  resume: (head) => new TreeFold(treeFrom(head as StoredTreeHead | null)),
  documents: (head) => 1 + fullTiles((head as StoredTreeHead).size),
};

/** The Merkle tree over the log, in tiles (docs/adr/0046). */
export const merkleTree: Projection<StoredTile | StoredTreeHead> = {
  name: 'merkle-tree',
  shape: '1',
  types: new Set(),
  dataOf: new Set(),
  key: () => null,
  initial: () => ({ size: 0, edges: [] }),
  evolve: (document) => document,
  sequence,
};

/** Returns the tree that a head document describes. */
export function treeFrom(head: StoredTreeHead | null): LogTree {
  return new LogTree(head?.size, head?.edges.map(edgeOf));
}

class TreeFold implements SequenceFold {
  constructor(private readonly tree: LogTree) {}

  add({ position, chain }: FoldEvent): void {
    if (chain === undefined) throw new RangeError('An event without its chain has no place in the tree');
    this.tree.add({ position, chain });
  }

  take() {
    return this.tree.take().map((tile) => {
      const position = tile.ends.at(-1) ?? 0;
      return { key: tilePath(tile.level, tile.index), position, body: stored(tile) };
    });
  }

  head() {
    const { size, edges, lastPosition: position } = this.tree;
    const body: StoredTreeHead = { size, edges: edges.map(stored) };
    return { key: TREE_HEAD, position, body };
  }
}

function stored({ hashes, ends }: Edge | FullTile): StoredTile {
  return { hashes: hashes.toString('base64'), ends };
}

function edgeOf({ hashes, ends }: StoredTile): Edge {
  return { hashes: Buffer.from(hashes, 'base64'), ends };
}
