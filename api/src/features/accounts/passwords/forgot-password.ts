import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { memberDecider } from '../../../domain/member/decide.js';
import { memberStream } from '../../../domain/member/events.js';
import type { Vault } from '../../../ports/vault.port.js';
import type { Log } from '../../../runtime/log.js';
import { Keyring, normalEmail } from '../../../runtime/sealing.js';
import { MailQueue } from '../../mail/mail-queue.service.js';
import { CommandService } from '../../shared/command-service.js';
import { CLOCK, LOG, VAULT, type Clock } from '../../shared/injection-tokens.js';
import { UseLimit } from '../../shared/use-limit.js';
import { issueLink, LINK_LASTS_MS } from '../../shared/issue-link.js';
import { accountOf } from './guess-limit.js';

/**
 * Links that are mailed to one address while one works: nobody's mailbox is filled by a stranger, and a stranger who asks for
 * them all leaves the member with one that works.
 */
const MOST_AT_ONCE = 3;

/**
 * Mails a link by which a password is chosen anew. Whether there is such an account shows nowhere: both are counted alike, and
 * whatever differs is done beside the answer.
 */
@Injectable()
export class ForgotPasswordHandler implements OnApplicationShutdown {
  private readonly underWay = new Set<Promise<void>>();

  constructor(
    private readonly commands: CommandService,
    private readonly keyring: Keyring,
    private readonly mail: MailQueue,
    private readonly limit: UseLimit,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Also when nothing is mailed: no account, or too many links that work still. Throws StoreUnavailable. */
  async execute(email: string): Promise<void> {
    if (!(await this.limit.allows(`reset/${normalEmail(email)}`, MOST_AT_ONCE, LINK_LASTS_MS.reset))) return;
    const mailing = this.mailLink(email).catch((error: unknown) =>
      this.log.error({ err: error }, 'a link to choose a password could not be mailed'),
    );
    this.underWay.add(mailing);
    void mailing.finally(() => this.underWay.delete(mailing));
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.underWay);
  }

  /** To the address on record, never to what was typed. */
  private async mailLink(email: string): Promise<void> {
    const emailHash = this.keyring.emailHash(email);
    const entry = await this.vault.findByEmail(emailHash);
    if (!entry) return;
    const { memberId, wrappedKey } = entry;
    const { profile } = await this.commands.read(memberDecider, memberStream(memberId), memberId);
    if (profile === null) return;
    const key = this.keyring.unwrap(memberId, wrappedKey);
    const { email: address } = key.open(profile);
    const about = key.seal({ address });
    const link = await issueLink(this.vault, { kind: 'reset', memberId, about }, this.clock());
    await this.mail.add({ memberId, to: address }, 'reset', { link });
    this.log.info(accountOf(emailHash), 'a link to choose a password was mailed');
  }
}
