import fc from 'fast-check';
import { ledgers } from '../../../testing/ledger.js';
import { anomaliesIn, medianOf } from './anomalies.js';
import { comparisonReport, lengthNotes, periodOf } from './comparison.js';
import { Calendar, DIMENSIONS } from './dimensions.js';
import { AllowanceUse } from './exceeded.js';
import type { LedgerEntry } from './ledger-entry.js';
import { pricesOf } from './prices.js';
import { emptyRow, TokenLedger, totalOf, type LedgerQuery, type LedgerRow } from './token-ledger.js';

const whole = { calendar: new Calendar('UTC'), memberId: null, from: -Infinity, to: Infinity };
const price = {
  from: '2026-02-01',
  inputTokens: 3,
  outputTokens: 15,
  cacheReadTokens: 0.3,
  cacheWriteTokens: 3.75,
};
const prices = pricesOf(
  'prices.json',
  JSON.stringify({
    currency: 'USD',
    prices: [
      { model: 'large', ...price },
      { model: 'offline', ...price, from: '2020-01' },
    ],
  }),
);

function fed<Fold extends { add: (entry: LedgerEntry) => void }>(
  entries: readonly LedgerEntry[],
  fold: Fold,
): Fold {
  for (const entry of entries) fold.add(entry);
  return fold;
}
const ledger = (entries: readonly LedgerEntry[], query: Pick<LedgerQuery, 'by'> & Partial<LedgerQuery>) =>
  fed(entries, new TokenLedger({ ...whole, ...query }));

const nothing = { cost: 0n, notChargedCost: 0n, unpricedTokens: 0 };

describe('money of any ledger', () => {
  it('adds up to the same by every dimension, with the tokens that have no price', () => {
    const by = fc.constantFrom(...DIMENSIONS);
    fc.assert(
      fc.property(ledgers, by, by, (entries, one, other) => {
        const [first, second] = [one, other].map((dimension) => ledger(entries, { by: [dimension], prices }));
        const asked = entries.filter((entry) => entry.asked !== null);
        // A member who was only granted has a row, of no cost; a model has none.
        const moneyOf = (all: TokenLedger) => totalOf(all.rows()).money ?? nothing;
        const money = moneyOf(first!);
        expect(money).toEqual(moneyOf(second!));
        const unpriced = [...first!.unpriced.values()].reduce((sum, { tokens }) => sum + tokens, 0);
        expect(money.unpricedTokens).toBe(unpriced);
        const known = asked.map(({ asked, at }) => prices.costOf(asked!.model, at, asked!.tokens) ?? 0n);
        const sum = known.reduce((all, cost) => all + cost, 0n);
        expect(money.cost + money.notChargedCost).toBe(sum);
      }),
    );
  });
});

describe('two periods', () => {
  it('are each as they are alone, and every group of either is there once', () => {
    const middle = Date.UTC(2026, 1, 10);
    fc.assert(
      fc.property(ledgers, fc.constantFrom('member', 'model', 'plan'), (entries, by) => {
        const [then, now] = [
          { by: [by], to: middle - 1 },
          { by: [by], from: middle },
        ];
        const rows = comparisonReport(ledger(entries, now), ledger(entries, then), [by], null).rows();
        const sum = (side: 'now' | 'then') => totalOf(rows.flatMap((row) => row[side] ?? []));
        expect(sum('now')).toEqual(totalOf(ledger(entries, now).rows()));
        expect(sum('then')).toEqual(totalOf(ledger(entries, then).rows()));
        expect(new Set(rows.map(({ keys }) => keys[0])).size).toBe(rows.length);
      }),
    );
  });
});

