import { ledgerHtml } from './ledger-html.js';
import type { LedgerRow } from './token-ledger.js';

describe('the report with charts', () => {
  const row = (key: string): LedgerRow => ({
    key,
    keys: [key],
    replies: 1,
    inputTokens: 10,
    outputTokens: 20,
    cacheReadTokens: 0,
    cacheWriteTokens: 0,
    totalTokens: 30,
    granted: 0,
    adjusted: 0,
    failedTurns: 0,
    notCharged: 0,
    balance: null,
    money: null,
  });
  const head = {
    title: 'Tokens by month',
    known: { position: 7, at: null, recordedLater: 0 },
    checkpoint: null,
    leftOut: 0,
  };
  const charts = (by: 'month' | 'day' | 'model', days: readonly string[]) => {
    const report = { head, by: [by], rows: [row('2026-06')], left: [], byDay: days.map(row), at: 0 } as const;
    const html = [...ledgerHtml(report)].join('');
    return [...html.matchAll(/aria-label="(.*?)"/g)].map(([, label]) => label);
  };
  const halfYear = ['2026-01-01', '2026-06-30'];
  const fewDays = ['2026-06-01', '2026-06-30'];

  it('draws no chart twice', () => {
    expect(charts('month', halfYear)).toEqual(['Tokens by kind', 'Tokens used over time']);
    expect(charts('day', fewDays)).toEqual(['Tokens by kind', 'Tokens used over time']);
  });

  it.each([
    ['month', fewDays],
    ['model', halfYear],
  ] as const)('draws a chart by %s where the one over time has not its rows', (by, days) => {
    expect(charts(by, days)).toEqual(['Tokens by kind', 'Tokens used over time', `Tokens by ${by}`]);
  });
});
