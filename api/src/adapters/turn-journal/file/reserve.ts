import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { truncate } from 'node:fs/promises';
import { writeDurably } from '../../files/durable-file.js';

/** Some forty turns of the longest kind; most are a tenth of that. */
const BYTES = 1_048_576;
/** Given up at a time: whatever else writes would take what is free and not used at once. */
const PIECE = 65_536;

/**
 * Space on disk that is kept for turns which are answered when the disk has just become full: each was paid for. One
 * question of a member at a time, and none while a turn is unrecorded, bound how many there can be.
 */
export class Reserve {
  constructor(private readonly file: string) {}

  /** Makes it where there is none; a disk without the space for it is left alone. */
  async fill(): Promise<void> {
    if (this.size === BYTES) return;
    // Random, since a file system may keep zeros without keeping space.
    await writeDurably(this.file, randomBytes(BYTES)).catch((error: unknown) => {
      if (!isFull(error)) throw error;
    });
  }

  /** Runs `write`; when the disk is full, again after each piece of the reserve that is given up for it. */
  async backing(write: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        await write();
        return;
      } catch (error) {
        const { size } = this;
        if (!isFull(error) || size === 0) throw error;
        await truncate(this.file, Math.max(0, size - PIECE));
      }
    }
  }

  private get size(): number {
    return statSync(this.file, { throwIfNoEntry: false })?.size ?? 0;
  }
}

export function isFull(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === 'ENOSPC' || code === 'EDQUOT';
}