describe('who exceeded', () => {
  const entry = (day: string, change: number, kind: LedgerEntry['kind'], asked = true): LedgerEntry => ({
    ...{ position: 1, memberId: 'ada', plan: 'trial', kind, change, at: Date.parse(`${day}T08:00:00Z`) },
    act: null,
    allowanceMonth: kind === 'allowance' ? '2026-10' : null,
    asked: asked ? ({ tokens: { totalTokens: -change } } as unknown as LedgerEntry['asked']) : null,
  });

  it('counts the allowance in its month and under its plan, gifts beside it, and the lowest balance', () => {
    const use = new AllowanceUse(whole);
    fed(
      [
        entry('2026-09-30', 100, 'allowance', false),
        entry('2026-10-02', -150, 'reply'),
        { ...entry('2026-10-03', 20, 'gift', false), plan: 'creation' },
        { ...entry('2026-11-02', -5, 'failed'), plan: 'creation' },
      ],
      use,
    );
    expect(use.rows()).toEqual([
      {
        ...{ keys: ['ada', '2026-10'], plan: 'trial', allowance: 100, otherGrants: 20 },
        ...{ totalTokens: 150, exceededBy: 50, lowestBalance: -50 },
      },
      {
        ...{ keys: ['ada', '2026-11'], plan: 'creation', allowance: 0, otherGrants: 0 },
        ...{ totalTokens: 5, exceededBy: 5, lowestBalance: -35 },
      },
    ]);
  });
});

describe('anomalies', () => {
  const rows = (values: readonly number[], member = 'ada'): LedgerRow[] =>
    values.map((totalTokens, day) => ({ ...emptyRow([member, `2026-11-${day + 10}`]), totalTokens }));
  const by = ['member', 'day'] as const;

  it('finds the day that is far from the others, of its own member, and says why', () => {
    const usual = [900, 1_000, 1_100, 950, 1_050, 1_000, 980];
    const found = anomaliesIn([...rows([...usual, 15_000]), ...rows(Array(8).fill(15_000), 'ben')], by);
    expect(found).toMatchObject([{ keys: ['ada', '2026-11-17'], totalTokens: 15_000, median: 1_000 }]);
    expect(found[0]!.why).toMatch(
      /^15 times the median of 1,000 over 8 days with use; [\d.]+ times the usual distance of \d+ above it\.$/,
    );
  });

  it('finds one that differs where most are the same, and none where all are or there are few', () => {
    expect(anomaliesIn(rows([...Array(20).fill(500), 5_000]), by)).toHaveLength(1);
    expect(anomaliesIn(rows(Array(20).fill(500)), by)).toEqual([]);
    expect(anomaliesIn(rows([1, 1, 1, 1, 1, 9_000]), by)).toEqual([]);
  });

  it('does not change with the unit, and a far outlier hides no other', () => {
    const values = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 7, maxLength: 20 });
    fc.assert(
      fc.property(values, fc.integer({ min: 2, max: 50 }), (list, unit) => {
        const keys = (found: readonly { keys: readonly string[] }[]) =>
          found.map(({ keys }) => keys[1]).sort();
        const once = anomaliesIn(rows(list), by);
        expect(keys(anomaliesIn(rows(list.map((value) => value * unit)), by))).toEqual(keys(once));
        const median = medianOf(list);
        expect(once.every(({ totalTokens, z }) => Math.sign(totalTokens - median) === Math.sign(z))).toBe(
          true,
        );
      }),
    );
    expect(anomaliesIn(rows([10, 11, 12, 10, 9, 11, 10, 500, 900_000]), by)).toHaveLength(2);
  });
});

describe('two periods', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const days = /^The periods are (\S+) and (\S+) days long: /;
  const lengths = (one: string, other: string, zone = 'UTC') => {
    const [first, last] = [periodOf(one, { zone, now }), periodOf(other, { zone, now })];
    return lengthNotes([first, last], now).map((note) => days.exec(note)?.slice(1));
  };

  it('are told of where one is longer, and of one day as of another, also where a clock is changed', () => {
    expect(lengths('2026-10', '2026-09')).toEqual([['31', '30']]);
    expect(lengths('2026-10-15..2026-10-31', '2026-10-01..2026-10-14')).toEqual([['17', '14']]);
    expect(lengths('2026-10', '2026-08')).toEqual([]);
    expect(lengths('2026-10-19..2026-10-25', '2026-10-12..2026-10-18', 'Europe/Berlin')).toEqual([]);
  });

  it('end today where one is not over', () => {
    expect(lengths('2026-11', '2026-10')).toEqual([['19.5', '31']]);
    expect(
      lengthNotes([{ since: now, until: Infinity }, periodOf('2026-10', { zone: 'UTC', now })], now),
    ).toEqual(['The periods are 0 and 31 days long: their sums are compared, and not the use of a day.']);
  });
});
