import { Inject, Injectable } from '@nestjs/common';
import type { ApplicationForm } from '@emit/contract/applications';
import type { Vault } from '../../ports/vault.port.js';
import type { MemberKey } from '../../runtime/sealing.js';
import { MailQueue } from '../mail/mail-queue.service.js';
import { CLOCK, VAULT, type Clock } from '../shared/injection-tokens.js';
import { issueLink } from '../shared/issue-link.js';
import { DAY_MS, UseLimit } from '../shared/use-limit.js';

/** Of one application: nobody's mailbox is filled by a stranger. */
const MOST_A_DAY = 2;

/** Mails the link by which an applicant confirms the address, or takes the application back. */
@Injectable()
export class ApplicationMail {
  constructor(
    private readonly queue: MailQueue,
    private readonly limit: UseLimit,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Nothing when as many were mailed today. `key`: the application's. Throws StoreUnavailable. */
  async send(key: MemberKey, form: ApplicationForm, address: string): Promise<void> {
    const { memberId } = key;
    if (!(await this.limit.allows(`application-mail/${memberId}`, MOST_A_DAY, DAY_MS))) return;
    const about = key.seal({ address });
    const link = await issueLink(this.vault, { kind: 'application', memberId, about }, this.clock());
    await this.queue.add({ memberId, to: address }, 'application-link', { link, form });
  }
}
