import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { monthlyAllowance } from '@emit/contract/plans';
import type { TokenUsage } from '@emit/contract/account';
import type { ReadModelStore } from '../../ports/read-models.port.js';
import type { ConversationListItem } from '../../projections/conversation-list.projection.js';
import type { TokenBalance } from '../../projections/token-balance.projection.js';
import type { TokenGrants } from '../../projections/token-grants.projection.js';
import { usagePrefix, type UsageDay } from '../../projections/usage-by-day.projection.js';
import { tokenUsageView, type DayRange } from '../../projections/views/token-usage.view.js';
import type { Settings } from '../../settings/settings.js';
import type { Caller } from '../shared/caller.js';
import { CLOCK, READ_MODELS, SETTINGS, type Clock } from '../shared/injection-tokens.js';
import { AllowanceRenewal, monthOf, nextRenewal } from './allowance.service.js';

export class GetTokenUsage extends Query<TokenUsage> {
  constructor(
    readonly caller: Caller,
    readonly range: DayRange,
  ) {
    super();
  }
}

@QueryHandler(GetTokenUsage)
export class GetTokenUsageHandler implements IQueryHandler<GetTokenUsage> {
  constructor(
    private readonly allowance: AllowanceRenewal,
    @Inject(READ_MODELS) private readonly models: ReadModelStore,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ caller, range }: GetTokenUsage): Promise<TokenUsage> {
    const { memberId, key } = caller;
    const now = this.clock();
    const month = monthOf(now);
    // Looking at the account is a use: the month's allowance is in what is shown.
    await this.allowance.renew(caller);
    const [balance, grants, days, conversations] = await Promise.all([
      this.models.get<TokenBalance>('token-balance', memberId),
      this.models.get<TokenGrants>('token-grants', memberId),
      this.daysSince(memberId, range.from, month),
      this.models.list<ConversationListItem>('conversation-list', { owner: memberId }),
    ]);
    const listed = new Map(conversations.map((document) => [document.key, document.body]));
    const plan = balance?.body.plan ?? 'trial';
    return tokenUsageView({
      balance: balance?.body.balance ?? 0,
      plan,
      allowance: monthlyAllowance(plan, this.settings.trialTokens),
      renewsAt: nextRenewal(now).toISOString(),
      month,
      days,
      grants: grants?.body.grants ?? [],
      range,
      named: (conversationId) => {
        const { title = null, deleted = false } = listed.get(conversationId) ?? {};
        return { title: title && key.open(title), deleted };
      },
    });
  }

  /** The range's days, and the present month's for its own sum. */
  private async daysSince(memberId: string, from: string | null, month: string): Promise<UsageDay[]> {
    const prefix = usagePrefix(memberId);
    const first = from === null ? null : [from, `${month}-01`].sort()[0];
    const stored = await this.models.list<UsageDay>('usage-by-day', {
      keyPrefix: prefix,
      ...(first && { afterKey: prefix + dayBefore(first) }),
    });
    return stored.map(({ body }) => body);
  }
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}
