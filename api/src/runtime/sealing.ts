import { createHmac, createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { LRUCache } from 'lru-cache';
import { CannotOpen, decrypt, encrypt } from './aead.js';
import { derivedKey, forgetOpened, MemberKey, type DataKey } from './member-key.js';

export { CannotOpen, MemberKey };

/** What a wrapped key and a value of the service's own begin with. */
const FORMAT = 'v1.';
/** A wrapped key whose member has a key of its own for hashing. */
const HASHES_APART = 'k2.';
/** Between the wrapped keys of a member whose key was renewed; the oldest first. */
const NEXT_KEY = ' ';

function encryptOwn(key: KeyObject, owner: string, plain: Buffer): string {
  return FORMAT + encrypt(key, owner, plain);
}

function decryptOwn(key: KeyObject, owner: string, sealed: string): Buffer {
  // Somebody may have put something that is no text in its place.
  if (!String.prototype.startsWith.call(sealed, FORMAT)) throw new CannotOpen();
  return decrypt(key, owner, sealed.slice(FORMAT.length));
}

/** Whose values of the service's own are. */
const OWN = 'emit';

/** Makes, wraps and unwraps members' keys under the master key (design.md "What is personal is sealed"). */
export class Keyring {
  private readonly wrapping: KeyObject;
  private readonly lookup: KeyObject;
  private readonly applications: KeyObject;
  private readonly own: KeyObject;
  private readonly trials: KeyObject;
  /** By wrapped key, so that an erased member's entry cannot be found again. */
  private readonly unwrapped = new LRUCache<string, MemberKey>({ max: 20_000 });

  /** `masterKey`: 32 bytes. */
  constructor(masterKey: Buffer) {
    const derive = (purpose: string) => derivedKey(masterKey, purpose);
    this.wrapping = derive('member-keys');
    this.lookup = derive('email-lookup');
    this.applications = derive('application-lookup');
    this.own = derive('own-values');
    this.trials = derive('trial-claims');
  }

  newKey(memberId: string): { key: MemberKey; wrappedKey: string } {
    const wrappedKey = this.wrap(memberId, randomBytes(32), true);
    return { key: new MemberKey(memberId, this.keysIn(memberId, wrappedKey)), wrappedKey };
  }

  /** The member's keys with a new one, under which all is sealed from then on; the others open what they sealed. Throws CannotOpen. */
  renew(memberId: string, wrappedKey: string): string {
    this.keysIn(memberId, wrappedKey);
    return [wrappedKey, this.wrap(memberId, randomBytes(32), true)].join(NEXT_KEY);
  }

  /** Throws CannotOpen when the wrapped key is another member's or the master key has changed. */
  unwrap(memberId: string, wrappedKey: string): MemberKey {
    const known = this.unwrapped.get(wrappedKey);
    if (known?.memberId === memberId) return known;
    const key = new MemberKey(memberId, this.keysIn(memberId, wrappedKey));
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
      return new MemberKey(memberId, this.keysIn(memberId, wrappedKey));
    } catch (error) {
      if (error instanceof CannotOpen) return null;
      throw error;
    }
  }

  /** The same keys wrapped by another ring's master key. Throws CannotOpen. */
  rewrap(memberId: string, wrappedKey: string, by: Keyring): string {
    const keys = this.keysIn(memberId, wrappedKey);
    return keys.map(({ key, hashesApart }) => by.wrap(memberId, key.export(), hashesApart)).join(NEXT_KEY);
  }

  private wrap(memberId: string, key: Buffer, hashesApart: boolean): string {
    if (!hashesApart) return encryptOwn(this.wrapping, memberId, key);
    // Bound to it: a key cannot be taken for one of the other kind.
    return HASHES_APART + encrypt(this.wrapping, HASHES_APART + memberId, key);
  }

  private keysIn(memberId: string, wrappedKey: string): [DataKey, ...DataKey[]] {
    // Whoever can write to the vault can leave anything there.
    if (typeof wrappedKey !== 'string') throw new CannotOpen();
    const [first = '', ...later] = wrappedKey.split(NEXT_KEY);
    return [this.dataKey(memberId, first), ...later.map((one) => this.dataKey(memberId, one))];
  }

  private dataKey(memberId: string, wrapped: string): DataKey {
    const hashesApart = wrapped.startsWith(HASHES_APART);
    const bytes = hashesApart
      ? decrypt(this.wrapping, HASHES_APART + memberId, wrapped.slice(HASHES_APART.length))
      : decryptOwn(this.wrapping, memberId, wrapped);
    return { key: createSecretKey(bytes), hashesApart };
  }

  /** Of an erased member: the key, and whatever was opened with it, go from memory. Slow: it looks at all that is kept. */
  forget(memberId: string): void {
    for (const [wrappedKey, key] of [...this.unwrapped]) {
      if (key.memberId !== memberId) continue;
      key.forget();
      this.unwrapped.delete(wrappedKey);
    }
    forgetOpened(memberId);
  }

  /** Seals what must be read where a member's key is gone: mail on its way out. */
  sealOwn(value: unknown): string {
    return encryptOwn(this.own, OWN, Buffer.from(JSON.stringify(value)));
  }

  /** Throws CannotOpen, also for what was sealed under another master key. */
  openOwn(sealed: string): unknown {
    return JSON.parse(decryptOwn(this.own, OWN, sealed).toString());
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

  /** Keyed hash by which an application to a list is looked up by its address; never the same as that of a member's. */
  applicationHash(list: string, email: string): string {
    const name = JSON.stringify([list, normalEmail(email)]);
    return createHmac('sha256', this.applications).update(name).digest('hex');
  }
}

/** Of providers that take signs in a name for nothing: which. */
const IGNORED = new Map([
  ['gmail.com', /\./g],
  ['proton.me', /[._-]/g],
]);
/** Other domains of the same mailboxes. */
const SAME_MAILBOXES = new Map([
  ['googlemail.com', 'gmail.com'],
  ['protonmail.com', 'proton.me'],
  ['protonmail.ch', 'proton.me'],
  ['pm.me', 'proton.me'],
  ['me.com', 'icloud.com'],
  ['mac.com', 'icloud.com'],
]);

function mailboxOf(email: string): string {
  const [, name = '', written = ''] = /^([^]*)@([^@]*)$/.exec(normalEmail(email)) ?? [];
  // 'bücher.example' and 'xn--bcher-kva.example' are one domain.
  const ascii = domainToASCII(written) || written;
  const domain = SAME_MAILBOXES.get(ascii) ?? ascii;
  const plain = name.replace(/(?!^)\+.*$/s, '');
  const ignored = IGNORED.get(domain);
  return `${ignored ? plain.replace(ignored, '') : plain}@${domain}`;
}

export function normalEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}
