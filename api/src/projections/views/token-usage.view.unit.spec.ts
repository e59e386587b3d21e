import type { UsageDay } from '../usage-by-day.projection.js';
import { tokenUsageView, type DayRange, type TokenUsageInput } from './token-usage.view.js';

/** A day's replies by conversation, 3 tokens in for each out. */
function day(date: string, used: Readonly<Record<string, number>>): UsageDay {
  const conversations = Object.entries(used).map(([conversationId, totalTokens]) => {
    const notCharged = { turns: 1, totalTokens: 10 };
    return { conversationId, replies: 1, outputTokens: totalTokens / 4, totalTokens, notCharged };
  });
  return { date, conversations };
}

const at = (instant: string) => Date.parse(instant);
const input: TokenUsageInput = {
  balance: 700,
  plan: 'trial',
  allowance: 1_000,
  renewsAt: '2026-12-01T00:00:00.000Z',
  month: '2026-11',
  days: [
    day('2026-10-31', { psalms: 400, john: 40 }),
    day('2026-11-01', { psalms: 80 }),
    day('2026-11-20', { john: 200, psalms: 20 }),
  ],
  grants: [
    { at: at('2026-10-02T08:00:00Z'), amount: 1_000, month: '2026-10', kind: 'allowance' },
    { at: at('2026-11-01T00:00:00Z'), amount: 1_000, month: '2026-11', kind: 'allowance' },
    { at: at('2026-11-04T00:00:00Z'), amount: 50, month: null, kind: 'gift' },
  ],
  range: { from: null, to: null },
  named: (conversationId) => ({ title: conversationId.toUpperCase(), deleted: false }),
};
const view = (range: DayRange) => tokenUsageView({ ...input, range });

describe('the token page', () => {
  it('adds up all days, with what was read from the cache among the input', () => {
    expect(view({ from: null, to: null })).toMatchObject({
      balance: 700,
      allowance_renews_at: '2026-12-01T00:00:00.000Z',
      total: { replies: 5, input_tokens: 555, output_tokens: 185, total_tokens: 740 },
    });
  });

  it('says what the operator paid for, of the days asked for and of each conversation', () => {
    const november = view({ from: '2026-11-01', to: '2026-11-30' });
    expect(november.not_charged).toEqual({ turns: 3, total_tokens: 30 });
    expect(november.conversations.map(({ not_charged }) => not_charged.turns)).toEqual([1, 2]);
  });

  it('keeps to the days asked for, the first and the last of them in', () => {
    const { days, total, grants } = view({ from: '2026-11-01', to: '2026-11-20' });
    expect(days.map(({ date }) => date)).toEqual(['2026-11-01', '2026-11-20']);
    expect(total.total_tokens).toBe(300);
    expect(grants).toEqual([
      { granted_at: '2026-11-04T00:00:00.000Z', amount: 50, kind: 'gift' },
      { granted_at: '2026-11-01T00:00:00.000Z', amount: 1_000, kind: 'allowance' },
    ]);
    expect(view({ from: null, to: '2026-10-31' }).days).toHaveLength(1);
  });

  it('says what this month brought and took, whichever days are asked for', () => {
    const expected = { granted: 1_050, used: 300 };
    expect(view({ from: '2026-10-01', to: '2026-10-31' }).this_month).toEqual(expected);
    expect(view({ from: null, to: null }).this_month).toEqual(expected);
  });

  it('shows corrections among the grants, and counts none of them as granted', () => {
    const taken = { at: at('2026-11-06T00:00:00Z'), amount: -500, month: null, kind: 'adjustment' as const };
    const { grants, this_month } = tokenUsageView({ ...input, grants: [...input.grants, taken] });
    expect(grants[0]).toEqual({ granted_at: '2026-11-06T00:00:00.000Z', amount: -500, kind: 'adjustment' });
    expect(this_month.granted).toBe(1_050);
  });

  it('counts an allowance in the month it is for, when the month ends as it is recorded', () => {
    const late = {
      at: at('2026-12-01T00:00:00.001Z'),
      amount: 1_000,
      month: '2026-11',
      kind: 'allowance' as const,
    };
    const grantedIn = (month: string) =>
      tokenUsageView({ ...input, grants: [late], month }).this_month.granted;
    expect([grantedIn('2026-11'), grantedIn('2026-12')]).toEqual([1_000, 0]);
  });

  it('adds up each conversation over the days, the most tokens first', () => {
    const short = view({ from: null, to: null }).conversations.map(
      ({ title, total_tokens, replies, last_used }) => [title, total_tokens, replies, last_used],
    );
    expect(short).toEqual([
      ['PSALMS', 500, 3, '2026-11-20'],
      ['JOHN', 240, 2, '2026-11-20'],
    ]);
    const tied = [day('2026-11-01', { john: 200 }), day('2026-11-02', { ruth: 200, acts: 240 })];
    const { conversations } = tokenUsageView({ ...input, days: tied });
    expect(conversations.map(({ title }) => title)).toEqual(['ACTS', 'RUTH', 'JOHN']);
    const inOctober = view({ from: '2026-10-01', to: '2026-10-31' }).conversations;
    expect(inOctober.map(({ title, total_tokens }) => [title, total_tokens])).toEqual([
      ['PSALMS', 400],
      ['JOHN', 40],
    ]);
  });
});
