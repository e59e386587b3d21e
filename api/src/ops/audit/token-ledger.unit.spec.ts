import type { TokensGranted } from '../../domain/member/events.js';
import { logOf, tokensConsumed, turnFailed, type Happening } from '../../testing/events.js';
import { TokenLedger, type GroupBy, type LedgerRow } from './token-ledger.js';

const granted: TokensGranted = {
  type: 'TokensGranted',
  data: { amount: 1_000, plan: 'trial', month: '2026-11' },
};
const at = (day: string, event: Happening['event'], stream = 'conversation-c1'): Happening => ({
  at: `${day}T08:00:00Z`,
  stream,
  event,
});
const log = logOf(
  at('2026-11-01', granted, 'member-ada'),
  at('2026-11-02', tokensConsumed('r', 100)),
  at('2026-11-03', turnFailed('q1', { reason: 'empty', charged: true })),
  at('2026-11-03', turnFailed('q2', { reason: 'broken-off', totalTokens: 40, inputTokens: 38 })),
);

function ledger(groupBy: GroupBy): { rows: LedgerRow[]; total: LedgerRow } {
  const all = new TokenLedger({ groupBy, memberId: null, from: 0, to: Infinity, asOf: { at: Infinity } });
  for (const event of log) all.add(event as Parameters<TokenLedger['add']>[0]);
  return { rows: [...all], total: all.total };
}

describe('the ledger', () => {
  it('keeps what members pay for apart from what the operator pays for', () => {
    const { rows } = ledger('member');
    expect(rows).toMatchObject([
      {
        key: 'ada',
        replies: 1,
        failedTurns: 2,
        totalTokens: 110,
        notCharged: 40,
        granted: 1_000,
        balance: 890,
      },
    ]);
  });

  it.each(['day', 'month', 'model', 'conversation'] as const)('adds up to the same by %s', (groupBy) => {
    const { rows, total } = ledger(groupBy);
    const sum = (field: 'totalTokens' | 'notCharged' | 'failedTurns') =>
      rows.reduce((all, row) => all + row[field], 0);
    expect([sum('totalTokens'), sum('notCharged'), sum('failedTurns')]).toEqual([110, 40, 2]);
    expect(total).toMatchObject({ totalTokens: 110, notCharged: 40, failedTurns: 2 });
  });

  it('has a row for a day of nothing but failures', () => {
    expect(ledger('day').rows.map(({ key, balance }) => [key, balance])).toEqual([
      ['2026-11-01', 1_000],
      ['2026-11-02', 900],
      ['2026-11-03', 890],
    ]);
  });
});
