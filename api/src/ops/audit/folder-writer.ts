import {
  CheckpointNotTaken,
  type CheckpointFolder,
  type KeptCheckpoint,
} from '../../ports/checkpoints.port.js';
import type { LogTree } from '../../proof/log-tree.js';
import { hashesAt, TILE_WIDTH } from '../../proof/tiles.js';
import { parseCheckpoint } from '../../proof/tree-head.js';

/** Puts the tiles of a tree into a folder while it grows, then its checkpoint. */
export class FolderWriter {
  private constructor(
    private readonly folder: CheckpointFolder,
    private readonly lastSize: number,
  ) {}

  /** Throws CheckpointNotTaken for a folder of another log. */
  static async open(folder: CheckpointFolder, origin: string): Promise<FolderWriter> {
    const note = await folder.latest();
    const last = note === null ? null : parseCheckpoint(note);
    if (last && last.origin !== origin)
      throw new CheckpointNotTaken(
        `the folder has checkpoints of ${last.origin}: ${origin} needs one of its own`,
      );
    return new FolderWriter(folder, last?.size ?? 0);
  }

  /** Puts the tiles that have become full. Throws CheckpointNotTaken where the folder has others in their place. */
  async add(tree: LogTree): Promise<void> {
    for (const { level, index, hashes } of tree.take()) {
      const there = await this.folder.tile(level, index, TILE_WIDTH);
      if (there === null) await this.folder.putTile(level, index, hashes);
      else if (!there.equals(hashes))
        throw new CheckpointNotTaken('the folder has other hashes than those of this event store');
    }
  }

  async complete(tree: LogTree, checkpoint: KeptCheckpoint): Promise<void> {
    for (const [level, { hashes }] of tree.edges.entries()) {
      const index = Math.floor(hashesAt(level, tree.size) / TILE_WIDTH);
      if (hashes.length > 0) await this.folder.putTile(level, index, hashes);
    }
    await this.folder.put(checkpoint, this.lastSize <= tree.size);
  }
}
