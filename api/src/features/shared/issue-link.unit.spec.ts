import { createHash } from 'node:crypto';
import type { Sealed } from '../../kernel/sealed.js';
import type { AccountLink, LinkKind, LinkSubject } from '../../ports/account-links.port.js';
import type { Vault } from '../../ports/vault.port.js';
import { ENDING_LINKS, issueLink, LINK_LASTS_MS, tokenHashOf } from './issue-link.js';

const NOW = 1_000_000;
const about = 'sealed' as Sealed<LinkSubject>;

async function issued(kind: LinkKind) {
  const kept: AccountLink[] = [];
  const links = { add: (link: AccountLink) => Promise.resolve(void kept.push(link)) };
  const path = await issueLink({ links } as unknown as Vault, { kind, memberId: 'ruth', about }, NOW);
  const [page = '', token = ''] = path.split('#');
  return { page, token, kept: kept[0] };
}

it.each([
  ['verify', '/confirm', 7 * 24 * 60],
  ['reset', '/reset', 30],
  ['address-former', '/confirm', 24 * 60],
  ['address-new', '/confirm', 24 * 60],
  ['application', '/application', 365 * 24 * 60],
] as const)('a link to %s leads to %s and works for %d minutes', async (kind, at, minutes) => {
  const { page, kept } = await issued(kind);
  expect(page).toBe(at);
  expect(kept).toMatchObject({ kind, memberId: 'ruth', about, expiresAt: NOW + minutes * 60_000 });
  expect(LINK_LASTS_MS[kind]).toBe(minutes * 60_000);
});

it('has 256 random bits, of which the hash alone is kept', async () => {
  const all = await Promise.all(Array.from({ length: 50 }, () => issued('reset')));
  expect(new Set(all.map(({ token }) => token)).size).toBe(50);
  for (const { token, kept } of all) {
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(kept?.tokenHash).toBe(createHash('sha256').update(token).digest('hex'));
    expect(JSON.stringify(kept)).not.toContain(token);
  }
  expect(tokenHashOf('a')).not.toBe(tokenHashOf('b'));
});

it('those that change how somebody signs in end with a new password; a confirmation does not', () => {
  expect([...ENDING_LINKS].sort()).toEqual(['address-former', 'address-new', 'reset']);
});
