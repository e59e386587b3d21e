import { randomBytes } from 'node:crypto';
import { Refusal } from '../../../kernel/refusal.js';
import type { Vault } from '../../../ports/vault.port.js';
import { Keyring } from '../../../runtime/sealing.js';
import { Challenges, newSigned, passwordSumOf, type ChallengeKind } from './challenges.js';

const EXPIRED = new Refusal('CHALLENGE_EXPIRED');
const MINUTE_MS = 60_000;

function challengesOf(keyring = new Keyring(randomBytes(32))) {
  const clock = { now: 1_000_000 };
  const spent = new Set<string>();
  const spend = (name: string) => Promise.resolve(!spent.has(name) && spent.add(name).size > 0);
  const vault = { uses: { spend } } as unknown as Vault;
  return { challenges: new Challenges(keyring, vault, () => clock.now), clock, spent, keyring };
}
const facts = () => ({ memberId: 'ruth', passwordSum: 'sum', signed: newSigned() });

describe('a challenge', () => {
  it('comes back as it was given, and says nothing to who carries it', () => {
    const { challenges } = challengesOf();
    const told = facts();
    const { token, expiresAt } = challenges.issue('second-factor', told);
    expect(challenges.open('second-factor', token)).toMatchObject(told);
    expect(expiresAt).toBe(1_000_000 + 5 * MINUTE_MS);
    expect(Buffer.from(token, 'base64url').toString('latin1') + token).not.toMatch(/ruth|second/);
  });

  it('is of its own kind alone', () => {
    const { challenges } = challengesOf();
    const { token } = challenges.issue('prove', facts());
    const kinds: ChallengeKind[] = ['second-factor', 'passkey-sign-in', 'add-totp', 'add-passkey'];
    for (const kind of kinds) expect(() => challenges.open(kind, token)).toThrow(EXPIRED);
  });

  it.each([
    ['second-factor', 5],
    ['add-passkey', 15],
  ] as const)('%s ends after %d minutes', (kind, minutes) => {
    const { challenges, clock } = challengesOf();
    const { token } = challenges.issue(kind, facts());
    clock.now += minutes * MINUTE_MS - 1;
    expect(challenges.open(kind, token)).toBeDefined();
    clock.now += 1;
    expect(() => challenges.open(kind, token)).toThrow(EXPIRED);
  });

  it('is nobody else’s to make or to change', () => {
    const { challenges } = challengesOf();
    const { token } = challenges.issue('prove', facts());
    const other = challengesOf().challenges.issue('prove', facts()).token;
    const middle = Math.floor(token.length / 2);
    const changed = token.slice(0, middle) + (token[middle] === 'A' ? 'B' : 'A') + token.slice(middle + 1);
    for (const none of ['', 'x', other, changed, token.slice(1)])
      expect(() => challenges.open('prove', none)).toThrow(EXPIRED);
  });

  it('is spent once, of many at the same time by one', async () => {
    const { challenges } = challengesOf();
    const open = () => challenges.open('prove', token);
    const { token } = challenges.issue('prove', facts());
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () => challenges.spend('prove', open())),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const another = challenges.issue('prove', facts()).token;
    await expect(challenges.spend('prove', challenges.open('prove', another))).resolves.toBeUndefined();
  });
});

it('what an authenticator signs is 256 random bits', () => {
  const all = Array.from({ length: 100 }, newSigned);
  expect(new Set(all).size).toBe(100);
  for (const one of all) expect(Buffer.from(one, 'base64url')).toHaveLength(32);
});

it('the sum of a password’s hash changes with it, and does not tell it', () => {
  const sum = passwordSumOf({ passwordHash: 'typed:$argon2id$one' });
  expect(sum).toBe(passwordSumOf({ passwordHash: 'typed:$argon2id$one' }));
  expect(sum).not.toBe(passwordSumOf({ passwordHash: 'typed:$argon2id$two' }));
  expect(sum).not.toContain('argon');
});
