import fc from 'fast-check';
import type { TokensGranted } from '../../../domain/member/events.js';
import { logOf, tokensConsumed, turnFailed, type Happening } from '../../../testing/events.js';
import { ledgers } from '../../../testing/ledger.js';
import { Calendar, DIMENSIONS, isTime, type Dimension } from './dimensions.js';
import { entryOf, TOKENS, type LedgerEntry, type LedgerEvent } from './ledger-entry.js';
import { conditionsOf } from './select-rows.js';
import { TokenLedger, totalOf, type LedgerQuery, type LedgerRow } from './token-ledger.js';

const UTC = new Calendar('UTC');
const around = { plan: 'trial', category: 'general' } as const;

function ledger(entries: readonly LedgerEntry[], by: readonly Dimension[], query: Partial<LedgerQuery> = {}) {
  const all = new TokenLedger({ by, calendar: UTC, memberId: null, from: -Infinity, to: Infinity, ...query });
  for (const entry of entries) all.add(entry);
  return all.rows();
}

describe('the ledger', () => {
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
  const entries = log.map((event) => entryOf(event as LedgerEvent, around));

  it('keeps what members pay for apart from what the operator pays for', () => {
    expect(ledger(entries, ['member'])).toMatchObject([
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

  it('has a row for a day of nothing but failures', () => {
    expect(ledger(entries, ['day']).map(({ key, balance }) => [key, balance])).toEqual([
      ['2026-11-01', 1_000],
      ['2026-11-02', 900],
      ['2026-11-03', 890],
    ]);
  });
});

/** One dimension or two. */
const groupings = fc
  .subarray([...DIMENSIONS], { minLength: 1, maxLength: 2 })
  .chain((by) => fc.shuffledSubarray(by, { minLength: by.length }));
const zones = fc.constantFrom('UTC', 'America/St_Johns', 'Pacific/Kiritimati', 'Asia/Kathmandu');
const CHARGED = [...TOKENS, 'replies', 'failedTurns', 'notCharged'] as const;

describe('any ledger', () => {
  it('adds up to the same by every dimension and every two of them, in every time zone', () => {
    fc.assert(
      fc.property(ledgers, groupings, zones, (entries, by, zone) => {
        const total = totalOf(ledger(entries, by, { calendar: new Calendar(zone) }));
        const asked = entries.flatMap(({ kind, asked }) => (asked ? [{ kind, ...asked.tokens }] : []));
        const paid = asked.filter(({ kind }) => kind !== 'notCharged');
        const sum = (rows: typeof asked, field: (typeof TOKENS)[number]) =>
          rows.reduce((all, row) => all + row[field], 0);
        for (const field of TOKENS) expect(total[field]).toBe(sum(paid, field));
        expect(total.notCharged).toBe(sum(asked, 'totalTokens') - sum(paid, 'totalTokens'));
        expect(total.replies + total.failedTurns).toBe(asked.length);
      }),
    );
  });

  it('parts by a condition and its opposite', () => {
    const conditions = fc.constantFrom('plan=trial', 'model=s*,large', 'category=biblical', 'member=ada,ben');
    fc.assert(
      fc.property(ledgers, groupings, conditions, (entries, by, condition) => {
        const part = (text: string) => {
          const { takes } = conditionsOf([text], new Map(), UTC);
          return totalOf(ledger(entries, by, { takes: takes! }));
        };
        const [one, other, all] = [
          part(condition),
          part(condition.replace('=', '!=')),
          totalOf(ledger(entries, by)),
        ];
        for (const field of CHARGED) expect(one[field] + other[field]).toBe(all[field]);
      }),
    );
  });

  it('has the balance of each member at the end of each of their days, from whenever it is asked', () => {
    const times = fc.constantFrom<Dimension>('day', 'week', 'month');
    fc.assert(
      fc.property(ledgers, times, fc.nat({ max: 120 }), (entries, time, days) => {
        const from = Date.UTC(2026, 0, 1 + days);
        const balances = (rows: readonly LedgerRow[]) =>
          new Map(rows.map(({ keys: [member = ''], balance }) => [member, balance]));
        const expected = new Map<string, number>();
        const since = entries.filter(({ at }) => at >= from).map(({ memberId }) => memberId);
        for (const { memberId, change } of entries)
          if (since.includes(memberId)) expected.set(memberId, (expected.get(memberId) ?? 0) + change);
        // The rows of a member are in the order of time: the last one counts.
        expect(balances(ledger(entries, ['member', time], { from }))).toEqual(expected);
        expect(balances(ledger(entries, ['member'], { from }))).toEqual(expected);
        const everybody = ledger(entries, [time], { from }).at(-1);
        const all = entries.reduce((sum, { change }) => sum + change, 0);
        expect(everybody?.balance ?? all).toBe(all);
      }),
    );
  });

  it('has no balance where it is of no account', () => {
    fc.assert(
      fc.property(ledgers, groupings, (entries, by) => {
        fc.pre(by.some((dimension) => dimension !== 'member' && !isTime(dimension)));
        expect(ledger(entries, by).every(({ balance }) => balance === null)).toBe(true);
      }),
    );
  });
});
