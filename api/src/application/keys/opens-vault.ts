import type { Vault, VaultEntry } from '../../ports/vault.port.js';
import type { Keyring } from '../../runtime/sealing.js';

/** What is wrong with the setting EMIT_MASTER_KEY where it does not. */
export const OTHER_MASTER_KEY =
  "must be the master key by which the members' keys are wrapped; where 'emit keys rotate' was cut short, run it again";

/**
 * Whether the master key is the one by which members' keys are wrapped. Looks at the first and the last of them: a rotation
 * goes from one to the other, and where it was cut short no master key opens both. Throws StoreUnavailable.
 */
export async function opensVault(vault: Vault, keyring: Keyring): Promise<boolean> {
  const [first] = await vault.page('', 1);
  const last = await vault.last();
  const opens = (entry: VaultEntry | null | undefined) =>
    !entry || keyring.opens(entry.memberId, entry.wrappedKey);
  return opens(first) && opens(last);
}
