import type { Stores } from '../../composition/stores.js';
import { profileOf } from '../../features/shared/profile-of.js';
import type { CommandRunner } from '../../runtime/run-command.js';
import { Keyring } from '../../runtime/sealing.js';
import type { CommandSettings } from '../../settings/settings.js';

/** Where a member is to be told of what an operator does. */
export interface ToBeTold {
  readonly keyring: Keyring;
  readonly to: string;
}

/** Null where no mail is sent, or the address cannot be read: what is to be done is done all the same, and not told. */
export async function whomToTell(
  { vault }: Pick<Stores, 'vault'>,
  { masterKey, mail }: CommandSettings,
  runner: CommandRunner,
  memberId: string,
): Promise<ToBeTold | null> {
  if (!masterKey.key || !mail.smtp) return null;
  const keyring = new Keyring(masterKey.key);
  const entry = await vault.find(memberId);
  const key = entry && keyring.keyIn(memberId, entry.wrappedKey);
  const profile = key && (await profileOf(runner, key));
  return profile && { keyring, to: profile.email };
}
