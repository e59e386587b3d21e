import fc from 'fast-check';
import { ledgers } from '../../../testing/ledger.js';
import { Calendar } from '../tokens/dimensions.js';
import type { LedgerEntry } from '../tokens/ledger-entry.js';
import { TokenLedger } from '../tokens/token-ledger.js';
import { Statement } from './statement.js';
import { shownTime, signed } from './statement-columns.js';
import { statementHtml } from './statement-html.js';

const FIRST = Date.UTC(2026, 0, 1);
const span = fc
  .tuple(fc.nat({ max: 120 }), fc.nat({ max: 120 }))
  .map(([from, days]) => ({ from: FIRST + from * 86_400_000, to: FIRST + (from + days) * 86_400_000 }));

function linesOf(entries: readonly LedgerEntry[], query: { from: number; to: number }, memberId = 'ada') {
  const statement = new Statement({ memberId, ...query });
  for (const entry of entries) statement.add(entry);
  return [...statement.lines()];
}

describe('a statement', () => {
  it('runs the balance from line to line, to what the ledger has', () => {
    fc.assert(
      fc.property(ledgers, span, (entries, query) => {
        const lines = linesOf(entries, query);
        const ledger = new TokenLedger({
          by: ['member'],
          calendar: new Calendar('UTC'),
          memberId: 'ada',
          ...query,
        });
        for (const entry of entries) ledger.add(entry);
        const [row] = ledger.rows();
        lines.slice(1).forEach((line, index) => {
          expect(line.balance).toBe(lines[index]!.balance + (line.tokens ?? 0));
        });
        if (row) expect(lines.at(-1)!.balance).toBe(row.balance);
        const times = lines.flatMap(({ at }) => at ?? []);
        expect(times).toEqual([...times].sort((a, b) => a - b));
        expect(times.every((at) => at >= query.from && at <= query.to)).toBe(true);
        const charged = lines.reduce((sum, { used, tokens }) => (used ? sum - (tokens ?? 0) : sum), 0);
        expect(charged).toBe(row?.totalTokens ?? 0);
      }),
    );
  });

  it('of one month goes on where that of the month before ends', () => {
    fc.assert(
      fc.property(ledgers, fc.nat({ max: 120 }), (entries, days) => {
        const middle = FIRST + days * 86_400_000;
        const before = linesOf(entries, { from: -Infinity, to: middle - 1 });
        const after = linesOf(entries, { from: middle, to: Infinity });
        expect(after[0]!.balance).toBe(before.at(-1)!.balance);
      }),
    );
  });

  it('names a turn that was not charged, at no cost', () => {
    const turn = { model: 'm', conversationId: 'c', category: 'general', messageId: 'q' } as const;
    const tokens = {
      inputTokens: 3,
      outputTokens: 4,
      cacheReadTokens: 0,
      cacheWriteTokens: 0,
      totalTokens: 7,
    };
    const entry: LedgerEntry = {
      ...{ position: 9, at: FIRST, memberId: 'ada', kind: 'notCharged', change: 0, plan: 'trial' },
      ...{ allowanceMonth: null, act: null, asked: { ...turn, tokens } },
    };
    expect(linesOf([entry], { from: 0, to: Infinity })[1]).toMatchObject({
      ...{ what: 'failed reply, not charged', tokens: 0, balance: 0, message: 'q', position: 9 },
    });
  });

  it('is one page without anything that is loaded or run', () => {
    const lines = linesOf(fc.sample(ledgers, { numRuns: 1, seed: 7 })[0]!, { from: 0, to: Infinity });
    const known = { position: 9, at: FIRST, recordedLater: 0 };
    const head = { title: 'Token statement <b>', known, checkpoint: null, leftOut: 0 };
    const html = [...statementHtml({ head, memberId: 'a<b', zone: 'UTC', lines, at: FIRST })].join('');
    expect(html).toContain('Token statement &lt;b&gt;');
    expect(html).not.toMatch(/(?:src|href)=|<script|<b>|a<b/);
    expect(html.match(/<tr/g)).toHaveLength(lines.length + 1);
  });

  it('shows times by the clock of a zone, and which way tokens went', () => {
    expect(shownTime(Date.parse('2026-07-01T22:30:00Z'), 'Europe/Berlin')).toBe('2026-07-02 00:30:00');
    expect([null, 0, 1_234, -1_234].map(signed)).toEqual(['', '0', '+1,234', '−1,234']);
  });
});
