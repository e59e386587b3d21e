import { memberDecider } from '../../domain/member/decide.js';
import { memberStream, type Profile } from '../../domain/member/events.js';
import { Refusal } from '../../kernel/refusal.js';
import type { CommandRunner } from '../../runtime/run-command.js';
import type { MemberKey } from '../../runtime/sealing.js';

type Reads = Pick<CommandRunner, 'read'>;

/** Returns a member's profile, opened; null of nobody who is registered. */
export async function profileOf(commands: Reads, key: MemberKey): Promise<Profile | null> {
  const { memberId } = key;
  const { profile } = await commands.read(memberDecider, memberStream(memberId), memberId);
  return profile && key.open(profile);
}

/** As `profileOf`. Throws MEMBER_NOT_FOUND. */
export async function requireProfile(commands: Reads, key: MemberKey): Promise<Profile> {
  const profile = await profileOf(commands, key);
  if (profile === null) throw new Refusal('MEMBER_NOT_FOUND');
  return profile;
}
