import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isoStamp } from '../iso-stamp.js';

const INFIX = '.damaged-';
/** Kept in a folder: whoever wants to look has time, and a disk that damages file after file does not fill up. */
const KEPT = 3;
/** What SQLite keeps beside a file. */
export const COMPANIONS = ['-wal', '-shm', '-journal'] as const;

export const isSetAside = (name: string): boolean => name.includes(INFIX);

/**
 * Gives a file, or whatever has its name, another name beside it, and removes the oldest of such. Returns the name; null
 * where there was nothing.
 */
export function setAside(folder: string, name: string): string | null {
  const aside = name + INFIX + isoStamp();
  const isThere = existsSync(join(folder, name));
  for (const companion of ['', ...COMPANIONS]) {
    if (existsSync(join(folder, name + companion)))
      renameSync(join(folder, name + companion), join(folder, aside + companion));
  }
  for (const old of setAsidesIn(folder).slice(KEPT)) {
    for (const companion of ['', ...COMPANIONS])
      rmSync(join(folder, old + companion), { recursive: true, force: true });
  }
  return isThere ? aside : null;
}

/** The latest first. */
export function setAsidesIn(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder).filter(isSetAside) : [];
  const isMain = (name: string) => !COMPANIONS.some((companion) => name.endsWith(companion));
  const time = (name: string) => name.slice(name.lastIndexOf(INFIX));
  return names.filter(isMain).sort((one, other) => (time(one) < time(other) ? 1 : -1));
}
