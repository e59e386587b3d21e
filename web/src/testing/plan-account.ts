import type { PlanAccount } from '@emit/contract/plan-requests';

/** What `GET /api/v1/plan` answers of a member on trial, where no payments are taken. */
export function planAccount(over: Partial<PlanAccount> = {}): PlanAccount {
  return {
    plan: 'trial',
    since: '2026-11-03T09:00:00.000Z',
    tokens: 18_500,
    trial_tokens: 20_000,
    allowance_renews_at: '2026-12-01T00:00:00.000Z',
    storage: { used: 12_000_000, quota: 100_000_000 },
    request: null,
    payment: null,
    ...over,
  };
}
