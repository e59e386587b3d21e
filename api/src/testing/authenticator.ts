import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyOptions } from '@emit/contract/account';

const [USER_PRESENT, USER_VERIFIED, ATTESTED] = [0x01, 0x04, 0x40];

/** A made-up authenticator with one passkey of ES256, whose answers can be bent. */
export class Authenticator {
  readonly id = randomBytes(32);
  counter = 0;
  origin: string;
  rpId: string;
  isVerified = true;
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private userHandle = '';

  constructor(origin = 'http://localhost:3000') {
    this.origin = origin;
    this.rpId = new URL(origin).hostname;
  }

  /** As navigator.credentials.create: RegistrationResponseJSON. */
  create(options: PasskeyOptions): Record<string, unknown> {
    this.userHandle = (options['user'] as { id: string }).id;
    const data = Buffer.concat([
      this.authData(ATTESTED),
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      this.coseKey(),
    ]);
    const parts = ['fmt', 'none', 'attStmt', null, 'authData', data].map(cbor);
    return this.answer({
      clientDataJSON: b64(this.clientData('webauthn.create', options)),
      attestationObject: b64(Buffer.concat([Buffer.from([0xa3]), ...parts])),
      transports: ['internal'],
    });
  }

  /** As navigator.credentials.get: AuthenticationResponseJSON. */
  get(options: PasskeyOptions): Record<string, unknown> {
    if (this.counter > 0) this.counter += 1;
    const clientData = this.clientData('webauthn.get', options);
    const data = this.authData();
    const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()]);
    return this.answer({
      clientDataJSON: b64(clientData),
      authenticatorData: b64(data),
      signature: b64(sign('sha256', signed, this.keys.privateKey)),
      userHandle: this.userHandle,
    });
  }

  private answer(response: object): Record<string, unknown> {
    const id = b64(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private clientData(type: string, { challenge }: PasskeyOptions): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private authData(flags = 0): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const all = flags | USER_PRESENT | (this.isVerified ? USER_VERIFIED : 0);
    return Buffer.concat([createHash('sha256').update(this.rpId).digest(), Buffer.from([all]), counter]);
  }

  /** RFC 9053: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}. */
  private coseKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
    const [xs, ys] = [x, y].map((part) => cbor(Buffer.from(part, 'base64url')));
    return Buffer.concat([head, xs!, Buffer.from([0x22]), ys!]);
  }
}

/** A text, bytes, or an empty map. */
function cbor(value: string | Buffer | null): Buffer {
  if (value === null) return Buffer.from([0xa0]);
  const bytes = Buffer.from(value);
  const major = typeof value === 'string' ? 0x60 : 0x40;
  const { length } = bytes;
  const head =
    length < 24
      ? [major | length]
      : length < 256
        ? [major | 24, length]
        : [major | 25, length >> 8, length & 255];
  return Buffer.concat([Buffer.from(head), bytes]);
}

const b64 = (bytes: Buffer) => bytes.toString('base64url');
