import { randomBytes } from 'node:crypto';
import { Keyring } from '../../../runtime/sealing.js';
import { newRecoveryCodes, plainCode, recoveryHashOf } from './recovery-codes.js';
import { IS_TOTP, isNewStep, newSecret, stepOf, totpUri } from './totp.js';

/** RFC 6238, appendix B: the last six of its eight digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const KNOWN = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
] as const;

describe('a code of an authenticator app', () => {
  it.each(KNOWN)('at %d s is that of RFC 6238', (seconds, code) => {
    expect(stepOf(SECRET, code, seconds * 1_000)).toBe(Math.floor(seconds / 30));
  });

  it('works in its own half-minute alone', () => {
    const at = 1_234_567_890_000;
    const begin = Math.floor(at / 30_000) * 30_000;
    expect(stepOf(SECRET, '005924', begin)).not.toBeNull();
    expect(stepOf(SECRET, '005924', begin + 29_999)).not.toBeNull();
    expect(stepOf(SECRET, '005924', begin - 1)).toBeNull();
    expect(stepOf(SECRET, '005924', begin + 30_000)).toBeNull();
    expect(stepOf(newSecret(), '005924', at)).toBeNull();
    for (const wrong of ['005925', '5924', '', '0059240']) expect(stepOf(SECRET, wrong, at)).toBeNull();
  });

  it('is six digits, and nothing else', () => {
    for (const code of ['000000', '123456']) expect(IS_TOTP.test(code)).toBe(true);
    for (const none of ['12345', '1234567', '12345a', '١٢٣٤٥٦', '123456\n', ' 123456'])
      expect(IS_TOTP.test(none)).toBe(false);
  });

  it('is taken once: a later step than the last, or after a clock that was far ahead', () => {
    const now = 300_000;
    const isNew = (lastStep: number, step = 10) => isNewStep({ lastStep }, step, now);
    expect([isNew(9), isNew(10), isNew(11), isNew(12), isNew(500)]).toEqual([true, false, false, true, true]);
  });

  it('is made of 160 random bits, which the address for the app has', () => {
    const secrets = Array.from({ length: 50 }, newSecret);
    expect(new Set(secrets).size).toBe(50);
    for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(totpUri(SECRET, 'ruth@example.org'));
    expect(decodeURIComponent(uri.pathname)).toMatch(/Emit:ruth@example\.org$/);
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({
      secret: SECRET,
      issuer: 'Emit',
      digits: '6',
      period: '30',
    });
  });
});

describe('recovery codes', () => {
  const keyring = new Keyring(randomBytes(32));

  it('are ten, of 50 random bits each, without letters that are taken for others', () => {
    const codes = Array.from({ length: 100 }, newRecoveryCodes).flat();
    expect(new Set(codes).size).toBe(1_000);
    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
    // Each of the 32 letters comes; that one of them does not in 10,000 is less likely than 1 in 10^130.
    expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(32);
  });

  it('are the same however they are written, and the member’s own', () => {
    const { key } = keyring.newKey('ruth');
    const hash = recoveryHashOf(key, 'x7k1m-0pq4r');
    for (const written of [
      'X7K1M-0PQ4R',
      ' x7k1m0pq4r ',
      'x7kim–opq4r',
      'x7klm—Opq4r',
      'ｘ７ｋ１ｍ－０ｐｑ４ｒ',
    ])
      expect([written, recoveryHashOf(key, written)]).toEqual([written, hash]);
    expect(recoveryHashOf(key, 'x7k1m-0pq4s')).not.toBe(hash);
    expect(recoveryHashOf(keyring.newKey('naomi').key, 'x7k1m-0pq4r')).not.toBe(hash);
    expect(hash).not.toContain('x7k1m');
  });

  it('keep nothing of what is written between letters', () => {
    expect(plainCode('a b\t-‐‑c')).toBe('abc');
  });
});
