import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  createSecretKey,
  type KeyObject,
} from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Sealed } from '../kernel/sealed.js';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const FORMAT = 'v1.';

/** A sealed value could not be opened: another member's, damaged, or its key is gone. */
export class CannotOpen extends Error {
  constructor() {
    super('A sealed value could not be opened');
    this.name = 'CannotOpen';
  }
}

function encrypt(key: KeyObject, owner: string, plain: Buffer): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return FORMAT + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

function decrypt(key: KeyObject, owner: string, sealed: string): Buffer {
  if (!sealed.startsWith(FORMAT)) throw new CannotOpen();
  const bytes = Buffer.from(sealed.slice(FORMAT.length), 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) throw new CannotOpen();
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    throw new CannotOpen();
  }
}

/** Values opened lately, by members' keys: opening one costs ten times what looking it up does (docs/adr/0007-http.md). */
const OPENED_CHARACTERS = 32_000_000;
const opened = new LRUCache<string, string>({
  maxSize: OPENED_CHARACTERS,
  sizeCalculation: (json, sealed) => json.length + sealed.length,
});

/** One member's own key: AES-256-GCM, bound to the member, so that a value moved to another member cannot be opened. */
export class MemberKey {
  private static made = 0;
  /** Its own part of the cache: another key never finds what this one opened. */
  private readonly serial = `${(MemberKey.made += 1)}:`;

  constructor(
    readonly memberId: string,
    private readonly key: KeyObject,
  ) {}

  seal<T>(value: T): Sealed<T> {
    return encrypt(this.key, this.memberId, Buffer.from(JSON.stringify(value))) as Sealed<T>;
  }

  /** Throws CannotOpen. */
  open<T>(sealed: Sealed<T>): T {
    const entry = this.serial + sealed;
    let json = opened.get(entry);
    if (json === undefined) {
      json = decrypt(this.key, this.memberId, sealed).toString();
      opened.set(entry, json);
    }
    return JSON.parse(json) as T;
  }

  /** A UUID (version 8) that only this member's key makes of these parts: the same parts, the same id. */
  uuidOf(...parts: readonly string[]): string {
    const hex = createHmac('sha256', this.key).update(JSON.stringify(parts)).digest('hex');
    const variant = ((parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
    return [
      hex.slice(0, 8),
      hex.slice(8, 12),
      `8${hex.slice(13, 16)}`,
      variant + hex.slice(17, 20),
      hex.slice(20, 32),
    ].join('-');
  }
}

/** Makes, wraps and unwraps members' keys under the master key (design.md "What is personal is sealed"). */
export class Keyring {
  private readonly wrapping: KeyObject;
  private readonly lookup: KeyObject;
  /** By wrapped key, so that an erased member's entry cannot be found again. */
  private readonly unwrapped = new LRUCache<string, MemberKey>({ max: 20_000 });

  /** `masterKey`: 32 bytes. */
  constructor(masterKey: Buffer) {
    const derive = (purpose: string) =>
      createSecretKey(Buffer.from(hkdfSync('sha256', masterKey, '', `emit/${purpose}`, 32)));
    this.wrapping = derive('member-keys');
    this.lookup = derive('email-lookup');
  }

  newKey(memberId: string): { key: MemberKey; wrappedKey: string } {
    const bytes = randomBytes(32);
    const wrappedKey = encrypt(this.wrapping, memberId, bytes);
    return { key: new MemberKey(memberId, createSecretKey(bytes)), wrappedKey };
  }

  /** Throws CannotOpen when the wrapped key is another member's or the master key has changed. */
  unwrap(memberId: string, wrappedKey: string): MemberKey {
    const known = this.unwrapped.get(wrappedKey);
    if (known?.memberId === memberId) return known;
    const key = new MemberKey(memberId, createSecretKey(decrypt(this.wrapping, memberId, wrappedKey)));
    this.unwrapped.set(wrappedKey, key);
    return key;
  }

  /** Keyed hash by which an e-mail address is looked up, whatever its letter case. */
  emailHash(email: string): string {
    return createHmac('sha256', this.lookup).update(normalEmail(email)).digest('hex');
  }
}

export function normalEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}
