import { existsSync } from 'node:fs';
import { copyFile, mkdir, realpath, rename, rm } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative } from 'node:path';
import { BACKUP_PARTS, type BackupPart } from '../../ports/backup.port.js';
import { checkKeys } from '../../features/keys/check-keys.js';
import { faultyKeys, faultyMembers, keySentences } from '../../features/keys/key-sentences.js';
import { Keyring } from '../../runtime/sealing.js';
import type { CommandSettings } from '../../settings/settings.js';
import { withReadOnlyStores, type Cli } from '../support/cli.js';
import { CommandFailed, throwIfStopped } from '../support/failures.js';
import { requireVault } from '../support/lost-vault.js';
import { masterKeyOf, requireMasterKey } from '../support/master-key.js';
import { unfinishedBeside } from '../support/unfinished.js';
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
  settings: CommandSettings,
  request: BackupRequest,
): Promise<Manifest['parts']> {
  const { to } = request;
  if (existsSync(to)) throw thereAlready(to);
  await refuseInside(to, settings.dataDir);
  const partial = await unfinishedBeside(to, 'partial');
  try {
    await mkdir(partial, { mode: 0o700 });
    const keyless = request.parts.includes('keys') ? await withoutKey(cli, settings) : [];
    const parts = await fill(cli, settings, request, partial, keyless);
    await rename(partial, to);
    return parts;
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    // Another run was sooner.
    if (['ENOTEMPTY', 'EEXIST'].includes(String((error as NodeJS.ErrnoException).code)))
      throw thereAlready(to);
    throw asFailure(error, to);
  }
}

function thereAlready(to: string): CommandFailed {
  return new CommandFailed(`${to} is there already; a backup has a folder of its own`);
}

/** A copy that is lost with what it is a copy of is none. Throws CommandFailed. */
async function refuseInside(to: string, dataDir: string): Promise<void> {
  const parent = await realpath(dirname(to)).catch(() => dirname(to));
  const folder = await realpath(dataDir).catch(() => dataDir);
  const path = relative(folder, join(parent, basename(to)));
  const isOutside = path.startsWith('..') || isAbsolute(path);
  if (!isOutside)
    throw new CommandFailed(`${to} is in the data folder, and would be lost with it: name another`);
}

async function fill(
  cli: Cli,
  settings: CommandSettings,
  { parts: wanted, secrets }: BackupRequest,
  folder: string,
  keyless: readonly string[],
): Promise<Manifest['parts']> {
  const { dataDir } = settings;
  const at = new Date(cli.clock()).toISOString();
  const parts: Manifest['parts'] = {};
  const files: string[] = [];
  for (const part of BACKUP_PARTS.filter((one) => wanted.includes(one))) {
    throwIfStopped(cli.signal);
    // Asked for before the copy: what the part is at least as new as.
    const head = await withReadOnlyStores(cli, ({ eventStore }) => eventStore.head());
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
  const masterKey = wanted.includes('keys') ? fingerprintOf(masterKeyOf(settings).key) : '';
  await writeManifest(folder, { at, parts, masterKey, secrets, keyless }, files);
  return parts;
}

/**
 * Looks whether the keys are worth a backup: one without them must not take the place of one that has them. Throws
 * BadSetting and CommandFailed.
 */
function withoutKey(cli: Cli, settings: CommandSettings): Promise<readonly string[]> {
  return withReadOnlyStores(cli, async (stores) => {
    await requireVault(stores, settings);
    await requireMasterKey(stores, settings);
    const report = await checkKeys(stores, new Keyring(masterKeyOf(settings).key));
    const faulty = faultyMembers(report);
    const sentences = keySentences(report).join('; ');
    if (faulty > 0 && faulty >= report.members) {
      throw new CommandFailed(
        `${sentences}: a backup of these keys is worth nothing. --only log copies the events`,
      );
    }
    if (faultyKeys(report) > 0) cli.terminal.note(`${sentences}. An earlier backup may have them: keep it.`);
    return [...report.faults.missing, ...report.applications.lost];
  });
}

/** Those that the data folder keeps; those of the environment are kept where they are set. */
async function copySecrets(from: string, to: string): Promise<string[]> {
  const kept = SECRETS.filter((path) => existsSync(join(from, path)));
  await mkdir(join(to, 'secrets'), { mode: 0o700 });
  for (const path of kept) await copyFile(join(from, path), join(to, path));
  return [...kept];
}
