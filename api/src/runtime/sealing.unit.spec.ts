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
