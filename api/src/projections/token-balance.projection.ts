import type { PlanId } from '@emit/contract/plans';
import type { TokensConsumed } from '../domain/conversation/events.js';
import type { MemberErased, MemberRegistered, PlanChanged, TokensGranted } from '../domain/member/events.js';
import type { Projection } from '../kernel/projection.js';
import type { Folded } from './folded.js';

type BalanceEvent = MemberRegistered | PlanChanged | TokensGranted | MemberErased | TokensConsumed;

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

export const tokenBalanceProjection: Projection<TokenBalance> = {
  name: 'token-balance',
  shape: '2',
  types: ['MemberRegistered', 'PlanChanged', 'TokensGranted', 'MemberErased', 'TokensConsumed'],
  withoutData: ['MemberRegistered', 'MemberErased'],
  key: (event) => event.memberId,
  owner: (event) => event.memberId,
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
  evolve(account: TokenBalance, event: Folded<BalanceEvent>) {
    account.updatedAt = event.at;
    switch (event.type) {
      case 'TokensConsumed':
        account.replies += 1;
        account.consumed += event.data.totalTokens;
        account.balance -= event.data.totalTokens;
        break;
      case 'TokensGranted':
        account.granted += event.data.amount;
        account.balance += event.data.amount;
        if (event.data.month !== null) account.allowanceMonths.push(event.data.month);
        break;
      case 'PlanChanged':
        account.plan = event.data.plan;
        break;
      case 'MemberErased':
        account.erased = true;
        break;
      case 'MemberRegistered':
    }
    return account;
  },
};
