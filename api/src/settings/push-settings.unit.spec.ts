import { createECDH } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pushKeys } from './push-settings.js';

/** A pair that is the same in each run. */
function pairOf(seed: number): { publicKey: string; privateKey: string } {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.alloc(32, seed));
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') };
}
const { publicKey, privateKey } = pairOf(7);
const other = pairOf(9);
const contact = 'mailto:ruth@example.org';
const read = (value: string) => pushKeys({ EMIT_PUSH_KEYS: value });
const told = (value: string) => {
  try {
    return read(value);
  } catch (error) {
    return (error as Error).message;
  }
};

describe('EMIT_PUSH_KEYS', () => {
  it.each([contact, 'https://example.org/about'])('is a pair and a contact: %s', (reach) => {
    const keys = { publicKey, privateKey, contact: reach };
    expect(read(`${publicKey},${privateKey},${reach}`)).toEqual(keys);
    expect(read(` ${publicKey}, ${privateKey} , ${reach} `)).toEqual(keys);
  });

  it.each([undefined, '', '   '])('may be left out: %j', (value) => {
    expect(pushKeys({ EMIT_PUSH_KEYS: value })).toBeNull();
  });

  it.each([
    ['the public key alone', publicKey, 'with commas between'],
    ['no contact', `${publicKey},${privateKey}`, 'with commas between'],
    ['an empty contact', `${publicKey},${privateKey},`, 'with commas between'],
    ['no private key', `${publicKey},,${contact}`, 'with commas between'],
    ['too much', `${publicKey},${privateKey},${contact},more`, 'with commas between'],
    ['a public key cut short', `${publicKey.slice(0, -4)},${privateKey},${contact}`, 'of 65 bytes'],
    ['a public key that is no point', `${'A'.repeat(87)},${privateKey},${contact}`, 'of 65 bytes'],
    ['a private key cut short', `${publicKey},${privateKey.slice(0, -4)},${contact}`, 'of 32 bytes'],
    ['a private key of other letters', `${publicKey},${'*'.repeat(43)},${contact}`, 'of 32 bytes'],
    ['the keys the other way round', `${privateKey},${publicKey},${contact}`, 'of 65 bytes'],
    ['keys of two pairs', `${publicKey},${other.privateKey},${contact}`, 'must be a pair'],
    ['zero', `${publicKey},${'A'.repeat(43)},${contact}`, 'must be a pair'],
    ['a contact without a mailbox', `${publicKey},${privateKey},mailto:ruth`, 'must end with a contact'],
    ['a contact in the clear', `${publicKey},${privateKey},http://example.org`, 'must end with a contact'],
    ['an address alone', `${publicKey},${privateKey},ruth@example.org`, 'must end with a contact'],
  ])('is refused by name with %s, and nothing of it is repeated', (_what, value, why) => {
    const said = told(value);
    expect(said).toEqual(expect.stringMatching(/^EMIT_PUSH_KEYS must /));
    expect(said).toEqual(expect.stringContaining(why));
    expect(said).not.toEqual(expect.stringContaining(privateKey.slice(0, 8)));
    expect(said).not.toEqual(expect.stringContaining(publicKey.slice(0, 8)));
  });

  it('may be in a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'emit-push-'));
    const file = join(folder, 'push');
    try {
      writeFileSync(file, `${publicKey},${privateKey},${contact}\n`);
      expect(pushKeys({ EMIT_PUSH_KEYS_FILE: file })).toEqual({ publicKey, privateKey, contact });
      expect(() => pushKeys({ EMIT_PUSH_KEYS_FILE: join(folder, 'none') })).toThrow('EMIT_PUSH_KEYS_FILE');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
