import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BACKUP_PARTS, type BackupPart } from '../../ports/backup.port.js';
import type { Settings } from '../../settings.js';
import { withStores, type Cli } from '../support/cli.js';
import { CommandFailed, throwIfStopped } from '../support/failures.js';
import { requireMasterKey } from '../support/master-key.js';
import { asFailure, fingerprintOf, writeManifest, type Manifest } from './manifest.js';

export interface BackupRequest {
  readonly to: string;
  readonly parts: readonly BackupPart[];
  readonly secrets: boolean;
}

export const SECRETS = ['secrets/master.key', 'secrets/jwt.key'] as const;

/** Copies, looks at every page of the copies, and gives the folder its name. Throws CommandFailed. */
export async function takeBackup(
  cli: Cli,
  settings: Settings,
  request: BackupRequest,
): Promise<Manifest['parts']> {
  const { to } = request;
  if (existsSync(to)) throw new CommandFailed(`${to} is there already; a backup has a folder of its own`);
  const partial = `${to}.partial`;
  await rm(partial, { recursive: true, force: true });
  try {
    await mkdir(partial, { mode: 0o700 });
    await withStores(cli, requireMasterKey);
    const parts = await fill(cli, settings, request, partial);
    await rename(partial, to);
    return parts;
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw asFailure(error, to);
  }
}

async function fill(
  cli: Cli,
  settings: Settings,
  { parts: wanted, secrets }: BackupRequest,
  folder: string,
): Promise<Manifest['parts']> {
  const { dataDir, masterKey } = settings;
  const at = new Date(cli.clock()).toISOString();
  const parts: Manifest['parts'] = {};
  const files: string[] = [];
  for (const part of BACKUP_PARTS.filter((one) => wanted.includes(one))) {
    throwIfStopped(cli.signal);
    // Asked for before the copy: what the part is at least as new as.
    const head = await headOf(cli);
    const copied = await cli.backups.copy(part, dataDir, folder, (share) => {
      throwIfStopped(cli.signal);
      cli.terminal.progress(`backup  ${part}  ${Math.floor(share * 100)} %`);
    });
    cli.terminal.progress(`backup  ${part}  is read through`);
    const figures = await cli.backups.inspect(part, folder);
    parts[part] = { count: figures.count, head: Math.max(figures.head, head) };
    files.push(...copied);
  }
  if (secrets) files.push(...(await copySecrets(dataDir, folder)));
  await writeManifest(folder, { at, parts, masterKey: fingerprintOf(masterKey), secrets }, files);
  return parts;
}

function headOf(cli: Cli): Promise<number> {
  return withStores(cli, ({ log }) => log.head());
}

/** Those that the data folder keeps; those of the environment are kept where they are set. */
async function copySecrets(from: string, to: string): Promise<string[]> {
  const kept = SECRETS.filter((path) => existsSync(join(from, path)));
  await mkdir(join(to, 'secrets'), { mode: 0o700 });
  for (const path of kept) await copyFile(join(from, path), join(to, path));
  return [...kept];
}
