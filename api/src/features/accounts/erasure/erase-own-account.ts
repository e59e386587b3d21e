import { Inject, Injectable } from '@nestjs/common';
import type { MemberProof } from '@emit/contract/account';
import { memberDecider } from '../../../domain/member/decide.js';
import { memberStream } from '../../../domain/member/events.js';
import type { Vault } from '../../../ports/vault.port.js';
import { Keyring } from '../../../runtime/sealing.js';
import { CommandRunner } from '../../../runtime/run-command.js';
import { ProveMember } from '../factors/prove-member.js';
import { ConfirmPassword } from '../passwords/confirm-password.js';
import { EndPayments } from '../../plans/payments/end-payments.service.js';
import { MailQueue } from '../../mail/mail-queue.service.js';
import type { Caller } from '../../shared/caller.js';
import { CommandService } from '../../shared/command-service.js';
import { CLOCK, VAULT, type Clock } from '../../shared/injection-tokens.js';
import { eraseMember } from './erase-member.js';

@Injectable()
export class EraseOwnAccountHandler {
  constructor(
    private readonly member: ProveMember,
    private readonly passwords: ConfirmPassword,
    private readonly runner: CommandRunner,
    private readonly commands: CommandService,
    private readonly keyring: Keyring,
    private readonly mail: MailQueue,
    private readonly payments: EndPayments,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * A session alone is not enough to destroy an account. Throws what `ProveMember` does, and
   * NOT_AUTHENTICATED when the session has ended meanwhile.
   */
  async execute(caller: Caller, proof: MemberProof): Promise<void> {
    const { memberId, correlationId } = caller;
    const { runner, vault } = this;
    // Before the password is compared: a change that comes from here on makes it one that was not confirmed.
    const state = await runner.read(memberDecider, memberStream(memberId), memberId);
    const { passwordChanges, profile, customerId } = state;
    const customer = customerId === null ? null : caller.key.open(customerId);
    const to = profile === null ? null : caller.key.open(profile).email;
    await this.passwords.checkStillHolds(caller, await this.member.prove(caller, proof));
    const { position } = await eraseMember(
      { runner, vault },
      { memberId, correlationId },
      { passwordChanges },
    );
    // Nobody waits for it.
    if (customer !== null) void this.payments.now(customer);
    this.keyring.forget(memberId);
    if (to !== null) await this.mail.tell({ memberId: null, to }, 'erased', { at: this.clock() });
    await this.mail.forget(memberId);
    await this.commands.shown(position);
  }
}
