import { HASH_BYTES } from './merkle.js';
import {
  BadNote,
  parseNote,
  signersOf,
  signNote,
  type NoteSigner,
  type NoteVerifier,
} from './signed-note.js';

/** The state of a log: how many events, and the root over them (C2SP tlog-checkpoint). */
export interface TreeHead {
  /** Which log it is. */
  readonly origin: string;
  readonly size: number;
  readonly root: Buffer;
}

/** A tree head that is signed. */
export interface SignedCheckpoint extends TreeHead {
  /** As it is kept: a signed note. */
  readonly note: string;
}

/** Signs a tree head with each of the keys, whose name is its origin. */
export function signTreeHead(
  { size, root }: Omit<TreeHead, 'origin'>,
  signers: readonly NoteSigner[],
): SignedCheckpoint {
  const [first] = signers;
  if (!first) throw new RangeError('Nobody signs');
  const text = `${first.name}\n${size}\n${root.toString('base64')}\n`;
  return { origin: first.name, size, root, note: signNote(text, signers) };
}

/** Reads a checkpoint without looking at who signed it. Throws BadNote. */
export function parseCheckpoint(note: string): SignedCheckpoint {
  const [origin = '', size = '', base64 = '', ...more] = parseNote(note).text.slice(0, -1).split('\n');
  const root = Buffer.from(base64, 'base64');
  const isSize = /^(?:0|[1-9]\d*)$/.test(size) && Number.isSafeInteger(Number(size));
  const isRoot = root.length === HASH_BYTES && root.toString('base64') === base64;
  if (origin === '' || !isSize || !isRoot || more.includes(''))
    throw new BadNote('it is a signed note, and no checkpoint of a log');
  return { origin, size: Number(size), root, note };
}

/** Returns those of the keys that signed a checkpoint of their log. Throws BadNote where a signature is false. */
export function signersOfCheckpoint(
  { origin, note }: SignedCheckpoint,
  trusted: readonly NoteVerifier[],
): NoteVerifier[] {
  return signersOf(
    parseNote(note),
    trusted.filter(({ name }) => name === origin),
  );
}
