import { checkKeys } from '../../features/keys/check-keys.js';
import { holdersOf } from '../../features/keys/key-sentences.js';
import { wayBackOf } from '../../features/shared/lost-data.js';
import { StoreDamaged, StoreUnavailable } from '../../ports/event-store.port.js';
import type { CommandSettings } from '../../settings/settings.js';
import type { ReadOnlyStores } from '../../composition/stores.js';
import { CommandFailed, reasonOf } from './failures.js';

type LogAndVault = Pick<ReadOnlyStores, 'eventStore' | 'vault'>;

/**
 * What is lost with a vault that is not there or cannot be read, and the way back; null when it can be. Throws what the
 * system says where it is only kept from whoever asks, and StoreUnavailable of a server that is away.
 */
export async function lostVault(stores: LogAndVault, settings: CommandSettings): Promise<string | null> {
  try {
    await stores.vault.ping();
    return null;
  } catch (error) {
    const what = isDamage(error) ? reasonOf(error) : await missing(stores, error);
    return what && `${what}; ${wayBackOf(settings)}`;
  }
}

/** The same as an error. Throws CommandFailed. */
export async function requireVault(stores: LogAndVault, settings: CommandSettings): Promise<void> {
  const lost = await lostVault(stores, settings);
  if (lost !== null) throw new CommandFailed(lost);
}

/** Also where a folder or a link in a circle stands in its place. */
function isDamage(error: unknown): boolean {
  return (
    error instanceof StoreDamaged ||
    ['EISDIR', 'ELOOP'].includes(String((error as NodeJS.ErrnoException).code))
  );
}

/** Null where nobody had a key in it. */
async function missing({ eventStore }: LogAndVault, error: unknown): Promise<string | null> {
  if (error instanceof StoreUnavailable || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  const nobody = { find: () => Promise.resolve(null) } as unknown as ReadOnlyStores['vault'];
  const { members, applications } = await checkKeys({ eventStore, vault: nobody }, null);
  return members + applications.all === 0
    ? null
    : `the vault is missing, and with it the keys of ${holdersOf(members, applications.all)}`;
}
