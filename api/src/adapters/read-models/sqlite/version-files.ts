import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Filling } from '../../../ports/read-models.port.js';
import { versionName, type RegisteredVersion } from '../version-registry.js';
import { SqliteFilling } from './sqlite-filling.js';
import { VersionFile } from './version-file.js';

const ENDING = '.sqlite';
const FILLING = '.filling';
/** What SQLite keeps beside a file. */
const COMPANIONS = ['', '-wal', '-shm', '-journal', FILLING];

/** The files of the versions, each made when it is first written. What has been opened stays open. */
export class VersionFiles {
  private readonly open = new Map<string, VersionFile>();

  constructor(private readonly directory: string) {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
  }

  /** Makes the file where there is none. */
  of(version: RegisteredVersion): VersionFile {
    const name = openName(version);
    const known = this.open.get(name);
    if (known) return known;
    const file = VersionFile.open(this.pathOf(version));
    this.open.set(name, file);
    return file;
  }

  /** Null when nothing was written yet. */
  find(version: RegisteredVersion): VersionFile | null {
    return this.open.get(openName(version)) ?? (this.has(version) ? this.of(version) : null);
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
    for (const companion of COMPANIONS) rmSync(this.pathOf(version) + companion, { force: true });
  }

  /** Closes what is not among these any more: a dropped version, or one that was filled since under its own name. */
  keepOpen(versions: readonly RegisteredVersion[]): void {
    const names = new Set(versions.map(openName));
    for (const [name, file] of this.open) {
      if (names.has(name)) continue;
      file.close();
      this.open.delete(name);
    }
  }

  /** Removes files of none of these versions: left by a process that was killed while it made or dropped one. */
  sweep(versions: readonly RegisteredVersion[]): void {
    const names = new Set(versions.map(versionName));
    for (const file of readdirSync(this.directory)) {
      const name = file.split(ENDING, 1)[0] ?? '';
      if (!names.has(name)) rmSync(join(this.directory, file), { force: true });
    }
  }

  private pathOf(version: RegisteredVersion): string {
    return join(this.directory, versionName(version) + ENDING);
  }
}

/** A building version may be replaced by the file that a filling finishes; whatever comes after is that one for good. */
function openName(version: RegisteredVersion): string {
  return version.status === 'building' ? `${versionName(version)} building` : versionName(version);
}
