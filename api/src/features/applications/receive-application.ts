import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { ApplicationForm } from '@emit/contract/applications';
import type { PrivacyVersion } from '@emit/contract/privacy';
import { v7 as newId } from 'uuid';
import { applicationDecider } from '../../domain/application/decide.js';
import {
  APPLICANT_BYTES,
  applicantPlace,
  applicationList,
  applicationStream,
  type Applicant,
} from '../../domain/application/events.js';
import { Refusal } from '../../kernel/refusal.js';
import type { Vault, VaultEntry } from '../../ports/vault.port.js';
import type { Log } from '../../runtime/log.js';
import { Keyring } from '../../runtime/sealing.js';
import { MailQueue } from '../mail/mail-queue.service.js';
import { CommandService } from '../shared/command-service.js';
import { CLOCK, LOG, VAULT, type Clock } from '../shared/injection-tokens.js';
import { UseLimit } from '../shared/use-limit.js';
import { ApplicationMail } from './application-mail.js';
import { TellOfApplication } from './tell-of-application.js';

/** From one network address. */
const MOST_A_DAY = 20;
/** Milliseconds that an answer takes at least: what is new is appended, and what is known is not. */
const LEAST_MS = 300;

export interface SentForm {
  readonly form: ApplicationForm;
  readonly privacyVersion: PrivacyVersion;
  readonly applicant: Applicant;
}

/**
 * Takes what a form sends. An address has one application on each list: the first counts until it is erased. Whether there is
 * one already, or a member with this address, shows nowhere.
 */
@Injectable()
export class ReceiveApplicationHandler {
  constructor(
    private readonly commands: CommandService,
    private readonly keyring: Keyring,
    private readonly queue: MailQueue,
    private readonly mail: ApplicationMail,
    private readonly operator: TellOfApplication,
    private readonly limit: UseLimit,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Throws TOO_MANY_REQUESTS, CONCURRENT_CHANGE and StoreUnavailable. */
  async execute(sent: SentForm, network: string, correlationId: string): Promise<void> {
    await this.limit.checkDaily(`applications/${network}`, MOST_A_DAY);
    await Promise.all([this.receive(sent, correlationId), pause(LEAST_MS)]);
  }

  private async receive(sent: SentForm, correlationId: string): Promise<void> {
    const { form, privacyVersion, applicant } = sent;
    const { memberId, wrappedKey } = await this.entryOf(sent);
    const key = this.keyring.unwrap(memberId, wrappedKey);
    const { events, state } = await this.commands.run(
      applicationDecider,
      applicationStream(memberId),
      {
        type: 'ReceiveApplication',
        form,
        privacyVersion,
        mustConfirm: this.queue.delivers,
        applicant: key.sealFilled(applicant, applicantPlace(memberId), APPLICANT_BYTES),
      },
      { memberId, correlationId },
    );
    if (state.status === 'erased') return this.afterErasure(sent, memberId, correlationId);
    if (state.mustConfirm && !state.isConfirmed) await this.mail.send(key, form, applicant.email);
    if (events.length === 0) return;
    this.log.info({ form, correlationId }, 'an application was received');
    if (!state.mustConfirm) await this.operator.of(form);
  }

  /** The entry of this address on this list; a new one where there is none. */
  private async entryOf({ form, applicant }: SentForm): Promise<VaultEntry> {
    const emailHash = this.keyring.applicationHash(applicationList(form, applicant.product), applicant.email);
    const found = await this.vault.findByEmail(emailHash);
    if (found) return found;
    const memberId = newId({ msecs: this.clock() });
    const { wrappedKey } = this.keyring.newKey(memberId);
    const nobodySignsIn = { passwordHash: '', sessions: [], markGeneration: 0, marksGiven: 0 };
    const entry = { memberId, emailHash, wrappedKey, ...nobodySignsIn, createdAt: this.clock() };
    if (await this.vault.add(entry)) return entry;
    const other = await this.vault.findByEmail(emailHash);
    if (other) return other;
    throw new Refusal('CONCURRENT_CHANGE');
  }

  /** An erasure was left half-way, or came between: it is finished, and the application is a new one. */
  private async afterErasure(sent: SentForm, erasedId: string, correlationId: string): Promise<void> {
    await this.vault.destroy(erasedId);
    this.keyring.forget(erasedId);
    await this.receive(sent, correlationId);
  }
}
