import { stat, writeFile } from 'node:fs/promises';
import { Command } from 'commander';
import { counted } from '@emit/contract/english';
import { CheckpointNotTaken, type CheckpointFolder } from '../../ports/checkpoints.port.js';
import { ForkedLog } from '../../features/proof/make-checkpoint.js';
import type { LogTree } from '../../proof/log-tree.js';
import type { NoteSigner } from '../../proof/signed-note.js';
import { parseCheckpoint, signTreeHead, type SignedCheckpoint } from '../../proof/tree-head.js';
import type { CommandSettings } from '../../settings/settings.js';
import { withScannedStores, type Cli } from '../support/cli.js';
import { CommandFailed, UsageError } from '../support/failures.js';
import { examples } from '../support/options.js';
import { Progress } from '../support/progress.js';
import { writeWholeFile } from '../support/whole-file.js';
import { requireSigners } from './audit-keys.js';
import { foldTree } from './fold-tree.js';
import { FolderWriter } from './folder-writer.js';

const HELP = `
Reads every event and signs how many there are and the root of the Merkle tree
over them (C2SP tlog-checkpoint). Keep it where nobody can write who can write
to the event store. Into a folder (--out), the hashes of the tree are written
as well: with them emit audit verify --against names the first event that
differs.`;

/** `emit audit checkpoint`: a signed checkpoint of the event store as it is, computed from the events. */
export function checkpointCommand(cli: Cli): Command {
  return new Command('checkpoint')
    .description('sign a checkpoint of the event store, computed from its events')
    .option(
      '-o, --out <file or folder>',
      'write it to a file, or with the hashes to a folder that is there; - is standard output',
    )
    .addHelpText('after', HELP)
    .addHelpText(
      'after',
      examples('emit audit checkpoint > 2026-11-24.checkpoint', 'emit audit checkpoint --out /mnt/audit'),
    )
    .action(async ({ out }: { out?: string }) => {
      await requireFolder(out);
      await given(cli, (await sign(cli, out)).note, out);
    });
}

/** Into the folder, where `out` is one, the hashes are written as well. Throws CommandFailed. */
function sign(cli: Cli, out: string | undefined): Promise<SignedCheckpoint> {
  return withScannedStores(cli, async ({ eventStore }, settings) => {
    const signers = requireSigners(settings);
    const folder = out !== undefined && (await isFolder(out)) ? cli.checkpointFolder(out) : null;
    const progress = new Progress(cli.terminal, 'checkpoint', await eventStore.head());
    return told(async () => {
      const writer = folder && (await FolderWriter.open(folder, signers[0]?.name ?? ''));
      const earlier = await lastSigned(cli, settings, signers, folder);
      const onSize = (tree: LogTree) => requireContinued(earlier, tree);
      const sizes = earlier.map(({ size }) => size);
      const onPage = (now: LogTree) => writer?.add(now);
      const tree = await foldTree(eventStore, progress, cli.signal, onPage, sizes, onSize);
      requireNoneLonger(earlier, tree);
      const signed = signTreeHead({ size: tree.size, root: tree.root() }, signers);
      await writer?.complete(tree, { note: signed.note, at: cli.clock(), position: tree.lastPosition });
      cli.terminal.note(`${counted(tree.size, 'event')}, signed as ${signed.origin}.`);
      return signed;
    });
  });
}

async function given({ terminal }: Cli, note: string, out: string | undefined): Promise<void> {
  if (out === undefined || out === '-') await terminal.write(note);
  else if (await isFolder(out))
    terminal.note(`Written into the folder ${out}, with the hashes of all events.`);
  else {
    await writeWholeFile(out, (partial) => writeFile(partial, note));
    terminal.note(`Written to the file ${out}, without the hashes: those go into a folder that is there.`);
  }
}

/** Throws UsageError, before the event store is read, for a folder that was meant and is not there. */
async function requireFolder(out: string | undefined): Promise<void> {
  if (!out?.endsWith('/') || (await isFolder(out))) return;
  throw new UsageError(`there is no folder ${out}: make it first, or name a file`);
}

/** What is not to be contradicted: the server's last one, and the folder's. */
async function lastSigned(
  cli: Cli,
  { dataDir }: CommandSettings,
  [signer]: readonly NoteSigner[],
  folder: CheckpointFolder | null,
): Promise<SignedCheckpoint[]> {
  const notes = [(await cli.checkpoints(dataDir).latest())?.note, await folder?.latest()];
  const checkpoints = notes.flatMap((note) => (note ? [parseCheckpoint(note)] : []));
  return checkpoints.filter(({ origin }) => origin === signer?.name);
}

/** Throws ForkedLog. */
function requireContinued(earlier: readonly SignedCheckpoint[], tree: LogTree): void {
  const other = earlier.find(({ size, root }) => size === tree.size && !root.equals(tree.root()));
  if (other) throw new ForkedLog(other, tree.size);
}

/** Throws ForkedLog. */
function requireNoneLonger(earlier: readonly SignedCheckpoint[], tree: LogTree): void {
  const longer = earlier.find(({ size }) => size > tree.size);
  if (longer) throw new ForkedLog(longer, tree.size);
}

async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ForkedLog || error instanceof CheckpointNotTaken)
      throw new CommandFailed(error.message);
    throw error;
  }
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
