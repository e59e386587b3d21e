import { hash } from 'node:crypto';
import { ENTRY_BYTES, writeEntry, type EventPlace } from './entry.js';
import { EMPTY_ROOT, HASH_BYTES, rootOver } from './merkle.js';
import { TILE_WIDTH, type Tile } from './tiles.js';

/** The last tile of a level, while it is not full. */
export interface Edge {
  readonly hashes: Buffer;
  /** Of each hash the position of the last event under it. */
  readonly ends: readonly number[];
}

/** A tile that is full, and so for ever the same. */
export interface FullTile extends Tile {
  readonly ends: readonly number[];
}

interface GrowingEdge {
  readonly hashes: Buffer;
  ends: number[];
}

/** 0x00, then the entry. Filled anew for every leaf: a buffer for each would take twice the time. */
const leaf = Buffer.alloc(1 + ENTRY_BYTES);

/**
 * The Merkle tree over events in their global order (RFC 9162), of which only what may still change is kept: for each level
 * the hashes of its last tile. So any number of events takes as little memory.
 */
export class LogTree {
  private readonly levels: GrowingEdge[];
  private full: FullTile[] = [];

  /** Goes on after `size` events, with the edges of that tree, level 0 first. */
  constructor(
    private leaves = 0,
    edges: readonly Edge[] = [],
  ) {
    this.levels = edges.map(({ hashes, ends }) => {
      const room = Buffer.alloc(TILE_WIDTH * HASH_BYTES);
      hashes.copy(room);
      return { hashes: room, ends: [...ends] };
    });
  }

  /** Events in the tree. */
  get size(): number {
    return this.leaves;
  }

  /** Of the last event; 0 without one. */
  get lastPosition(): number {
    return this.levels.find(({ ends }) => ends.length > 0)?.ends.at(-1) ?? 0;
  }

  get edges(): Edge[] {
    return this.levels.map(({ hashes, ends }) => {
      return { hashes: Buffer.from(hashes.subarray(0, ends.length * HASH_BYTES)), ends: [...ends] };
    });
  }

  /** Adds the event that follows. */
  add({ position, chain }: EventPlace): void {
    writeEntry(leaf, 1, position, chain);
    this.leaves += 1;
    this.put(0, position, hash('sha256', leaf, 'binary'));
  }

  /** Returns the tiles that have become full since they were last taken, oldest first. */
  take(): FullTile[] {
    const taken = this.full;
    this.full = [];
    return taken;
  }

  root(): Buffer {
    let right: Buffer | null = null;
    for (const { hashes, ends } of this.levels) {
      const row = hashes.subarray(0, ends.length * HASH_BYTES);
      const below: Buffer[] = right === null ? [] : [right];
      if (row.length + below.length > 0) right = rootOver(Buffer.concat([row, ...below]));
    }
    return right ?? EMPTY_ROOT;
  }

  /** `hash` as a string of bytes: what a buffer for each would cost is half of the time. */
  private put(level: number, end: number, hash: string): void {
    const edge = this.edgeOf(level);
    const place = edge.ends.length;
    edge.hashes.write(hash, place * HASH_BYTES, HASH_BYTES, 'binary');
    edge.ends.push(end);
    if (place + 1 === TILE_WIDTH) this.complete(level, edge);
  }

  private complete(level: number, edge: GrowingEdge): void {
    const { ends } = edge;
    const hashes = Buffer.from(edge.hashes);
    const index = this.leaves / TILE_WIDTH ** (level + 1) - 1;
    this.full.push({ level, index, hashes, ends });
    edge.ends = [];
    this.put(level + 1, ends.at(-1) ?? 0, rootOver(hashes).toString('binary'));
  }

  private edgeOf(level: number): GrowingEdge {
    return (this.levels[level] ??= { hashes: Buffer.alloc(TILE_WIDTH * HASH_BYTES), ends: [] });
  }
}
