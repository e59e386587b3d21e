import { EmitCommand } from '../../testing/emit-command.js';
import { TestApp, type TestMember } from '../../testing/test-app.js';

interface Line {
  what: string;
  tokens: number | null;
  balance: number;
  operator: string | null;
  reason: string | null;
  reference: string | null;
}

describe('emit members adjust', () => {
  const emit = new EmitCommand({ EMIT_OPERATOR: 'lydia' });
  let app: TestApp;
  let member: TestMember;
  beforeAll(async () => {
    app = await TestApp.start({ dataDir: emit.dataDir });
    member = await app.register();
  });
  afterAll(async () => {
    await app.stop();
    emit.remove();
  });
  const adjust = (tokens: string, reference: string, ...more: string[]) =>
    emit.run(['members', 'adjust', member.email, tokens, '--reference', reference, ...more]);
  const why = ['--reason', 'charged twice on 3 October'];
  const balance = async () => {
    const { body } = await app.http.get('/api/v1/users/me').set(member.headers).expect(200);
    return (body as { tokens: number }).tokens;
  };

  it('is followed by balance, token page, ledger and statement, live and after a rebuild', async () => {
    const before = await balance();
    const given = await adjust('+1200', 'ticket-4711', ...why);
    expect(given).toMatchObject({ code: 0, out: '' });
    expect(given.err).toMatch(/^Done: TokensAdjusted at position \d+, by lydia\.\n$/);
    const taken = await adjust('-50', 'gift-17', '--operator', 'tabitha', '--reason', 'to the wrong account');
    expect(taken).toMatchObject({ code: 0 });
    expect(await balance()).toBe(before + 1_150);
    const page = await app.http.get('/api/v1/tokens/usage').set(member.headers).expect(200);
    const { grants } = page.body as { grants: { kind: string; amount: number }[] };
    expect(grants.slice(0, 2)).toMatchObject([
      { kind: 'adjustment', amount: -50 },
      { kind: 'adjustment', amount: 1_200 },
    ]);
    const [row] = await emit.json<object[]>(['audit', 'tokens', '--member', member.email]);
    expect(row).toMatchObject({ granted: before, adjusted: 1_150, balance: before + 1_150 });
    const lines = await emit.json<Line[]>(['audit', 'statement', member.email]);
    expect(lines.slice(-3)).toMatchObject([
      { what: 'adjustment', tokens: 1_200, operator: 'lydia', reason: why[1], reference: 'ticket-4711' },
      { what: 'adjustment', tokens: -50, balance: before + 1_150, operator: 'tabitha', reference: 'gift-17' },
      { what: 'closing balance', balance: before + 1_150 },
    ]);
    expect(await emit.run(['projections', 'rebuild', 'token-balance'])).toMatchObject({ code: 0 });
    const [shown] = await emit.json<object[]>(['members', 'show', member.email]);
    expect(shown).toMatchObject({ adjusted: 1_150, balance: before + 1_150 });
    expect(await emit.run(['audit', 'verify'])).toMatchObject({ code: 0 });
  });

  it('records a reference once', async () => {
    const before = await balance();
    expect(await adjust('+7', 'once', ...why)).toMatchObject({ code: 0 });
    expect(await adjust('+7', 'once', '--reason', 'sent again')).toEqual({
      ...{ code: 0, out: '', err: 'Nothing to change: once is recorded with this amount.\n' },
    });
    expect(await adjust('-7', 'once', ...why)).toEqual({
      ...{ code: 2, out: '' },
      err: 'emit: once is recorded already, with +7 tokens: give another reference for another correction\n',
    });
    expect(await balance()).toBe(before + 7);
  });

  it('asks for the reason where a person sits, and needs one', async () => {
    const asked = ['members', 'adjust', member.email, '+1', '--reference', 'asked'];
    expect(await emit.run(asked)).toMatchObject({ code: 2 });
    expect(await emit.run(asked, { answer: 'for the asking' })).toMatchObject({ code: 0 });
  });

  it.each([
    ['500', 'r', 'Write how many with a sign'],
    ['+0', 'r', 'Write how many with a sign'],
    ['-5.5', 'r', 'Write how many with a sign'],
    ['+9999999999', 'r', 'It must be 1,000,000,000 or less'],
    ['+5', 'two words', "'two words' is no reference"],
  ])('refuses %s tokens for %j', async (tokens, reference, sentence) => {
    const ran = await adjust(tokens, reference, ...why);
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toContain(sentence);
  });

  it('needs a reference, and a member who is there', async () => {
    const args = ['members', 'adjust', member.email, '+5', ...why];
    expect((await emit.run(args)).err).toContain("required option '--reference <word>' not specified");
    const other = ['members', 'adjust', 'nobody@example.org', '+5', '--reference', 'r', ...why];
    expect(await emit.run(other)).toMatchObject({
      code: 1,
      err: 'emit: there is no member nobody@example.org\n',
    });
  });
});
