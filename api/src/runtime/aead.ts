import { createCipheriv, createDecipheriv, randomBytes, type KeyObject } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A sealed value could not be opened: another member's, another place's, damaged, or its key is gone. */
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

/** AES-256-GCM: nonce, tag and body, base64url. `bound` is authenticated with it, and not in it. */
export function encrypt(key: KeyObject, bound: string, plain: Buffer): string {
  const nonce = newNonce();
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(Buffer.from(bound));
  const body = cipher.update(plain);
  cipher.final(); // nothing more comes of it: GCM has no padding
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

/** Throws CannotOpen. */
export function decrypt(key: KeyObject, bound: string, sealed: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64url');
  // The decoder leaves out what is no sign of base64url.
  const isWhole = bytes.length === Math.floor((sealed.length * 3) / 4);
  if (!isWhole || bytes.length < NONCE_BYTES + TAG_BYTES) throw new CannotOpen();
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(bound));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    throw new CannotOpen();
  }
}
