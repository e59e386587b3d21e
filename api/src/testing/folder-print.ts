import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that can be told of a folder: names, modes, sizes, times and contents, also of the folders in it. */
export function printOf(folder: string): string[] {
  const { mode, mtimeMs } = lstatSync(folder);
  const own = `${folder} ${mode.toString(8)} ${mtimeMs}`;
  const parts = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return printOf(path);
    const found = lstatSync(path);
    const content = entry.isSymbolicLink() ? readlinkSync(path) : readFileSync(path);
    const hash = createHash('sha256').update(content).digest('hex');
    return [`${path} ${found.mode.toString(8)} ${found.size} ${found.mtimeMs} ${hash}`];
  });
  return [own, ...parts.sort()];
}
