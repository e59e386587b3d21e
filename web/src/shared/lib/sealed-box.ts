/**
 * Seals texts so that only the holder of a private key reads them, by whoever has the public one: an ephemeral P-256 key agrees
 * with it on a key for AES-256-GCM, used once (WebCrypto; the browser has it on https and on this machine alone).
 */
export interface BoxKey {
  /** Coordinates, base64url, as a JWK has them. */
  readonly x: string;
  readonly y: string;
}
export interface BoxSecret extends BoxKey {
  readonly d: string;
}

const AGREEMENT = { name: 'ECDH', namedCurve: 'P-256' } as const;
const NONCE_BYTES = 12;
/** An uncompressed point. */
const POINT_BYTES = 65;

export function canSeal(): boolean {
  return (globalThis.crypto as Crypto | undefined)?.subtle !== undefined;
}

export async function sealBox(to: BoxKey, text: string): Promise<string> {
  const { subtle } = crypto;
  const once = await subtle.generateKey(AGREEMENT, false, ['deriveKey']);
  const key = await agreed(once.privateKey, await importKey(to), 'encrypt');
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const sealed = await subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
  const point = await subtle.exportKey('raw', once.publicKey);
  return base64(new Uint8Array([...new Uint8Array(point), ...iv, ...new Uint8Array(sealed)]));
}

/** Throws where it was sealed for another, or is damaged. */
export async function openBox(secret: BoxSecret, box: string): Promise<string> {
  const { subtle } = crypto;
  const bytes = Uint8Array.from(atob(box), (character) => character.charCodeAt(0));
  const point = await subtle.importKey('raw', bytes.slice(0, POINT_BYTES), AGREEMENT, false, []);
  const key = await agreed(await importKey(secret), point, 'decrypt');
  const iv = bytes.slice(POINT_BYTES, POINT_BYTES + NONCE_BYTES);
  const sealed = bytes.slice(POINT_BYTES + NONCE_BYTES);
  return new TextDecoder().decode(await subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed));
}

function importKey(key: BoxKey | BoxSecret): Promise<CryptoKey> {
  const { x, y } = key;
  const jwk = { kty: 'EC', crv: 'P-256', x, y, ...('d' in key && { d: key.d }) };
  return crypto.subtle.importKey('jwk', jwk, AGREEMENT, false, 'd' in key ? ['deriveKey'] : []);
}

function agreed(own: CryptoKey, other: CryptoKey, use: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  const cipher = { name: 'AES-GCM', length: 256 };
  return crypto.subtle.deriveKey({ name: 'ECDH', public: other }, own, cipher, false, [use]);
}

/** In parts: a call takes only so many arguments. */
function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8_192)
    text += String.fromCharCode(...bytes.slice(at, at + 8_192));
  return btoa(text);
}
