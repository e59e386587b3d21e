import { opensVault, OTHER_MASTER_KEY, ROTATING } from '../../features/keys/opens-vault.js';
import type { VaultReading } from '../../ports/vault.port.js';
import { Keyring } from '../../runtime/sealing.js';
import { BadSetting, type CommandSettings } from '../../settings/settings.js';

type WithMasterKey = Pick<CommandSettings, 'masterKey'>;

/** The master key of a command that cannot do without it. Throws BadSetting. */
export function masterKeyOf({ masterKey }: WithMasterKey): { key: Buffer; from: string } {
  if (masterKey.key !== null) return masterKey;
  throw new BadSetting(
    'The master key',
    `is not at hand: ${masterKey.why}; put its copy back, or set EMIT_MASTER_KEY to it`,
  );
}

/**
 * With another master key nobody is found by an address, and a backup would ask for that one. A shell without the
 * server's EMIT_MASTER_KEY has another. Throws BadSetting.
 */
export async function requireMasterKey(
  { vault }: { readonly vault: VaultReading },
  settings: WithMasterKey,
): Promise<void> {
  const { key, from } = masterKeyOf(settings);
  if (await vault.isRotating()) throw new BadSetting(from, ROTATING);
  if (!(await opensVault(vault, new Keyring(key)))) throw new BadSetting(from, OTHER_MASTER_KEY);
}
