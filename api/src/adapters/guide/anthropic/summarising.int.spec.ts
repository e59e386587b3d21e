import type { Earlier, GuideQuestion } from '../../../ports/guide.port.js';
import { allReported, type AnthropicRequest, type Scripted } from '../../../testing/anthropic-server.js';
import { AskedClaude, love } from '../../../testing/asked-claude.js';

const claude = new AskedClaude();
afterEach(() => claude.close());

const usage = { input: 300, output: 60 };
const summary = { kind: 'reply', text: ['The member lost ', 'a brother.'], usage } as const;
const isSummary = ({ system }: AnthropicRequest) => JSON.stringify(system).includes('You keep the memory');
/** What is done with the request for a summary, and with the others in their order. */
function either(forSummary: Scripted, ...others: Scripted[]) {
  let asked = 0;
  return [
    (request: AnthropicRequest): Scripted => {
      if (isSummary(request)) return forSummary;
      asked += 1;
      return others[Math.min(asked, others.length) - 1] ?? love;
    },
  ];
}

const talk = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    role: index % 2 === 0 ? ('user' as const) : ('assistant' as const),
    content: `message ${index} `.repeat(40),
  }));
const earlier: Earlier = { summary: 'The member is called Ruth.', messages: talk(6), due: 6 };
const history: GuideQuestion['history'] = [
  { role: 'user', content: 'And hope?' },
  { role: 'assistant', content: 'Hope waits.' },
];

describe('a long conversation', () => {
  it('comes with what was said before, in a few words, as what was said and no instruction', async () => {
    const { requests } = await claude.ask([love], { history, earlier: { ...earlier, due: 0 } });
    const [request] = requests;
    expect(request?.messages).toHaveLength(9);
    expect(request?.messages[0]).toMatchObject({
      role: 'user',
      content: [
        { text: expect.stringContaining('The member is called Ruth.') as string },
        { text: earlier.messages[0]?.content },
      ],
    });
    expect(JSON.stringify(request?.system)).not.toContain('Ruth');
    expect(requests).toHaveLength(1);
  });

  it('is summarised beside the answer where that is due, and both are counted', async () => {
    const { reply, requests } = await claude.ask(either(summary, love), { history, earlier });
    expect(reply).toMatchObject({ text: 'God is love.', summary: 'The member lost a brother.' });
    expect(reply.usage).toEqual(allReported(claude.server));
    const asked = JSON.stringify(requests.find(isSummary)?.messages);
    expect(asked).toContain('The member is called Ruth.');
    expect(asked).toContain('Emit: message 5');
    expect(asked).not.toContain('Hope waits');
    expect(requests.find(isSummary)?.tools).toBeUndefined();
  });

  it('begins the same in the turns between two summaries, to the byte', async () => {
    const first = await claude.ask([love], { history, earlier: { ...earlier, due: 0 } });
    const before = first.requests[0]?.messages ?? [];
    await claude.close();
    const more = [
      ...history,
      { role: 'user' as const, content: 'What is love?' },
      { role: 'assistant' as const, content: 'God.' },
    ];
    const next = await claude.ask([love], { history: more, earlier: { ...earlier, due: 0 }, prompt: 'So?' });
    expect(next.requests[0]?.messages.slice(0, 8)).toEqual(before.slice(0, 8));
  });

  it.each<[string, Scripted]>([
    ['breaks off', { kind: 'drop', text: ['The'], usage }],
    ['is overloaded', { kind: 'status', status: 529, type: 'overloaded_error' }],
    ['says nothing', { kind: 'reply', text: [' '], usage }],
    ['is cut', { kind: 'reply', text: ['The member'], stop: 'max_tokens', usage }],
    ['is refused', { kind: 'reply', text: [], stop: 'refusal', usage }],
  ])('whose summary %s is answered all the same, with what that cost', async (_what, step) => {
    const { reply } = await claude.ask(either(step, love), { history, earlier });
    expect(reply.text).toBe('God is love.');
    expect(reply.summary).toBeUndefined();
    expect(reply.usage).toEqual(allReported(claude.server));
  });

  it('whose answer breaks off has the summary’s cost with it', async () => {
    const { guide } = await claude.guideWith(either(summary, { kind: 'drop', text: ['God '], usage }));
    const asked = { prompt: 'Why?', category: 'general' as const, history, earlier };
    const error = (await guide.answer(asked, () => undefined).catch((thrown: unknown) => thrown)) as {
      usage: object;
      reason: string;
    };
    expect(error).toMatchObject({ reason: 'broken-off', usage: allReported(claude.server) });
    expect(claude.server.reported).toHaveLength(4);
  });

  it('whose reply is stopped is not summarised any further', async () => {
    const stop = new AbortController();
    const slow = { kind: 'reply', text: Array<string>(200).fill('love '), everyMs: 20, usage } as const;
    const { guide } = await claude.guideWith(either(slow, slow));
    let come = 0;
    const onText = () => {
      if (claude.server.reported.length === 2 && ++come === 10) stop.abort();
    };
    const asked = { prompt: 'Why?', category: 'general' as const, history, earlier };
    const reply = await guide.answer(asked, onText, { stop: stop.signal });
    expect(reply.stop).toBe('stopped');
    expect(reply.summary).toBeUndefined();
    expect(reply.usage).toEqual(allReported(claude.server));
    while (claude.server.left < 2) await new Promise(setImmediate);
  });

  it('with a correction and a summary in one turn is counted as the API does', async () => {
    const misquoted = { kind: 'reply', text: ['“Jesus cried out aloud.” (John 11:35)'], usage } as const;
    const anew = { kind: 'reply', text: ['<passage n="1">[[John 11:35]]</passage>'], usage } as const;
    const { reply } = await claude.ask(either(summary, misquoted, anew), { history, earlier });
    expect(reply.text).toContain('Jesus wept');
    expect(claude.server.reported).toHaveLength(3);
    expect(reply.usage).toEqual(allReported(claude.server));
  });

  it('in danger is not summarised', async () => {
    const { requests } = await claude.ask([love], { history, earlier, isCare: true });
    expect(requests).toHaveLength(1);
  });
});
