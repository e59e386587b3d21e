import { opensVault, OTHER_MASTER_KEY } from '../../application/keys/opens-vault.js';
import { Keyring } from '../../runtime/sealing.js';
import { BadSetting, type Settings } from '../../settings.js';
import type { Stores } from '../../stores.js';

/**
 * With another master key nobody is found by an address, and a backup would ask for that one. A shell without the
 * server's EMIT_MASTER_KEY has another. Throws BadSetting.
 */
export async function requireMasterKey(
  { vault }: Pick<Stores, 'vault'>,
  { masterKey }: Pick<Settings, 'masterKey'>,
): Promise<void> {
  if (await opensVault(vault, new Keyring(masterKey))) return;
  throw new BadSetting('EMIT_MASTER_KEY', OTHER_MASTER_KEY);
}
