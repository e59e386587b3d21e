import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { MailRefused, MailUnavailable, type MailPort } from '../../ports/mail.port.js';
import type { QueuedMail } from '../../ports/outbox.port.js';
import type { Vault } from '../../ports/vault.port.js';
import { Metrics } from '../../observability/metrics.js';
import type { Log } from '../../runtime/log.js';
import { repeatedly } from '../../runtime/repeatedly.js';
import { CannotOpen, Keyring } from '../../runtime/sealing.js';
import { siteOf } from '../../settings/mail-settings.js';
import type { Settings } from '../../settings/settings.js';
import { CLOCK, LOG, MAIL, SETTINGS, VAULT, type Clock } from '../shared/injection-tokens.js';
import { renderMail } from './mail-template.js';
import { mailText, type MailKind } from './mail-texts.js';
import type { MailContent } from './queue-mail.js';

/** How often the outbox is looked at; what this process puts there is sent at once. */
const LOOK_EVERY_MS = 5_000;
/** Longer than a mail may take: then the process that took it has died. */
const OURS_FOR_MS = 120_000;
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 30 * 60_000;
/** Sent at the same time by one process. */
const AT_ONCE = 4;

/** Sends what is in the outbox, in every process that serves members; each mail is taken by one of them. */
@Injectable()
export class MailSender implements OnApplicationBootstrap, OnApplicationShutdown {
  private stopLooking = (): Promise<void> => Promise.resolve();
  private underWay: Promise<void> | null = null;
  private isAskedAgain = false;
  private isStopping = false;
  private readonly outcomes;

  constructor(
    private readonly keyring: Keyring,
    @Inject(MAIL) private readonly mail: MailPort,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
    metrics: Metrics,
  ) {
    this.outcomes = metrics.counter('emit_mails_total', 'Mails by what became of them', ['kind', 'outcome']);
    metrics.readings('emit_mails_waiting', 'Mails in the outbox', [], async () => [
      { value: await vault.outbox.count() },
    ]);
  }

  onApplicationBootstrap(): void {
    this.stopLooking = repeatedly(
      LOOK_EVERY_MS,
      () => this.sendDue(),
      // A vault that is away is told by whoever needs it for an answer.
      () => undefined,
    );
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    await this.stopLooking();
    await this.underWay;
    await this.mail.close();
  }

  /** Something was put into the outbox. */
  wake(): void {
    this.isAskedAgain = true;
    if (!this.isStopping) this.sendDue().catch(() => undefined);
  }

  /** One round at a time; resolves when nothing is due. */
  private sendDue(): Promise<void> {
    this.underWay ??= this.rounds().finally(() => (this.underWay = null));
    return this.underWay;
  }

  private async rounds(): Promise<void> {
    do {
      this.isAskedAgain = false;
      await Promise.all(Array.from({ length: AT_ONCE }, () => this.sendOneByOne()));
    } while (this.isAskedAgain && !this.isStopping);
  }

  private async sendOneByOne(): Promise<void> {
    while (!this.isStopping) {
      const now = this.clock();
      const queued = await this.vault.outbox.claim(now, now + OURS_FOR_MS);
      if (queued === null) return;
      await this.send(queued);
    }
  }

  private async send(queued: QueuedMail): Promise<void> {
    const { id, memberId } = queued;
    const content = this.contentOf(queued);
    if (content === null) return this.giveUp(queued, 'unknown', 'it cannot be opened');
    const { to, kind, facts } = content;
    try {
      const site = siteOf(this.settings);
      await this.mail.send({ id, memberId, to, ...renderMail(mailText(kind, facts, site)) });
      await this.vault.outbox.remove(id);
      this.outcomes.inc({ kind, outcome: 'sent' });
    } catch (error) {
      if (error instanceof MailRefused) await this.giveUp(queued, kind, error.reason);
      else if (error instanceof MailUnavailable) await this.tryLater(queued, kind, error.reason);
      else throw error;
    }
  }

  private contentOf({ sealed }: QueuedMail): MailContent | null {
    try {
      return this.keyring.openOwn(sealed) as MailContent;
    } catch (error) {
      // Of a former master key.
      if (error instanceof CannotOpen) return null;
      throw error;
    }
  }

  private async tryLater(queued: QueuedMail, kind: MailKind, reason: string): Promise<void> {
    const { id, attempts, giveUpAt } = queued;
    const dueAt = this.clock() + Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempts);
    if (dueAt >= giveUpAt) return this.giveUp(queued, kind, reason);
    await this.vault.outbox.postpone(id, dueAt);
    this.outcomes.inc({ kind, outcome: 'postponed' });
    this.log.warn(
      { mail: id, kind, reason, attempts: attempts + 1 },
      'a mail could not be sent; trying again',
    );
  }

  private async giveUp({ id }: QueuedMail, kind: MailKind | 'unknown', reason: string): Promise<void> {
    await this.vault.outbox.remove(id);
    this.outcomes.inc({ kind, outcome: 'given_up' });
    this.log.warn({ mail: id, kind, reason }, 'a mail was given up');
  }
}
