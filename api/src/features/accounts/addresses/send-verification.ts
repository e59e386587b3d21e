import { Inject, Injectable } from '@nestjs/common';
import { memberDecider } from '../../../domain/member/decide.js';
import { memberStream } from '../../../domain/member/events.js';
import type { Vault } from '../../../ports/vault.port.js';
import type { Log } from '../../../runtime/log.js';
import type { MemberKey } from '../../../runtime/sealing.js';
import type { Settings } from '../../../settings/settings.js';
import { MailQueue } from '../../mail/mail-queue.service.js';
import type { Caller } from '../../shared/caller.js';
import { CommandService } from '../../shared/command-service.js';
import { CLOCK, LOG, SETTINGS, VAULT, type Clock } from '../../shared/injection-tokens.js';
import { UseLimit } from '../../shared/use-limit.js';
import { issueLink } from '../../shared/issue-link.js';

const MOST_A_DAY = 5;

/** Mails a link that shows whose an address is. Where no mail reaches members nothing is asked of them. */
@Injectable()
export class SendVerificationHandler {
  constructor(
    private readonly commands: CommandService,
    private readonly mail: MailQueue,
    private readonly limit: UseLimit,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** On request. Nothing for an address that is verified. Throws TOO_MANY_REQUESTS and StoreUnavailable. */
  async execute({ memberId, key }: Caller): Promise<void> {
    const stream = memberStream(memberId);
    const { profile, isAddressVerified } = await this.commands.read(memberDecider, stream, memberId);
    if (profile === null || isAddressVerified || !this.mail.delivers) return;
    await this.limit.checkDaily(`verify/${memberId}`, MOST_A_DAY);
    await this.send(memberId, key, key.open(profile).email);
  }

  /** With a registration, which holds whether or not it can be mailed. */
  async welcome(memberId: string, key: MemberKey, address: string): Promise<void> {
    if (!this.mail.delivers) return;
    try {
      await this.send(memberId, key, address);
    } catch (error) {
      this.log.error({ err: error, memberId }, 'a link to confirm an address could not be mailed');
    }
  }

  private async send(memberId: string, key: MemberKey, address: string): Promise<void> {
    const about = key.seal({ address });
    const link = await issueLink(this.vault, { kind: 'verify', memberId, about }, this.clock());
    const bringsTokens = this.settings.trialTokens > 0;
    await this.mail.add({ memberId, to: address }, 'verify', { link, bringsTokens });
  }
}
