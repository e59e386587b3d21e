import { guideContract } from '../../../ports/guide.contract.js';
import type { Step } from '../../../testing/anthropic-server.js';
import { AskedClaude, last, love } from '../../../testing/asked-claude.js';
import { DEFAULT_MODEL } from './default-model.js';
import { optionsFor } from './model-options.js';

const claude = new AskedClaude();
afterEach(() => claude.close());

guideContract('The Anthropic guide', async () => (await claude.guideWith([love])).guide);

describe('an answer', () => {
  it('streams, with the usage and the model that the API names', async () => {
    const { reply, pieces, requests } = await claude.ask([love]);
    expect(pieces).toEqual(['God ', 'is ', 'love.']);
    expect(reply).toEqual({
      text: 'God is love.',
      usage: { inputTokens: 20, outputTokens: 7, cacheReadTokens: 1500, cacheWriteTokens: 30 },
      model: DEFAULT_MODEL,
      stop: 'complete',
    });
    expect(requests[0]).toMatchObject({ model: DEFAULT_MODEL, apiKey: 'test' });
  });

  it.each([
    ['max_tokens', 'length'],
    ['model_context_window_exceeded', 'length'],
    ['refusal', 'refusal'],
  ] as const)('that stops by %s says so: %s', async (stop, expected) => {
    const { reply } = await claude.ask([{ kind: 'reply', text: ['Well'], stop }]);
    expect(reply).toMatchObject({ text: 'Well', stop: expected });
  });

  it('that is refused without a word still has a text', async () => {
    const { reply } = await claude.ask([{ kind: 'reply', text: [], stop: 'refusal' }]);
    expect(reply.stop).toBe('refusal');
    expect(reply.text).not.toBe('');
  });

  it('without a word is a failure with what it cost', async () => {
    const error = await claude.failure([{ kind: 'reply', text: [], usage: { input: 9, output: 2 } }]);
    expect(error).toMatchObject({ reason: 'empty', usage: { inputTokens: 9, outputTokens: 2 } });
    expect(error.message).toContain('was charged');
  });
});

describe('a question', () => {
  it('has the format of its category, cached, and another for each', async () => {
    const { requests } = await claude.ask([love], { category: 'biblical' });
    const system = requests[0]?.system ?? [];
    expect(system.at(-1)?.text).toContain('9. Practice and Prayer');
    expect(system.at(-1)?.cache_control).toEqual({ type: 'ephemeral', ttl: '1h' });
    await claude.close();
    const general = await claude.ask([love]);
    expect(general.requests[0]?.system.at(-1)?.text).not.toContain('9. Practice and Prayer');
    expect(general.requests[0]?.system[0]).toEqual(system[0]);
  });

  it('with a persona has it in place of the category’s format', async () => {
    const { requests } = await claude.ask([love], { system: 'You are a Fhoism philosopher.' });
    expect(requests[0]?.system.at(-1)?.text).toContain('You are a Fhoism philosopher.');
    expect(requests[0]?.system[0]?.text).toContain('lookup_scripture');
  });

  it('brings the last ten messages, a member’s first, neighbours of one role merged, itself last and once', async () => {
    const history = Array.from({ length: 14 }, (_, index) => ({
      role: index % 2 === 0 ? ('user' as const) : ('assistant' as const),
      content: `m${index}`,
    }));
    const extra = [
      ...history,
      { role: 'user' as const, content: 'One more' },
      { role: 'user' as const, content: '' },
    ];
    const { requests } = await claude.ask([love], { history: extra });
    const messages = requests[0]?.messages ?? [];
    expect(messages[0]).toEqual({ role: 'user', content: 'm6' });
    expect(messages.at(-1)).toEqual(last('One more\n\nWhat is love?'));
    expect(messages.map(({ role }) => role)).toEqual(
      messages.map((_, i) => (i % 2 === 0 ? 'user' : 'assistant')),
    );
    await claude.close();
    const same = await claude.ask([love], { history: [{ role: 'user', content: 'What is love?' }] });
    expect(same.requests[0]?.messages).toEqual([last('What is love?')]);
  });

  it('has no half of a character, for which the API would refuse all of it', async () => {
    const half = '🙏'.slice(0, 1);
    const history = [
      { role: 'user' as const, content: `Pray ${half}` },
      { role: 'assistant' as const, content: '🙏' },
    ];
    const { requests } = await claude.ask([love], { history, prompt: `${half}?`, system: `Be kind ${half}` });
    expect(requests[0]?.messages.slice(0, 2).map(({ content }) => content)).toEqual(['Pray \ufffd', '🙏']);
    expect(requests[0]?.messages.at(-1)).toEqual(last('\ufffd?'));
    expect(requests[0]?.system.at(-1)?.text).toContain('Be kind \ufffd');
  });

  it('leaves out history beyond the budget, the oldest first', async () => {
    const long = 'x'.repeat(70_000);
    const history = ['a', 'b', 'c', 'd'].map((content, index) => ({
      role: index % 2 === 0 ? ('user' as const) : ('assistant' as const),
      content: content + (index === 0 || index === 2 ? long : ''),
    }));
    const { requests } = await claude.ask([love], { history });
    expect(requests[0]?.messages).toHaveLength(3);
  });
});

