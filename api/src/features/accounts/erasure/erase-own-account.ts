import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { memberDecider } from '../../../domain/member/decide.js';
import { memberStream } from '../../../domain/member/events.js';
import type { Vault } from '../../../ports/vault.port.js';
import type { Freshness } from '../../../runtime/freshness.js';
import { CommandRunner } from '../../../runtime/run-command.js';
import { ConfirmPassword } from '../passwords/confirm-password.js';
import type { Caller } from '../../shared/caller.js';
import { FRESHNESS, VAULT } from '../../shared/injection-tokens.js';
import { eraseMember } from './erase-member.js';
import { ErasedMembers } from './erased-members.service.js';

export class EraseOwnAccount extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly password: string,
  ) {
    super();
  }
}

/** After this the answer goes out although the read models lag. */
const LONGEST_WAIT_MS = 2_000;

@CommandHandler(EraseOwnAccount)
export class EraseOwnAccountHandler implements ICommandHandler<EraseOwnAccount> {
  constructor(
    private readonly passwords: ConfirmPassword,
    private readonly runner: CommandRunner,
    private readonly erased: ErasedMembers,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(FRESHNESS) private readonly freshness: Freshness,
  ) {}

  /**
   * A session alone is not enough to destroy an account. Throws WRONG_CURRENT_PASSWORD, TOO_MANY_REQUESTS, and
   * NOT_AUTHENTICATED when the session has ended meanwhile.
   */
  async execute({ caller, password }: EraseOwnAccount): Promise<void> {
    const { memberId, correlationId } = caller;
    const { runner, vault } = this;
    // Before the password is compared: a change that comes from here on makes it one that was not confirmed.
    const { passwordChanges } = await runner.read(memberDecider, memberStream(memberId), memberId);
    await this.passwords.checkStillHolds(caller, await this.passwords.confirm(caller, password));
    const { position } = await eraseMember({ runner, vault }, { memberId, correlationId }, passwordChanges);
    this.erased.forget(memberId);
    await this.freshness.waitFor(position, LONGEST_WAIT_MS);
  }
}
