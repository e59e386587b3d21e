import { Inject, Injectable } from '@nestjs/common';
import { memberDecider } from '../../../domain/member/decide.js';
import { memberStream } from '../../../domain/member/events.js';
import { Refusal } from '../../../kernel/refusal.js';
import { Metrics } from '../../../observability/metrics.js';
import { NoticeForged } from '../../../ports/payments.port.js';
import type { Vault } from '../../../ports/vault.port.js';
import type { Log } from '../../../runtime/log.js';
import { Keyring } from '../../../runtime/sealing.js';
import { CommandService } from '../../shared/command-service.js';
import { CLOCK, LOG, VAULT, type Clock } from '../../shared/injection-tokens.js';
import { FollowSubscription } from './follow-subscription.js';
import { Payments } from './payments.service.js';

type Result = 'followed' | 'ignored' | 'forged' | 'failed';

/** What the payment provider tells: it only says whose subscription to read. */
@Injectable()
export class TakeNoticeHandler {
  private readonly notices;

  constructor(
    private readonly payments: Payments,
    private readonly following: FollowSubscription,
    private readonly commands: CommandService,
    private readonly keyring: Keyring,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
    metrics: Metrics,
  ) {
    const help = 'What the payment provider told, by what became of it; failed ones are sent again';
    this.notices = metrics.counter('emit_payment_notices_total', help, ['result']);
  }

  /**
   * Whoever sent it sends it again unless this resolves. Throws NOTICE_FORGED, PAYMENTS_NOT_SET_UP, PAYMENTS_UNAVAILABLE and
   * StoreUnavailable.
   */
  async execute(body: Buffer, signature: string, correlationId: string): Promise<void> {
    let result: Result = 'failed';
    try {
      result = (await this.take(body, signature, correlationId)) ? 'followed' : 'ignored';
    } catch (error) {
      if (error instanceof NoticeForged) result = 'forged';
      throw error instanceof NoticeForged ? new Refusal('NOTICE_FORGED') : error;
    } finally {
      this.notices.inc({ result });
    }
  }

  /** Returns whether it concerned a member. */
  private async take(body: Buffer, signature: string, correlationId: string): Promise<boolean> {
    const { payments } = this;
    const { customerId } = await payments.ask(async (port) => port.read(body, signature, this.clock()));
    if (customerId === null) return false;
    const memberId = await payments.ask((port) => port.memberOf(customerId));
    if (memberId === null) return false;
    const state = await this.commands.read(memberDecider, memberStream(memberId), memberId);
    if (state.status === 'erased') {
      await payments.ask((port) => port.forget(customerId));
      return true;
    }
    const entry = state.status === 'registered' ? await this.vault.find(memberId) : null;
    if (!entry || state.customerId === null) return false;
    const known = this.keyring.unwrap(memberId, entry.wrappedKey).open(state.customerId);
    if (known !== customerId) {
      this.log.warn({ memberId }, 'a notice of another customer than the one the member has');
      return false;
    }
    await this.following.follow({ memberId, correlationId }, customerId);
    return true;
  }
}
