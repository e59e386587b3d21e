import { existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { checkKeys, KEY_FAULTS, type KeyReport } from '../../features/keys/check-keys.js';
import { makeFolder } from '../../settings/make-folder.js';
import type { Vault, VaultEntry, VaultReading } from '../../ports/vault.port.js';
import { Keyring } from '../../runtime/sealing.js';
import { readKeptSecret } from '../../settings/secrets.js';
import { requireLog, type Cli } from '../support/cli.js';
import { CommandFailed, throwIfStopped } from '../support/failures.js';
import { requireEmbedded } from './backup-command.js';
import { asFailure, readManifest, requireMasterKeyOf } from './manifest.js';
import { SECRETS } from './take-backup.js';

export interface RestoredKeys {
  /** Those that have their key again. */
  readonly restored: { readonly members: number; readonly applications: number };
  /** Those whose address another has by now: they registered or applied again. */
  readonly taken: number;
  /** What is still wrong. */
  readonly left: KeyReport;
  /** Where a vault that could not be read is now; null when there was none. */
  readonly putAside: string | null;
}

/**
 * Brings lost keys back from a backup into the data folder as it stands: whoever has a sound key keeps it, one whose key
 * is missing or wrong gets the backup's, and the event store is not touched. Sessions of the backup do not come back. Run
 * again, it goes on. Throws CommandFailed.
 */
export async function restoreKeys(cli: Cli, from: string): Promise<RestoredKeys> {
  await requireLog(cli);
  requireEmbedded(cli.settings());
  const dataDir = cli.dataDir();
  if (await cli.backups.inUse(dataDir))
    throw new CommandFailed(`${dataDir} is in use: stop the server, and every emit command, first`);
  const manifest = await readManifest(from);
  if (!manifest.parts.keys) throw new CommandFailed(`${from} has no members' keys in it`);
  try {
    await putMissingSecrets(from, dataDir);
    const key = requireMasterKeyOf(manifest, cli.settings(), 'its keys open nothing');
    return await merge(cli, from, dataDir, new Keyring(key));
  } catch (error) {
    throw asFailure(error, dataDir);
  }
}

async function putMissingSecrets(from: string, dataDir: string): Promise<void> {
  for (const path of SECRETS) {
    const kept = readKeptSecret(dataDir, basename(path));
    if (kept.secret !== null || !kept.isMissing || !existsSync(join(from, path))) continue;
    makeFolder(join(dataDir, 'secrets'));
    await copyFile(join(from, path), join(dataDir, path));
  }
}

async function merge(cli: Cli, from: string, dataDir: string, keyring: Keyring): Promise<RestoredKeys> {
  const embedded = { eventStoreUrl: null, mongoUrl: null };
  const there = await cli.openReadOnly({ ...embedded, dataDir }, 'scan');
  const backup = await cli.openReadOnly({ ...embedded, dataDir: from }, 'serve');
  try {
    const isReadable = cli.backups.isReadable('keys', dataDir);
    const putAside = isReadable ? null : await cli.backups.putAside('keys', dataDir, new Date(cli.clock()));
    const vault = cli.openVault(dataDir);
    try {
      if (await vault.isRotating()) throw new CommandFailed("first run 'emit keys rotate' again, to its end");
      const { faults, applications } = await checkKeys({ eventStore: there.eventStore, vault }, keyring);
      const exchange = { keyring, from: backup.vault, to: vault };
      const members = await putBack(
        cli,
        KEY_FAULTS.flatMap((fault) => faults[fault]),
        exchange,
      );
      const others = await putBack(cli, applications.lost, exchange);
      const restored = { members: members.restored, applications: others.restored };
      return {
        restored,
        taken: members.taken + others.taken,
        putAside,
        left: await checkKeys({ eventStore: there.eventStore, vault }, keyring),
      };
    } finally {
      await vault.close();
    }
  } finally {
    await Promise.all([cli.close(there), cli.close(backup)]);
  }
}

interface Exchange {
  readonly keyring: Keyring;
  readonly from: VaultReading;
  readonly to: Vault;
}

async function putBack(
  { signal, terminal }: Cli,
  ids: readonly string[],
  exchange: Exchange,
): Promise<{ restored: number; taken: number }> {
  const { to } = exchange;
  // Where two stand under each other's addresses, neither could be put right first.
  for await (const { memberId } of soundEntries(ids, exchange)) {
    const former = await to.find(memberId);
    if (former) await to.rewrap(former, former.wrappedKey, `restoring ${memberId}`);
  }
  let [restored, taken] = [0, 0];
  for await (const entry of soundEntries(ids, exchange)) {
    throwIfStopped(signal);
    const former = await to.find(entry.memberId);
    await to.destroy(entry.memberId);
    if (await to.add({ ...entry, sessions: [] })) restored += 1;
    else {
      taken += 1;
      if (former) await to.add(former);
    }
    terminal.progress(`restore  keys  ${restored.toLocaleString('en-US')}`);
  }
  return { restored, taken };
}

/** Those of the backup's that open. */
async function* soundEntries(
  ids: readonly string[],
  { keyring, from }: Exchange,
): AsyncGenerator<VaultEntry> {
  for (const memberId of ids) {
    const entry = await from.find(memberId);
    if (entry && keyring.opens(memberId, entry.wrappedKey)) yield entry;
  }
}
