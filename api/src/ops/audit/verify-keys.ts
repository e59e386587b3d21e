import { checkKeys, KEY_FAULTS, type KeyFault } from '../../features/keys/check-keys.js';
import { faultyKeys, holdersOf, keySentences } from '../../features/keys/key-sentences.js';
import { wayBackOf } from '../../features/shared/lost-data.js';
import { opensVault, OTHER_MASTER_KEY, ROTATING } from '../../features/keys/opens-vault.js';
import { applicationStream } from '../../domain/application/events.js';
import { memberStream } from '../../domain/member/events.js';
import { Keyring } from '../../runtime/sealing.js';
import type { CommandSettings } from '../../settings/settings.js';
import type { ReadOnlyStores } from '../../composition/stores.js';
import { isSystemError, reasonOf } from '../support/failures.js';
import { lostVault } from '../support/lost-vault.js';
import type { Findings } from './findings.js';

const SAYS: Readonly<Record<KeyFault, string>> = {
  missing: 'has no key in the vault: cannot sign in, and nobody can read what this member wrote',
  unopened:
    "has a key that the master key does not open: damaged, another member's, or wrapped by another master key",
  foreign: "has a key that opens nothing of this member's: it is another's",
  misfiled: 'stands in the vault under another e-mail address: cannot sign in',
};

const LOST_APPLICATION = 'has no key in the vault that opens it: nobody can read what the applicant wrote';

export interface KeysToVerify {
  readonly stores: ReadOnlyStores;
  readonly settings: CommandSettings;
  readonly findings: Findings;
  readonly note: (text: string) => void;
  /** Whoever looks at the event store alone may have any EMIT_MASTER_KEY: that it is another one is said, and is no finding. */
  readonly logAlone: boolean;
  /** Nothing but the event store is there: no vault was lost. */
  readonly isCopy: boolean;
}

/**
 * Compares the members and applications of the event store with the vault, and opens every key where the master key is at hand. Returns
 * whether there was anything to compare them with.
 */
export async function verifyKeys(parts: KeysToVerify): Promise<boolean> {
  const { stores, settings, findings, note, isCopy } = parts;
  if (isCopy) {
    note("The members' keys were not compared: nothing but the event store is in this folder.");
    return false;
  }
  const way = wayBackOf(settings);
  let lost: string | null;
  try {
    lost = await lostVault(stores, settings);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    note(`The members' keys were not compared: ${reasonOf(error)}.`);
    return false;
  }
  if (lost !== null) {
    findings.add({ check: 'keys', where: 'the vault', what: lost, positions: [] });
    return true;
  }
  const report = await checkKeys(stores, await keyringOf(parts));
  for (const fault of KEY_FAULTS) {
    for (const memberId of report.faults[fault])
      findings.add({ check: 'keys', where: memberStream(memberId), what: SAYS[fault], positions: [] });
  }
  for (const id of report.applications.lost)
    findings.add({ check: 'keys', where: applicationStream(id), what: LOST_APPLICATION, positions: [] });
  if (faultyKeys(report) > 0) note(`${keySentences(report).join('; ')}; ${way}.`);
  else
    note(
      `${holdersOf(report.members, report.applications.all)}: each has a key${report.opened ? ' that opens what is theirs' : ''}.`,
    );
  return true;
}

/** Null where the keys cannot be opened, which is told. */
async function keyringOf({
  stores,
  settings,
  findings,
  note,
  logAlone,
}: KeysToVerify): Promise<Keyring | null> {
  const { masterKey } = settings;
  const wrong = (what: string): null => {
    findings.add({ check: 'keys', where: 'the master key', what, positions: [] });
    return null;
  };
  if (masterKey.key === null) {
    if (masterKey.isLost)
      return wrong(`${masterKey.why}: put its copy back; nobody can read what the members wrote`);
    note(`The members' keys were not opened: ${masterKey.why}.`);
    return null;
  }
  const { key, from } = masterKey;
  if (await stores.vault.isRotating()) return wrong(`${from} ${ROTATING}`);
  const keyring = new Keyring(key);
  if (await opensVault(stores.vault, keyring)) return keyring;
  const other = `${from} ${OTHER_MASTER_KEY}`;
  if (!logAlone || from !== 'EMIT_MASTER_KEY') return wrong(other);
  note(`The members' keys were not opened: ${other}.`);
  return null;
}
