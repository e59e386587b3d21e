import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { memberDecider } from '../../domain/member/decide.js';
import { memberStream } from '../../domain/member/events.js';
import { Refusal } from '../../kernel/refusal.js';
import type { Vault } from '../../ports/vault.port.js';
import type { Caller } from '../caller.js';
import { CommandService } from '../command-service.js';
import { VAULT } from '../tokens.js';
import { hashPassword, passwordMatches } from './passwords.js';

/** Answers the session epoch that the member's one remaining session carries. */
export class ChangePassword extends Command<number> {
  constructor(
    readonly caller: Caller,
    readonly currentPassword: string,
    readonly newPassword: string,
  ) {
    super();
  }
}

@CommandHandler(ChangePassword)
export class ChangePasswordHandler implements ICommandHandler<ChangePassword> {
  constructor(
    private readonly commands: CommandService,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  /** Throws WRONG_CURRENT_PASSWORD. */
  async execute({ caller, currentPassword, newPassword }: ChangePassword): Promise<number> {
    const { memberId, correlationId } = caller;
    const entry = await this.vault.find(memberId);
    if (!(await passwordMatches(entry?.passwordHash ?? null, currentPassword))) {
      throw new Refusal('WRONG_CURRENT_PASSWORD');
    }
    const epoch = await this.vault.changePassword(memberId, await hashPassword(newPassword));
    if (epoch === null) throw new Refusal('MEMBER_NOT_FOUND');
    await this.commands.run(
      memberDecider,
      memberStream(memberId),
      { type: 'RecordPasswordChange' },
      { memberId, correlationId },
    );
    return epoch;
  }
}
