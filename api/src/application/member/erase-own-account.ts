import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Vault } from '../../ports/vault.port.js';
import type { Freshness } from '../../runtime/freshness.js';
import { CommandRunner } from '../../runtime/run-command.js';
import { ConfirmPassword } from '../auth/confirm-password.js';
import type { Caller } from '../caller.js';
import { FRESHNESS, VAULT } from '../tokens.js';
import { eraseMember } from './erase-member.js';
import { ErasedMembers } from './forget-member-when-erased.reaction.js';

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

  /** A session alone is not enough to destroy an account. Throws WRONG_CURRENT_PASSWORD and TOO_MANY_REQUESTS. */
  async execute({ caller, password }: EraseOwnAccount): Promise<void> {
    await this.passwords.confirm(caller, password);
    const { memberId, correlationId } = caller;
    const { runner, vault } = this;
    const { position } = await eraseMember({ runner, vault }, { memberId, correlationId });
    this.erased.forget(memberId);
    await this.freshness.waitFor(position, LONGEST_WAIT_MS);
  }
}
