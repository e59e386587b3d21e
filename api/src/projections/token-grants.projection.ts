import type { TokenUsage } from '@emit/contract/account';
import type { TokensAdjusted, TokensGranted } from '../domain/member/events.js';
import { requireFields } from '../kernel/fields.js';
import { defineProjection } from '../kernel/projection.js';

export type GrantKind = TokenUsage['grants'][number]['kind'];

export interface TokenGrant {
  /** Epoch milliseconds. */
  at: number;
  amount: number;
  /** UTC month ('2026-11') of an allowance; null for a gift and for a correction. */
  month: string | null;
  kind: GrantKind;
}

/** Every grant and correction a member had, the oldest first. Of its own, so that no message rewrites it. */
export interface TokenGrants {
  grants: TokenGrant[];
}

export const tokenGrants = defineProjection<TokenGrants, TokensGranted | TokensAdjusted>({
  name: 'token-grants',
  shape: '2',
  key: (event) => event.memberId,
  initial: () => ({ grants: [] }),
  on: {
    TokensGranted(account, { at, data }) {
      const { amount, month } = requireFields(data, { amount: 'number', month: 'text?' });
      account.grants.push({ at, amount, month, kind: month === null ? 'gift' : 'allowance' });
    },
    TokensAdjusted(account, { at, data }) {
      const { amount } = requireFields(data, { amount: 'number' });
      account.grants.push({ at, amount, month: null, kind: 'adjustment' });
    },
  },
});
