import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DamagedReadModel, type Filling } from '../../../ports/read-models.port.js';
import { isMark } from '../../sqlite/process-mark.js';
import { versionName, type RegisteredVersion } from '../version-registry.js';
import { fileFault, UnfitFile } from './file-fault.js';
import { COMPANIONS, isSetAside, setAside } from './set-aside.js';
import { SqliteFilling } from './sqlite-filling.js';
import { VersionFile } from './version-file.js';
import { DamagedDocument } from './version-table.js';

const ENDING = '.sqlite';
const FILLING = '.filling';

/** The files of the versions, each made when it is first written. What has been opened stays open. */
export class VersionFiles {
  private readonly open = new Map<string, VersionFile>();

  constructor(readonly directory: string) {
    makeFolder(directory);
  }

  /** Makes the file where there is none. Throws DamagedReadModel. */
  make(version: RegisteredVersion): void {
    this.within(version, () => this.opened(version, !this.has(version)));
  }

  /**
   * Works on a version's file; returns null where nothing was written yet, which of a version that was ever served is
   * damage. Throws DamagedReadModel.
   */
  with<T>(version: RegisteredVersion, work: (file: VersionFile) => T): T | null {
    return this.within(version, () => {
      const { damage } = version;
      if (damage?.key === null) throw new UnfitFile(damage.what);
      const isThere = this.open.has(openName(version)) || this.has(version);
      if (isThere) return work(this.opened(version, false));
      if (version.status === 'building') return null;
      throw new UnfitFile('its file is missing');
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
    for (const companion of ['', ...COMPANIONS, FILLING])
      rmSync(path + companion, { recursive: true, force: true });
  }

  /** Keeps what is stored under another name, which it returns; null where there is nothing. */
  setAside(version: RegisteredVersion): string | null {
    return setAside(this.directory, versionName(version) + ENDING);
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
      const name = file.split(ENDING, 1)[0] ?? '';
      if (names.has(name) || isSetAside(file) || isMark(file)) continue;
      rmSync(join(this.directory, file), { recursive: true, force: true });
    }
  }

  private within<T>(version: RegisteredVersion, work: () => T): T {
    try {
      return work();
    } catch (error) {
      const document = error instanceof DamagedDocument ? error : null;
      const what = document?.what ?? fileFault(error, this.pathOf(version));
      if (what === null) throw error;
      throw new DamagedReadModel(version, { key: document?.key ?? null, what }, { cause: error });
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
    return join(this.directory, versionName(version) + ENDING);
  }
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
