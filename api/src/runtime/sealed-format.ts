import { createHash } from 'node:crypto';
import type { Place } from '../kernel/place.js';
import { CannotOpen } from './aead.js';

/**
 * How a sealed value is written. 'v1.' and the body: under the member's key itself, bound to the member. 'v2.', the number of the
 * member's key, the mark of its place ('' where none was named), and the body: under a key for sealing alone, bound to all of these.
 */
export interface SealedParts {
  /** 0: the first format. */
  readonly keyNumber: number;
  readonly mark: string;
  readonly body: string;
}

const FIRST = 'v1.';
/** Of what stands before the body alone: a body of megabytes is not gone through sign by sign. */
const HEAD = /^v2\.([1-9]\d{0,3})\.([\w-]{22}|)\./;
const BODY = /^[\w-]*$/;
const MARK_CHARACTERS = 22;

/** 128 bits of SHA-256 over the place: nothing secret, and too long to find another place with the same. */
export function markOf({ stream, id = '', field }: Place): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([stream, id, field]))
    .digest('base64url');
  return hash.slice(0, MARK_CHARACTERS);
}

export function placedFormat({ keyNumber, mark, body }: SealedParts): string {
  return `${boundTo(keyNumber, mark)}${body}`;
}

/** What a value of the second format begins with; authenticated with it. */
export function boundTo(keyNumber: number, mark: string): string {
  return `v2.${keyNumber}.${mark}.`;
}

/** Throws CannotOpen for what is no sealed value. */
export function partsOf(sealed: string): SealedParts {
  // Somebody may have put something that is no text in its place.
  if (typeof sealed !== 'string') throw new CannotOpen();
  if (sealed.startsWith(FIRST)) return { keyNumber: 0, mark: '', body: sealed.slice(FIRST.length) };
  const [head = '', keyNumber = '', mark = ''] = HEAD.exec(sealed) ?? [];
  const body = sealed.slice(head.length);
  // Signs that base64url does not have and a decoder would take: the rest of them make the body shorter (aead.ts).
  if (keyNumber === '' || body.includes('+') || body.includes('/')) throw new CannotOpen();
  return { keyNumber: Number(keyNumber), mark, body };
}

/** Whether a value says that it belongs elsewhere. Those of the first format, and what is none, say nothing. */
export function isElsewhere(value: unknown, place: Place): boolean {
  if (typeof value !== 'string') return false;
  const [head = '', , mark = ''] = HEAD.exec(value) ?? [];
  return mark !== '' && mark !== markOf(place) && BODY.test(value.slice(head.length));
}
