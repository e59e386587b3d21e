import { open } from 'node:fs/promises';

/** Makes a file's bytes survive power loss. */
export function flushFile(path: string): Promise<void> {
  return flush(path, 'r+');
}

/** The same for the names in a folder; Windows has none to flush. */
export async function flushFolder(path: string): Promise<void> {
  if (process.platform !== 'win32') await flush(path, 'r');
}

async function flush(path: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(path, flags);
  await handle.sync().finally(() => handle.close());
}
