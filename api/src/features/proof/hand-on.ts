import type { CheckpointReceiver } from '../../ports/checkpoint-receiver.port.js';
import {
  CheckpointNotTaken,
  type CheckpointFolder,
  type KeptCheckpoint,
} from '../../ports/checkpoints.port.js';
import { BadNote } from '../../proof/signed-note.js';
import { parseCheckpoint } from '../../proof/tree-head.js';
import { hashesAt, TILE_WIDTH, widthOf } from '../../proof/tiles.js';
import { requireContinued } from './make-checkpoint.js';
import type { StoredTree } from './stored-tree.js';

/** Where checkpoints are handed on to. */
export type Destination =
  | { readonly kind: 'folder'; readonly folder: CheckpointFolder }
  | { readonly kind: 'url'; readonly receiver: CheckpointReceiver };

/**
 * Hands a checkpoint on; to a folder together with the tiles of its tree. Throws CheckpointNotTaken, and ForkedLog where the
 * folder's last checkpoint is not continued.
 */
export async function handOn(checkpoint: KeptCheckpoint, to: Destination, tree: StoredTree): Promise<void> {
  if (to.kind === 'url') return to.receiver.send(checkpoint.note);
  const { origin, size } = parseCheckpoint(checkpoint.note);
  const note = await to.folder.latest();
  const last = note === null ? null : parseCheckpoint(note);
  if (last && last.origin !== origin)
    throw new CheckpointNotTaken(
      `the folder has checkpoints of ${last.origin}: ${origin} needs one of its own`,
    );
  if (last) await requireContinued(tree, last);
  for (let level = 0; hashesAt(level, size) > 0; level++) await putTiles(to.folder, tree, level, size);
  // Another machine may have handed on a later one.
  await to.folder.put(checkpoint, last === null || last.size <= size);
}

/** The last one of this log that a folder has; null of another log's, and where nothing can be read: it is asked again when one is handed on. */
export async function lastHandedOn(
  to: Destination | null,
  origin: string | undefined,
): Promise<Pick<KeptCheckpoint, 'note'> | null> {
  if (to?.kind !== 'folder') return null;
  try {
    const note = await to.folder.latest();
    return note !== null && parseCheckpoint(note).origin === origin ? { note } : null;
  } catch (error) {
    if (error instanceof CheckpointNotTaken || error instanceof BadNote) return null;
    throw error;
  }
}

/** Puts the tiles of a level that are not there yet, the oldest first: so one that is there has all before it. */
async function putTiles(
  folder: CheckpointFolder,
  tree: StoredTree,
  level: number,
  size: number,
): Promise<void> {
  const full = Math.floor(hashesAt(level, size) / TILE_WIDTH);
  let next = full;
  while (next > 0 && (await folder.tile(level, next - 1, TILE_WIDTH)) === null) next -= 1;
  for (let index = next; index <= full; index++) {
    const width = widthOf(level, index, size);
    if (width > 0) await folder.putTile(level, index, await tree.tile(level, index, width));
  }
}
