import { memberStream } from '../../domain/member/events.js';
import { Keyring } from '../../runtime/sealing.js';
import type { Settings } from '../../settings.js';
import type { Stores } from '../../stores.js';
import { CommandFailed } from './failures.js';
import { requireMasterKey } from './master-key.js';

/** The member's id, by id or e-mail address. Throws CommandFailed when there is no such member. */
export async function memberIdOf(
  stores: Pick<Stores, 'vault' | 'models'>,
  settings: Settings,
  member: string,
): Promise<string> {
  if (member.includes('@')) return memberByEmail(stores, settings, member);
  if (await stores.vault.find(member)) return member;
  // Erased members have no entry in the vault any more.
  if (await stores.models.get('member-directory', member)) return member;
  throw noMember(member);
}

/**
 * As an analyst names a member: by an id that the log knows, longer than the vault does, or by an e-mail address. A
 * mistyped id must not be taken for somebody who used nothing: throws CommandFailed.
 */
export async function memberInLog(
  { vault, log }: Pick<Stores, 'vault' | 'log'>,
  settings: Settings,
  member: string | undefined,
): Promise<string | null> {
  if (member === undefined) return null;
  if (member.includes('@')) return memberByEmail({ vault }, settings, member);
  for await (const page of log.readStream(memberStream(member))) if (page.length > 0) return member;
  throw noMember(member);
}

async function memberByEmail(
  { vault }: Pick<Stores, 'vault'>,
  settings: Settings,
  email: string,
): Promise<string> {
  const entry = await vault.findByEmail(new Keyring(settings.masterKey).emailHash(email));
  if (entry) return entry.memberId;
  await requireMasterKey({ vault }, settings);
  throw noMember(email);
}

function noMember(member: string): CommandFailed {
  return new CommandFailed(`there is no member ${member}`);
}
