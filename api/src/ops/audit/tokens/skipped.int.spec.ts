import { EmitCommand } from '../../../testing/emit-command.js';
import { appendPoison } from '../../../testing/poison.js';

interface Line {
  readonly stream: string;
  readonly metadata: { readonly memberId: string };
}
type Sums = { readonly totalTokens: number; readonly balance: number }[];

describe('a token record that holds data which Emit did not write', () => {
  const emit = new EmitCommand();
  let before: Sums;
  let member: string;
  let position: number;
  const sums = () => emit.json<Sums>(['audit', 'tokens']);

  beforeAll(async () => {
    await emit.run(['demo', '--members', '3', '--days', '20', '--seed', 'skipped']);
    before = await sums();
    const [first] = await emit.json<Line[]>(['events', 'export', '--type', 'TokensConsumed']);
    member = first!.metadata.memberId;
    const place = { stream: first!.stream, type: 'TokensConsumed' };
    position = await emit.withStores(({ eventStore }) =>
      appendPoison(eventStore, member, { messageId: 'm', totalTokens: 'many' }, place),
    );
    await emit.run(['projections', 'rebuild', '--all']);
  });
  afterAll(() => emit.remove());

  it.each([[['tokens']], [['statement', 'MEMBER']]])('is named, and not added up: %j', async (words) => {
    const args = words.map((word) => (word === 'MEMBER' ? member : word));
    expect(await emit.run(['audit', ...args])).toMatchObject({
      code: 1,
      err: expect.stringContaining(
        `TokensConsumed at position ${position} holds data that Emit did not write`,
      ) as string,
    });
  });

  it('is named by verify without sums of what are no numbers', async () => {
    const { out } = await emit.run(['audit', 'verify', '--no-models']);
    expect(out).toContain('the tokens of m are no whole numbers');
  });

  it('is left out once an operator has said so, and that is said above each report', async () => {
    const skip = ['projections', 'parked', 'skip', String(position), '--reason', 'a faulty client'];
    expect(await emit.run(skip)).toMatchObject({ code: 0 });
    expect(await sums()).toEqual(before);
    const said = expect.stringContaining('1 event left out, as an operator has said') as string;
    expect(await emit.run(['audit', 'tokens'])).toMatchObject({ code: 0, out: said });
    expect(await emit.run(['audit', 'statement', member])).toMatchObject({ code: 0, out: said });
  });
});
