import { applicationStream } from '../../domain/application/events.js';
import { memberStream } from '../../domain/member/events.js';
import { BadSetting } from '../../settings/environment.js';
import type { VaultEntry } from '../../ports/vault.port.js';
import type { Keyring } from '../../runtime/sealing.js';
import { checkKeys, type KeyReport, type KeyStores } from './check-keys.js';
import { LostData } from '../shared/lost-data.js';
import { opensVault, OTHER_MASTER_KEY, ROTATING } from './opens-vault.js';

export interface MasterKeySource {
  readonly keyring: Keyring;
  /** Its variable or its file. */
  readonly from: string;
  /** How lost keys come back. */
  readonly wayBack: string;
}

/**
 * Refuses to serve members when the keys of all of them are lost: they could not sign in, would register again, and nobody
 * could read what they wrote. Where only some are lost the others are served, and `KeyWatch` tells. Looks at the first and
 * the last key of the vault, and at all of them only when something is wrong with these. Throws LostData and BadSetting.
 */
export async function requireKeys(stores: KeyStores, source: MasterKeySource): Promise<void> {
  const { vault } = stores;
  const { keyring, from, wayBack } = source;
  if (await vault.isRotating()) throw new BadSetting(from, ROTATING);
  const ends = [...(await vault.page('', 1)), await vault.last()].filter((entry) => entry !== null);
  if (ends.length > 0 && (await areSound(ends, stores, keyring))) return;
  const report = await checkKeys(stores, keyring);
  const other = !(await opensVault(vault, keyring));
  if (other && report.faults.missing.length < Math.max(report.members, 1)) {
    throw new BadSetting(from, `${OTHER_MASTER_KEY}; where the vault is the wrong one, ${wayBack}`);
  }
  if (report.members > 0 && isNobodyLeft(report)) {
    const members = report.members.toLocaleString('en-US');
    throw new LostData(
      `the keys of all ${members} members of the event store are lost: ${whatTheVaultIs(ends.length > 0)}, and without ` +
        `them nobody can sign in or read what they wrote; ${wayBack}`,
    );
  }
}

async function areSound(
  entries: readonly VaultEntry[],
  { eventStore }: KeyStores,
  keyring: Keyring,
): Promise<boolean> {
  for (const { memberId, wrappedKey } of entries) {
    if (!keyring.opens(memberId, wrappedKey)) return false;
    const streams = [memberStream(memberId), applicationStream(memberId)];
    const areThere = await Promise.all(streams.map((stream) => isThere(eventStore, stream)));
    if (!areThere.includes(true)) return false;
  }
  return true;
}

async function isThere(eventStore: KeyStores['eventStore'], stream: string): Promise<boolean> {
  for await (const page of eventStore.readStream(stream)) if (page.length > 0) return true;
  return false;
}

function isNobodyLeft({ members, faults }: KeyReport): boolean {
  return faults.missing.length + faults.unopened.length + faults.foreign.length >= members;
}

function whatTheVaultIs(hasEntries: boolean): string {
  return hasEntries ? 'the vault is that of another event store' : 'the vault is empty';
}
