import { CATEGORIES } from '@emit/contract/categories';
import { PLAN_IDS } from '@emit/contract/plans';
import fc from 'fast-check';
import type { LedgerEntry } from '../ops/audit/tokens/ledger-entry.js';

/** From 2026-01-01 on. */
const FIRST_AT = Date.UTC(2026, 0, 1);
const DAYS = 120;
const count = fc.nat({ max: 50_000 });

const tokens = fc
  .record({ inputTokens: count, outputTokens: count, cacheReadTokens: count, cacheWriteTokens: count })
  .map((kinds) => ({ ...kinds, totalTokens: Object.values(kinds).reduce((sum, one) => sum + one, 0) }));

const place = {
  at: fc.integer({ min: FIRST_AT, max: FIRST_AT + DAYS * 86_400_000 }),
  memberId: fc.constantFrom('ada', 'ben', 'cleo'),
  plan: fc.constantFrom(...PLAN_IDS),
};

const grant = fc
  .record({
    ...place,
    change: fc.integer({ min: 1, max: 500_000 }),
    kind: fc.constantFrom('gift' as const, 'allowance' as const, 'adjustment' as const),
    isTaken: fc.boolean(),
  })
  .map(({ isTaken, change, ...rest }) => ({
    ...rest,
    change: isTaken && rest.kind === 'adjustment' ? -change : change,
    allowanceMonth: rest.kind === 'allowance' ? new Date(rest.at).toISOString().slice(0, 7) : null,
    act: null,
    asked: null,
  }));

const turn = fc
  .record({
    ...place,
    kind: fc.constantFrom('reply' as const, 'reply' as const, 'failed' as const, 'notCharged' as const),
    tokens,
    model: fc.constantFrom('large', 'small', 'offline'),
    category: fc.constantFrom(...CATEGORIES),
    conversation: fc.nat({ max: 4 }),
    messageId: fc.uuid(),
  })
  .map(({ tokens, model, category, conversation, messageId, ...rest }) => ({
    ...rest,
    change: rest.kind === 'notCharged' ? 0 : 0 - tokens.totalTokens,
    allowanceMonth: null,
    act: null,
    asked: { model, category, messageId, conversationId: `${rest.memberId}-${conversation}`, tokens },
  }));

/** A token ledger in the order of the event store, which is mostly that of its times. */
export const ledgers: fc.Arbitrary<LedgerEntry[]> = fc
  .array(fc.oneof({ weight: 1, arbitrary: grant }, { weight: 4, arbitrary: turn }), { maxLength: 60 })
  .map((entries) => entries.map((entry, index) => ({ ...entry, position: index + 1 })));
