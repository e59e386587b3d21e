import type { ConversationUsage } from '@emit/contract/account';
import { shortNumber, whenOf } from './figures';
import { sortedBy, sortUsage, type Sorting } from './sort-usage';
import { daysOf } from './token-ranges';
import { usageBars } from './usage-bars';

const at = (instant: string) => Date.parse(instant);

describe('the days of a range, in UTC', () => {
  it.each([
    ['this-month', '2026-11-20T10:00:00Z', { from: '2026-11-01', to: '2026-11-30' }],
    ['last-month', '2026-11-20T10:00:00Z', { from: '2026-10-01', to: '2026-10-31' }],
    ['last-month', '2027-01-01T00:00:00Z', { from: '2026-12-01', to: '2026-12-31' }],
    ['this-month', '2028-02-29T23:59:59Z', { from: '2028-02-01', to: '2028-02-29' }],
    ['all', '2026-11-20T10:00:00Z', {}],
  ] as const)('%s at %s', (range, now, days) => {
    expect(daysOf(range, at(now))).toEqual(days);
  });
});

describe('names and numbers of the chart', () => {
  it('are as exact as the marks of its axis', () => {
    expect([850, 8_500, 25_500, 34_000].map(shortNumber)).toEqual(['850', '8.5K', '25.5K', '34K']);
  });

  it('say on which day, or in which month', () => {
    expect(whenOf('2026-11-02')).toBe('on November 2, 2026');
    expect(whenOf('2026-11')).toBe('in November 2026');
  });
});

describe('the bars of the chart', () => {
  const used = (date: string, input_tokens: number, output_tokens = 1) => ({
    date,
    replies: 1,
    input_tokens,
    output_tokens,
    total_tokens: input_tokens + output_tokens,
  });

  it('has one for every day up to today, the empty ones too', () => {
    const days = [used('2026-11-02', 30, 10)];
    const bars = usageBars(days, { from: '2026-11-01', to: '2026-11-30' }, at('2026-11-04T08:00:00Z'));
    expect(bars).toEqual([
      { key: '2026-11-01', input: 0, output: 0 },
      { key: '2026-11-02', input: 30, output: 10 },
      { key: '2026-11-03', input: 0, output: 0 },
      { key: '2026-11-04', input: 0, output: 0 },
    ]);
  });

  it('ends a month that is over with its last day', () => {
    const bars = usageBars([], { from: '2026-10-01', to: '2026-10-31' }, at('2026-11-04T08:00:00Z'));
    expect([bars.length, bars.at(-1)?.key]).toEqual([31, '2026-10-31']);
  });

  it('begins an open range with the first day used, and goes by month where there are many', () => {
    const days = [used('2026-03-31', 5), used('2026-04-01', 7), used('2026-04-30', 8)];
    const bars = usageBars(days, {}, at('2026-06-15T00:00:00Z'));
    expect(bars.map(({ key, input }) => [key, input])).toEqual([
      ['2026-03', 5],
      ['2026-04', 15],
      ['2026-05', 0],
      ['2026-06', 0],
    ]);
    expect(usageBars([used('2026-06-14', 5)], {}, at('2026-06-15T00:00:00Z'))).toHaveLength(2);
  });
});

describe('the order of conversations', () => {
  const of = (title: string | null, total_tokens: number, last_used = '2026-11-01') =>
    ({ title, total_tokens, last_used }) as ConversationUsage;
  const all = [of('Ruth', 20, '2026-11-03'), of(null, 50), of('Amos', 10, '2026-11-09')];
  const order = (sorting: Sorting) => sortUsage(all, sorting).map(({ title }) => title);

  it('goes by figures and dates both ways', () => {
    expect(order({ by: 'total_tokens', descending: true })).toEqual([null, 'Ruth', 'Amos']);
    expect(order({ by: 'last_used', descending: false })).toEqual([null, 'Ruth', 'Amos']);
  });

  it('goes by title, those without one at the end', () => {
    expect(order({ by: 'title', descending: false })).toEqual(['Amos', 'Ruth', null]);
    expect(order({ by: 'title', descending: true })).toEqual(['Ruth', 'Amos', null]);
  });

  it('turns when the same column is chosen again, and begins with the most, or with A', () => {
    const first = sortedBy({ by: 'total_tokens', descending: true }, 'input_tokens');
    expect(first).toEqual({ by: 'input_tokens', descending: true });
    expect(sortedBy(first, 'input_tokens').descending).toBe(false);
    expect(sortedBy(first, 'title').descending).toBe(false);
  });
});
