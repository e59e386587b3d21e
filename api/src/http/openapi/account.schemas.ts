import { PLAN_IDS } from '@emit/contract/plans';
import { count, day, instant, list, maybeText, object, oneOf, uuid, whole, yesOrNo } from './schema.js';

const counts = { replies: count, input_tokens: count, output_tokens: count, total_tokens: count };

/** Bodies of a member's own account; the types stand in `contract/src/account.ts`. */
export const ACCOUNT_SCHEMAS = {
  TokenUsage: object({
    balance: whole,
    plan: oneOf(PLAN_IDS),
    allowance: count,
    allowance_renews_at: instant,
    this_month: object({ granted: count, used: count }),
    total: object(counts),
    days: list(object({ date: day, ...counts })),
    conversations: list(
      object({
        conversation_id: uuid,
        title: maybeText,
        deleted: yesOrNo,
        last_used: day,
        ...counts,
      }),
    ),
    grants: list(object({ granted_at: instant, amount: count, kind: oneOf(['allowance', 'gift']) })),
  }),
} as const;
