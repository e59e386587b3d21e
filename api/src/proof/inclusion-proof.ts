import { HASH_BYTES } from './merkle.js';
import { rootFromInclusion } from './proofs.js';
import { BadNote } from './signed-note.js';
import { parseCheckpoint, type SignedCheckpoint } from './tree-head.js';

const FIRST_LINE = 'c2sp.org/tlog-proof@v1';

/** Shows without the log that a leaf is in it (C2SP tlog-proof). */
export interface InclusionProof {
  /** Opaque to the format, and authenticated by nothing. */
  readonly extra: Buffer | null;
  /** Of the leaf, from 0. */
  readonly index: number;
  readonly path: readonly Buffer[];
  readonly checkpoint: SignedCheckpoint;
}

/** Returns the text of a .tlog-proof file. */
export function proofText({ extra, index, path, checkpoint }: InclusionProof): string {
  return [
    FIRST_LINE,
    ...(extra === null ? [] : [`extra ${extra.toString('base64')}`]),
    `index ${index}`,
    ...path.map((hash) => hash.toString('base64')),
    '',
    checkpoint.note,
  ].join('\n');
}

/** Whether the text is meant to be a proof, by its first line. */
export function isProof(text: string): boolean {
  return text.startsWith(`${FIRST_LINE}\n`);
}

/** Throws BadNote. */
export function parseProof(text: string): InclusionProof {
  if (!isProof(text)) throw new BadNote(`it does not begin with ${FIRST_LINE}`);
  const end = text.indexOf('\n\n');
  if (end < 0) throw new BadNote('it ends before its checkpoint: something of it is cut off');
  const [, ...lines] = text.slice(0, end).split('\n');
  const extra = lines[0]?.startsWith('extra ') ? base64In(lines.shift()?.slice('extra '.length)) : null;
  const [, index] = /^index (0|[1-9]\d*)$/.exec(lines.shift() ?? '') ?? [];
  if (index === undefined) throw new BadNote('it has no index');
  const path = lines.map((line) => base64In(line, HASH_BYTES));
  return { extra, index: Number(index), path, checkpoint: parseCheckpoint(text.slice(end + 2)) };
}

/** Whether the proof leads from a leaf to the root of its checkpoint. */
export function proves({ index, path, checkpoint }: InclusionProof, leaf: Buffer): boolean {
  return rootFromInclusion(leaf, index, checkpoint.size, path)?.equals(checkpoint.root) ?? false;
}

function base64In(text = '', bytes?: number): Buffer {
  const decoded = Buffer.from(text, 'base64');
  if (decoded.toString('base64') !== text || (bytes !== undefined && decoded.length !== bytes))
    throw new BadNote('it has a line that is not what the format says');
  return decoded;
}
