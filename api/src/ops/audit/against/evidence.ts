import { open, stat } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RecordedEvent } from '../../../kernel/event.js';
import type { EventStore } from '../../../ports/event-store.port.js';
import { isProof } from '../../../proof/inclusion-proof.js';
import { readReceipt } from '../../../proof/receipt.js';
import { BadNote, type NoteVerifier } from '../../../proof/signed-note.js';
import { parseCheckpoint, signersOfCheckpoint, type SignedCheckpoint } from '../../../proof/tree-head.js';
import type { Cli } from '../../support/cli.js';
import { CommandFailed, reasonOf, UsageError } from '../../support/failures.js';
import type { Findings } from '../findings.js';
import { withPlainLineEnds } from '../plain-line-ends.js';
import { CheckpointsComparison } from './checkpoints-comparison.js';
import type { Comparison } from './comparison.js';
import { exportedItem, recordedItem } from './old-events.js';
import { readExport, type ExportFormat } from './read-export.js';
import { SequenceComparison } from './sequence-comparison.js';
import { hashesOf, leafKeyOf, leavesOf } from './tiles.js';

export interface Against {
  readonly paths: readonly string[];
  /** The public keys of who may have signed checkpoints; none where it is not known. */
  readonly trusted: readonly NoteVerifier[];
  /** Exports have only some of the events. */
  readonly isPart: boolean;
  /** What a server of this data folder has signed last, where nothing else is named. */
  readonly own: SignedCheckpoint | null;
}

export interface Opened {
  readonly comparisons: readonly Comparison[];
  /** What could not be checked, in words. */
  readonly unchecked: readonly string[];
  readonly close: () => Promise<void>;
}

const OWN = 'the last checkpoint of this data folder';
const idOf = ({ metadata }: RecordedEvent): string => metadata.id;

/** Opens what today's events are compared with. Throws UsageError for what is no evidence. */
export async function openEvidence(
  cli: Cli,
  { paths, trusted, isPart, own }: Against,
  findings: Findings,
): Promise<Opened> {
  // Whoever can change the events can change it as well: it finds what is done without thinking of it.
  const comparisons: Comparison[] = own ? [new CheckpointsComparison(OWN, [own], findings, false, null)] : [];
  const unchecked: string[] = [];
  const stores: EventStore[] = [];
  for (const path of paths) {
    const kind = await kindOf(path);
    if (kind === 'event store') {
      const { eventStore } = await cli.openReadOnly(logAlone(path), 'scan');
      stores.push(eventStore);
      const sequence = {
        name: `the event store in ${path}`,
        items: recorded(eventStore),
        keyOf: idOf,
        isPart: false,
      };
      comparisons.push(new SequenceComparison(sequence, findings));
    } else if (kind === 'folder' || kind === 'checkpoint') {
      const found = kind === 'folder' ? await ofFolder(cli, path, findings) : await ofFile(path, findings);
      comparisons.push(...found.comparisons);
      unchecked.push(...signaturesUnchecked(path, found.checkpoints, trusted, findings));
    } else {
      const items = exported(path, kind);
      comparisons.push(
        new SequenceComparison({ name: `the export ${path}`, items, keyOf: idOf, isPart }, findings),
      );
    }
  }
  return {
    comparisons,
    unchecked,
    close: async () => {
      await Promise.all(stores.map((one) => one.close()));
    },
  };
}

interface Found {
  readonly comparisons: readonly Comparison[];
  readonly checkpoints: readonly SignedCheckpoint[];
}

async function ofFile(path: string, findings: Findings): Promise<Found> {
  const text = withPlainLineEnds(await readFile(path, 'utf8'));
  const checkpoint = checkpointIn(path, text);
  const name = `the ${isProof(text) ? 'receipt' : 'checkpoint'} ${path}`;
  return {
    checkpoints: [checkpoint],
    comparisons: [new CheckpointsComparison(name, [checkpoint], findings, false)],
  };
}

