import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import type { TextsKey } from '@emit/contract/privacy';
import { LRUCache } from 'lru-cache';
import type { Place } from '../kernel/place.js';
import type { Sealed } from '../kernel/sealed.js';
import { CannotOpen, decrypt, encrypt } from './aead.js';
import { boundTo, isElsewhere, markOf, partsOf, placedFormat } from './sealed-format.js';
import { textsKeyOf } from './texts-key.js';

/** What is sealed filled has a multiple of this length; a power of two. */
const FILLED_BYTES = 4_096;

/** Values opened lately, by members' keys: opening one costs ten times what looking it up does (docs/adr/0007-http.md). */
const OPENED_CHARACTERS = 16_000_000;
const opened = new LRUCache<string, string>({
  maxSize: OPENED_CHARACTERS,
  sizeCalculation: (json, sealed) => json.length + sealed.length,
});

/** Of an erased member: what was opened goes from memory. Slow: it looks at all that is kept. */
export function forgetOpened(memberId: string): void {
  for (const entry of [...opened.keys()]) if (entry.startsWith(`${memberId}/`)) opened.delete(entry);
}

/** One of a member's data keys; a newer one takes over what is sealed from then on. */
export interface DataKey {
  readonly key: KeyObject;
  /** Whether ids are hashed under a key of their own; not so of keys made before there was one: their ids must stay. */
  readonly hashesApart: boolean;
}

export function derivedKey(key: KeyObject | Buffer, label: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', key, '', `emit/${label}`, 32)));
}

/** A member's own keys: AES-256-GCM, bound to the member and the place, so that a value moved elsewhere is not taken for its. */
export class MemberKey {
  private static made = 0;
  /** Its own part of the cache: another key never finds what this one opened. */
  private readonly part: string;
  private readonly sealing: KeyObject[];
  private readonly hashing: KeyObject;
  private isForgotten = false;

  /** `keys`: the oldest first, at least one. */
  constructor(
    readonly memberId: string,
    private readonly keys: readonly [DataKey, ...DataKey[]],
  ) {
    this.part = `${memberId}/${(MemberKey.made += 1)}:`;
    this.sealing = keys.map(({ key }) => derivedKey(key, 'sealing'));
    const [{ key, hashesApart }] = keys;
    this.hashing = hashesApart ? derivedKey(key, 'hashing') : key;
  }

  seal<T>(value: T, place?: Place): Sealed<T> {
    return this.sealJson(JSON.stringify(value), place);
  }

  /**
   * Filled up with spaces, which JSON does not heed, so that its length says little of what it holds. `to`: a power of two, of which
   * the length is a multiple.
   */
  sealFilled<T>(value: T, place?: Place, to = FILLED_BYTES): Sealed<T> {
    const json = JSON.stringify(value);
    return this.sealJson(json + ' '.repeat(-Buffer.byteLength(json) & (to - 1)), place);
  }

  private sealJson<T>(json: string, place: Place | undefined): Sealed<T> {
    const keyNumber = this.sealing.length;
    const mark = place ? markOf(place) : '';
    const key = this.sealing[keyNumber - 1] as KeyObject;
    const body = encrypt(key, this.memberId + boundTo(keyNumber, mark), Buffer.from(json));
    return placedFormat({ keyNumber, mark, body }) as Sealed<T>;
  }

  /** Throws CannotOpen, also for a value that belongs elsewhere than at `place`. */
  open<T>(sealed: Sealed<T>, place?: Place): T {
    if (place && isElsewhere(sealed, place)) throw new CannotOpen();
    const entry = this.part + sealed;
    let json = opened.get(entry);
    if (json === undefined) {
      json = this.jsonIn(sealed);
      if (!this.isForgotten) opened.set(entry, json);
    }
    return JSON.parse(json) as T;
  }

  /** The same for what is read through once: it takes no other value's place in memory. Throws CannotOpen. */
  openOnce<T>(sealed: Sealed<T>, place?: Place): T {
    if (place && isElsewhere(sealed, place)) throw new CannotOpen();
    return JSON.parse(this.jsonIn(sealed)) as T;
  }

  private jsonIn(sealed: Sealed<unknown>): string {
    const { keyNumber, mark, body } = partsOf(sealed);
    if (keyNumber === 0) return decrypt(this.keys[0].key, this.memberId, body).toString();
    const key = this.sealing[keyNumber - 1];
    if (!key) throw new CannotOpen();
    return decrypt(key, this.memberId + boundTo(keyNumber, mark), body).toString();
  }

  /** For texts in the member's browser. */
  textsKey(): TextsKey {
    return textsKeyOf(this.keys[0].key);
  }

  /** Keeps nothing any more of what it opens, for requests that still hold it. */
  forget(): void {
    this.isForgotten = true;
  }

  /** A UUID (version 8) that only this member's key makes of these parts: the same parts, the same id, also after a renewal. */
  uuidOf(...parts: readonly string[]): string {
    const hex = createHmac('sha256', this.hashing).update(JSON.stringify(parts)).digest('hex');
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
