import { PLAN_IDS } from '@emit/contract/plans';

type Schema = Readonly<Record<string, unknown>>;

const text: Schema = { type: 'string' };
const whole: Schema = { type: 'integer' };
const count: Schema = { type: 'integer', minimum: 0 };
const day: Schema = { type: 'string', format: 'date' };
const instant: Schema = { type: 'string', format: 'date-time' };
const list = (items: Schema): Schema => ({ type: 'array', items });
const oneOf = (values: readonly string[]): Schema => ({ type: 'string', enum: [...values] });
const object = (properties: Readonly<Record<string, Schema>>): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

const counts = { replies: count, input_tokens: count, output_tokens: count, total_tokens: count };

/** Bodies of a member's own account; the types stand in `contract/src/wire.ts`. */
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
        conversation_id: text,
        title: { type: ['string', 'null'] },
        deleted: { type: 'boolean' },
        last_used: day,
        ...counts,
      }),
    ),
    grants: list(object({ granted_at: instant, amount: count, kind: oneOf(['allowance', 'gift']) })),
  }),
} as const;
