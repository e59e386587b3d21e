import { open, rename, rm, stat } from 'node:fs/promises';
import { CommandFailed } from './failures.js';

/**
 * Writes a file, readable by its owner alone, that appears under its name only when it is whole: `write` is given the
 * name that it has until then. Throws CommandFailed.
 */
export async function writeWholeFile(path: string, write: (partial: string) => Promise<void>): Promise<void> {
  const partial = `${path}.partial`;
  // Before the work: a folder would be in the way only at its end.
  const there = await stat(path).catch(() => null);
  if (there?.isDirectory()) throw new CommandFailed(`${path} could not be written: it is a folder`);
  try {
    // Made here, and anew: a file that was there already would keep its mode.
    await rm(partial, { force: true });
    await (await open(partial, 'wx', 0o600)).close();
    await write(partial);
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined);
    if (error instanceof CommandFailed) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new CommandFailed(`${path} could not be written: ${why}`);
  }
}
