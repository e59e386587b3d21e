import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { BadNote, NoteSigner, NoteVerifier } from '../proof/signed-note.js';
import { BadSetting, text, type Environment } from './environment.js';
import { makeFolder } from './make-folder.js';
import { keepOnce } from './secrets.js';

/** How the event store is proven to those outside (docs/audit.md). */
export interface AuditSettings {
  /** EMIT_AUDIT_KEY: all of them sign, and the first names the log. Null: the key of the data folder signs. */
  readonly auditKeys: readonly NoteSigner[] | null;
  /** EMIT_CHECKPOINTS: where signed checkpoints are handed on to; null for nowhere. */
  readonly checkpointsTo: CheckpointsTo | null;
}

export type CheckpointsTo =
  | { readonly kind: 'folder'; readonly path: string }
  /** `credentials` go into a header: an address is logged. */
  | { readonly kind: 'url'; readonly url: string; readonly credentials: string | null };

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;
const NAMES = 'as written by emit audit key --make';

/** Throws BadSetting. */
export function auditSettings(env: Environment, dataDir: string): AuditSettings {
  return { auditKeys: auditKeys(env), checkpointsTo: checkpointsTo(env, dataDir) };
}

/** Whether a text is a private key, and not the name of a file. */
const isSecret = (given: string) => /^(PRIVATE\+KEY\+|-----BEGIN )/.test(given);

function auditKeys(env: Environment): NoteSigner[] | null {
  const given = text(env, 'EMIT_AUDIT_KEY');
  if (given === null) return null;
  const read = isSecret(given) ? given : keyFile(given);
  const origin = text(env, 'EMIT_AUDIT_ORIGIN');
  try {
    const keys = signersIn(read, origin);
    const [first, ...others] = keys;
    if (!first) throw new BadNote('it holds no key');
    const log = origin ?? first.name;
    if ([first, ...others].some(({ name }) => name !== log))
      throw new BadNote(`all keys must have the name of the log, ${log}`);
    return keys;
  } catch (error) {
    if (!(error instanceof BadNote)) throw error;
    throw new BadSetting(
      'EMIT_AUDIT_KEY',
      `must be a key, ${NAMES}, or PEM, or a file of them: ${error.message}`,
    );
  }
}

/** Throws BadNote. */
function signersIn(given: string, origin: string | null): NoteSigner[] {
  if (!given.startsWith('-----BEGIN '))
    return given
      .split(/\s+/)
      .filter(Boolean)
      .map((key) => NoteSigner.parse(key));
  if (origin === null)
    throw new BadNote('a PEM key has no name; set EMIT_AUDIT_ORIGIN to that of the log, as example.org/emit');
  // A variable of one line has its line ends written out.
  return [NoteSigner.fromPem(origin, given.replaceAll('\\n', '\n'))];
}

function keyFile(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new BadSetting('EMIT_AUDIT_KEY', `names a file that cannot be read (${(error as Error).message})`);
  }
}

function checkpointsTo(env: Environment, dataDir: string): CheckpointsTo | null {
  const given = text(env, 'EMIT_CHECKPOINTS');
  if (given === null) return null;
  if (/^https?:\/\//i.test(given)) return checkpointUrl(given);
  const path = resolve(given);
  if (isWithin(dataDir, path))
    throw new BadSetting(
      'EMIT_CHECKPOINTS',
      'must not be in the data folder: who can write there could replace both',
    );
  return { kind: 'folder', path };
}

function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return !isAbsolute(way) && way !== '..' && !way.startsWith(`..${sep}`);
}

function checkpointUrl(given: string): CheckpointsTo {
  if (!URL.canParse(given)) throw new BadSetting('EMIT_CHECKPOINTS', 'must be a folder or an address');
  const url = new URL(given);
  if (url.protocol === 'http:' && !LOOPBACK.test(url.hostname))
    throw new BadSetting('EMIT_CHECKPOINTS', 'must begin with https://, or lead to this machine');
  const user = [url.username, url.password].map(decodeURIComponent).join(':');
  const credentials = user === ':' ? null : user;
  url.username = '';
  url.password = '';
  return { kind: 'url', url: url.href, credentials };
}

/** In the data folder. */
export const AUDIT_KEY_FILE = join('secrets', 'audit.key');

/** Returns the key that the data folder keeps; null where it has none. Throws BadNote for one that cannot be read. */
export function keptAuditKey(dataDir: string): NoteSigner | null {
  const path = join(dataDir, AUDIT_KEY_FILE);
  if (!existsSync(path)) return null;
  try {
    return NoteSigner.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new BadNote(`${path} cannot be read (${(error as Error).message})`, { cause: error });
  }
}

/** Makes the key that the data folder keeps, unless another process was quicker. Returns it. */
export function makeAuditKey(dataDir: string): NoteSigner {
  const path = join(dataDir, AUDIT_KEY_FILE);
  makeFolder(dirname(path));
  keepOnce(path, String(newAuditKey(`emit/${randomBytes(8).toString('hex')}`)));
  return NoteSigner.parse(readFileSync(path, 'utf8'));
}

export function newAuditKey(origin: string): NoteSigner {
  return NoteSigner.fromSeed(origin, randomBytes(32));
}

/** Returns the public key in a text, or in the file that it names. Throws BadNote. */
export function verifierIn(given: string): NoteVerifier {
  if (isSecret(given))
    throw new BadNote('that is a private key, which must not be told to anybody: give the public one');
  try {
    const key = existsSync(given) ? readFileSync(given, 'utf8').trim() : given;
    if (isSecret(key)) throw new BadNote('it is a private key');
    return NoteVerifier.parse(key);
  } catch (error) {
    throw new BadNote(`${given} is no public key (${(error as Error).message})`, { cause: error });
  }
}
