import type { EraseMember } from '../../../domain/member/commands.js';
import { memberDecider } from '../../../domain/member/decide.js';
import { memberStream, type MemberEvent } from '../../../domain/member/events.js';
import type { MemberState } from '../../../domain/member/state.js';
import type { Vault } from '../../../ports/vault.port.js';
import type { CommandContext, CommandRunner, Outcome } from '../../../runtime/run-command.js';

export interface ErasingParts {
  readonly runner: Pick<CommandRunner, 'run'>;
  readonly vault: Vault;
}

/**
 * Destroys a member's key: every text is unreadable for ever, the token ledger stays (design.md "What is personal is
 * sealed"). Again it finishes what was left half-way. `confirmed`: by the member's password, or by an operator. Throws MEMBER_NOT_FOUND, StoreUnavailable and, where
 * `passwordChanges` are no longer as many as when the password was confirmed, WRONG_CURRENT_PASSWORD.
 */
export async function eraseMember(
  { runner, vault }: ErasingParts,
  context: CommandContext,
  confirmed: Omit<EraseMember, 'type'>,
): Promise<Outcome<MemberState, MemberEvent>> {
  const { memberId } = context;
  const command: EraseMember = { type: 'EraseMember', ...confirmed };
  const erased = await runner.run(memberDecider, memberStream(memberId), command, context);
  // After the event: a key must not be gone while the event store says that the member is there.
  await vault.destroy(memberId);
  return erased;
}
