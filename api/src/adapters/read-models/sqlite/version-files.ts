import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Filling } from '../../../ports/read-models.port.js';
import { isMark } from '../../sqlite/process-mark.js';
import { isAsideName } from '../set-aside-names.js';
import { versionName, type RegisteredVersion } from '../version-registry.js';
import { orDamaged, UnfitFile } from './file-fault.js';
import { removeWithCompanions, setAside } from './set-aside.js';
import { SqliteFilling } from './sqlite-filling.js';
import { VersionFile } from './version-file.js';

export const VERSION_ENDING = '.sqlite';
const FILLING = '.filling';

/** The files of the versions, each made when it is first written. What has been opened stays open. */
export class VersionFiles {
  private readonly open = new Map<string, VersionFile>();

  constructor(readonly directory: string) {
    makeFolder(directory);
  }

  /** Makes the file where there is none. Throws DamagedReadModel. */
  make(version: RegisteredVersion): void {
    orDamaged(version, this.pathOf(version), () => this.opened(version, !this.has(version)));
  }

  /**
   * Works on a version's file; returns null where nothing was written yet, which of a version that was ever served is
   * damage. Throws DamagedReadModel.
   */
  with<T>(version: RegisteredVersion, work: (file: VersionFile) => T): T | null {
    return orDamaged(version, this.pathOf(version), () => {
      const isThere = this.open.has(openName(version)) || this.has(version);
      return isToBeRead(version, isThere) ? work(this.opened(version, false)) : null;
    });
  }

  /** As `with`, and makes the file of a building version where there is none. */
  write(version: RegisteredVersion, work: (file: VersionFile) => void): void {
    if (version.status === 'building' && !this.has(version)) this.make(version);
    this.with(version, work);
  }

  has(version: RegisteredVersion): boolean {
    return existsSync(this.pathOf(version));
  }

  fill(version: RegisteredVersion): Filling {
    if (this.has(version)) throw new Error(`Version ${versionName(version)} has been written already`);
    const path = this.pathOf(version);
    return new SqliteFilling(path + FILLING, path);
  }

  remove(version: RegisteredVersion): void {
    const path = this.pathOf(version);
    removeWithCompanions(path);
    rmSync(path + FILLING, { recursive: true, force: true });
  }

  /** Keeps what is stored under another name, which it returns; null where there is nothing. */
  setAside(version: RegisteredVersion): string | null {
    return setAside(this.directory, versionName(version) + VERSION_ENDING);
  }

  /** Closes what is not among these any more: a dropped version, or one that was filled since under its own name. */
  keepOpen(versions: readonly RegisteredVersion[]): void {
    const names = new Set(versions.map(openName));
    for (const [name, file] of this.open) {
      if (names.has(name)) continue;
      this.open.delete(name);
      file.close();
    }
  }

  /** Removes files of none of these versions: left by a process that was killed while it made or dropped one. */
  sweep(versions: readonly RegisteredVersion[]): void {
    const names = new Set(versions.map(versionName));
    for (const file of readdirSync(this.directory)) {
      const name = file.split(VERSION_ENDING, 1)[0] ?? '';
      if (names.has(name) || isAsideName(file) || isMark(file)) continue;
      rmSync(join(this.directory, file), { recursive: true, force: true });
    }
  }

  private opened(version: RegisteredVersion, make: boolean): VersionFile {
    const name = openName(version);
    const known = this.open.get(name);
    if (known) return known;
    const file = VersionFile.open(this.pathOf(version), make);
    this.open.set(name, file);
    return file;
  }

  private pathOf(version: RegisteredVersion): string {
    return join(this.directory, versionName(version) + VERSION_ENDING);
  }
}

/** Whether anything was written. Throws UnfitFile where that was found damaged, or is gone although it was ever served. */
export function isToBeRead({ damage, status }: RegisteredVersion, isThere: boolean): boolean {
  if (damage?.key === null) throw new UnfitFile(damage.what);
  if (!isThere && status !== 'building') throw new UnfitFile('its file is missing');
  return isThere;
}

/** Whatever stands in its place holds no read model. */
function makeFolder(directory: string): void {
  const found = statSync(directory, { throwIfNoEntry: false });
  if (found && !found.isDirectory()) setAside(dirname(directory), basename(directory));
  mkdirSync(directory, { recursive: true, mode: 0o700 });
}

/** A building version may be replaced by the file that a filling finishes; whatever comes after is that one for good. */
function openName(version: RegisteredVersion): string {
  return version.status === 'building' ? `${versionName(version)} building` : versionName(version);
}
