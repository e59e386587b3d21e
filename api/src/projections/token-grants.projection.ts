import type { TokensGranted } from '../domain/member/events.js';
import { requireFields } from '../kernel/fields.js';
import { defineProjection } from '../kernel/projection.js';

export interface TokenGrant {
  /** Epoch milliseconds. */
  at: number;
  amount: number;
  /** UTC month ('2026-11') of an allowance; null for a gift. */
  month: string | null;
}

/** Every grant a member had, the oldest first. Of its own, so that no message rewrites it. */
export interface TokenGrants {
  grants: TokenGrant[];
}

export const tokenGrants = defineProjection<TokenGrants, TokensGranted>({
  name: 'token-grants',
  shape: '1',
  key: (event) => event.memberId,
  initial: () => ({ grants: [] }),
  on: {
    TokensGranted(account, { at, data }) {
      const { amount, month } = requireFields(data, { amount: 'number', month: 'text?' });
      account.grants.push({ at, amount, month });
    },
  },
});
