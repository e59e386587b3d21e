import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { flushFolderSync } from '../adapters/files/durable-file.js';
import { makeFolder } from './make-folder.js';

/** Words of examples; a secret made at random has none of them but once in a million times. */
const PLACEHOLDERS =
  /change.?me|secret|password|example|default|insecure|development|placeholder|your.?key|12345678|01234567|deadbeef|qwerty/i;
const FEWEST_CHARACTERS = 12;
const HEX_32 = /^[0-9a-f]{64}$/i;

/**
 * Why a secret is none that was made at random: a placeholder, one pattern repeated, a sequence, or of too few
 * different characters; null when nothing is wrong with it. It cannot tell a secret that was published somewhere.
 */
export function weaknessOf(secret: string): string | null {
  if (PLACEHOLDERS.test(secret)) return 'a placeholder';
  if (/^(.+?)\1+$/su.test(secret)) return 'one pattern repeated';
  const spelt = Buffer.from(secret, /^[0-9a-f]+$/i.test(secret) ? 'hex' : 'utf8');
  if (isSequence(Buffer.from(secret)) || isSequence(spelt)) return 'a sequence';
  if (new Set(secret).size < FEWEST_CHARACTERS) return 'of too few different characters';
  return null;
}

/** Each byte is by the same step greater or smaller than the one before. */
function isSequence(bytes: Buffer): boolean {
  const steps = new Set(bytes.subarray(1).map((byte, i) => byte - (bytes[i] ?? 0)));
  return bytes.length > 1 && steps.size === 1;
}

/** A secret that was looked for in the data folder. */
export type KeptSecret =
  | { readonly path: string; readonly secret: Buffer }
  | {
      readonly path: string;
      readonly secret: null;
      readonly why: string;
      readonly isMissing: boolean;
      readonly isDamaged: boolean;
    };

/** Returns the secret of a file of the data folder, or why there is none; makes nothing. */
export function readKeptSecret(dataDir: string, file: string): KeptSecret {
  const path = keptPath(dataDir, file);
  const none = { path, secret: null, isMissing: false, isDamaged: false };
  try {
    const text = readFileSync(path, 'utf8').trim();
    if (HEX_32.test(text)) return { path, secret: Buffer.from(text, 'hex') };
    return { ...none, why: `${path} does not hold 64 hex digits`, isDamaged: true };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR')
      return { ...none, why: `${path} is missing`, isMissing: true };
    return { ...none, why: `${path} cannot be read (${message})` };
  }
}

/** The secret kept in a file of the data folder, readable by its owner alone; made when it is not there yet. */
export function keptSecret(dataDir: string, file: string): { secret: Buffer; path: string } {
  const path = keptPath(dataDir, file);
  if (!existsSync(path)) {
    makeFolder(dirname(path));
    keepOnce(path, randomBytes(32).toString('hex'));
  }
  return { secret: Buffer.from(readFileSync(path, 'utf8').trim(), 'hex'), path };
}

/** Writes a secret. Named when it is whole, and only where the name is free: of two first starts at once, both read the same. */
export function keepOnce(path: string, secret: string): void {
  const unnamed = `${path}.${randomUUID()}`;
  writeFileSync(unnamed, secret, { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(unnamed, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(unnamed, { force: true });
  }
  flushFolderSync(dirname(path));
}

/** Puts one kept secret in the place of another, at once and for good. */
export function replaceKeptSecret(dataDir: string, file: string, by: string): void {
  const path = keptPath(dataDir, file);
  renameSync(keptPath(dataDir, by), path);
  flushFolderSync(dirname(path));
}

/** Whether this is the secret that is kept in the file. */
export function isKeptSecret(dataDir: string, file: string, secret: Buffer): boolean {
  const path = keptPath(dataDir, file);
  return existsSync(path) && keptSecret(dataDir, file).secret.equals(secret);
}

function keptPath(dataDir: string, file: string): string {
  return join(dataDir, 'secrets', file);
}
