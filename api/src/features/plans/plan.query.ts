import { Inject, Injectable } from '@nestjs/common';
import type { PlanAccount, PlanRequest } from '@emit/contract/plan-requests';
import type { PlanId } from '@emit/contract/plans';
import type { PlanPayment } from '@emit/contract/subscriptions';
import { Refusal } from '../../kernel/refusal.js';
import type { ReadModelStore } from '../../ports/read-models.port.js';
import {
  memberPlans,
  type FoldedSubscription,
  type RequestedPlan,
} from '../../projections/member-plans.projection.js';
import { tokenBalance } from '../../projections/token-balance.projection.js';
import type { Settings } from '../../settings/settings.js';
import type { Caller } from '../shared/caller.js';
import { CLOCK, READ_MODELS, SETTINGS, type Clock } from '../shared/injection-tokens.js';
import { StorageQuota } from '../shared/storage-quota.js';
import { nextRenewal } from '../tokens/allowance.service.js';
import { Payments } from './payments/payments.service.js';

/** What a member has by the plan, and the request made last. */
@Injectable()
export class GetPlanHandler {
  constructor(
    @Inject(READ_MODELS) private readonly models: ReadModelStore,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly quota: StorageQuota,
    private readonly payments: Payments,
  ) {}

  /** Throws MEMBER_NOT_FOUND. */
  async execute(caller: Caller): Promise<PlanAccount> {
    const [member, balance, storage] = await Promise.all([
      this.models.get(memberPlans, caller.memberId),
      this.models.get(tokenBalance, caller.memberId),
      this.quota.of(caller),
    ]);
    if (!member) throw new Refusal('MEMBER_NOT_FOUND');
    const { plan, since, granted = plan, subscription = null, request } = member.body;
    return {
      plan,
      since: new Date(since).toISOString(),
      tokens: balance?.body.balance ?? 0,
      trial_tokens: this.settings.trialTokens,
      allowance_renews_at: nextRenewal(this.clock()).toISOString(),
      storage,
      request: request && shownTo(caller, request),
      payment: this.payments.areTaken ? paymentOf(granted, subscription) : null,
    };
  }
}

function paymentOf(granted: PlanId, subscription: FoldedSubscription | null): PlanPayment {
  if (subscription === null) return { granted, subscription };
  const { plan, status, endsAt } = subscription;
  const ends_at = endsAt === null ? null : new Date(endsAt).toISOString();
  return { granted, subscription: { plan, status, ends_at } };
}

function shownTo({ key }: Caller, request: RequestedPlan): PlanRequest {
  const { requestId, plan, note, askedAt, status, settledAt } = request;
  return {
    id: requestId,
    plan,
    note: note && key.open(note),
    asked_at: new Date(askedAt).toISOString(),
    status,
    settled_at: settledAt === null ? null : new Date(settledAt).toISOString(),
  };
}
