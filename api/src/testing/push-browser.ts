import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const SALT = 16;
/** After the salt: the size of a record in four bytes, and the length of the sender's key in one (RFC 8188, 2.1). */
const KEY_LENGTH_AT = SALT + 4;
const TAG = 16;
const LAST_RECORD = 2;

/** A browser's half of web push: its keys, and how it opens what was encrypted for it (RFC 8291). */
export class TestBrowser {
  private readonly pair = createECDH('prime256v1');
  private readonly secret = randomBytes(16);
  readonly p256dh: string;
  readonly auth: string;

  constructor() {
    this.p256dh = this.pair.generateKeys('base64url');
    this.auth = this.secret.toString('base64url');
  }

  /** Throws where it is for another browser, or not whole. */
  decrypt(body: Buffer): string {
    const [salt, length] = [body.subarray(0, SALT), body[KEY_LENGTH_AT] ?? 0];
    const begin = KEY_LENGTH_AT + 1 + length;
    const [sender, sealed] = [body.subarray(KEY_LENGTH_AT + 1, begin), body.subarray(begin)];
    const shared = this.pair.computeSecret(sender);
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), this.pair.getPublicKey(), sender]);
    const input = derive(shared, this.secret, about, 32);
    const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-TAG));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()]);
    const end = padded.lastIndexOf(LAST_RECORD);
    if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('no last record');
    return padded.subarray(0, end).toString();
  }
}

function derive(input: Buffer, salt: Buffer, about: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', input, salt, about, length));
}
