import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { writeDurably } from './durable-file.js';

/** Some forty turns of the longest kind; most are a tenth of that. */
const BYTES = 1_048_576;

/**
 * Space on disk that is kept for turns which are answered when the disk has just become full: each was paid for. One
 * question of a member at a time, and none while a turn is unrecorded, bound how many there can be.
 */
export class Reserve {
  constructor(private readonly file: string) {}

  /** Makes it where there is none; a disk without the space for it is left alone. */
  async fill(): Promise<void> {
    if (existsSync(this.file)) return;
    // Random, since a file system may keep zeros without keeping space.
    await writeDurably(this.file, randomBytes(BYTES)).catch((error: unknown) => {
      if (!isFull(error)) throw error;
    });
  }

  /** Runs `write`, and once more with the reserve given up when the disk is full. */
  async backing(write: () => Promise<void>): Promise<void> {
    try {
      await write();
    } catch (error) {
      if (!isFull(error)) throw error;
      await rm(this.file, { force: true });
      await write();
    }
  }
}

export function isFull(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === 'ENOSPC' || code === 'EDQUOT';
}
