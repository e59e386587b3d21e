import { Inject, Injectable } from '@nestjs/common';
import { monthlyAllowance } from '@emit/contract/plans';
import type { TokenUsage } from '@emit/contract/account';
import type { ReadModelStore } from '../../ports/read-models.port.js';
import { conversationList } from '../../projections/conversation-list.projection.js';
import { tokenBalance } from '../../projections/token-balance.projection.js';
import { tokenGrants } from '../../projections/token-grants.projection.js';
import { usageByDay, usagePrefix, type UsageDay } from '../../projections/usage-by-day.projection.js';
import { tokenUsageView, type DayRange } from '../../projections/views/token-usage.view.js';
import type { Settings } from '../../settings/settings.js';
import type { Caller } from '../shared/caller.js';
import { CLOCK, READ_MODELS, SETTINGS, type Clock } from '../shared/injection-tokens.js';
import { monthOf, nextRenewal } from './allowance.service.js';
import { utcDayOf } from '../../kernel/local-date.js';

@Injectable()
export class GetTokenUsageHandler {
  constructor(
    @Inject(READ_MODELS) private readonly models: ReadModelStore,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(caller: Caller, range: DayRange): Promise<TokenUsage> {
    const { memberId, key } = caller;
    const now = this.clock();
    const month = monthOf(now);
    const [balance, grants, days, conversations] = await Promise.all([
      this.models.get(tokenBalance, memberId),
      this.models.get(tokenGrants, memberId),
      this.daysSince(memberId, range.from, month),
      this.models.list(conversationList, { owner: memberId }),
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
    const stored = await this.models.list(usageByDay, {
      keyPrefix: prefix,
      ...(first && { afterKey: prefix + dayBefore(first) }),
    });
    return stored.map(({ body }) => body);
  }
}

function dayBefore(day: string): string {
  return utcDayOf(Date.parse(day) - 86_400_000);
}
