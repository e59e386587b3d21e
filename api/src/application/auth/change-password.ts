import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { memberDecider } from '../../domain/member/decide.js';
import { memberStream } from '../../domain/member/events.js';
import { Refusal } from '../../kernel/refusal.js';
import type { Vault } from '../../ports/vault.port.js';
import type { Log } from '../../runtime/log.js';
import type { Caller } from '../caller.js';
import { CommandService } from '../command-service.js';
import { CLOCK, LOG, VAULT, type Clock } from '../tokens.js';
import { ConfirmPassword } from './confirm-password.js';
import { newSession } from './open-session.js';
import { refuseWeakPassword } from './password-rules.js';
import { hashPassword } from './passwords.js';

/** Answers the id of the one session that is open now: a fresh one, for the caller. */
export class ChangePassword extends Command<string> {
  constructor(
    readonly caller: Caller,
    readonly currentPassword: string,
    readonly newPassword: string,
    readonly client: string,
  ) {
    super();
  }
}

@CommandHandler(ChangePassword)
export class ChangePasswordHandler implements ICommandHandler<ChangePassword> {
  constructor(
    private readonly commands: CommandService,
    private readonly password: ConfirmPassword,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Throws WRONG_CURRENT_PASSWORD, TOO_MANY_REQUESTS, VALIDATION_FAILED. */
  async execute({ caller, currentPassword, newPassword, client }: ChangePassword): Promise<string> {
    const { memberId, correlationId, key } = caller;
    await this.password.confirm(caller, currentPassword);
    await refuseWeakPassword(newPassword, await this.wordsOf(caller));
    const session = newSession(key, client, this.clock());
    const changed = await this.vault.changePassword(memberId, await hashPassword(newPassword), session);
    if (!changed) throw new Refusal('MEMBER_NOT_FOUND');
    await this.commands.run(
      memberDecider,
      memberStream(memberId),
      { type: 'RecordPasswordChange' },
      { memberId, correlationId },
    );
    this.log.info({ memberId, correlationId }, 'password changed, other sessions ended');
    return session.id;
  }

  private async wordsOf({ memberId, key }: Caller): Promise<string[]> {
    const { profile } = await this.commands.read(memberDecider, memberStream(memberId), memberId);
    if (profile === null) throw new Refusal('MEMBER_NOT_FOUND');
    const { fullName, email } = key.open(profile);
    return [fullName, email];
  }
}
