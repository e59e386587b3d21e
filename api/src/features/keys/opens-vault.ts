import type { VaultReading } from '../../ports/vault.port.js';
import type { Keyring } from '../../runtime/sealing.js';

/** What is wrong with a master key, said after its name. */
export const OTHER_MASTER_KEY =
  "must be the master key by which the members' keys are wrapped: put that one back; where 'emit keys rotate' was cut short, run it again";
export const ROTATING =
  "is not yet the master key of every member: 'emit keys rotate' was cut short; run it again, with the same new key";

const PAGE = 500;

/** Whether some key in the vault is wrapped by this ring's master key; true of an empty vault. Throws StoreUnavailable. */
export async function opensVault(vault: VaultReading, keyring: Keyring): Promise<boolean> {
  let page = await vault.page('', PAGE);
  if (page.length === 0) return true;
  while (page.length > 0) {
    if (page.some(({ memberId, wrappedKey }) => keyring.opens(memberId, wrappedKey))) return true;
    page = await vault.page(page.at(-1)?.memberId ?? '', PAGE);
  }
  return false;
}
