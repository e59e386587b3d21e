import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EmitCommand } from '../../../testing/emit-command.js';

interface Line {
  what: string;
  tokens: number | null;
  balance: number;
  at: string | null;
}

describe('emit audit statement', () => {
  const emit = new EmitCommand();
  let ledger: { member: string; totalTokens: number; granted: number; balance: number; replies: number }[];
  beforeAll(async () => {
    await emit.run(['demo', '--members', '6', '--days', '60', '--seed', 'statement']);
    ledger = await emit.json(['audit', 'tokens']);
  });
  afterAll(() => emit.remove());

  it('has a line for every grant and charge, and ends with the balance of the ledger', async () => {
    for (const { member, replies, balance, granted } of ledger) {
      const lines = await emit.json<Line[]>(['audit', 'statement', member]);
      expect(lines.filter(({ what }) => what === 'reply')).toHaveLength(replies);
      expect(lines.at(-1)).toEqual(expect.objectContaining({ what: 'closing balance', balance }));
      const grants = lines.filter(({ what }) => what === 'monthly allowance' || what === 'gift');
      expect(grants.reduce((sum, { tokens }) => sum + (tokens ?? 0), 0)).toBe(granted);
    }
  });

  it('is of a month, for people, for a spreadsheet and for paper', async () => {
    const member = ledger[0]!.member;
    const html = join(emit.dataDir, 'statement.html');
    const month = [member, '--from', '2026-10', '--until', '2026-10', '--timezone', 'Europe/Berlin'];
    const table = await emit.run(['audit', 'statement', ...month, '--html', html]);
    expect(table).toMatchObject({ code: 0, err: '' });
    expect(table.out).toMatch(
      new RegExp(`^Token statement from 2026-10 to 2026-10\\nmember ${member}\\nevent store up to position `),
    );
    expect(table.out).toMatch(
      /opening balance .*\n(.*\n)*2026-10-\d\d \d\d:\d\d:\d\d +\d.*\n(.*\n)*.*closing balance/,
    );
    // A column that no line has anything in is left out for people, and there for programs.
    const written = await emit.run(['audit', 'statement', ...month, '--json']);
    const hasAct = (JSON.parse(written.out) as { operator: string | null }[]).some(
      ({ operator }) => operator !== null,
    );
    expect(/ operator /.test(table.out)).toBe(hasAct);
    expect(table.out).toMatch(/ model .* conversation /);
    const page = readFileSync(html, 'utf8');
    expect(page).toContain('@page');
    // What is printed at night is printed on white paper all the same.
    expect(page.match(/@media[^{]*dark[^{]*/g)).toEqual(['@media screen and (prefers-color-scheme: dark) ']);
    expect(page).toContain('<td>Opening balance</td>');
    const csv = await emit.run(['audit', 'statement', ...month, '--csv']);
    expect(csv.out).toMatch(
      /^at,position,what,tokens,balance,inputTokens,.*,model,month,conversation,message,operator,reason,reference\n/,
    );
    expect(csv.err).toContain(`member ${member}`);
    const lines = await emit.json<Line[]>(['audit', 'statement', ...month]);
    expect(csv.out.trim().split('\n')).toHaveLength(lines.length + 1);
  });

  it.each([
    [[], 2, "missing required argument 'member'"],
    [['nobody'], 1, 'there is no member nobody'],
    [['nobody', '--from', 'then'], 2, "'then' is not a time"],
    [['nobody', '--timezone', 'x'], 2, "'x' is no time zone"],
    [['nobody', '--json', '--csv'], 2, 'give one of them'],
  ])('refuses %j in a sentence', async (args, code, sentence) => {
    const ran = await emit.run(['audit', 'statement', ...args]);
    expect(ran).toMatchObject({ code, out: '' });
    expect(ran.err).toContain(sentence);
  });
});
