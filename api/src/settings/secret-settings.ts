import { BadSetting, inFolder, text, type Environment } from './environment.js';
import { isBackup, requireFirstStart } from './folder-state.js';
import { keptSecret, readKeptSecret, weaknessOf } from './secrets.js';

export type MasterKey =
  | { readonly key: Buffer; readonly from: string }
  | {
      readonly key: null;
      /** Why it is not at hand. */
      readonly why: string;
      /** Whether the data folder should have it and has not: it is lost, and not only kept from whoever asks. */
      readonly isLost: boolean;
    };

export interface SecretSources {
  readonly env: Environment;
  readonly dataDir: string;
  readonly shared: boolean;
  /** Nothing that anyone could guess. */
  readonly strict: boolean;
}

export interface Secrets {
  /** 32 bytes or more. */
  readonly jwtSecret: Buffer;
  /** 32 bytes. */
  readonly masterKey: Buffer;
  /** Where the master key comes from: its variable or its file. */
  readonly masterKeyFrom: string;
}

/** The secrets of a server. Throws BadSetting. */
export function readSecrets(sources: SecretSources): Secrets {
  // Where both are gone, this is the loss that counts.
  if (!sources.shared && text(sources.env, MASTER_KEY.name) === null) find(sources, MASTER_KEY);
  const [jwtSecret, masterKey] = [find(sources, JWT_SECRET), find(sources, MASTER_KEY)];
  const given = text(sources.env, JWT_SECRET.name);
  if (sources.strict && given !== null && given === text(sources.env, MASTER_KEY.name)) {
    throw new BadSetting('EMIT_JWT_SECRET', 'must not be the same as EMIT_MASTER_KEY');
  }
  return { jwtSecret: jwtSecret.take(), masterKey: masterKey.take(), masterKeyFrom: masterKey.from };
}

interface SecretSetting {
  readonly name: string;
  readonly file: string;
  /** What is lost with it, and the way back. */
  readonly lost: (path: string) => string;
  readonly parse: (given: string) => Buffer;
}

const JWT_SECRET: SecretSetting = {
  name: 'EMIT_JWT_SECRET',
  file: 'jwt.key',
  lost: (path) =>
    `put the copy of ${path} back, or make a new one with 'emit keys renew-sessions': every member then signs in again`,
  parse(given) {
    if (Buffer.byteLength(given) < 32)
      throw new BadSetting('EMIT_JWT_SECRET', 'must be at least 32 bytes long');
    return Buffer.from(given);
  },
};

const MASTER_KEY: SecretSetting = {
  name: 'EMIT_MASTER_KEY',
  file: 'master.key',
  lost: (path) =>
    `without it nobody can read what the members wrote, and no other key will do: put its copy back as ${path}, or set ` +
    'EMIT_MASTER_KEY to it',
  parse(given) {
    const key = Buffer.from(given, /^[0-9a-f]{64}$/i.test(given) ? 'hex' : 'base64');
    if (key.length !== 32)
      throw new BadSetting('EMIT_MASTER_KEY', 'must be 32 bytes, as 64 hex digits or base64');
    return key;
  },
};

interface FoundSecret {
  readonly from: string;
  /** Makes it at the first start. */
  readonly take: () => Buffer;
}

/** Given, kept, or to be made at the first start. Throws BadSetting. */
function find(sources: SecretSources, setting: SecretSetting): FoundSecret {
  const { dataDir, shared } = sources;
  const { name, file, lost } = setting;
  const given = givenSecret(sources, setting);
  if (given !== null) return { from: name, take: () => given };
  if (shared) throw new BadSetting(name, 'must be set when EVENTSTORE_URL or MONGODB_URL is');
  const kept = readKeptSecret(dataDir, file);
  const { path, secret } = kept;
  if (secret !== null) return { from: path, take: () => secret };
  if (!kept.isMissing) throw new BadSetting(name, `is not set and ${kept.why}: ${lost(path)}`);
  requireFirstStart(dataDir, (what) => {
    throw new BadSetting(name, `is not set and ${kept.why}, although ${what}: ${lost(path)}`);
  });
  return { from: path, take: () => inFolder(() => keptSecret(dataDir, file).secret) };
}

/** Null when it is not set. Throws BadSetting. */
function givenSecret({ env, strict }: SecretSources, { name, parse }: SecretSetting): Buffer | null {
  const given = text(env, name);
  if (given === null) return null;
  const parsed = parse(given);
  const weakness = strict ? weaknessOf(given) : null;
  if (weakness) throw new BadSetting(name, `is ${weakness}: make one with openssl rand -hex 32`);
  return parsed;
}

/** That the key of sessions is lost, without which no server starts; null where it is there, or only kept from whoever asks. */
export function lostSessionKey(sources: SecretSources): string | null {
  const { dataDir, shared } = sources;
  const { name, file, lost } = JWT_SECRET;
  if (shared || isBackup(dataDir) || text(sources.env, name) !== null) return null;
  const kept = readKeptSecret(dataDir, file);
  if (kept.secret !== null || !(kept.isDamaged || kept.isMissing)) return null;
  let isLost = kept.isDamaged;
  requireFirstStart(dataDir, () => (isLost = true));
  return isLost ? `${name} is not set and ${kept.why}, so that no server starts: ${lost(kept.path)}` : null;
}

/** The master key of a command, or why it has none. Throws BadSetting for one that is none. */
export function masterKeyAtHand(sources: SecretSources): MasterKey {
  const given = givenSecret(sources, MASTER_KEY);
  if (given !== null) return { key: given, from: MASTER_KEY.name };
  if (sources.shared) return { key: null, why: 'EMIT_MASTER_KEY is not set', isLost: false };
  const kept = readKeptSecret(sources.dataDir, MASTER_KEY.file);
  if (kept.secret !== null) return { key: kept.secret, from: kept.path };
  const why = `EMIT_MASTER_KEY is not set and ${kept.why}`;
  // A backup is made without it, unless it is asked for.
  const isLost = kept.isDamaged || (kept.isMissing && !isBackup(sources.dataDir));
  return { key: null, why, isLost };
}
