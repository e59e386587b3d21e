import { PRODUCT_IDS } from '@emit/contract/products';
import { applicationList } from '../../domain/application/events.js';
import type { VaultEntry, VaultReading } from '../../ports/vault.port.js';
import type { Keyring } from '../../runtime/sealing.js';

const LISTS: readonly string[] = [
  ...PRODUCT_IDS.map((product) => applicationList('waitlist', product)),
  applicationList('affiliate', null),
];

/** Entries of all applications of an address. Throws StoreUnavailable. */
export async function entriesOfAddress(
  vault: VaultReading,
  keyring: Keyring,
  email: string,
): Promise<VaultEntry[]> {
  const hashes = LISTS.map((list) => keyring.applicationHash(list, email));
  const found = await Promise.all(hashes.map((hash) => vault.findByEmail(hash)));
  return found.filter((entry) => entry !== null);
}
