import { randomBytes } from 'node:crypto';
import { weaknessOf } from './secrets.js';

describe('a secret', () => {
  it.each([
    ['changeme-changeme-changeme-changeme', 'a placeholder'],
    ['please-Change-Me-before-production!', 'a placeholder'],
    ['my-very-secret-signing-key-of-2026!', 'a placeholder'],
    ['0'.repeat(64), 'one pattern repeated'],
    ['deadbeef'.repeat(8), 'a placeholder'],
    ['0f1e2d3c'.repeat(8), 'one pattern repeated'],
    ['000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f', 'a sequence'],
    ['abcdefghijklmnopqrstuvwxyz{|}~~~'.slice(0, 30), 'a sequence'],
    ['aabbccddeeaabbccddeeaabbccddeeff', 'of too few different characters'],
  ])('%s is %s', (secret, weakness) => expect(weaknessOf(secret)).toBe(weakness));

  it('made at random is never called weak', () => {
    for (let i = 0; i < 2_000; i++) {
      expect(weaknessOf(randomBytes(32).toString('hex'))).toBeNull();
      expect(weaknessOf(randomBytes(32).toString('base64'))).toBeNull();
    }
  });
});
