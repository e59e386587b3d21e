import { createHash, randomBytes } from 'node:crypto';
import { APPLICATION_DAYS } from '@emit/contract/applications';
import { ACCOUNT_LINK_PATHS } from '@emit/contract/paths';
import type { Sealed } from '../../kernel/sealed.js';
import type { LinkKind, LinkSubject } from '../../ports/account-links.port.js';
import type { Vault } from '../../ports/vault.port.js';

const [MINUTE_MS, DAY_MS] = [60_000, 86_400_000];

/** As the mails say it. */
export const LINK_LASTS_MS: Readonly<Record<LinkKind, number>> = {
  verify: 7 * DAY_MS,
  reset: 30 * MINUTE_MS,
  'address-former': DAY_MS,
  'address-new': DAY_MS,
  application: APPLICATION_DAYS.kept * DAY_MS,
};

/** Those that end with a new password or another address. */
export const ENDING_LINKS: readonly LinkKind[] = ['reset', 'address-former', 'address-new'];

const TOKEN_BYTES = 32;

/**
 * Returns the link's path in the web app. Its token stands after a '#', which browsers send to no server, and is kept nowhere
 * but in the mail.
 */
export async function issueLink(
  { links }: Pick<Vault, 'links'>,
  { kind, memberId, about }: { kind: LinkKind; memberId: string; about: Sealed<LinkSubject> },
  now: number,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = now + LINK_LASTS_MS[kind];
  await links.add({ tokenHash: tokenHashOf(token), kind, memberId, about, expiresAt }, now);
  const page = kind === 'reset' || kind === 'application' ? kind : 'confirm';
  return `${ACCOUNT_LINK_PATHS[page]}#${token}`;
}

/** The token is random: no salt, and no slow hash, would make it harder to guess. */
export function tokenHashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
