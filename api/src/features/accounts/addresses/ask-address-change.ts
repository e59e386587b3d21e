import { Inject, Injectable } from '@nestjs/common';
import type { AddressChangeAsked, MemberProof } from '@emit/contract/account';
import { memberDecider } from '../../../domain/member/decide.js';
import { memberStream } from '../../../domain/member/events.js';
import { Refusal } from '../../../kernel/refusal.js';
import type { Vault } from '../../../ports/vault.port.js';
import type { Log } from '../../../runtime/log.js';
import { normalEmail } from '../../../runtime/sealing.js';
import { MailQueue } from '../../mail/mail-queue.service.js';
import type { Caller } from '../../shared/caller.js';
import { CommandService } from '../../shared/command-service.js';
import { CLOCK, LOG, VAULT, type Clock } from '../../shared/injection-tokens.js';
import { UseLimit } from '../../shared/use-limit.js';
import { ProveMember } from '../factors/prove-member.js';
import { issueLink } from '../../shared/issue-link.js';
import { ConfirmPassword } from '../passwords/confirm-password.js';

const MOST_A_DAY = 5;

/**
 * Begins to change a member's address. A verified one is asked first, and only then the new one; so a stolen password is not
 * enough to take an account away. One that was never verified may be mistyped, and is not asked.
 */
@Injectable()
export class AskAddressChangeHandler {
  constructor(
    private readonly commands: CommandService,
    private readonly member: ProveMember,
    private readonly password: ConfirmPassword,
    private readonly mail: MailQueue,
    private readonly limit: UseLimit,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /**
   * Says nothing of whether the address is somebody's: whoever has its mailbox is told. Throws what `ProveMember` does,
   * VALIDATION_FAILED for the address that it is already, TOO_MANY_REQUESTS, NOT_AUTHENTICATED and StoreUnavailable.
   */
  async execute(caller: Caller, proof: MemberProof, email: string): Promise<AddressChangeAsked> {
    const { memberId, key, correlationId } = caller;
    await this.password.checkStillHolds(caller, await this.member.prove(caller, proof));
    const stream = memberStream(memberId);
    const { profile, isAddressVerified } = await this.commands.read(memberDecider, stream, memberId);
    if (profile === null) throw new Refusal('MEMBER_NOT_FOUND');
    const { email: address } = key.open(profile);
    const next = normalEmail(email);
    if (next === address)
      throw new Refusal('VALIDATION_FAILED', { field: 'email', text: 'This is your address already' });
    await this.limit.checkDaily(`address/${memberId}`, MOST_A_DAY);
    // The last wish counts.
    await this.vault.links.end(memberId, ['address-former', 'address-new']);
    const kind = isAddressVerified ? 'address-former' : 'address-new';
    const about = key.seal({ address, next });
    const link = await issueLink(this.vault, { kind, memberId, about }, this.clock());
    await this.mail.add({ memberId, to: isAddressVerified ? address : next }, kind, { link });
    this.log.info({ memberId, correlationId }, 'a change of address was asked for');
    return { asked: isAddressVerified ? 'former' : 'new' };
  }
}
