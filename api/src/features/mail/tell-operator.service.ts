import { Inject, Injectable } from '@nestjs/common';
import type { Settings } from '../../settings/settings.js';
import { SETTINGS } from '../shared/injection-tokens.js';
import { MailQueue } from './mail-queue.service.js';
import type { MailFacts } from './mail-texts.js';

/** Whose mail it is where it only waits in the outbox. */
const IN_OUTBOX = 'operator@localhost';

type ForOperators = 'plan-asked' | 'application-arrived';

/** Tells the operator: at EMIT_OPERATOR_MAIL, or in the outbox where there is no mail server to send it by. */
@Injectable()
export class TellOperator {
  constructor(
    private readonly mail: MailQueue,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** `memberId`: with whose erasure the mail goes, if it waits. A failure is logged: what it tells of holds all the same. */
  async tell<K extends ForOperators>(
    kind: K,
    facts: MailFacts[K],
    memberId: string | null = null,
  ): Promise<void> {
    const to = this.settings.mail.operator ?? (this.mail.delivers ? null : IN_OUTBOX);
    if (to !== null) await this.mail.tell({ memberId, to }, kind, facts);
  }
}