describe('looking Scripture up', () => {
  const lookUp = (input: Record<string, unknown>, text: string[] = []): Step => ({
    kind: 'reply',
    text,
    tools: [{ name: 'lookup_scripture', input }],
    usage: { input: 100, output: 10, cacheRead: 5, cacheWrite: 1 },
  });

  it('answers the model with the text, goes on, and counts every round', async () => {
    const { reply, requests } = await claude.ask([
      lookUp({ reference: 'John 11:35; John 3:99' }, ['Let us see.']),
      love,
    ]);
    expect(reply.text).toBe('Let us see.\n\nGod is love.');
    expect(reply.usage).toEqual({
      inputTokens: 120,
      outputTokens: 17,
      cacheReadTokens: 1505,
      cacheWriteTokens: 31,
    });
    const result = JSON.stringify(requests[1]?.messages.at(-1));
    expect(result).toContain('11:35 Jesus wept.');
    expect(result).toContain('there is no verse 99');
    expect(requests[1]?.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user']);
  });

  it('takes whatever the model sends', async () => {
    for (const input of [{}, { reference: 7 }, { search: 'xyzzy' }, { search: '"still small voice"' }]) {
      const { requests } = await claude.ask([lookUp(input), love]);
      expect(JSON.stringify(requests[1]?.messages.at(-1))).toMatch(/Give a|No verse has|1 Kings 19:12/);
      await claude.close();
    }
  });

  it('ends after five rounds: the sixth request allows no tool', async () => {
    const again = lookUp({ reference: 'John 1:1' });
    const { requests, reply } = await claude.ask([again, again, again, again, again, love]);
    expect(requests.map(({ tool_choice }) => tool_choice?.type)).toEqual([...Array(5).fill('auto'), 'none']);
    expect(reply.usage.inputTokens).toBe(520);
  });
});

describe('what is asked of the model', () => {
  it('is cached to the end of each request, and no more effort than the format needs', async () => {
    const lookUp = { name: 'lookup_scripture', input: { reference: 'John 11:35' } };
    const { requests } = await claude.ask([{ kind: 'reply', text: [], tools: [lookUp] }, love]);
    const marked = requests.map(({ messages }) => JSON.stringify(messages).split('cache_control').length - 1);
    expect(marked).toEqual([1, 1]);
    expect(requests[1]?.messages.at(-1)).toMatchObject({
      content: [{ type: 'tool_result', cache_control: { type: 'ephemeral' } }],
    });
    expect(requests[0]).toMatchObject({
      thinking: { type: 'between_tools' },
      output_config: { effort: 'medium' },
    });
  });

  it.each([
    ['claude-sonnet-5-5', null, { type: 'between_tools' }, 'medium'],
    ['claude-sonnet-5', null, { type: 'disabled' }, 'medium'],
    ['claude-opus-5-5', null, undefined, 'medium'],
    ['claude-sonnet-4-5', null, undefined, undefined],
    ['claude-haiku-4-5-20251001', null, undefined, undefined],
    ['somebody-elses-model', null, undefined, undefined],
    ['somebody-elses-model', 'low', undefined, 'low'],
  ] as const)('of %s with effort %s: thinking %j, effort %s', (model, chosen, thinking, effort) => {
    const options = optionsFor(model, chosen);
    expect([options.thinking, options.output_config?.effort]).toEqual([thinking, effort]);
  });
});
