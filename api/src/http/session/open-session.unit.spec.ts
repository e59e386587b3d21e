import { randomBytes } from 'node:crypto';
import type { OpenSession, VaultEntry } from '../../ports/vault.port.js';
import { Keyring } from '../../runtime/sealing.js';
import { hasEnded, isOpen, newSession, openSessionOf, SESSION } from './open-session.js';

const { key } = new Keyring(randomBytes(32)).newKey('ruth');
const NOW = Date.parse('2026-11-25T12:00:00Z');
const DAY_MS = 86_400_000;

const session = (over: Partial<OpenSession> = {}): OpenSession => ({
  ...newSession(key, 'A browser', NOW),
  ...over,
});
const entryWith = (sessions: readonly OpenSession[]) => ({ sessions }) as VaultEntry;

describe('a new session', () => {
  it('has an id that is no other’s, and says by what the sign-in was confirmed where it was', () => {
    const ids = Array.from({ length: 100 }, () => newSession(key, '', NOW).id);
    expect(new Set(ids).size).toBe(100);
    expect(newSession(key, '', NOW)).not.toHaveProperty('by');
    expect(newSession(key, '', NOW, 'totp')).toMatchObject({ by: 'totp', openedAt: NOW, seenAt: NOW });
  });

  it('seals what the browser says of itself, its first 200 letters', () => {
    const { client } = newSession(key, 'x'.repeat(199) + 'yz', NOW);
    expect(key.open(client)).toBe('x'.repeat(199) + 'y');
    expect(client).not.toContain('x'.repeat(20));
  });
});

describe('a session', () => {
  it.each([
    ['just opened', 0, 0, true],
    ['used to the last moment of 14 days', 20 * DAY_MS, 14 * DAY_MS - 1, true],
    ['not used for 14 days', 20 * DAY_MS, 14 * DAY_MS, false],
    ['used daily for nearly 30 days', 30 * DAY_MS - 1, 0, true],
    ['30 days old, however much it is used', 30 * DAY_MS, 0, false],
  ])('%s', (_, age, unused, open) => {
    expect(isOpen(session({ openedAt: NOW - age, seenAt: NOW - unused }), NOW)).toBe(open);
  });

  it('is found by its own id alone, and only while it is open', () => {
    const [one, over] = [session(), session({ openedAt: NOW - SESSION.longest })];
    const entry = entryWith([over, one]);
    expect(openSessionOf(entry, one.id, NOW)).toBe(one);
    expect(openSessionOf(entry, over.id, NOW)).toBeNull();
    expect(openSessionOf(entry, 'another', NOW)).toBeNull();
    expect(openSessionOf(entryWith([]), one.id, NOW)).toBeNull();
  });

  it('has ended where it is missing, unless so many are open that it may have been pushed out', () => {
    const many = Array.from({ length: SESSION.mostOpen }, () => session());
    const [first] = many as [OpenSession];
    expect(hasEnded(entryWith(many.slice(1)), first.id)).toBe(true);
    expect(hasEnded(entryWith(many.slice(0, 5)), first.id)).toBe(false);
    expect(hasEnded(entryWith(many), 'another')).toBe(false);
  });
});
