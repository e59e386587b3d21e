import { createCipheriv, createHmac, createSecretKey, hkdfSync, randomBytes } from 'node:crypto';
import type { Sealed } from '../kernel/sealed.js';
import { looksSealed } from '../kernel/sealed.js';
import { isElsewhere } from './sealed-format.js';
import { CannotOpen, Keyring } from './sealing.js';

const master = randomBytes(32);
const keyring = new Keyring(master);
const PLACE = { stream: 'conversation-1', id: 'm1', field: 'text' };

/** As every release before the second format wrote it. */
function asBefore(key: Buffer, owner: string, plain: Buffer): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', createSecretKey(key), nonce);
  cipher.setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return `v1.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`;
}
/** A member of a release before, with the raw key. */
function memberOfBefore(memberId: string) {
  const raw = randomBytes(32);
  const wrapping = Buffer.from(hkdfSync('sha256', master, '', 'emit/member-keys', 32));
  const wrappedKey = asBefore(wrapping, memberId, raw);
  return { raw, wrappedKey, key: keyring.unwrap(memberId, wrappedKey) };
}
const sealedBefore = (raw: Buffer, memberId: string, value: unknown) =>
  asBefore(raw, memberId, Buffer.from(JSON.stringify(value))) as Sealed<unknown>;

describe('a value that is sealed for its place', () => {
  const { key } = keyring.newKey('ruth');
  const sealed = key.seal({ text: 'entreat me not' }, PLACE);

  it('is opened there, and where nobody asks', () => {
    expect(key.open(sealed, PLACE)).toEqual({ text: 'entreat me not' });
    expect(key.openOnce(sealed)).toEqual({ text: 'entreat me not' });
    expect(looksSealed(sealed)).toBe(true);
  });

  it.each([
    { ...PLACE, stream: 'conversation-2' },
    { ...PLACE, id: 'm2' },
    { ...PLACE, field: 'title' },
    { stream: 'conversation-1', field: 'text' },
    // Two that would be one if their parts were only joined.
    { stream: 'conversation-1m', id: '1', field: 'text' },
  ])('is not opened at %j, and is known there without a key', (place) => {
    expect(() => key.open(sealed, place)).toThrow(CannotOpen);
    expect(() => key.openOnce(sealed, place)).toThrow(CannotOpen);
    expect(isElsewhere(sealed, place)).toBe(true);
    expect(isElsewhere(sealed, PLACE)).toBe(false);
  });

  it('does not open when it says another place, another key, or none', () => {
    const other = key.seal('x', { ...PLACE, id: 'm2' }).split('.')[2] ?? '';
    const [format, number, mark, body] = sealed.split('.');
    const forged = [
      [format, number, other, body],
      [format, number, '', body],
      [format, '2', mark, body],
      [format, '0', mark, body],
      ['v1', body],
      ['v3', number, mark, body],
    ];
    for (const parts of forged) expect(() => key.open(parts.join('.') as typeof sealed)).toThrow(CannotOpen);
  });

  it.each(['+', '/', '=', ' ', '\n', '.', 'é', '!'])('is not opened with %j in it or behind it', (sign) => {
    const middle = sealed.length - 9;
    for (const text of [`${sealed}${sign}`, sealed.slice(0, middle) + sign + sealed.slice(middle)])
      expect(() => key.open(text as typeof sealed, PLACE)).toThrow(CannotOpen);
  });

  it('is another member’s to nobody', () => {
    expect(() => keyring.newKey('naomi').key.open(sealed, PLACE)).toThrow(CannotOpen);
  });
});

describe('what a release before has sealed and hashed', () => {
  const { raw, wrappedKey, key } = memberOfBefore('ruth');

  it('is opened, at any place', () => {
    const sealed = sealedBefore(raw, 'ruth', { text: 'whither' });
    expect(key.open(sealed, PLACE)).toEqual({ text: 'whither' });
    expect(isElsewhere(sealed, PLACE)).toBe(false);
  });

  it('is matched: the same parts are the same id as before', () => {
    const hex = createHmac('sha256', raw).update('["practice","k"]').digest('hex');
    expect(key.uuidOf('practice', 'k').slice(0, 8)).toBe(hex.slice(0, 8));
  });

  it('is under another key than what is sealed from now on', () => {
    const body = key.seal('new').split('.')[3] ?? '';
    expect(() => key.open(`v1.${body}` as Sealed)).toThrow(CannotOpen);
  });

  it('stays so when the key is renewed and the master key replaced', () => {
    const sealed = sealedBefore(raw, 'ruth', 'whither');
    const placed = key.seal('thy people', PLACE);
    const other = new Keyring(randomBytes(32));
    const renewed = keyring.renew('ruth', keyring.renew('ruth', wrappedKey));
    const after = other.unwrap('ruth', keyring.rewrap('ruth', renewed, other));
    expect(after.open(sealed)).toBe('whither');
    expect(after.open(placed, PLACE)).toBe('thy people');
    expect(after.uuidOf('practice', 'k')).toBe(key.uuidOf('practice', 'k'));
    expect(after.textsKey()).toEqual(key.textsKey());
  });
});

describe('a renewed key', () => {
  const { wrappedKey, key } = keyring.newKey('ruth');
  const renewed = keyring.unwrap('ruth', keyring.renew('ruth', wrappedKey));

  it('seals what comes, which the former one does not open, and opens what was', () => {
    const [before, after] = [key.seal('before', PLACE), renewed.seal('after', PLACE)];
    expect(renewed.open(before, PLACE)).toBe('before');
    expect(renewed.open(after, PLACE)).toBe('after');
    expect(() => key.open(after, PLACE)).toThrow(CannotOpen);
  });

  it('keeps the ids that were hashed', () => {
    expect(renewed.uuidOf('conversation', 'temp_1')).toBe(key.uuidOf('conversation', 'temp_1'));
  });

  it('is not made where the present one is not opened', () => {
    expect(() => keyring.renew('naomi', wrappedKey)).toThrow(CannotOpen);
    expect(() => new Keyring(randomBytes(32)).renew('ruth', wrappedKey)).toThrow(CannotOpen);
    expect(keyring.opens('ruth', `${wrappedKey} `)).toBe(false);
    expect(keyring.opens('ruth', `${wrappedKey} v1.damaged`)).toBe(false);
  });
});

it('hashes a new member’s ids and seals texts under keys of their own', () => {
  const { key, wrappedKey } = keyring.newKey('ruth');
  const asOld = wrappedKey.replace('k2.', 'v1.');
  expect(keyring.opens('ruth', wrappedKey)).toBe(true);
  expect(keyring.opens('ruth', asOld)).toBe(false);
  expect(key.uuidOf('a')).not.toBe(keyring.newKey('ruth').key.uuidOf('a'));
});
