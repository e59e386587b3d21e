import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EmitCommand } from '../../../testing/emit-command.js';

interface Line {
  position: number;
  type: string;
  data: { amount: number; totalTokens: number; inputTokens: number; charged: boolean };
  metadata: { at: number; memberId: string };
}
type Row = Record<'totalTokens' | 'inputTokens' | 'granted' | 'replies', number> & {
  member: string;
  month: string;
  balance: number | null;
};

describe('emit audit tokens', () => {
  const emit = new EmitCommand();
  let ledger: Line[];
  beforeAll(async () => {
    await emit.run(['demo', '--members', '12', '--days', '70', '--seed', 'ledger']);
    const types = 'TokensConsumed,TurnFailed,TokensGranted,TokensAdjusted';
    ledger = await emit.json<Line[]>(['events', 'export', '--type', types]);
  });
  afterAll(() => emit.remove());
  const sum = (events: readonly Line[], of: (line: Line) => number) =>
    events.reduce((all, one) => all + of(one), 0);
  const of = (type: string, lines: readonly Line[]) => lines.filter((line) => line.type === type);
  const used = (lines: readonly Line[]) => [
    ...of('TokensConsumed', lines),
    ...of('TurnFailed', lines).filter(({ data }) => data.charged),
  ];
  const granted = (lines: readonly Line[]) => of('TokensGranted', lines);
  const balance = (lines: readonly Line[]) =>
    sum([...granted(lines), ...of('TokensAdjusted', lines)], ({ data }) => data.amount) -
    sum(used(lines), ({ data }) => data.totalTokens);

  it('answers each member as the events add up', async () => {
    const rows = await emit.json<Row[]>(['audit', 'tokens']);
    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows) {
      const mine = ledger.filter(({ metadata }) => metadata.memberId === row.member);
      expect(row).toMatchObject({
        replies: of('TokensConsumed', mine).length,
        failedTurns: of('TurnFailed', mine).length,
        adjusted: sum(of('TokensAdjusted', mine), ({ data }) => data.amount),
        inputTokens: sum(used(mine), ({ data }) => data.inputTokens),
        totalTokens: sum(used(mine), ({ data }) => data.totalTokens),
        granted: sum(granted(mine), ({ data }) => data.amount),
        balance: balance(mine),
      });
    }
  });

  it('counts a month alone, and the balance since the beginning', async () => {
    const rows = await emit.json<Row[]>(['audit', 'tokens', '--from', '2026-10', '--to', '2026-10']);
    const [row] = rows;
    const end = Date.parse('2026-11-01T00:00:00Z');
    const mine = ledger.filter(({ metadata: { memberId, at } }) => memberId === row!.member && at < end);
    const month = mine.filter(({ metadata }) => metadata.at >= Date.parse('2026-10-01T00:00:00Z'));
    expect(row!.totalTokens).toBe(sum(used(month), ({ data }) => data.totalTokens));
    expect(row!.balance).toBe(balance(mine));
  });

  it.each(['day', 'month', 'model', 'conversation'])('adds up to the same by %s', async (group) => {
    const rows = await emit.json<Row[]>(['audit', 'tokens', '--group-by', group]);
    expect(rows.reduce((all, row) => all + row.totalTokens, 0)).toBe(
      sum(used(ledger), ({ data }) => data.totalTokens),
    );
    expect(rows.every((row) => group in row)).toBe(true);
  });

  it('runs the balance of everybody through the months', async () => {
    const rows = await emit.json<Row[]>(['audit', 'tokens', '--group-by', 'month']);
    expect(rows.map(({ month }) => month)).toEqual(['2026-09', '2026-10', '2026-11']);
    expect(rows.at(-1)!.balance).toBe(balance(ledger));
  });

  it('answers as the log stood at a position or a time', async () => {
    const middle = ledger[Math.floor(ledger.length / 2)]!;
    const asOf = ledger.filter(({ position }) => position <= middle.position);
    const total = async (moment: string) => {
      const rows = await emit.json<Row[]>(['audit', 'tokens', '--group-by', 'month', '--as-of', moment]);
      return rows.reduce((all, row) => all + row.totalTokens, 0);
    };
    expect(await total(`position:${middle.position}`)).toBe(sum(used(asOf), ({ data }) => data.totalTokens));
    const october = ledger.filter(({ metadata }) => metadata.at < Date.parse('2026-11-01T00:00:00Z'));
    expect(await total('2026-10')).toBe(sum(used(october), ({ data }) => data.totalTokens));
  });

  it.each([
    ['audit', 'tokens'],
    ['events', 'export'],
    ['events', 'tail', '--no-follow'],
  ])('takes nobody for a member without tokens or events: %s %s', async (...args) => {
    expect(await emit.run([...args, '--member', 'nobody'])).toEqual({
      code: 1,
      out: '',
      err: 'emit: there is no member nobody\n',
    });
  });

  it('writes CSV, a table with a total, and a report of one file', async () => {
    const csv = (await emit.run(['audit', 'tokens', '--format', 'csv'])).out.split('\n');
    expect(csv[0]).toBe(
      'member,replies,inputTokens,outputTokens,cacheReadTokens,cacheWriteTokens,totalTokens,granted,failedTurns,notCharged,balance,adjusted',
    );
    const file = join(emit.dataDir, 'tokens.html');
    const { out } = await emit.run(['audit', 'tokens', '--group-by', 'model', '--html', file]);
    expect(out).toMatch(/^total /m);
    expect(existsSync(file)).toBe(true);
    const html = readFileSync(file, 'utf8');
    expect(html).toContain('<svg');
    expect(html).not.toMatch(/(?:src|href)=/);
    // On a telephone, letters would be too small to read: those charts are scrolled.
    const lettered = html.match(/<div class="scroll"><svg[^>]*>/g) ?? [];
    expect(lettered.map((svg) => /aria-label="(.*?)"/.exec(svg)![1])).toEqual([
      'Tokens used over time',
      'Tokens by model',
    ]);
    expect(html).not.toMatch(/@media \(prefers-color-scheme: dark\)/);
  });

  it('answers by two, of part of it, in an order and the first rows alone', async () => {
    const rows = await emit.json<Row[]>(['audit', 'tokens', '--by', 'member,month', '--sort', 'totalTokens']);
    for (const row of rows) {
      const mine = used(ledger).filter(
        ({ metadata: { memberId, at } }) =>
          memberId === row.member && new Date(at).toISOString().startsWith(row.month),
      );
      expect(row.totalTokens).toBe(sum(mine, ({ data }) => data.totalTokens));
    }
    expect(rows.map(({ totalTokens }) => totalTokens)).toEqual(
      rows.map(({ totalTokens }) => totalTokens).sort((a, b) => b - a),
    );
    const [first] = rows;
    const where = [
      '--where',
      `month=${first!.month}`,
      '--where',
      'totalTokens>0',
      '--sort',
      'totalTokens:asc',
    ];
    const part = await emit.run(['audit', 'tokens', '--by', 'member,month', ...where, '--top', '1', '--csv']);
    expect(part.out.split('\n')).toHaveLength(3);
    expect(part.out).toMatch(/^member,month,replies,.*\n[^\n]*,2026-\d\d,/);
    expect(part.err).toMatch(/\d+ more rows? left out by --top; the total is of all of them\./);
    const table = await emit.run(['audit', 'tokens', '--by', 'plan,category', '--top', '1']);
    const total = sum(used(ledger), ({ data }) => data.totalTokens).toLocaleString('en-US');
    expect(table.out).toMatch(new RegExp(`^total .* ${total} `, 'm'));
  });

  it('names above a table, and beside rows for programs, what it is of', async () => {
    const asOf = ['audit', 'tokens', '--by', 'model', '--until', '2026-10', '--as-of'];
    const table = await emit.run([...asOf, 'position:40']);
    expect(table.out).toMatch(
      /^Tokens by model to 2026-10 as of position:40\nevent store up to position 40, 2026-\d\d-\d\dT.*Z\n\nmodel /,
    );
    const csv = await emit.run([...asOf, '2026-10-15', '--csv']);
    expect(csv.out).toMatch(/^model,/);
    expect(csv.err).toMatch(/event store up to position [\d,]+, 2026-10-15T/);
  });

  it('tells what tokens cost, and which models have no price', async () => {
    const file = join(emit.dataDir, 'prices.json');
    const kinds = { inputTokens: 3, outputTokens: 3, cacheReadTokens: 3, cacheWriteTokens: 3 };
    const price = { model: 'claude-sonnet', from: '2026-01', ...kinds };
    writeFileSync(file, JSON.stringify({ currency: 'USD', prices: [price] }));
    const ran = await emit.run(['audit', 'tokens', '--by', 'model', '--prices', file, '--json']);
    const rows = JSON.parse(ran.out) as (Row & { model: string; cost: string; unpricedTokens: number })[];
    const row = rows.find(({ model }) => model === 'claude-sonnet')!;
    expect(row).toMatchObject({ currency: 'USD', unpricedTokens: 0 });
    expect(Number(row.cost)).toBeCloseTo((row.totalTokens * 3) / 1e6, 9);
    expect(ran.err).toMatch(
      /prices\.json has no price of claude-opus for 2026-\d\d-\d\d to .*: [\d,]+ tokens in no cost/,
    );
    const html = join(emit.dataDir, 'cost.html');
    await emit.run(['audit', 'tokens', '--prices', file, '--html', html, '--where', 'cost>0']);
    expect(readFileSync(html, 'utf8')).toContain('<th scope="col">Cost not charged</th>');
  });

  it('sets two periods side by side, and names who exceeded an allowance and what is unusual', async () => {
    const months = ['--from', '2026-10', '--to', '2026-10', '--compare', '2026-09'];
    const rows = await emit.json<{ member: string; totalTokens: number; comparedTokens: number }[]>([
      ...['audit', 'tokens', ...months],
    ]);
    const alone = await emit.json<Row[]>(['audit', 'tokens', '--by', 'member,month']);
    for (const { member, totalTokens, comparedTokens } of rows) {
      const of = (month: string) =>
        alone.find((row) => row.member === member && row.month === month)?.totalTokens ?? 0;
      expect([totalTokens, comparedTokens]).toEqual([of('2026-10'), of('2026-09')]);
    }
    const exceeded = await emit.json<(Row & { exceededBy: number })[]>(['audit', 'tokens', '--exceeded']);
    for (const { member, month, totalTokens } of exceeded)
      expect(alone.find((row) => row.member === member && row.month === month)).toMatchObject({
        totalTokens,
      });
    const anomalies = await emit.run(['audit', 'tokens', '--anomalies', '--by', 'conversation']);
    expect(anomalies).toMatchObject({ code: 0 });
    expect(anomalies.out).toMatch(/times the median of [\d,]+ over \d+ groups with use;|Nothing unusual/);
  });

  it.each([
    [['--by', 'gold'], "'gold' is nothing to add up by: choose one or two of member, plan,"],
    [['--by', 'member', '--group-by', 'day'], '--by and --group-by mean the same'],
    [['--to', '2026-10', '--until', '2026-11'], '--to and --until mean the same'],
    [['--json', '--csv'], '--format, --json and --csv say the same thing'],
    [['--timezone', 'Mars/Olympus'], "'Mars/Olympus' is no time zone"],
    [['--where', 'plan'], "'plan' is no condition"],
    [['--sort', 'tokens'], "'tokens' is no order"],
    [['--top', '0'], 'It must be 1 or more'],
    [['--exceeded', '--anomalies'], '--exceeded and --anomalies are different questions'],
    [['--exceeded', '--by', 'plan'], '--exceeded is by member and month'],
    [['--exceeded', '--where', 'model=x'], '--exceeded is of whole months of members'],
    [['--anomalies', '--html', 'x.html'], 'a report with charts is of sums'],
    [['--anomalies', '--prices', 'x.json'], '--anomalies counts tokens'],
    [['--compare', '2026-09'], '--compare needs the period that is compared'],
    [['--from', '2026-10', '--compare', '2026'], "'2026' is not a time"],
    [['--from', '2026-10', '--compare', '2026-09..2026-08'], 'ends before it begins'],
    [['--from', '2026-10', '--compare', '2026-09', '--by', 'day'], 'no day is in both'],
    [['--prices', 'none.json'], 'none.json cannot be read: ENOENT'],
    [['--where', 'cost>1'], "'cost>1' is no condition"],
    [['--as-of', 'position:999999'], 'position 999,999 is beyond the end of the log'],
  ])('refuses %j in a sentence', async (args, sentence) => {
    const { code, out, err } = await emit.run(['audit', 'tokens', ...args]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(sentence);
  });
});
