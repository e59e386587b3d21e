import type { RecordedEvent } from '../../../kernel/event.js';
import { chainIn } from '../../../kernel/chain-in.js';
import type { CheckpointFolder } from '../../../ports/checkpoints.port.js';
import { entryOf } from '../../../proof/entry.js';
import { EMPTY_ROOT, HASH_BYTES, leafHash, rootOver } from '../../../proof/merkle.js';
import { TILE_WIDTH, widthOf } from '../../../proof/tiles.js';
import type { SignedCheckpoint } from '../../../proof/tree-head.js';
import type { OldItem } from './old-item.js';

/** Whether the folder has all the hashes that a checkpoint was signed over; 'changed' where it has others in their place. */
export async function hashesOf(
  folder: CheckpointFolder,
  { size, root }: SignedCheckpoint,
): Promise<'whole' | 'missing' | 'changed'> {
  const roots: Buffer[] = [];
  for (let index = 0; index * TILE_WIDTH < size; index++) {
    const hashes = await folder.tile(0, index, widthOf(0, index, size));
    if (hashes === null) return 'missing';
    roots.push(rootOver(hashes));
  }
  const found = size === 0 ? EMPTY_ROOT : rootOver(Buffer.concat(roots));
  return found.equals(root) ? 'whole' : 'changed';
}

/** The leaves of a folder's tree, in their order. */
export async function* leavesOf(folder: CheckpointFolder, size: number): AsyncGenerator<OldItem> {
  for (let index = 0; index * TILE_WIDTH < size; index++) {
    const hashes = await folder.tile(0, index, widthOf(0, index, size));
    if (hashes === null) throw new RangeError(`The folder has no tile 0/${index}`);
    for (let at = 0; at < hashes.length; at += HASH_BYTES) {
      const key = hashes.toString('hex', at, at + HASH_BYTES);
      yield { key, what: null, position: 0, differences: () => [] };
    }
  }
}

export function leafKeyOf({ position, metadata }: RecordedEvent): string {
  return leafHash(entryOf({ position, chain: chainIn(metadata) })).toString('hex');
}
