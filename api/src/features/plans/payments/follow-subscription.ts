import { Inject, Injectable } from '@nestjs/common';
import { higherPlan, planPaidFor } from '@emit/contract/subscriptions';
import { memberDecider } from '../../../domain/member/decide.js';
import { memberStream } from '../../../domain/member/events.js';
import type { SubscriptionState } from '../../../domain/member/state.js';
import { Refusal } from '../../../kernel/refusal.js';
import type { Subscription } from '../../../ports/payments.port.js';
import type { Log } from '../../../runtime/log.js';
import type { CommandContext } from '../../../runtime/run-command.js';
import type { Settings } from '../../../settings/settings.js';
import { CommandService } from '../../shared/command-service.js';
import { CLOCK, LOG, SETTINGS, type Clock } from '../../shared/injection-tokens.js';
import { monthOf } from '../../tokens/allowance.service.js';
import { Payments } from './payments.service.js';

/** Two processes that follow the same change need three readings. */
const MOST_READINGS = 10;

/** Records what the payment provider says of a member's subscription now. */
@Injectable()
export class FollowSubscription {
  constructor(
    private readonly payments: Payments,
    private readonly commands: CommandService,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /**
   * Reads until what was read last is on record: whoever records what is out of date by then finds that out. Throws
   * PAYMENTS_UNAVAILABLE, MEMBER_NOT_FOUND and StoreUnavailable.
   */
  async follow(context: CommandContext, customerId: string): Promise<void> {
    const { memberId } = context;
    for (let n = 0; n < MOST_READINGS; n++) {
      const found = await this.payments.ask((port) => port.subscriptionsOf(customerId));
      const subscription = this.countingOf(found, memberId);
      const { trialTokens } = this.settings;
      const month = monthOf(this.clock());
      const command = { type: 'FollowSubscription', subscription, month, trialTokens } as const;
      const { events } = await this.commands.run(memberDecider, memberStream(memberId), command, context);
      if (events.length === 0) return;
    }
    // Whoever asked is to ask again.
    throw new Refusal('PAYMENTS_UNAVAILABLE');
  }

  /** Of several the one that brings most, the latest first; null where none has been paid yet. */
  private countingOf(found: readonly Subscription[], memberId: string): SubscriptionState | null {
    const begun = found.flatMap(({ plan, status, endsAt }) =>
      status === 'begun' ? [] : [{ plan, status, endsAt }],
    );
    const running = begun.filter(({ status }) => status !== 'ended');
    if (running.length > 1) this.log.error({ memberId }, 'a member has several subscriptions');
    if (running.some((one) => one.plan === null && one.status !== 'unpaid'))
      this.log.error({ memberId }, 'a member pays a price that is not in EMIT_STRIPE_PRICES');
    return best(running) ?? best(begun);
  }
}

function best(found: readonly SubscriptionState[]): SubscriptionState | null {
  return found.reduce<SubscriptionState | null>((first, one) => {
    if (first === null) return one;
    const [former, other] = [planPaidFor(first), planPaidFor(one)];
    return other !== null && (former === null || higherPlan(former, other) !== former) ? one : first;
  }, null);
}
