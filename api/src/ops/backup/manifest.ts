import { createHash, hkdfSync } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { MANIFEST_FILE } from '../../features/operations/backup-age.js';
import { DamagedCopy, type BackupPart } from '../../ports/backup.port.js';
import type { CommandSettings } from '../../settings/settings.js';
import { CommandFailed, isSystemError, reasonOf } from '../support/failures.js';

const MANIFEST = MANIFEST_FILE;
const FORMAT = 1;

/** What a backup holds; written last, so that a folder with one is whole. */
export interface Manifest {
  readonly format: typeof FORMAT;
  /** ISO time at which it was begun. */
  readonly at: string;
  /** Head: the event store's last position when the part was copied. */
  readonly parts: Partial<Record<BackupPart, { readonly count: number; readonly head: number }>>;
  /** Members and applications of the event store that had no key in the vault, and were not erased; absent of earlier releases. */
  readonly keyless?: readonly string[];
  /** Empty in a backup of the event store alone. Tells whether a master key is the one that the members' keys are wrapped under; nothing else follows from it. */
  readonly masterKey: string;
  /** Whether the master key is among the files. */
  readonly secrets: boolean;
  readonly files: readonly { readonly path: string; readonly bytes: number; readonly sha256: string }[];
}

export function fingerprintOf(masterKey: Buffer): string {
  return Buffer.from(hkdfSync('sha256', masterKey, '', 'emit/fingerprint', 8)).toString('hex');
}

/** The master key of a backup's keys. Throws CommandFailed that says what is lost without it. */
export function requireMasterKeyOf(
  { masterKey: fingerprint }: Manifest,
  { masterKey: { key } }: CommandSettings,
  loss: string,
): Buffer {
  if (key !== null && fingerprintOf(key) === fingerprint) return key;
  throw new CommandFailed(
    `the master key of this backup is not at hand, and without it ${loss}: set EMIT_MASTER_KEY to it`,
  );
}

export async function writeManifest(
  folder: string,
  manifest: Omit<Manifest, 'format' | 'files'>,
  paths: readonly string[],
): Promise<void> {
  const files = [];
  for (const path of paths) files.push(await measured(folder, path));
  const text = `${JSON.stringify({ format: FORMAT, ...manifest, files }, null, 2)}\n`;
  await writeFile(join(folder, MANIFEST), text, { mode: 0o600, flush: true });
}

/** The manifest of a backup whose files are as they were written. Throws CommandFailed. */
export async function readManifest(folder: string): Promise<Manifest> {
  const manifest = await parsed(folder);
  for (const file of manifest.files) {
    const found = await measured(folder, file.path).catch(() => null);
    if (!found) throw new CommandFailed(`${join(folder, file.path)} is missing`);
    if (found.bytes !== file.bytes || found.sha256 !== file.sha256) {
      throw new CommandFailed(`${join(folder, file.path)} is not as it was written: its SHA-256 differs`);
    }
  }
  return manifest;
}

/** The manifest of a folder that is a backup, unchecked; null of any other. */
export function manifestIn(folder: string): Promise<Manifest | null> {
  return parsed(folder).catch(() => null);
}

async function parsed(folder: string): Promise<Manifest> {
  try {
    const manifest = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as Manifest;
    if (manifest.format === FORMAT) return manifest;
  } catch (error) {
    if (isSystemError(error) && error.code !== 'ENOENT') throw new CommandFailed(reasonOf(error));
    throw new CommandFailed(`${folder} is no backup, or one that was not finished: it has no ${MANIFEST}`);
  }
  throw new CommandFailed(`${folder} is a backup of another format than this release reads`);
}

async function measured(folder: string, path: string): Promise<Manifest['files'][number]> {
  const file = join(folder, path);
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return { path, bytes: (await stat(file)).size, sha256: hash.digest('hex') };
}

/** What a person is told of a file system's error or of a damaged copy; any other error is a bug and stays one. */
export function asFailure(error: unknown, folder: string): unknown {
  if (error instanceof DamagedCopy) return new CommandFailed(error.message);
  const { code, message } = error as NodeJS.ErrnoException;
  return typeof code === 'string' ? new CommandFailed(`${folder} could not be written: ${message}`) : error;
}
