import { counted } from '@emit/contract/english';
import { memberDirectory } from '../../projections/member-directory.projection.js';
import { checkKeys } from '../../features/keys/check-keys.js';
import { wayBackOf } from '../../features/shared/lost-data.js';
import { memberStream } from '../../domain/member/events.js';
import { Keyring } from '../../runtime/sealing.js';
import { BadSetting, type CommandSettings } from '../../settings/settings.js';
import type { ReadOnlyStores } from '../../composition/stores.js';
import { CommandFailed } from './failures.js';
import { requireVault } from './lost-vault.js';
import { requireMasterKey } from './master-key.js';

/** The member's id, by id or e-mail address. Throws CommandFailed when there is no such member. */
export async function memberIdOf(
  stores: Pick<ReadOnlyStores, 'eventStore' | 'vault' | 'models'>,
  settings: CommandSettings,
  member: string,
): Promise<string> {
  if (member.includes('@')) return memberByEmail(stores, settings, member);
  // Erased members have no entry in the vault any more, and the read models may not know the newest yet.
  if (await stores.models.get(memberDirectory, member)) return member;
  if (await stores.vault.find(member)) return member;
  throw noMember(member);
}

/**
 * As an analyst names a member: by an id that the event store knows, longer than the vault does, or by an e-mail address. A
 * mistyped id must not be taken for somebody who used nothing: throws CommandFailed.
 */
export async function memberInLog(
  stores: Pick<ReadOnlyStores, 'vault' | 'eventStore'>,
  settings: CommandSettings,
  member: string,
): Promise<string>;
export async function memberInLog(
  stores: Pick<ReadOnlyStores, 'vault' | 'eventStore'>,
  settings: CommandSettings,
  member: string | undefined,
): Promise<string | null>;
export async function memberInLog(
  { vault, eventStore }: Pick<ReadOnlyStores, 'vault' | 'eventStore'>,
  settings: CommandSettings,
  member: string | undefined,
): Promise<string | null> {
  if (member === undefined) return null;
  if (member.includes('@')) return memberByEmail({ eventStore, vault }, settings, member);
  for await (const page of eventStore.readStream(memberStream(member))) if (page.length > 0) return member;
  throw noMember(member);
}

async function memberByEmail(
  stores: Pick<ReadOnlyStores, 'eventStore' | 'vault'>,
  settings: CommandSettings,
  email: string,
): Promise<string> {
  const { key } = masterKeyFor(settings, email);
  await requireVault(stores, settings);
  const entry = await stores.vault.findByEmail(new Keyring(key).emailHash(email));
  if (entry) return entry.memberId;
  await requireMasterKey(stores, settings);
  const lost = (await checkKeys(stores, null)).faults.missing.length;
  if (lost === 0) throw noMember(email);
  throw new CommandFailed(
    `${email} is in no entry of the vault, which lacks those of ${counted(lost, 'member')}; ${wayBackOf(settings)}`,
  );
}

/** Throws BadSetting: whoever reads without secrets has ids. */
function masterKeyFor({ masterKey }: CommandSettings, email: string): { readonly key: Buffer } {
  if (masterKey.key !== null) return masterKey;
  const needed = `is found by the master key, which is not at hand: ${masterKey.why}`;
  throw new BadSetting(email, `${needed}; name the member by id, or set EMIT_MASTER_KEY to it`);
}

function noMember(member: string): CommandFailed {
  return new CommandFailed(`there is no member ${member}`);
}
