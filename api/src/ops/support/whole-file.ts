import { open, realpath, rename, rm, stat } from 'node:fs/promises';
import { CommandFailed, reasonOf, UsageError } from './failures.js';
import { unfinishedBeside } from './unfinished.js';

/**
 * Writes a file, readable by its owner alone, that appears under its name only when it is whole: `write` is given the
 * name that it has until then. A link is followed; a device or a pipe, such as /dev/null, is written to as it is, for
 * nothing may take its place. Returns what `write` does. Throws CommandFailed, and UsageError without a name.
 */
export async function writeWholeFile<T>(path: string, write: (partial: string) => Promise<T>): Promise<T> {
  if (path === '') throw new UsageError('the name of the file to write is empty');
  if (path === '-')
    throw new UsageError(
      '- is no file: leave the option out for standard output, or write ./- for a file of that name',
    );
  // Before the work: a folder would be in the way only at its end.
  const there = await stat(path).catch(() => null);
  if (there?.isDirectory()) throw new CommandFailed(`${path} could not be written: it is a folder`);
  try {
    if (there && !there.isFile()) return await write(path);
    return await writeAside(there ? await realpath(path) : path, write);
  } catch (error) {
    if (error instanceof CommandFailed) throw error;
    throw new CommandFailed(`${path} could not be written: ${reasonOf(error)}`);
  }
}

async function writeAside<T>(path: string, write: (partial: string) => Promise<T>): Promise<T> {
  const partial = await unfinishedBeside(path, 'partial');
  try {
    // Made here: a file that was there already would keep its mode.
    await (await open(partial, 'wx', 0o600)).close();
    const result = await write(partial);
    await rename(partial, path);
    return result;
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined);
    throw error;
  }
}
