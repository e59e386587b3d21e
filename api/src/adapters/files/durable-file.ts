import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What a file is called until it is whole. */
export const UNFINISHED = '.tmp';

/** Writes a file, whole or not at all and on disk when it resolves, readable by its owner alone. */
export async function writeDurably(file: string, content: string | Buffer): Promise<void> {
  const unfinished = `${file}.${randomUUID()}${UNFINISHED}`;
  try {
    const handle = await open(unfinished, 'wx', 0o600);
    await handle
      .writeFile(content)
      .then(() => handle.sync())
      .finally(() => handle.close());
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await flushFolder(dirname(file));
}

/** Makes a file's bytes survive power loss. */
export function flushFile(path: string): Promise<void> {
  return flush(path, 'r+');
}

/** Makes names given or taken away in a folder survive power loss; Windows has none to flush. */
export async function flushFolder(path: string): Promise<void> {
  if (process.platform !== 'win32') await flush(path, 'r');
}

/** As `flushFolder`, before anything else goes on. */
export function flushFolderSync(path: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

async function flush(path: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(path, flags);
  await handle.sync().finally(() => handle.close());
}
