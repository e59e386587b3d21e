import { createPrivateKey, createPublicKey, hash, sign, verify, type KeyObject } from 'node:crypto';

/**
 * Signed notes as C2SP signed-note has them, with Ed25519 keys; keys are written as Go's sumdb/note writes them:
 * `<name>+<key id>+<base64>` and `PRIVATE+KEY+<name>+<key id>+<base64>`.
 */
const ED25519 = 0x01;
const KEY_BYTES = 32;
const PUBLIC_DER = Buffer.from('302a300506032b6570032100', 'hex');
const PRIVATE_DER = Buffer.from('302e020100300506032b657004220420', 'hex');
const SECRET = 'PRIVATE+KEY+';
/** More than a note with a hundred witnesses has. */
const LONGEST = 100_000;
const MARK = '— ';
// eslint-disable-next-line no-control-regex -- What a note must not have.
const CONTROL = /[\u0000-\u0009\u000b-\u001f]/;
const NAME = /^[^+\p{White_Space}]+$/u;
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** A text that is no note, or a key that is none. */
export class BadNote extends Error {
  constructor(text: string, options?: ErrorOptions) {
    super(text, options);
    this.name = 'BadNote';
  }
}

export interface NoteSignature {
  readonly name: string;
  /** Of the key, 8 hex digits. */
  readonly id: string;
  readonly bytes: Buffer;
}

export interface Note {
  /** What is signed, with its last line end. */
  readonly text: string;
  readonly signatures: readonly NoteSignature[];
}

/** The public key of who signs notes. */
export class NoteVerifier {
  /** 8 hex digits. */
  readonly id: string;

  constructor(
    readonly name: string,
    private readonly key: KeyObject,
  ) {
    if (!NAME.test(name)) throw new BadNote(`'${name}' is no name of a key: it must have no spaces and no +`);
    if (key.asymmetricKeyType !== 'ed25519') throw new BadNote('the key is no Ed25519 key');
    const body = Buffer.concat([Buffer.from(`${name}\n`), Buffer.of(ED25519), rawOf(key)]);
    this.id = hash('sha256', body, 'hex').slice(0, 8);
  }

  /** Throws BadNote. */
  static parse(text: string): NoteVerifier {
    const { name, id, key } = keyIn(text.trim());
    const verifier = new NoteVerifier(name, publicKey(key));
    if (verifier.id !== id) throw new BadNote('the key does not fit its id');
    return verifier;
  }

  verifies(text: string, signature: Buffer): boolean {
    return verify(null, Buffer.from(text), this.key, signature);
  }

  /** As it is given to whoever checks notes. */
  toString(): string {
    const key = Buffer.concat([Buffer.of(ED25519), rawOf(this.key)]);
    return `${this.name}+${this.id}+${key.toString('base64')}`;
  }

  toPem(): string {
    return String(this.key.export({ type: 'spki', format: 'pem' }));
  }
}

/** The private key of who signs notes. */
export class NoteSigner {
  readonly verifier: NoteVerifier;

  constructor(
    readonly name: string,
    private readonly key: KeyObject,
  ) {
    this.verifier = new NoteVerifier(name, createPublicKey(key));
  }

  /** Throws BadNote. */
  static parse(text: string): NoteSigner {
    const given = text.trim();
    if (!given.startsWith(SECRET)) throw new BadNote(`the key does not begin with ${SECRET}`);
    const { name, id, key } = keyIn(given.slice(SECRET.length));
    const signer = NoteSigner.fromSeed(name, key);
    if (signer.verifier.id !== id) throw new BadNote('the key does not fit its id');
    return signer;
  }

  /** A PEM file's key. Throws BadNote. */
  static fromPem(name: string, pem: string): NoteSigner {
    let key: KeyObject;
    try {
      key = createPrivateKey(pem);
    } catch (error) {
      throw new BadNote('the key is no private key in PEM', { cause: error });
    }
    return new NoteSigner(name, key);
  }

  /** `seed`: 32 random bytes. */
  static fromSeed(name: string, seed: Buffer): NoteSigner {
    const key = Buffer.concat([PRIVATE_DER, seed]);
    return new NoteSigner(name, createPrivateKey({ key, format: 'der', type: 'pkcs8' }));
  }

  /** As it is kept. */
  toString(): string {
    const seed = this.key.export({ type: 'pkcs8', format: 'der' }).subarray(PRIVATE_DER.length);
    const key = Buffer.concat([Buffer.of(ED25519), seed]);
    return `${SECRET}${this.name}+${this.verifier.id}+${key.toString('base64')}`;
  }

  /** Returns a signature line. */
  line(text: string): string {
    const signature = sign(null, Buffer.from(text), this.key);
    const bytes = Buffer.concat([Buffer.from(this.verifier.id, 'hex'), signature]);
    return `${MARK}${this.name} ${bytes.toString('base64')}\n`;
  }
}

/** Returns the note of a text that ends with a line end, signed by each of the keys. */
export function signNote(text: string, signers: readonly NoteSigner[]): string {
  return `${text}\n${signers.map((signer) => signer.line(text)).join('')}`;
}

/** Throws BadNote. */
export function parseNote(note: string): Note {
  if (note.length > LONGEST) throw new BadNote('it is too long for a note');
  if (CONTROL.test(note)) throw new BadNote('it has characters that no note has');
  const end = note.lastIndexOf('\n\n');
  if (end < 0 || !note.endsWith('\n')) throw new BadNote('it is no signed note');
  const lines = note.slice(end + 2, -1).split('\n');
  return { text: note.slice(0, end + 1), signatures: lines.map(signatureIn) };
}

/**
 * Returns those of the keys that signed the note; signatures of others are passed over. Throws BadNote where one of the keys'
 * signatures is false.
 */
export function signersOf({ text, signatures }: Note, trusted: readonly NoteVerifier[]): NoteVerifier[] {
  return trusted.filter((key) => {
    const own = signatures.filter(({ name, id }) => name === key.name && id === key.id);
    if (own.some(({ bytes }) => !key.verifies(text, bytes)))
      throw new BadNote(`the signature of ${key.name} is false`);
    return own.length > 0;
  });
}

function signatureIn(line: string): NoteSignature {
  const [name = '', base64 = '', ...more] = line.slice(MARK.length).split(' ');
  const bytes = Buffer.from(base64, 'base64');
  const isLine = line.startsWith(MARK) && more.length === 0 && NAME.test(name) && BASE64.test(base64);
  if (!isLine || bytes.length < 5) throw new BadNote('it has a line that is no signature');
  return { name, id: bytes.toString('hex', 0, 4), bytes: bytes.subarray(4) };
}

function keyIn(text: string): { name: string; id: string; key: Buffer } {
  const [, name = '', id = '', base64 = ''] = /^([^+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/=]+)$/.exec(text) ?? [];
  const bytes = Buffer.from(base64, 'base64');
  if (!BASE64.test(base64) || bytes[0] !== ED25519 || bytes.length !== 1 + KEY_BYTES)
    throw new BadNote('the key is not written as <name>+<key id>+<base64 of an Ed25519 key>');
  return { name, id, key: bytes.subarray(1) };
}

function publicKey(raw: Buffer): KeyObject {
  return createPublicKey({ key: Buffer.concat([PUBLIC_DER, raw]), format: 'der', type: 'spki' });
}

function rawOf(key: KeyObject): Buffer {
  return key.export({ type: 'spki', format: 'der' }).subarray(PUBLIC_DER.length);
}
