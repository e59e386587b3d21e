import type { PlanId } from '@emit/contract/plans';
import type { TokensConsumed, TurnFailed } from '../domain/conversation/events.js';
import type {
  MemberErased,
  MemberRegistered,
  PlanChanged,
  TokensAdjusted,
  TokensGranted,
} from '../domain/member/events.js';
import { requireFields } from '../kernel/fields.js';
import { defineProjection, withoutData } from '../kernel/projection.js';

type BalanceEvent =
  | MemberRegistered
  | PlanChanged
  | TokensGranted
  | TokensAdjusted
  | MemberErased
  | TokensConsumed
  | TurnFailed;

/** A member's token account; it holds nothing personal and outlives an erasure. */
export interface TokenBalance {
  plan: PlanId;
  granted: number;
  /** By operators' corrections; below zero where they took more than they gave. */
  adjusted: number;
  consumed: number;
  /** granted + adjusted − consumed; may be below zero by one reply, or by a correction. */
  balance: number;
  /** UTC months ('2026-11') whose allowance is granted. */
  allowanceMonths: string[];
  /** Replies that tokens were consumed for. */
  replies: number;
  /** Epoch milliseconds. */
  updatedAt: number;
  erased: boolean;
}

export const tokenBalance = defineProjection<TokenBalance, BalanceEvent>({
  name: 'token-balance',
  shape: '4',
  key: (event) => event.memberId,
  initial: (event) => ({
    plan: 'trial',
    granted: 0,
    adjusted: 0,
    consumed: 0,
    balance: 0,
    allowanceMonths: [],
    replies: 0,
    updatedAt: event.at,
    erased: false,
  }),
  each(account, { at }) {
    account.updatedAt = at;
  },
  on: {
    MemberRegistered: withoutData(),
    PlanChanged(account, { data }) {
      account.plan = requireFields(data, { plan: 'text' }).plan;
    },
    TokensGranted(account, { data }) {
      const { amount, month } = requireFields(data, { amount: 'number', month: 'text?' });
      account.granted += amount;
      account.balance += amount;
      // A higher plan brings the rest of its allowance in the same month.
      if (month !== null && !account.allowanceMonths.includes(month)) account.allowanceMonths.push(month);
    },
    TokensAdjusted(account, { data }) {
      const { amount } = requireFields(data, { amount: 'number' });
      account.adjusted += amount;
      account.balance += amount;
    },
    TokensConsumed(account, { data }) {
      const { totalTokens } = requireFields(data, { totalTokens: 'number' });
      account.replies += 1;
      account.consumed += totalTokens;
      account.balance -= totalTokens;
    },
    TurnFailed(account, { data }) {
      const { charged, totalTokens } = requireFields(data, { charged: 'boolean', totalTokens: 'number' });
      if (!charged) return;
      account.consumed += totalTokens;
      account.balance -= totalTokens;
    },
    MemberErased: withoutData((account) => {
      account.erased = true;
    }),
  },
});
