import type { RecordedEvent } from '../../../kernel/event.js';
import { chainIn } from '../../../kernel/chain-in.js';
import type { CheckpointFolder } from '../../../ports/checkpoints.port.js';
import { entryOf } from '../../../proof/entry.js';
import { HASH_BYTES, leafHash } from '../../../proof/merkle.js';
import { TreeReader } from '../../../proof/proofs.js';
import { hashesAt, TILE_WIDTH, widthOf } from '../../../proof/tiles.js';
import type { SignedCheckpoint } from '../../../proof/tree-head.js';
import type { OldItem } from './old-item.js';

/** Whether the folder has the hashes over which a checkpoint was signed. */
export async function hasTilesOf(
  folder: CheckpointFolder,
  { size, root }: SignedCheckpoint,
): Promise<boolean> {
  for (let level = 0; hashesAt(level, size) > 0; level++) {
    const last = Math.ceil(hashesAt(level, size) / TILE_WIDTH) - 1;
    if ((await folder.tile(level, last, widthOf(level, last, size))) === null) return false;
  }
  try {
    return root.equals(await new TreeReader(size, (...tile) => tileOf(folder, ...tile)).root());
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The leaves of a folder's tree, in their order. */
export async function* leavesOf(folder: CheckpointFolder, size: number): AsyncGenerator<OldItem> {
  for (let index = 0; index * TILE_WIDTH < size; index++) {
    const hashes = await tileOf(folder, 0, index, widthOf(0, index, size));
    for (let at = 0; at < hashes.length; at += HASH_BYTES) {
      const key = hashes.toString('hex', at, at + HASH_BYTES);
      yield { key, what: null, position: 0, differences: () => [] };
    }
  }
}

export function leafKeyOf({ position, metadata }: RecordedEvent): string {
  return leafHash(entryOf({ position, chain: chainIn(metadata) })).toString('hex');
}

async function tileOf(
  folder: CheckpointFolder,
  level: number,
  index: number,
  width: number,
): Promise<Buffer> {
  const hashes = await folder.tile(level, index, width);
  if (hashes === null) throw new RangeError(`The folder has no tile ${level}/${index}`);
  return hashes;
}
