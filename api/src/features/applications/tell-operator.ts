import { Inject, Injectable } from '@nestjs/common';
import type { ApplicationForm } from '@emit/contract/applications';
import type { Settings } from '../../settings/settings.js';
import { MailQueue } from '../mail/mail-queue.service.js';
import { SETTINGS } from '../shared/injection-tokens.js';
import { HOUR_MS, UseLimit } from '../shared/use-limit.js';

/** Tells the operator that there is an application, where EMIT_OPERATOR_MAIL says whom to tell: once an hour for each form. */
@Injectable()
export class TellOperator {
  constructor(
    private readonly mail: MailQueue,
    private readonly limit: UseLimit,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Throws StoreUnavailable. */
  async of(form: ApplicationForm): Promise<void> {
    const to = this.settings.mail.operator;
    if (to === null || !(await this.limit.allows(`application-notice/${form}`, 1, HOUR_MS))) return;
    await this.mail.tell({ memberId: null, to }, 'application-arrived', { form });
  }
}
