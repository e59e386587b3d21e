import { RulesInForce } from '../../../features/shared/rules-in-force.js';
import type { EventStore } from '../../../ports/event-store.port.js';
import { tokenBalance } from '../../../projections/token-balance.projection.js';

/** Returns the positions of events that the balances are folded without, so that the ledger says the same. */
export async function skippedInLedger(
  eventStore: Pick<EventStore, 'readStream'>,
): Promise<ReadonlySet<number>> {
  return (await RulesInForce.load(eventStore)).skippedIn(tokenBalance.name);
}
