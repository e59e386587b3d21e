import type { EraseApplication } from '../../domain/application/commands.js';
import { applicationDecider } from '../../domain/application/decide.js';
import { applicationStream, type ApplicationEvent } from '../../domain/application/events.js';
import type { ApplicationState } from '../../domain/application/state.js';
import type { Vault } from '../../ports/vault.port.js';
import type { CommandContext, CommandRunner, Outcome } from '../../runtime/run-command.js';

/**
 * Destroys an application's key, its links and its mail that waits: what was typed is unreadable for ever. Again it finishes
 * what was left half-way. `memberId` of the context is the application's id. Throws StoreUnavailable.
 */
export async function eraseApplication(
  { runner, vault }: { readonly runner: Pick<CommandRunner, 'run'>; readonly vault: Pick<Vault, 'destroy'> },
  context: CommandContext,
  why: Omit<EraseApplication, 'type'>,
): Promise<Outcome<ApplicationState, ApplicationEvent>> {
  const { memberId } = context;
  const command: EraseApplication = { type: 'EraseApplication', ...why };
  const erased = await runner.run(applicationDecider, applicationStream(memberId), command, context);
  // After the event: a key must not be gone while the event store says that the application is there.
  await vault.destroy(memberId);
  return erased;
}
