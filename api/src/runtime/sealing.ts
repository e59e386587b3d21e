import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  createSecretKey,
  type KeyObject,
} from 'node:crypto';
import type { TextsKey } from '@emit/contract/wire';
import { LRUCache } from 'lru-cache';
import type { Sealed } from '../kernel/sealed.js';
import { textsKeyOf } from './texts-key.js';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const FORMAT = 'v1.';
/** What is sealed filled has a multiple of this length; a power of two. */
const FILLED_BYTES = 4_096;

/** A sealed value could not be opened: another member's, damaged, or its key is gone. */
export class CannotOpen extends Error {
  constructor() {
    super('A sealed value could not be opened');
    this.name = 'CannotOpen';
  }
}

/** Random bytes for nonces, taken from one after another: asking the system for twelve costs as much as for thousands. */
const nonces = { bytes: Buffer.alloc(0), next: 0 };

function newNonce(): Buffer {
  if (nonces.next === nonces.bytes.length) {
    nonces.bytes = randomBytes(NONCE_BYTES * 512);
    nonces.next = 0;
  }
  nonces.next += NONCE_BYTES;
  return nonces.bytes.subarray(nonces.next - NONCE_BYTES, nonces.next);
}

function encrypt(key: KeyObject, owner: string, plain: Buffer): string {
  const nonce = newNonce();
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(Buffer.from(owner));
  const body = cipher.update(plain);
  cipher.final(); // nothing more comes of it: GCM has no padding
  return FORMAT + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

function decrypt(key: KeyObject, owner: string, sealed: string): Buffer {
  // Somebody may have put something that is no text in its place.
  if (!String.prototype.startsWith.call(sealed, FORMAT)) throw new CannotOpen();
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
const OPENED_CHARACTERS = 16_000_000;
const opened = new LRUCache<string, string>({
  maxSize: OPENED_CHARACTERS,
  sizeCalculation: (json, sealed) => json.length + sealed.length,
});

/** One member's own key: AES-256-GCM, bound to the member, so that a value moved to another member cannot be opened. */
export class MemberKey {
  private static made = 0;
  /** Its own part of the cache: another key never finds what this one opened. */
  private readonly place: string;
  private isForgotten = false;

  constructor(
    readonly memberId: string,
    private readonly key: KeyObject,
  ) {
    this.place = `${memberId}/${(MemberKey.made += 1)}:`;
  }

  seal<T>(value: T): Sealed<T> {
    return this.sealJson(JSON.stringify(value));
  }

  /** Filled up with spaces, which JSON does not heed, so that its length says little of what it holds. */
  sealFilled<T>(value: T): Sealed<T> {
    const json = JSON.stringify(value);
    return this.sealJson(json + ' '.repeat(-Buffer.byteLength(json) & (FILLED_BYTES - 1)));
  }

  private sealJson<T>(json: string): Sealed<T> {
    return encrypt(this.key, this.memberId, Buffer.from(json)) as Sealed<T>;
  }

  /** Throws CannotOpen. */
  open<T>(sealed: Sealed<T>): T {
    const entry = this.place + sealed;
    let json = opened.get(entry);
    if (json === undefined) {
      json = this.jsonIn(sealed);
      if (!this.isForgotten) opened.set(entry, json);
    }
    return JSON.parse(json) as T;
  }

  /** The same for what is read through once: it takes no other value's place in memory. Throws CannotOpen. */
  openOnce<T>(sealed: Sealed<T>): T {
    return JSON.parse(this.jsonIn(sealed)) as T;
  }

  private jsonIn(sealed: Sealed<unknown>): string {
    return decrypt(this.key, this.memberId, sealed).toString();
  }

  /** For texts in the member's browser. */
  textsKey(): TextsKey {
    return textsKeyOf(this.key);
  }

  /** Keeps nothing any more of what it opens, for requests that still hold it. */
  forget(): void {
    this.isForgotten = true;
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

/** Whose values of the service's own are. */
const OWN = 'emit';

/** Makes, wraps and unwraps members' keys under the master key (design.md "What is personal is sealed"). */
export class Keyring {
  private readonly wrapping: KeyObject;
  private readonly lookup: KeyObject;
  private readonly own: KeyObject;
  private readonly trials: KeyObject;
  /** By wrapped key, so that an erased member's entry cannot be found again. */
  private readonly unwrapped = new LRUCache<string, MemberKey>({ max: 20_000 });

  /** `masterKey`: 32 bytes. */
  constructor(masterKey: Buffer) {
    const derive = (purpose: string) =>
      createSecretKey(Buffer.from(hkdfSync('sha256', masterKey, '', `emit/${purpose}`, 32)));
    this.wrapping = derive('member-keys');
    this.lookup = derive('email-lookup');
    this.own = derive('own-values');
    this.trials = derive('trial-claims');
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

  /** Whether the key is wrapped by this ring's master key. */
  opens(memberId: string, wrappedKey: string): boolean {
    return this.keyIn(memberId, wrappedKey) !== null;
  }

  /** The key for whoever looks through all of them, which takes no other's place in memory; null when it is not opened. */
  keyIn(memberId: string, wrappedKey: string): MemberKey | null {
    try {
      return new MemberKey(memberId, createSecretKey(decrypt(this.wrapping, memberId, wrappedKey)));
    } catch (error) {
      if (error instanceof CannotOpen) return null;
      throw error;
    }
  }

  /** The same key wrapped by another ring's master key. Throws CannotOpen. */
  rewrap(memberId: string, wrappedKey: string, by: Keyring): string {
    return encrypt(by.wrapping, memberId, decrypt(this.wrapping, memberId, wrappedKey));
  }

  /** Of an erased member: the key, and whatever was opened with it, go from memory. Slow: it looks at all that is kept. */
  forget(memberId: string): void {
    for (const [wrappedKey, key] of [...this.unwrapped]) {
      if (key.memberId !== memberId) continue;
      key.forget();
      this.unwrapped.delete(wrappedKey);
    }
    for (const entry of [...opened.keys()]) if (entry.startsWith(`${memberId}/`)) opened.delete(entry);
  }

  /** Seals what must be read where a member's key is gone: mail on its way out. */
  sealOwn(value: unknown): string {
    return encrypt(this.own, OWN, Buffer.from(JSON.stringify(value)));
  }

  /** Throws CannotOpen, also for what was sealed under another master key. */
  openOwn(sealed: string): unknown {
    return JSON.parse(decrypt(this.own, OWN, sealed).toString());
  }

  /**
   * Keyed hash by which it is known that an address has had a trial: the same for all that lead into one mailbox by the
   * usual rules ('ruth+1@…' is 'ruth@…'). Nobody finds a member by it.
   */
  trialHash(email: string): string {
    return createHmac('sha256', this.trials).update(mailboxOf(email)).digest('hex');
  }

  /** Keyed hash of what is counted by a name that nobody shall read: a network address. */
  nameHash(name: string): string {
    return createHmac('sha256', this.trials).update(`name/${name}`).digest('hex');
  }

  /** Keyed hash by which an e-mail address is looked up, whatever its letter case. */
  emailHash(email: string): string {
    return createHmac('sha256', this.lookup).update(normalEmail(email)).digest('hex');
  }
}

/** Of providers that take dots in a name for nothing. */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

function mailboxOf(email: string): string {
  const [, name = '', domain = ''] = /^([^]*)@([^@]*)$/.exec(normalEmail(email)) ?? [];
  const plain = name.replace(/(?!^)\+.*$/s, '');
  return `${WITHOUT_DOTS.has(domain) ? plain.replaceAll('.', '') : plain}@${domain}`;
}

export function normalEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}
