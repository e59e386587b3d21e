import { Inject, Injectable } from '@nestjs/common';
import type { MailPort } from '../../ports/mail.port.js';
import type { Vault } from '../../ports/vault.port.js';
import type { Log } from '../../runtime/log.js';
import { Keyring } from '../../runtime/sealing.js';
import { CLOCK, LOG, MAIL, VAULT, type Clock } from '../shared/injection-tokens.js';
import { MailSender } from './mail-sender.js';
import type { MailFacts, MailKind } from './mail-texts.js';
import { queueMail, type Recipient } from './queue-mail.js';

/** Somebody asks for these, and may get them from the operator, or they are for the operator; the others would only lie there, readable. */
const WORTH_KEEPING: ReadonlySet<MailKind> = new Set([
  'reset',
  'address-new',
  'address-former',
  'plan-asked',
  'application-arrived',
]);

/** Puts mail into the outbox, from where it is sent. No answer waits for a mail server. */
@Injectable()
export class MailQueue {
  constructor(
    private readonly keyring: Keyring,
    private readonly sender: MailSender,
    @Inject(MAIL) private readonly mail: MailPort,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Whether mail reaches members. */
  get delivers(): boolean {
    return this.mail.delivers;
  }

  /** Durable when it resolves. Throws StoreUnavailable. */
  async add<K extends MailKind>(recipient: Recipient, kind: K, facts: MailFacts[K]): Promise<void> {
    if (!this.delivers && !WORTH_KEEPING.has(kind)) return;
    const { vault, keyring, clock } = this;
    await queueMail({ vault, keyring, clock }, recipient, kind, facts);
    this.sender.wake();
  }

  /** As `add`, for what is done whether or not it can be told: a failure is logged. */
  async tell<K extends MailKind>(recipient: Recipient, kind: K, facts: MailFacts[K]): Promise<void> {
    try {
      await this.add(recipient, kind, facts);
    } catch (error) {
      this.log.error({ err: error, kind }, 'a mail could not be put into the outbox');
    }
  }

  /** Removes what is kept here of an erased member's mail; a failure is logged, and the operator can remove the file. */
  async forget(memberId: string): Promise<void> {
    try {
      await this.mail.forget(memberId);
    } catch (error) {
      this.log.error({ err: error, memberId }, 'mail of an erased member could not be removed');
    }
  }
}
