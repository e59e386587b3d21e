import { createECDH, hkdfSync, type KeyObject } from 'node:crypto';
import type { TextsKey } from '@emit/contract/privacy';

/** Returns the P-256 key, as a JWK has it, that follows from a member's key: with it texts in the member's browser are sealed. */
export function textsKeyOf(key: KeyObject): TextsKey {
  const derived = createECDH('prime256v1');
  derived.setPrivateKey(Buffer.from(hkdfSync('sha256', key, '', 'emit/texts-in-browser', 32)));
  const point = derived.getPublicKey();
  // A JWK wants all 32 bytes, also those that are zero at the front.
  const d = Buffer.concat([Buffer.alloc(32), derived.getPrivateKey()]).subarray(-32);
  const text = (bytes: Buffer) => bytes.toString('base64url');
  return { x: text(point.subarray(1, 33)), y: text(point.subarray(33)), d: text(d) };
}
