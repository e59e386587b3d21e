import { Inject, Injectable } from '@nestjs/common';
import { Refusal } from '../../../kernel/refusal.js';
import { Metrics } from '../../../observability/metrics.js';
import { PaymentFailed, type PaymentPort } from '../../../ports/payments.port.js';
import type { Log } from '../../../runtime/log.js';
import { LOG, PAYMENTS } from '../../shared/injection-tokens.js';

/** Asks the payment provider, where there is one. */
@Injectable()
export class Payments {
  private readonly failures;

  constructor(
    @Inject(PAYMENTS) private readonly port: PaymentPort | null,
    @Inject(LOG) private readonly log: Log,
    metrics: Metrics,
  ) {
    const help = 'Requests to the payment provider that failed: later may work, refused will not';
    this.failures = metrics.counter('emit_payment_failures_total', help, ['kind']);
  }

  get areTaken(): boolean {
    return this.port !== null;
  }

  /** Throws PAYMENTS_NOT_SET_UP, and PAYMENTS_UNAVAILABLE for whatever the provider does not do. */
  async ask<T>(work: (port: PaymentPort) => Promise<T>): Promise<T> {
    if (this.port === null) throw new Refusal('PAYMENTS_NOT_SET_UP');
    try {
      return await work(this.port);
    } catch (error) {
      if (!(error instanceof PaymentFailed)) throw error;
      this.failures.inc({ kind: error.kind });
      this.log[error.kind === 'later' ? 'warn' : 'error']({ err: error }, 'the payment provider failed');
      throw new Refusal('PAYMENTS_UNAVAILABLE');
    }
  }
}
