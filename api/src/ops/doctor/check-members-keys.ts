import { checkKeys, KEY_FAULTS, type KeyReport } from '../../features/keys/check-keys.js';
import { faultyKeys, holdersOf, keySentences } from '../../features/keys/key-sentences.js';
import { wayBackOf } from '../../features/shared/lost-data.js';
import { Keyring } from '../../runtime/sealing.js';
import type { CommandSettings } from '../../settings/settings.js';
import type { ReadOnlyStores } from '../../composition/stores.js';
import { lostVault } from '../support/lost-vault.js';
import { requireMasterKey } from '../support/master-key.js';
import type { Found } from './check.js';

/** Ids that a person is told; `emit audit verify` names every one. */
const NAMED = 20;

/** That it answers, and opens with the master key that a server would start with. */
export async function vaultCheck(stores: ReadOnlyStores, settings: CommandSettings): Promise<Found> {
  const began = performance.now();
  const lost = await lostVault(stores, settings);
  if (lost !== null) return { state: 'wrong', what: lost };
  const answers = `answers in ${(performance.now() - began).toFixed(1)} ms`;
  const { masterKey } = settings;
  if (masterKey.key !== null) await requireMasterKey(stores, settings);
  else if (masterKey.isLost)
    return {
      state: 'wrong',
      what: `${masterKey.why}: nobody can read what the members wrote without it; put its copy back`,
    };
  else
    return {
      state: 'warning',
      what: `${answers}; whether the master key opens it was not looked at: ${masterKey.why}`,
    };
  return { state: 'ok', what: answers };
}

/** Every key of members and applications, by the event store: that it is there, and with the master key that it opens what is theirs. */
export async function membersKeysCheck(stores: ReadOnlyStores, settings: CommandSettings): Promise<Found> {
  const { key } = settings.masterKey;
  if ((await lostVault(stores, settings)) !== null)
    return { state: 'wrong', what: 'there is no vault to look into' };
  const report = await checkKeys(stores, key && new Keyring(key));
  const of = holdersOf(report.members, report.applications.all);
  if (faultyKeys(report) > 0) {
    const what = `${keySentences(report).join('; ')}: ${namesIn(report)}; ${wayBackOf(settings)}`;
    return { state: 'wrong', what };
  }
  if (report.opened) return { state: 'ok', what: `${of}, each with a key that opens what is theirs` };
  return { state: 'ok', what: `${of}, each with a key, which was not opened: the master key is not at hand` };
}

function namesIn({ faults, applications }: KeyReport): string {
  const ids = [...KEY_FAULTS.flatMap((fault) => faults[fault]), ...applications.lost];
  const more = ids.length > NAMED ? `, and ${(ids.length - NAMED).toLocaleString('en-US')} more` : '';
  return ids.slice(0, NAMED).join(', ') + more;
}
