import { UsageError } from '../../support/failures.js';
import { Calendar, dimensionsOf, isoWeekOf } from './dimensions.js';
import { conditionsOf, orderOf } from './select-rows.js';
import { emptyRow, type LedgerRow } from './token-ledger.js';

const figures = new Map([
  ['totalTokens', (row: LedgerRow) => row.totalTokens],
  ['balance', (row: LedgerRow) => row.balance],
]);
const row = (key: string, totalTokens: number, balance: number | null = null): LedgerRow => ({
  ...emptyRow([key]),
  totalTokens,
  balance,
});
const UTC = new Calendar('UTC');
const keeps = (...texts: string[]) => conditionsOf(texts, figures, UTC).keeps;

describe('conditions of rows', () => {
  it.each([
    ['totalTokens>100', [101]],
    ['totalTokens>=100', [100, 101]],
    ['totalTokens < 100', [99]],
    ['totalTokens<=100', [99, 100]],
    ['totalTokens=100', [100]],
    ['totalTokens!=100', [99, 101]],
  ])('%s', (text, kept) => {
    const rows = [99, 100, 101].map((tokens) => row('a', tokens));
    expect(rows.filter(keeps(text)).map(({ totalTokens }) => totalTokens)).toEqual(kept);
  });

  it('must all hold, and nothing is compared with a figure that is not there', () => {
    expect(
      [row('a', 5, -1), row('b', 5), row('c', 4, -1)].filter(keeps('balance<0', 'totalTokens>4')),
    ).toMatchObject([{ key: 'a' }]);
  });

  it.each([
    '',
    'totalTokens',
    'totalTokens>many',
    'totalTokens>',
    'tokens>5',
    'plan>trial',
    'plan=',
    'a b=c',
  ])("'%s' is none", (text) => expect(() => conditionsOf([text], figures, UTC)).toThrow(UsageError));
});

describe('an order of rows', () => {
  const sorted = (text: string) =>
    [row('b', 1, 3), row('a', 3), row('c', 2, 4)]
      .sort(orderOf(text, ['member'], figures))
      .map(({ key }) => key)
      .join('');

  it.each([
    ['totalTokens', 'acb'],
    ['totalTokens:asc', 'bca'],
    ['balance', 'cba'],
    ['balance:asc', 'bca'],
    ['member', 'abc'],
    ['member:desc', 'cba'],
  ])('%s: %s', (text, keys) => expect(sorted(text)).toBe(keys));

  it.each(['', 'tokens', 'plan', 'member:up', 'totalTokens:asc:desc'])("'%s' is none", (text) =>
    expect(() => orderOf(text, ['member'], figures)).toThrow('is no order'),
  );
});

describe('dimensions', () => {
  it.each(['', 'year', 'member,member', 'member,model,day', 'member,'])("'%s' are none", (text) =>
    expect(() => dimensionsOf(text)).toThrow(UsageError),
  );

  it.each([
    ['2026-01-01', '2026-W01'],
    ['2027-01-03', '2026-W53'],
    ['2024-12-30', '2025-W01'],
    ['2026-11-22', '2026-W47'],
    ['2026-11-23', '2026-W48'],
    ['1969-12-31', '1970-W01'],
  ])('%s is in %s', (day, week) => expect(isoWeekOf(day)).toBe(week));

  it('begins a day where the clock of its zone does', () => {
    const kathmandu = new Calendar('Asia/Kathmandu');
    const days = ['2026-11-19T18:14:59.999Z', '2026-11-19T18:15:00Z', '2026-11-19T18:14:00Z'];
    expect(days.map((at) => kathmandu.dayOf(Date.parse(at)))).toEqual([
      '2026-11-19',
      '2026-11-20',
      '2026-11-19',
    ]);
    expect(() => new Calendar('Mars/Olympus')).toThrow(UsageError);
  });
});
