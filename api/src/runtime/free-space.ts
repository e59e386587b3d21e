import { statfs } from 'node:fs/promises';

/** With less than this nothing much can be written any more: one conversation's turn may take a megabyte with its indexes. */
const FULL_BYTES = 5_000_000;

/** What may still be written to the disk of a folder, in bytes. Throws what the system says. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** What is said of a full disk; null when there is space. */
export function fullDisk(bytes: number): string | null {
  if (bytes >= FULL_BYTES) return null;
  const left = `${Math.floor(bytes / 1_000).toLocaleString('en-US')} KB`;
  return `the disk of the data folder is full, ${left} are free: what is there is shown, and nothing new can be saved until there is space`;
}
