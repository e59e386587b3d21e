import type { PlanId } from '@emit/contract/plans';
import type { ConversationUsage, NotCharged, TokenCounts, TokenUsage } from '@emit/contract/account';
import type { TokenGrant } from '../token-grants.projection.js';
import type { Usage, UsageDay } from '../usage-by-day.projection.js';
import { utcDayOf } from '../../kernel/local-date.js';

/** UTC days, 'YYYY-MM-DD', both of them in; null where the range is open. */
export interface DayRange {
  readonly from: string | null;
  readonly to: string | null;
}

export interface TokenUsageInput {
  readonly balance: number;
  readonly plan: PlanId;
  readonly allowance: number;
  /** ISO instant. */
  readonly renewsAt: string;
  /** The present UTC month, '2026-11'. */
  readonly month: string;
  /** Days of the range and of the present month at least, ascending. */
  readonly days: readonly UsageDay[];
  readonly grants: readonly TokenGrant[];
  readonly range: DayRange;
  /** Of a conversation, opened. */
  readonly named: (conversationId: string) => Pick<ConversationUsage, 'title' | 'deleted'>;
}

/** What the token page shows (issue 6). */
export function tokenUsageView(input: TokenUsageInput): TokenUsage {
  const { balance, plan, allowance, renewsAt, month, range } = input;
  const days = input.days.filter(({ date }) => isWithin(range, date));
  const ofMonth = (day: string) => day.startsWith(month);
  const grants = input.grants.map((grant) => ({ ...grant, day: utcDayOf(grant.at) }));
  // An allowance counts in the month that it is for, though it may be recorded a moment after that.
  const grantedNow = grants.filter(
    ({ day, month: allowanceOf, kind }) => kind !== 'adjustment' && ofMonth(allowanceOf ?? day),
  );
  return {
    balance,
    plan,
    allowance,
    allowance_renews_at: renewsAt,
    this_month: {
      granted: sum(grantedNow.map(({ amount }) => amount)),
      used: counts(usagesOf(input.days.filter(({ date }) => ofMonth(date)))).total_tokens,
    },
    total: counts(usagesOf(days)),
    not_charged: notCharged(usagesOf(days)),
    days: days.map(({ date, conversations }) => ({ date, ...counts(conversations) })),
    conversations: byConversation(days, input.named),
    grants: grants
      .filter(({ day }) => isWithin(range, day))
      .map(({ at, amount, kind }) => ({ granted_at: new Date(at).toISOString(), amount, kind }))
      .reverse(),
  };
}

function byConversation(
  days: readonly UsageDay[],
  named: TokenUsageInput['named'],
): TokenUsage['conversations'] {
  const used = new Map<string, { usages: Usage[]; last_used: string }>();
  for (const { date, conversations } of days) {
    for (const usage of conversations) {
      const known = used.get(usage.conversationId) ?? { usages: [], last_used: date };
      known.usages.push(usage);
      used.set(usage.conversationId, { ...known, last_used: date });
    }
  }
  return [...used]
    .map(([conversation_id, { usages, last_used }]) => ({
      conversation_id,
      ...named(conversation_id),
      last_used,
      ...counts(usages),
      not_charged: notCharged(usages),
    }))
    .sort((a, b) => b.total_tokens - a.total_tokens || (a.last_used < b.last_used ? 1 : -1));
}

function usagesOf(days: readonly UsageDay[]): Usage[] {
  return days.flatMap(({ conversations }) => conversations);
}

function counts(usages: readonly Usage[]): TokenCounts {
  const total = sum(usages.map(({ totalTokens }) => totalTokens));
  const output = sum(usages.map(({ outputTokens }) => outputTokens));
  return {
    replies: sum(usages.map(({ replies }) => replies)),
    input_tokens: total - output,
    output_tokens: output,
    total_tokens: total,
  };
}

function notCharged(usages: readonly Usage[]): NotCharged {
  return {
    turns: sum(usages.map((usage) => usage.notCharged.turns)),
    total_tokens: sum(usages.map((usage) => usage.notCharged.totalTokens)),
  };
}

function isWithin({ from, to }: DayRange, day: string): boolean {
  return (from === null || day >= from) && (to === null || day <= to);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
