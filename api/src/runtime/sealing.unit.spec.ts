import crypto, { randomBytes } from 'node:crypto';
import { CannotOpen, Keyring } from './sealing.js';

const keyring = new Keyring(randomBytes(32));

describe('sealing', () => {
  it('opens what the same member’s key sealed, any JSON, any letters', () => {
    const { key } = keyring.newKey('ruth');
    const value = { text: 'The LORD is my shepherd — 主は羊飼い', list: [1, null] };
    expect(key.open(key.seal(value))).toEqual(value);
  });

  it('never writes the same value twice alike, nor any part of it in the clear', () => {
    const { key } = keyring.newKey('ruth');
    const sealed = key.seal('whither thou goest');
    expect(key.seal('whither thou goest')).not.toBe(sealed);
    expect(Buffer.from(sealed.slice(3), 'base64url').toString('latin1')).not.toContain('whither');
  });

  it('does not open another member’s value, nor one that was changed', () => {
    const { key } = keyring.newKey('ruth');
    const sealed = key.seal('secret');
    expect(() => keyring.newKey('naomi').key.open(sealed)).toThrow(CannotOpen);
    const tampered = sealed.slice(0, -4) + (sealed.endsWith('AAAA') ? 'BBBB' : 'AAAA');
    expect(() => key.open(tampered as typeof sealed)).toThrow(CannotOpen);
    expect(() => key.open('plain text' as typeof sealed)).toThrow(CannotOpen);
  });

  it('unwraps a member’s key, and only as that member’s, and only under the same master key', () => {
    const { key, wrappedKey } = keyring.newKey('ruth');
    const sealed = key.seal('secret');
    expect(keyring.unwrap('ruth', wrappedKey).open(sealed)).toBe('secret');
    expect(() => keyring.unwrap('naomi', wrappedKey)).toThrow(CannotOpen);
    expect(() => new Keyring(randomBytes(32)).unwrap('ruth', wrappedKey)).toThrow(CannotOpen);
  });

  it('looks an e-mail address up in any letter case', () => {
    expect(keyring.emailHash(' Ruth@Example.org')).toBe(keyring.emailHash('ruth@example.ORG'));
    expect(keyring.emailHash('ruth@example.org')).not.toContain('ruth');
  });

  it('derives the same UUID from the same parts, and another for another member or other parts', () => {
    const { key } = keyring.newKey('ruth');
    const id = key.uuidOf('conversation', 'temp_1');
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(key.uuidOf('conversation', 'temp_1')).toBe(id);
    expect(key.uuidOf('conversation', 'temp_2')).not.toBe(id);
    expect(keyring.newKey('ruth').key.uuidOf('conversation', 'temp_1')).not.toBe(id);
  });

  it('forgets an erased member’s key and what it opened, and no one else’s', () => {
    const [ruth, naomi] = ['ruth', 'naomi'].map((memberId) => keyring.newKey(memberId));
    const [hers, other] = [ruth!.key.seal({ text: 'whither' }), naomi!.key.seal({ text: 'stay' })];
    const held = keyring.unwrap('ruth', ruth!.wrappedKey);
    const kept = keyring.unwrap('naomi', naomi!.wrappedKey);
    const opening = jest.spyOn(crypto, 'createDecipheriv');
    held.open(hers);
    kept.open(other);
    keyring.forget('ruth');
    opening.mockClear();
    expect(kept.open(other)).toEqual({ text: 'stay' });
    expect(opening).not.toHaveBeenCalled();
    // A request under way still reads, and leaves nothing behind.
    held.open(hers);
    held.open(hers);
    expect(opening).toHaveBeenCalledTimes(2);
    expect(keyring.unwrap('ruth', ruth!.wrappedKey)).not.toBe(held);
  });
});

describe('what the keyring seals and hashes for the service itself', () => {
  const [ring, other] = [new Keyring(Buffer.alloc(32, 1)), new Keyring(Buffer.alloc(32, 2))];

  it('is opened by the same master key alone', () => {
    const sealed = ring.sealOwn({ to: 'ruth@example.org' });
    expect(sealed).not.toContain('ruth');
    expect(ring.openOwn(sealed)).toEqual({ to: 'ruth@example.org' });
    expect(() => other.openOwn(sealed)).toThrow(CannotOpen);
    expect(() => ring.openOwn('v1.' + 'A'.repeat(60))).toThrow(CannotOpen);
  });

  it.each([
    ['Ruth@Example.org', 'ruth@example.org', true],
    ['ruth+1@example.org', 'ruth+trial@example.org', true],
    ['r.u.t.h@gmail.com', 'ruth@gmail.com', true],
    ['ruth@googlemail.com', 'r.uth+2@gmail.com', true],
    ['r_u-t.h@pm.me', 'ruth@proton.me', true],
    ['ruth@me.com', 'ruth@icloud.com', true],
    ['ruth@bücher.example', 'ruth@xn--bcher-kva.example', true],
    ['ruth@ｅxample.org', 'ruth@example.org', true],
    ['ruth@BÜCHER.example', 'ruth@bücher.example', true],
    ['ruth@constructor', 'ruth@toString', false],
    ['r.uth@example.org', 'ruth@example.org', false],
    ['+1@example.org', '+2@example.org', false],
    ['ruth@example.org', 'ruth@example.com', false],
  ])('knows whether %s and %s are one mailbox', (one, another, isSame) => {
    expect(ring.trialHash(one) === ring.trialHash(another)).toBe(isSame);
    expect(ring.trialHash(one)).not.toBe(other.trialHash(one));
    expect(ring.trialHash(one)).not.toBe(ring.emailHash(one));
  });

  it('names a network address for nobody to read', () => {
    expect(ring.nameHash('192.0.2.7')).toMatch(/^[\da-f]{64}$/);
    expect(ring.nameHash('192.0.2.7')).not.toBe(ring.nameHash('192.0.2.8'));
  });
});
