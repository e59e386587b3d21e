import { HASH_BYTES } from './merkle.js';

/** Hashes of a full tile, as C2SP tlog-tiles has them. */
export const TILE_WIDTH = 256;
/** Levels of the tree that one tile spans. */
export const TILE_HEIGHT = 8;

/** Hashes side by side: of leaves at level 0, of full tiles of the level below at the others. */
export interface Tile {
  readonly level: number;
  /** From 0, in the order of the leaves. */
  readonly index: number;
  readonly hashes: Buffer;
}

/** Returns where C2SP tlog-tiles keeps a tile: 'tile/0/x001/x234/067', and of one that is not full 'tile/0/000.p/17'. */
export function tilePath(level: number, index: number, width = TILE_WIDTH): string {
  const parts = [String(index % 1_000).padStart(3, '0')];
  for (let rest = Math.floor(index / 1_000); rest > 0; rest = Math.floor(rest / 1_000))
    parts.unshift(`x${String(rest % 1_000).padStart(3, '0')}`);
  return `tile/${level}/${parts.join('/')}${width === TILE_WIDTH ? '' : `.p/${width}`}`;
}

/** Returns how many hashes the tree of a size has at a level of tiles. */
export function hashesAt(level: number, size: number): number {
  return Math.floor(size / TILE_WIDTH ** level);
}

/** Returns how many tiles the tree of a size has that are full. */
export function fullTiles(size: number): number {
  let count = 0;
  for (let level = 1; hashesAt(level, size) > 0; level++) count += hashesAt(level, size);
  return count;
}

/** Returns how many hashes a tile of the tree of a size has; 0 where it has none. */
export function widthOf(level: number, index: number, size: number): number {
  return Math.max(0, Math.min(TILE_WIDTH, hashesAt(level, size) - index * TILE_WIDTH));
}

export function hashIn(hashes: Buffer, place: number): Buffer {
  return hashes.subarray(place * HASH_BYTES, (place + 1) * HASH_BYTES);
}
