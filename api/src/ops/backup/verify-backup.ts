import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { counted } from '@emit/contract/english';
import { eventCatalogue } from '../../domain/all-events.js';
import { checkKeys } from '../../features/keys/check-keys.js';
import { faultyKeys, holdersOf, keySentences } from '../../features/keys/key-sentences.js';
import { VERIFIED_FILE } from '../../features/operations/backup-age.js';
import { BACKUP_PARTS } from '../../ports/backup.port.js';
import { Keyring } from '../../runtime/sealing.js';
import type { ReadOnlyStores } from '../../composition/stores.js';
import { Findings, type Finding } from '../audit/findings.js';
import { LogCheck } from '../audit/verify-log.js';
import { withScannedStores, type Cli } from '../support/cli.js';
import { CommandFailed, isSystemError, reasonOf } from '../support/failures.js';
import { Progress } from '../support/progress.js';
import { asFailure, fingerprintOf, readManifest, type Manifest } from './manifest.js';

/** Reads all of a backup and compares it with what its manifest says. Returns what was looked at. Throws CommandFailed. */
export async function verifyBackup(cli: Cli, folder: string): Promise<string[]> {
  try {
    const lines = await lookThrough(cli, folder);
    await note(cli, folder);
    return lines;
  } catch (error) {
    // It was whole once, and is not any more.
    await rm(join(folder, VERIFIED_FILE), { force: true }).catch(() => undefined);
    throw asFailure(error, folder);
  }
}

async function lookThrough(cli: Cli, folder: string): Promise<string[]> {
  cli.terminal.progress('backup  the files are read through');
  const manifest = await readManifest(folder);
  const lines = [`${counted(manifest.files.length, 'file')}, each as its SHA-256 says`];
  for (const part of BACKUP_PARTS) {
    const said = manifest.parts[part];
    if (!said) continue;
    const { count, head } = await cli.backups.inspect(part, folder);
    if (count !== said.count || (part === 'log' && head > said.head))
      throw new CommandFailed(
        `${folder}: the manifest says ${counted(said.count, 'entry', 'entries')} of ${part} up to ${said.head}, and there are ${count} up to ${head}`,
      );
  }
  if (!manifest.parts.log) return lines;
  // The key is kept elsewhere, unless it was asked for.
  const ours = cli.settings();
  const there: Cli = {
    ...cli,
    dataDir: () => folder,
    settings: () => cli.settings({ EMIT_DATA_DIR: folder }),
  };
  const looked = await withScannedStores(there, async (stores, settings) => [
    await chains(cli, stores),
    ...(manifest.parts.keys
      ? [await keys(stores, [ours.masterKey.key, settings.masterKey.key], manifest)]
      : []),
  ]);
  return [...lines, ...looked];
}

/** What events say is copied as it was: a backup is whole with it. The rest is what somebody or something did to their records. */
const OF_THE_LIVE_STORE: ReadonlySet<Finding['check']> = new Set([
  'tokens-without-reply',
  'reply-without-tokens',
  'token-sum',
  'chain-sent-again',
]);

/** Throws CommandFailed for an event store that was changed or damaged. */
async function chains({ terminal }: Cli, { eventStore }: ReadOnlyStores): Promise<string> {
  const findings = new Findings();
  const head = await eventStore.head();
  const progress = new Progress(terminal, 'backup', head);
  const check = new LogCheck(findings, eventCatalogue.lift, null);
  await check.run(eventStore, head, progress);
  await check.explainBreaks(eventStore);
  // Of what is not kept nobody can say what it is.
  const unknown = findings.count > findings.kept.length ? findings.kept[0] : undefined;
  const first = findings.kept.find(({ check: kind }) => !OF_THE_LIVE_STORE.has(kind)) ?? unknown;
  if (first)
    throw new CommandFailed(
      `${counted(findings.count, 'finding')} in the event store, the first of ${first.where}: ${first.what}; emit audit verify lists them`,
    );
  const events = `${counted(progress.count, 'event')} in ${counted(check.streams, 'stream')}`;
  if (findings.count === 0) return `${events}, every chain whole`;
  return `${events}, as they were in the live event store, with ${counted(findings.count, 'finding')} that emit audit verify lists`;
}

/** Throws CommandFailed where some member could not be read after a restore. */
async function keys(
  stores: ReadOnlyStores,
  atHand: readonly (Buffer | null)[],
  manifest: Manifest,
): Promise<string> {
  const key = atHand.find((one) => one !== null && fingerprintOf(one) === manifest.masterKey) ?? null;
  const report = await checkKeys(stores, key && new Keyring(key));
  const keyless = new Set(manifest.keyless);
  const { faults, members, applications } = report;
  const known = [...faults.missing, ...applications.lost].filter((id) => keyless.has(id));
  if (faultyKeys(report) > known.length) throw new CommandFailed(keySentences(report).join('; '));
  const there = holdersOf(members - faults.missing.length, applications.all - applications.lost.length);
  const of = `the keys of ${there}`;
  return key
    ? `${of}, each opens what is theirs`
    : `${of}, which were not opened: their master key is not at hand`;
}

/** Beside the manifest, so that whoever looks at the backups knows. */
async function note({ terminal, clock }: Cli, folder: string): Promise<void> {
  const text = `${JSON.stringify({ at: new Date(clock()).toISOString() })}\n`;
  try {
    await writeFile(join(folder, VERIFIED_FILE), text, { mode: 0o600 });
  } catch (error) {
    if (!isSystemError(error)) throw error;
    terminal.note(`That it was verified is not noted: ${reasonOf(error)}`);
  }
}
