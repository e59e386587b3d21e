import type { ReadModel } from '../../kernel/projection.js';
import type { ReadModelStore } from '../../ports/read-models.port.js';
import {
  merkleTree,
  treeFrom,
  TREE_HEAD,
  type StoredTile,
  type StoredTreeHead,
} from '../../projections/merkle-tree.projection.js';
import type { Edge, LogTree } from '../../proof/log-tree.js';
import { HASH_BYTES } from '../../proof/merkle.js';
import { TreeReader } from '../../proof/proofs.js';
import { hashesAt, TILE_WIDTH, tilePath } from '../../proof/tiles.js';

/** Tiles kept in memory: those on the ways of a member's charges. */
const KEPT_TILES = 64;
const head: ReadModel<StoredTreeHead> = { name: merkleTree.name };
const tiles: ReadModel<StoredTile> = { name: merkleTree.name };

/** The tree over the log as the read model has it now; what is appended meanwhile is not in it. */
export class StoredTree {
  private readonly kept = new Map<string, Edge>();
  private readonly edges: readonly Edge[];

  private constructor(
    private readonly models: ReadModelStore,
    private readonly tree: LogTree,
  ) {
    this.edges = tree.edges;
  }

  /** Null where it is not folded yet. Throws StoreUnavailable. */
  static async read(models: ReadModelStore): Promise<StoredTree | null> {
    const found = await models.get(head, TREE_HEAD);
    return found && new StoredTree(models, treeFrom(found.body));
  }

  get size(): number {
    return this.tree.size;
  }

  /** Of the last event in it. */
  get position(): number {
    return this.tree.lastPosition;
  }

  root(): Buffer {
    return this.tree.root();
  }

  /** Makes proofs about the tree as it was at a size. */
  at(size: number): TreeReader {
    return new TreeReader(size, (level, index, width) => this.tile(level, index, width));
  }

  /** Returns the first hashes of a tile. Throws RangeError where the tree has not as many. */
  async tile(level: number, index: number, width: number): Promise<Buffer> {
    const { hashes } = await this.edge(level, index);
    if (hashes.length < width * HASH_BYTES) throw new RangeError(`The tile ${level}/${index} is too short`);
    return hashes.subarray(0, width * HASH_BYTES);
  }

  /** Returns which leaf the event at a position is; null where none is there. */
  async indexOf(position: number): Promise<number | null> {
    const level = this.edges.findIndex((_, below) => position > this.endOfFull(below));
    if (level < 0 || position > this.position) return null;
    let index = Math.floor(hashesAt(level, this.size) / TILE_WIDTH);
    for (let at = level; at >= 0; at--) {
      const { ends } = await this.edge(at, index);
      const place = ends.findIndex((end) => end >= position);
      if (place < 0 || (at === 0 && ends[place] !== position)) return null;
      index = index * TILE_WIDTH + place;
    }
    return index;
  }

  /** Position of the last event in the full tiles of a level. */
  private endOfFull(level: number): number {
    const above = this.edges.slice(level + 1).find(({ ends }) => ends.length > 0);
    return above?.ends.at(-1) ?? 0;
  }

  private async edge(level: number, index: number): Promise<Edge> {
    if (index === Math.floor(hashesAt(level, this.size) / TILE_WIDTH)) {
      const edge = this.edges[level];
      if (edge) return edge;
    }
    const path = tilePath(level, index);
    return this.kept.get(path) ?? this.keep(path);
  }

  private async keep(path: string): Promise<Edge> {
    const found = await this.models.get(tiles, path);
    if (!found) throw new RangeError(`There is no ${path}`);
    const tile = { hashes: Buffer.from(found.body.hashes, 'base64'), ends: found.body.ends };
    const oldest = this.kept.keys().next().value;
    if (this.kept.size >= KEPT_TILES && oldest !== undefined) this.kept.delete(oldest);
    this.kept.set(path, tile);
    return tile;
  }
}
