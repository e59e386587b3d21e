import { Inject, Injectable } from '@nestjs/common';
import type { TierId } from '@emit/contract/plans';
import { higherPlan, type PaymentPage } from '@emit/contract/subscriptions';
import { memberDecider } from '../../../domain/member/decide.js';
import { memberStream } from '../../../domain/member/events.js';
import { Refusal } from '../../../kernel/refusal.js';
import { siteOf } from '../../../settings/mail-settings.js';
import type { Settings } from '../../../settings/settings.js';
import type { Caller } from '../../shared/caller.js';
import { CommandService } from '../../shared/command-service.js';
import { SETTINGS } from '../../shared/injection-tokens.js';
import { FollowSubscription } from './follow-subscription.js';
import { Payments } from './payments.service.js';

/** Where the provider's pages lead back to, and what is told there. */
const backTo = (settings: Settings, payment: 'done' | 'left' | 'changed') =>
  `${siteOf(settings)}/app/plan?payment=${payment}`;

/** Leads a member to the provider's own pages. */
@Injectable()
export class PaymentPages {
  constructor(
    private readonly payments: Payments,
    private readonly commands: CommandService,
    private readonly following: FollowSubscription,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Throws PAYMENTS_NOT_SET_UP, PAYMENTS_UNAVAILABLE, PLAN_IN_FORCE and SUBSCRIPTION_EXISTS. */
  async checkout(caller: Caller, plan: TierId): Promise<PaymentPage> {
    if (!this.payments.areTaken) throw new Refusal('PAYMENTS_NOT_SET_UP');
    const { memberId } = caller;
    const { grantedPlan } = await this.commands.read(memberDecider, memberStream(memberId), memberId);
    // What is given for nothing is not to be paid for.
    if (higherPlan(plan, grantedPlan) === grantedPlan) throw new Refusal('PLAN_IN_FORCE');
    const customerId = await this.customerOf(caller);
    const paidUrl = backTo(this.settings, 'done');
    const order = { customerId, memberId, plan, paidUrl, backUrl: backTo(this.settings, 'left') };
    try {
      return { url: await this.payments.ask((port) => port.checkout(order)) };
    } catch (error) {
      if (await this.hasSubscription(caller, customerId)) throw new Refusal('SUBSCRIPTION_EXISTS');
      throw error;
    }
  }

  /** Where it is changed and cancelled. Throws PAYMENTS_NOT_SET_UP, PAYMENTS_UNAVAILABLE and SUBSCRIPTION_NOT_FOUND. */
  async portal(caller: Caller): Promise<PaymentPage> {
    const customerId = await this.knownCustomer(caller);
    if (customerId === null) throw new Refusal('SUBSCRIPTION_NOT_FOUND');
    const back = backTo(this.settings, 'changed');
    return { url: await this.payments.ask((port) => port.portal(customerId, back)) };
  }

  /** Asks the provider how things stand. Throws PAYMENTS_NOT_SET_UP and PAYMENTS_UNAVAILABLE. */
  async check(caller: Caller): Promise<void> {
    const customerId = await this.knownCustomer(caller);
    if (customerId !== null) await this.following.follow(caller, customerId);
  }

  /** One for a member: whoever records another than the first uses the first. */
  private async customerOf(caller: Caller): Promise<string> {
    const known = await this.knownCustomer(caller);
    if (known !== null) return known;
    const { memberId, correlationId, key } = caller;
    const stream = memberStream(memberId);
    const made = await this.payments.ask((port) => port.newCustomer(memberId));
    const customerId = key.seal(made, { stream, field: 'customerId' });
    const command = { type: 'RecordCustomer', customerId } as const;
    const { state } = await this.commands.run(memberDecider, stream, command, { memberId, correlationId });
    return state.customerId === null ? made : key.open(state.customerId);
  }

  private async knownCustomer({ memberId, key }: Caller): Promise<string | null> {
    if (!this.payments.areTaken) throw new Refusal('PAYMENTS_NOT_SET_UP');
    const { customerId } = await this.commands.read(memberDecider, memberStream(memberId), memberId);
    return customerId === null ? null : key.open(customerId);
  }

  /** Also records it. */
  private async hasSubscription(caller: Caller, customerId: string): Promise<boolean> {
    const { memberId } = caller;
    await this.following.follow(caller, customerId);
    const { subscription } = await this.commands.read(memberDecider, memberStream(memberId), memberId);
    return subscription !== null && subscription.status !== 'ended';
  }
}
