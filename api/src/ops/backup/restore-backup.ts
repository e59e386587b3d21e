import { existsSync } from 'node:fs';
import { copyFile, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { OperatorAct } from '../../kernel/operator-act.js';
import { makeFolder } from '../../settings/make-folder.js';
import { BACKUP_PARTS } from '../../ports/backup.port.js';
import { keptSecret, readKeptSecret } from '../../settings/secrets.js';
import type { Cli } from '../support/cli.js';
import { CommandFailed, throwIfStopped } from '../support/failures.js';
import { unfinishedBeside } from '../support/unfinished.js';
import { exchange, settleCutShort } from './exchange-folders.js';
import { requireEmbedded } from './backup-command.js';
import { eraseAgain, readErased, type Erasures } from './erase-again.js';
import { asFailure, readManifest, requireMasterKeyOf, type Manifest } from './manifest.js';
import { SECRETS } from './take-backup.js';

export interface RestoreRequest {
  readonly from: string;
  readonly keysFrom: string;
  /** A file that names members and applications that are erased. */
  readonly erased: string | null;
  readonly force: boolean;
  /** Who erases members again, and why. */
  readonly by: OperatorAct;
}

export interface Restored {
  readonly target: string;
  /** ISO time at which the backup of the event store was begun. */
  readonly at: string;
  /** Where the former data folder is now; null when there was none. */
  readonly putAside: string | null;
  readonly events: number;
  readonly erasures: Erasures;
  /** Of those who were to be erased again: whom this event store has never had. */
  readonly unknown: number;
  /** Whether the key that signs sessions was nowhere, and is a new one. */
  readonly newSessions: boolean;
}

/** Makes the data folder beside its place and moves it there whole. Throws CommandFailed and UsageError. */
export async function restoreBackup(cli: Cli, request: RestoreRequest): Promise<Restored> {
  const target = cli.dataDir();
  await settleCutShort(cli, target);
  await checkTarget(cli, target, request.force);
  const [log, keys] = await manifests(request);
  const erased = request.erased === null ? [] : await readErased(request.erased);
  const staging = await unfinishedBeside(target, 'restoring');
  try {
    makeFolder(join(staging, 'secrets'));
    await putSecrets([request.from, request.keysFrom, target], staging);
    const settings = cli.settings({ EMIT_DATA_DIR: staging });
    requireEmbedded(settings);
    requireMasterKeyOf(keys, settings, 'nobody could read a text');
    const newSessions = makeSessionKey(staging);
    for (const part of BACKUP_PARTS) {
      const folder = part === 'keys' ? request.keysFrom : request.from;
      await cli.backups.copy(part, folder, staging, (share) => {
        throwIfStopped(cli.signal);
        cli.terminal.progress(`restore  ${part}  ${Math.floor(share * 100)} %`);
      });
      await cli.backups.inspect(part, staging);
    }
    const keyless = [...(log.keyless ?? []), ...(keys.keyless ?? [])];
    const { erasures, unknown } = await eraseAgain(cli, staging, erased, keyless, request.by);
    await checkTarget(cli, target, request.force);
    const putAside = await exchange(cli, staging, target);
    return {
      target,
      at: log.at,
      putAside,
      events: log.parts.log?.count ?? 0,
      erasures,
      unknown,
      newSessions,
    };
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    throw asFailure(error, target);
  }
}

async function checkTarget(cli: Cli, target: string, force: boolean): Promise<void> {
  if (!existsSync(target)) return;
  if (!force && (await readdir(target)).length > 0) {
    throw new CommandFailed(`${target} is not empty; --force puts it aside`);
  }
  if (await cli.backups.inUse(target)) {
    throw new CommandFailed(`${target} is in use: stop the server, and every emit command, first`);
  }
}

async function manifests({ from, keysFrom }: RestoreRequest): Promise<[log: Manifest, keys: Manifest]> {
  const log = await readManifest(from);
  const keys = from === keysFrom ? log : await readManifest(keysFrom);
  if (!log.parts.log) throw new CommandFailed(`${from} has no log in it`);
  if (!keys.parts.keys) {
    throw new CommandFailed(`${keysFrom} has no members' keys in it: name a backup that has with --keys`);
  }
  if (keys.parts.keys.head < log.parts.log.head) {
    throw new CommandFailed(
      `the keys in ${keysFrom} are older than the log: who joined in between could never be read. Name newer ones with --keys`,
    );
  }
  return [log, keys];
}

/** The first of the folders that has a secret, and not something else in its place, gives it. */
async function putSecrets(folders: readonly string[], to: string): Promise<void> {
  for (const path of SECRETS) {
    const folder = folders.find((one) => readKeptSecret(one, basename(path)).secret !== null);
    if (folder !== undefined) await copyFile(join(folder, path), join(to, path));
  }
}

/** A server makes none beside events. Returns whether it was made. */
function makeSessionKey(staging: string): boolean {
  if (readKeptSecret(staging, 'jwt.key').secret !== null) return false;
  keptSecret(staging, 'jwt.key');
  return true;
}
