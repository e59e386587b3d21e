import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Charge, ChargePage, TokenUsage } from '@emit/contract/account';
import type { DashboardResponse, SessionResponse } from '@emit/contract/wire';
import { strFromU8, unzipSync } from 'fflate';
import { parse } from 'csv-parse/sync';
import { EmitCommand, NOW } from '../testing/emit-command.js';
import { TestApp } from '../testing/test-app.js';

const PASSWORD = 'orchard-gate';
const SEED = 'agree';
const MEMBERS = 16;

interface Sums {
  member: string;
  replies: number;
  totalTokens: number;
  granted: number;
  adjusted: number;
  failedTurns: number;
  notCharged: number;
  balance: number;
}
interface Line {
  what: string;
  tokens: number | null;
  balance: number;
  message: string | null;
}
type Row = Record<string, string>;

const sum = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((all, row) => all + of(row), 0);

/** Months that change, zones that leave daylight saving, corrections, gifts, failed turns, plans, erasures. */
describe('whatever two commands or pages both say of a history', () => {
  const emit = new EmitCommand();
  let app: TestApp;
  let sums: Sums[];
  const sessions = new Map<string, { authorization: string }>();

  beforeAll(async () => {
    const history = ['--members', String(MEMBERS), '--days', '100', '--seed', SEED, '--password', PASSWORD];
    expect(await emit.run(['demo', ...history])).toMatchObject({ code: 0 });
    app = await TestApp.start({ dataDir: emit.dataDir, clock: () => NOW });
    for (let n = 1; n <= MEMBERS; n++) {
      const login = { username: `demo-${SEED}-${n}@example.org`, password: PASSWORD };
      const { status, body } = await app.http.post('/api/v1/auth/login').send(login);
      const { access_token, user } = body as SessionResponse;
      if (status === 200) sessions.set(user.id, { authorization: `Bearer ${access_token}` });
    }
    // What an operator does today, and what each look at the account grants.
    const [first = ''] = sessions.keys();
    const act = ['--reason', 'agreed, ticket 5'];
    for (const args of [
      ['members', 'adjust', first, '-700', '--reference', 'ticket-5', ...act],
      ['members', 'grant', first, '1200', ...act],
    ])
      expect(await emit.run(args)).toMatchObject({ code: 0 });
    for (const headers of sessions.values()) await get<TokenUsage>('/api/v1/tokens/usage', headers);
    sums = await emit.json<Sums[]>(['audit', 'tokens']);
  });
  afterAll(async () => {
    await app.stop();
    emit.remove();
  });

  async function get<T>(path: string, headers: { authorization: string }): Promise<T> {
    const { body } = await app.http.get(path).set(headers).expect(200);
    return body as T;
  }
  const statementOf = (member: string) => emit.json<Line[]>(['audit', 'statement', member]);
  async function chargesOf(headers: { authorization: string }): Promise<Charge[]> {
    const charges: Charge[] = [];
    for (let before = ''; ;) {
      const page = await get<ChargePage>(`/api/v1/tokens/charges${before}`, headers);
      charges.push(...page.charges);
      if (page.next === null) return charges;
      before = `?before=${encodeURIComponent(page.next)}`;
    }
  }
  async function filesOf(headers: { authorization: string }): Promise<Record<string, string>> {
    const answer = await app.http.get('/api/v1/account/export').set(headers).responseType('blob').expect(200);
    const files = Object.entries(unzipSync(answer.body as Uint8Array));
    return Object.fromEntries(files.map(([name, content]) => [name, strFromU8(content)]));
  }
  const rowsIn = (csv = ''): Row[] => parse<Row>(csv, { bom: true, columns: true });

  it('has all kinds of lines in it', async () => {
    const kinds = new Set<string>();
    for (const { member } of sums) for (const { what } of await statementOf(member)) kinds.add(what);
    const all = [
      'adjustment',
      'failed reply',
      'failed reply, not charged',
      'gift',
      'monthly allowance',
      'reply',
    ];
    expect([...kinds].sort()).toEqual([...all, 'opening balance', 'closing balance'].sort());
    expect(sessions.size).toBeLessThan(MEMBERS);
    expect(sessions.size).toBeGreaterThan(0);
  });

  it('is the same of members in the ledger, their statements, the list and each of them', async () => {
    const listed = await emit.json<(Sums & { consumed: number })[]>(['members', 'list']);
    const without = listed.filter(({ member }) => !sums.some((one) => one.member === member));
    expect(without.map(({ granted, consumed, balance }) => granted + consumed + balance)).toEqual(
      without.map(() => 0),
    );
    for (const of of sums) {
      const lines = await statementOf(of.member);
      const tokens = (...kinds: string[]) =>
        sum(
          lines.filter(({ what }) => kinds.includes(what)),
          (line) => line.tokens ?? 0,
        );
      const [shown] = await emit.json<Sums[]>(['members', 'show', of.member]);
      const there = listed.find(({ member }) => member === of.member);
      const figures = {
        granted: of.granted,
        adjusted: of.adjusted,
        balance: of.balance,
        replies: of.replies,
      };
      expect({ ...there, member: of.member }).toMatchObject({ ...figures, consumed: of.totalTokens });
      expect(shown).toMatchObject(figures);
      expect({
        granted: tokens('monthly allowance', 'gift'),
        adjusted: tokens('adjustment'),
        totalTokens: -tokens('reply', 'failed reply'),
        balance: lines.at(-1)?.balance,
        replies: lines.filter(({ what }) => what === 'reply').length,
        failedTurns: lines.filter(({ what }) => what.startsWith('failed')).length,
      }).toEqual({ ...figures, totalTokens: of.totalTokens, failedTurns: of.failedTurns });
    }
  });

  it.each(['plan', 'model', 'category', 'conversation', 'day', 'week', 'month'])(
    'adds up to the same by %s, by the clock of any zone',
    async (by) => {
      const fields = ['replies', 'totalTokens', 'failedTurns', 'notCharged'] as const;
      const totals = (rows: readonly Sums[]) =>
        Object.fromEntries(fields.map((field) => [field, sum(rows, (row) => row[field])]));
      for (const zone of ['UTC', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Apia']) {
        const rows = await emit.json<Sums[]>(['audit', 'tokens', '--by', by, '--timezone', zone]);
        expect({ zone, ...totals(rows) }).toEqual({ zone, ...totals(sums) });
        const both = await emit.json<Sums[]>(['audit', 'tokens', '--by', `member,${by}`, '--timezone', zone]);
        expect({ zone, ...totals(both) }).toEqual({ zone, ...totals(sums) });
      }
    },
  );

  it('is the same on a member’s pages', async () => {
    for (const [member, headers] of sessions) {
      const of = sums.find((one) => one.member === member);
      const usage = await get<TokenUsage>('/api/v1/tokens/usage', headers);
      const charges = await chargesOf(headers);
      const lines = await statementOf(member);
      expect({
        balance: usage.balance,
        used: usage.total.total_tokens,
        replies: usage.total.replies,
      }).toEqual({
        balance: of?.balance,
        used: of?.totalTokens,
        replies: of?.replies,
      });
      expect(usage.not_charged.total_tokens).toBe(of?.notCharged);
      expect(sum(usage.grants, ({ amount }) => amount)).toBe((of?.granted ?? 0) + (of?.adjusted ?? 0));
      expect(sum(usage.days, (day) => day.total_tokens)).toBe(of?.totalTokens);
      expect(sum(usage.conversations, (one) => one.total_tokens)).toBe(of?.totalTokens);
      const charged = lines.filter(({ what }) => what === 'reply' || what === 'failed reply').reverse();
      const shownAs = charges.map(({ message_id, total_tokens, balance }) => [
        message_id,
        -total_tokens,
        balance,
      ]);
      expect(shownAs).toEqual(charged.map(({ message, tokens, balance }) => [message, tokens, balance]));
      const [month] = await emit.json<Sums[]>([
        'audit',
        'tokens',
        '--from',
        '2026-11',
        '--where',
        `member=${member}`,
      ]);
      expect(usage.this_month).toEqual({ granted: month?.granted ?? 0, used: month?.totalTokens ?? 0 });
    }
  });

  it('is the same in a member’s download, with a receipt for each charge', async () => {
    const file = join(emit.dataDir, 'one.tlog-proof');
    let checked = 0;
    for (const headers of [...sessions.values()].slice(0, 4)) {
      const files = await filesOf(headers);
      const charges = await chargesOf(headers);
      const usage = await get<TokenUsage>('/api/v1/tokens/usage', headers);
      const tokens = rowsIn(files['tokens.csv']);
      expect(Number(tokens.at(-1)?.['balance'])).toBe(usage.balance);
      const used = tokens.filter(({ what }) => what === 'reply' || what === 'failed reply').reverse();
      expect(used.map(({ message_id, balance }) => [message_id, Number(balance)])).toEqual(
        charges.map(({ message_id, balance }) => [message_id, balance]),
      );
      const receipts = Object.entries(files).filter(([name]) => name.endsWith('.tlog-proof'));
      expect(receipts).toHaveLength(charges.length);
      for (const [, text] of receipts.slice(-2)) {
        writeFileSync(file, text);
        const { code, out } = await emit.run(['audit', 'check-receipt', file]);
        const charge = charges.find(({ message_id }) => out.includes(message_id));
        expect({ code, out }).toMatchObject({
          code: 0,
          out: expect.stringContaining('totalTokens') as string,
        });
        expect(out).toMatch(new RegExp(`totalTokens +${charge?.total_tokens}\\n`));
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(4);
  });

  it('is the same of practices on the dashboard, on the page of progress and in the download', async () => {
    let practices = 0;
    for (const headers of sessions.values()) {
      const { profile, mindstreams } = await get<DashboardResponse>('/fho/dashboard/me', headers);
      const rows = rowsIn((await filesOf(headers))['practices.csv']);
      expect(profile.total_practices).toBe(rows.length);
      expect(profile.consciousness_points).toBe(Math.floor(sum(rows, ({ points }) => Number(points)) + 1e-6));
      for (const { stream_type, sessions_completed, total_time_minutes } of mindstreams) {
        const own = rows.filter(({ mindstream }) => mindstream === stream_type);
        expect({ sessions_completed, total_time_minutes }).toEqual({
          sessions_completed: own.length,
          total_time_minutes: sum(own, ({ duration_minutes }) => Number(duration_minutes)),
        });
      }
      practices += rows.length;
    }
    expect(practices).toBeGreaterThan(100);
  });

  it('and nothing is wrong with it, before and after a rebuild of everything', async () => {
    for (const args of [
      ['audit', 'verify'],
      ['projections', 'rebuild', '--all'],
      ['audit', 'verify'],
    ])
      expect({ args, ...(await emit.run(args)) }).toMatchObject({ args, code: 0 });
    expect(await emit.run(['doctor'])).toMatchObject({ code: 0 });
    expect(await emit.json<Sums[]>(['audit', 'tokens'])).toEqual(sums);
  });
});
