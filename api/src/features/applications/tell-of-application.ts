import { Injectable } from '@nestjs/common';
import type { ApplicationForm } from '@emit/contract/applications';
import { TellOperator } from '../mail/tell-operator.service.js';
import { HOUR_MS, UseLimit } from '../shared/use-limit.js';

/** Tells the operator that there is an application: once an hour for each form. */
@Injectable()
export class TellOfApplication {
  constructor(
    private readonly operator: TellOperator,
    private readonly limit: UseLimit,
  ) {}

  /** Throws StoreUnavailable. */
  async of(form: ApplicationForm): Promise<void> {
    if (await this.limit.allows(`application-notice/${form}`, 1, HOUR_MS))
      await this.operator.tell('application-arrived', { form });
  }
}
