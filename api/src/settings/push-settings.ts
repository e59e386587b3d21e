import { createECDH } from 'node:crypto';
import type { PushKeys } from '../ports/push.port.js';
import { BadSetting, text, type Environment } from './environment.js';

export interface PushSettings {
  /** Null without EMIT_PUSH_KEYS: no browser is reminded. */
  readonly push: PushKeys | null;
}

const NAME = 'EMIT_PUSH_KEYS';
const HOW = "make them with 'emit keys push'";
/** An uncompressed point of P-256, and a number. */
const PUBLIC_BYTES = 65;
const PRIVATE_BYTES = 32;
const MAILBOX = /^mailto:[^\s<>@,]+@[^\s<>@,]+$/;

/** Throws BadSetting. */
export function pushSettings(env: Environment): PushSettings {
  return { push: pushKeys(env) };
}

/** 'PUBLIC,PRIVATE,CONTACT'; null when it is not set. Throws BadSetting, which repeats nothing of the private key. */
export function pushKeys(env: Environment): PushKeys | null {
  const given = text(env, NAME);
  if (given === null) return null;
  const parts = given.split(',').map((part) => part.trim());
  const [publicKey = '', privateKey = '', contact = ''] = parts;
  if (parts.length !== 3 || parts.includes(''))
    throw new BadSetting(
      NAME,
      `must be the public key, the private key and a contact, with commas between them: ${HOW}`,
    );
  const point = bytesOf(publicKey, PUBLIC_BYTES);
  if (point?.[0] !== 4)
    throw new BadSetting(NAME, `must begin with a public key of 65 bytes, base64url: ${HOW}`);
  const number = bytesOf(privateKey, PRIVATE_BYTES);
  if (number === null)
    throw new BadSetting(NAME, `must have a private key of 32 bytes, base64url, in the second place: ${HOW}`);
  if (!publicPointOf(number)?.equals(point))
    throw new BadSetting(NAME, `must be a pair: the public key is not that of the private key; ${HOW}`);
  if (!isContact(contact))
    throw new BadSetting(NAME, 'must end with a contact, as mailto:you@example.org or https://example.org');
  return { publicKey, privateKey, contact };
}

export function isContact(contact: string): boolean {
  return MAILBOX.test(contact) || (contact.startsWith('https://') && URL.canParse(contact));
}

function bytesOf(key: string, length: number): Buffer | null {
  const bytes = /^[\w-]+={0,2}$/.test(key) ? Buffer.from(key, 'base64url') : null;
  return bytes?.length === length ? bytes : null;
}

/** Null for a number that is no private key, as 0. */
function publicPointOf(privateKey: Buffer): Buffer | null {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey);
    return pair.getPublicKey();
  } catch {
    return null;
  }
}
