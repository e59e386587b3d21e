import { readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

let runs = 0;

/**
 * Returns a name beside `path` for what is not whole yet: of this run alone, so that two at once never write into one, nor
 * give the other's half its place. Removes what runs on this machine left that were killed.
 */
export async function unfinishedBeside(path: string, ending: 'partial' | 'restoring'): Promise<string> {
  const [folder, name] = [dirname(path), `${basename(path)}.${ending}`];
  for (const one of await readdir(folder).catch(() => [])) {
    if (isLeft(one, name))
      await rm(join(folder, one), { recursive: true, force: true }).catch(() => undefined);
  }
  runs += 1;
  return join(folder, `${name}-${process.pid}-${runs}`);
}

function isLeft(found: string, name: string): boolean {
  // As earlier releases called it.
  if (found === name) return true;
  if (!found.startsWith(`${name}-`)) return false;
  const [, pid] = /^(\d+)-\d+$/.exec(found.slice(name.length + 1)) ?? [];
  return pid !== undefined && !isAlive(Number(pid));
}

/** Whether a process of this machine still runs. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !hasEnded(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether it has ended and nobody has waited for it: the first process of a container often waits for none. Linux tells. */
function hasEnded(pid: number): boolean {
  try {
    return /^\d+ \(.*\) Z /s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