/** Each of its checkpoints; and where the hashes of the last one are there, each leaf. */
async function ofFolder(cli: Cli, path: string, findings: Findings): Promise<Found> {
  const folder = cli.checkpointFolder(path);
  const notes = (await folder.all()).map(({ note }) => note);
  const last = await folder.latest();
  const checkpoints = [...new Set(last === null ? notes : [...notes, last])].map((note) =>
    checkpointIn(path, note),
  );
  const largest = checkpoints.reduce(
    (one, other) => (other.size > one.size ? other : one),
    checkpoints[0] ?? empty(path),
  );
  const name = `the checkpoints in ${path}`;
  const hashes = await hashesOf(folder, largest);
  if (hashes === 'changed') {
    const what =
      'the hashes beside the checkpoints do not fit the last of these: one or the other was changed, so they name no event';
    findings.add({ check: 'against', where: path, what, positions: [] });
  }
  const roots = new CheckpointsComparison(name, checkpoints, findings, hashes === 'whole');
  if (hashes !== 'whole') return { checkpoints, comparisons: [roots] };
  const items = leavesOf(folder, largest.size);
  const leaves = new SequenceComparison(
    { name: `the hashes in ${path}`, items, keyOf: leafKeyOf, isPart: false },
    findings,
  );
  return { checkpoints, comparisons: [roots, leaves] };
}

function empty(path: string): never {
  throw new UsageError(`there is no checkpoint in ${path}`);
}

/** Of a receipt, the one that it proves its event by. Throws UsageError. */
function checkpointIn(path: string, text: string): SignedCheckpoint {
  try {
    return isProof(text) ? readReceipt(text).proof.checkpoint : parseCheckpoint(text);
  } catch (error) {
    if (!(error instanceof BadNote)) throw error;
    throw new UsageError(`${path} has no checkpoint: ${error.message}`);
  }
}

/** Returns what was not checked; one that is signed by none of the keys is a finding. */
function signaturesUnchecked(
  path: string,
  checkpoints: readonly SignedCheckpoint[],
  trusted: readonly NoteVerifier[],
  findings: Findings,
): string[] {
  if (trusted.length === 0) return [`by whom ${path} is signed: name the public key with --key`];
  for (const checkpoint of checkpoints) {
    const why = whyUnsigned(checkpoint, trusted);
    if (why === null) continue;
    const what = `a checkpoint over ${checkpoint.size} events ${why}`;
    findings.add({ check: 'against', where: path, what, positions: [] });
  }
  return [];
}

function whyUnsigned(checkpoint: SignedCheckpoint, trusted: readonly NoteVerifier[]): string | null {
  const keys = trusted.map(({ name, id }) => `${name} ${id}`).join(', ');
  try {
    return signersOfCheckpoint(checkpoint, trusted).length > 0
      ? null
      : `of ${checkpoint.origin} is signed by another key than ${keys}`;
  } catch (error) {
    if (error instanceof BadNote) return `is forged: ${error.message}`;
    throw error;
  }
}

async function* recorded(eventStore: EventStore) {
  for await (const page of eventStore.readAll({ after: 0 })) yield* page.map(recordedItem);
}

async function* exported(path: string, format: ExportFormat) {
  for await (const event of readExport(path, format)) yield exportedItem(event);
}

const logAlone = (dataDir: string) => ({ dataDir, eventStoreUrl: null, mongoUrl: null });

type Kind = 'event store' | 'folder' | 'checkpoint' | ExportFormat;

/** Throws CommandFailed and UsageError. */
async function kindOf(path: string): Promise<Kind> {
  const found = await stat(path).catch((error: unknown) => {
    throw new CommandFailed(`${path} cannot be read: ${reasonOf(error)}`);
  });
  if (found.isDirectory()) {
    if (existsSync(join(path, 'log.sqlite'))) return 'event store';
    if (existsSync(join(path, 'checkpoint')) || existsSync(join(path, 'checkpoints'))) return 'folder';
    throw new UsageError(`${path} is neither a backup nor a folder of checkpoints`);
  }
  if (path.endsWith('.parquet')) return 'parquet';
  if (/\.csv(\.gz)?$/.test(path)) return 'csv';
  if (/\.(nd)?json(\.gz)?$/.test(path)) return 'json';
  return kindByBeginning(await beginningOf(path));
}

function kindByBeginning(text: string): Kind {
  if (text.startsWith('PAR1')) return 'parquet';
  if (/^\uFEFF?position,/.test(text)) return 'csv';
  return /^\s*[[{]/.test(text) ? 'json' : 'checkpoint';
}

async function beginningOf(path: string): Promise<string> {
  const file = await open(path, 'r');
  const { buffer, bytesRead } = await file.read(Buffer.alloc(64)).finally(() => file.close());
  return buffer.toString('utf8', 0, bytesRead);
}
