import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { asideName, asideNames, KEPT_ASIDE } from '../set-aside-names.js';

/** What SQLite keeps beside a file. */
const COMPANIONS = ['-wal', '-shm', '-journal'] as const;

/**
 * Gives a file, or whatever has its name, another name beside it, and removes the oldest of such. Returns the name; null
 * where there was nothing.
 */
export function setAside(folder: string, name: string): string | null {
  const aside = asideName(name);
  const isThere = existsSync(join(folder, name));
  for (const companion of ['', ...COMPANIONS]) {
    if (existsSync(join(folder, name + companion)))
      renameSync(join(folder, name + companion), join(folder, aside + companion));
  }
  for (const old of setAsidesIn(folder).slice(KEPT_ASIDE)) removeWithCompanions(join(folder, old));
  return isThere ? aside : null;
}

export function removeWithCompanions(path: string): void {
  for (const companion of ['', ...COMPANIONS]) rmSync(path + companion, { recursive: true, force: true });
}

/** The latest first. */
export function setAsidesIn(folder: string): string[] {
  const names = existsSync(folder) ? asideNames(readdirSync(folder)) : [];
  return names.filter((name) => !COMPANIONS.some((companion) => name.endsWith(companion)));
}
