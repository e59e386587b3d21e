import type { Stores } from '../../composition/stores.js';
import { eventCatalogue } from '../../domain/all-events.js';
import { RulesInForce } from '../../features/shared/rules-in-force.js';
import { CommandRunner } from '../../runtime/run-command.js';

/** Decides against the event store like a server, so that a command is safe beside one. Throws StoreUnavailable. */
export async function memberRunner(
  { eventStore }: Pick<Stores, 'eventStore'>,
  clock: () => number,
): Promise<CommandRunner> {
  const rules = await RulesInForce.load(eventStore);
  const isSkipped = (position: number) => rules.isSkipped(position);
  return new CommandRunner(eventStore, eventCatalogue, clock, { isSkipped });
}
