import type { PlanId } from '@emit/contract/plans';
import type { TokensConsumed, TurnFailed } from '../domain/conversation/events.js';
import type { MemberErased, MemberRegistered, PlanChanged, TokensGranted } from '../domain/member/events.js';
import { defineProjection, withoutData } from '../kernel/projection.js';

type BalanceEvent =
  MemberRegistered | PlanChanged | TokensGranted | MemberErased | TokensConsumed | TurnFailed;

/** A member's token account; it holds nothing personal and outlives an erasure. */
export interface TokenBalance {
  plan: PlanId;
  granted: number;
  consumed: number;
  /** granted − consumed; may be below zero by one reply. */
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
  shape: '3',
  key: (event) => event.memberId,
  initial: (event) => ({
    plan: 'trial',
    granted: 0,
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
      account.plan = data.plan;
    },
    TokensGranted(account, { data }) {
      account.granted += data.amount;
      account.balance += data.amount;
      if (data.month !== null) account.allowanceMonths.push(data.month);
    },
    TokensConsumed(account, { data }) {
      account.replies += 1;
      account.consumed += data.totalTokens;
      account.balance -= data.totalTokens;
    },
    TurnFailed(account, { data }) {
      if (!data.charged) return;
      account.consumed += data.totalTokens;
      account.balance -= data.totalTokens;
    },
    MemberErased: withoutData((account) => {
      account.erased = true;
    }),
  },
});
