import { guideContract } from '../../../ports/guide.contract.js';
import { GuideUnavailable, type GuideQuestion } from '../../../ports/guide.port.js';
import {
  startAnthropicServer,
  type AnthropicServer,
  type Scripted,
} from '../../../testing/anthropic-server.js';
import { AnthropicGuide } from './anthropic-guide.js';
import { DEFAULT_MODEL } from './default-model.js';
import { optionsFor } from './model-options.js';

let server: AnthropicServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function guideWith(script: readonly Scripted[], timeoutMs = 5_000) {
  server = await startAnthropicServer(script);
  const guide = new AnthropicGuide({ apiKey: 'test', baseUrl: server.url, timeoutMs, retryDelayMs: 1 });
  return { guide, requests: server.requests };
}

const question: GuideQuestion = { prompt: 'What is love?', category: 'general', history: [] };
const love: Scripted = {
  kind: 'reply',
  text: ['God ', 'is ', 'love.'],
  usage: { input: 20, output: 7, cacheRead: 1500, cacheWrite: 30 },
};

async function ask(script: readonly Scripted[], asked: Partial<GuideQuestion> = {}, timeoutMs?: number) {
  const { guide, requests } = await guideWith(script, timeoutMs);
  const pieces: string[] = [];
  const reply = await guide.answer({ ...question, ...asked }, (text) => pieces.push(text));
  expect(pieces.join('')).toBe(reply.text);
  return { reply, requests, pieces };
}

/** A member's last message, up to which the API keeps what it has read. */
const last = (text: string) => ({
  role: 'user',
  content: [{ type: 'text', text, cache_control: { type: 'ephemeral' } }],
});

async function failure(script: readonly Scripted[], timeoutMs?: number) {
  const error: unknown = await ask(script, {}, timeoutMs).catch((thrown: unknown) => thrown);
  if (!(error instanceof GuideUnavailable)) throw new Error(`no GuideUnavailable: ${String(error)}`);
  return error;
}

guideContract('The Anthropic guide', async () => (await guideWith([love])).guide);

describe('an answer', () => {
  it('streams, with the usage and the model that the API names', async () => {
    const { reply, pieces, requests } = await ask([love]);
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
    const { reply } = await ask([{ kind: 'reply', text: ['Well'], stop }]);
    expect(reply).toMatchObject({ text: 'Well', stop: expected });
  });

  it('that is refused without a word still has a text', async () => {
    const { reply } = await ask([{ kind: 'reply', text: [], stop: 'refusal' }]);
    expect(reply.stop).toBe('refusal');
    expect(reply.text).not.toBe('');
  });

  it('without a word is a failure with what it cost', async () => {
    const error = await failure([{ kind: 'reply', text: [], usage: { input: 9, output: 2 } }]);
    expect(error).toMatchObject({ reason: 'empty', usage: { inputTokens: 9, outputTokens: 2 } });
    expect(error.message).toContain('was charged');
  });
});

describe('a question', () => {
  it('has the format of its category, cached, and another for each', async () => {
    const { requests } = await ask([love], { category: 'biblical' });
    const system = requests[0]?.system ?? [];
    expect(system.at(-1)?.text).toContain('9. Practice and Prayer');
    expect(system.at(-1)?.cache_control).toEqual({ type: 'ephemeral', ttl: '1h' });
    await server?.close();
    const general = await ask([love]);
    expect(general.requests[0]?.system.at(-1)?.text).not.toContain('9. Practice and Prayer');
    expect(general.requests[0]?.system[0]).toEqual(system[0]);
  });

  it('with a persona has it in place of the category’s format', async () => {
    const { requests } = await ask([love], { system: 'You are a Fhoism philosopher.' });
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
    const { requests } = await ask([love], { history: extra });
    const messages = requests[0]?.messages ?? [];
    expect(messages[0]).toEqual({ role: 'user', content: 'm6' });
    expect(messages.at(-1)).toEqual(last('One more\n\nWhat is love?'));
    expect(messages.map(({ role }) => role)).toEqual(
      messages.map((_, i) => (i % 2 === 0 ? 'user' : 'assistant')),
    );
    await server?.close();
    const same = await ask([love], { history: [{ role: 'user', content: 'What is love?' }] });
    expect(same.requests[0]?.messages).toEqual([last('What is love?')]);
  });

  it('has no half of a character, for which the API would refuse all of it', async () => {
    const half = '🙏'.slice(0, 1);
    const history = [
      { role: 'user' as const, content: `Pray ${half}` },
      { role: 'assistant' as const, content: '🙏' },
    ];
    const { requests } = await ask([love], { history, prompt: `${half}?`, system: `Be kind ${half}` });
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
    const { requests } = await ask([love], { history });
    expect(requests[0]?.messages).toHaveLength(3);
  });
});

describe('looking Scripture up', () => {
  const lookUp = (input: Record<string, unknown>, text: string[] = []): Scripted => ({
    kind: 'reply',
    text,
    tools: [{ name: 'lookup_scripture', input }],
    usage: { input: 100, output: 10, cacheRead: 5, cacheWrite: 1 },
  });

  it('answers the model with the text, goes on, and counts every round', async () => {
    const { reply, requests } = await ask([
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
      const { requests } = await ask([lookUp(input), love]);
      expect(JSON.stringify(requests[1]?.messages.at(-1))).toMatch(/Give a|No verse has|1 Kings 19:12/);
      await server?.close();
    }
  });

  it('ends after five rounds: the sixth request allows no tool', async () => {
    const again = lookUp({ reference: 'John 1:1' });
    const { requests, reply } = await ask([again, again, again, again, again, love]);
    expect(requests.map(({ tool_choice }) => tool_choice?.type)).toEqual([...Array(5).fill('auto'), 'none']);
    expect(reply.usage.inputTokens).toBe(520);
  });
});

describe('a failure', () => {
  it.each([429, 529, 500, 503])('with status %d is tried again', async (status) => {
    const { reply, requests } = await ask([{ kind: 'status', status, type: 'overloaded_error' }, love]);
    expect(reply.text).toBe('God is love.');
    expect(reply.usage.inputTokens).toBe(20);
    expect(requests).toHaveLength(2);
  });

  it.each([
    [429, 'too much'],
    [529, 'overloaded'],
    [401, 'on our side'],
    [404, 'on our side'],
    [400, 'could not take'],
  ])('with status %d that stays says why and costs nothing', async (status, why) => {
    const error = await failure([{ kind: 'status', status, type: 'x' }]);
    expect(error.message).toContain(why);
    expect(error.message).not.toContain('scripted');
    expect(error.usage).toBeNull();
  });

  it.each(['drop', 'error-event'] as const)(
    'by %s before any text begins again, and both are counted',
    async (kind) => {
      const { reply, requests } = await ask([{ kind, text: [], usage: { input: 20 } }, love]);
      expect(reply).toMatchObject({ text: 'God is love.', usage: { inputTokens: 40, outputTokens: 8 } });
      expect(requests[1]?.messages).toEqual(requests[0]?.messages);
    },
  );

  it.each(['drop', 'error-event'] as const)('by %s after text goes on where it stopped', async (kind) => {
    const { reply, requests } = await ask([
      { kind, text: ['God ', 'is '], usage: { input: 20 } },
      { ...love, text: ['love.'] },
    ]);
    expect(reply.text).toMatch(/^God is ?love\.$/);
    expect(reply.usage).toMatchObject({ inputTokens: 40, outputTokens: 8 });
    expect(requests[1]?.messages.at(-2)).toEqual({ role: 'assistant', content: 'God is' });
  });

  it('by drop again and again gives up, with what was spent', async () => {
    const error = await failure([{ kind: 'drop', text: ['God '], usage: { input: 20 } }]);
    expect(error.message).toContain('broke off');
    expect(error).toMatchObject({ reason: 'broken-off', usage: { inputTokens: 60, outputTokens: 3 } });
    expect(server?.requests).toHaveLength(3);
  });

  it('by silence within the answer ends at the time-out, with what was spent', async () => {
    const error = await failure([{ kind: 'stall', text: ['God '], usage: { input: 20 } }], 150);
    expect(error.message).toContain('too long');
    expect(error.usage).toMatchObject({ inputTokens: 20 });
  });

  it.each(['overloaded_error', 'api_error', 'rate_limit_error'])(
    'by an event of %s before the message begins is tried again',
    async (type) => {
      const { reply, requests } = await ask([{ kind: 'early-error', type }, love]);
      expect(reply.text).toBe('God is love.');
      expect(requests).toHaveLength(2);
    },
  );

  it.each(['authentication_error', 'invalid_request_error', 'billing_error'])(
    'by an event of %s is final',
    async (type) => {
      const error = await failure([{ kind: 'early-error', type }]);
      expect(error).toMatchObject({ reason: 'unavailable', usage: null });
      expect(server?.requests).toHaveLength(1);
    },
  );

  it.each([
    [401, 'authentication_error', '', 'key'],
    [403, 'permission_error', '', 'permission'],
    [404, 'not_found_error', '', 'model'],
    [402, 'billing_error', '', 'credit'],
    [400, 'invalid_request_error', 'Your credit balance is too low to access the API', 'credit'],
    [400, 'invalid_request_error', 'You have reached your specified API usage limits', 'credit'],
    [400, 'invalid_request_error', 'messages: at least one message is required', null],
    [529, 'overloaded_error', '', null],
  ])('with status %d, %s "%s" is of how the guide is set up: %s', async (status, type, message, fault) => {
    const error = await failure([{ kind: 'status', status, type, message }]);
    expect(error.fault).toBe(fault);
    if (fault) expect(error.message).not.toMatch(/again/);
    else expect(error.message).toMatch(/again|another way/);
  });

  it('by no answer at all ends at the time-out', async () => {
    const error = await failure([{ kind: 'hang' }], 50);
    expect(error.message).toContain('too long');
    expect(error.usage).toBeNull();
  });

  it('to connect says so', async () => {
    const { guide } = await guideWith([love]);
    await server?.close();
    await expect(guide.answer(question, () => undefined)).rejects.toThrow('cannot be reached');
  });
});

describe('a message', () => {
  it('that thinks for longer than any silence may last is waited for while pings come', async () => {
    const slow = { kind: 'reply', text: ['God is love.'], everyMs: 60, pings: 10 } as const;
    const { reply } = await ask([slow], {}, 200);
    expect(reply.text).toBe('God is love.');
  });

  it('has the text with which its block begins', async () => {
    const { reply } = await ask([{ kind: 'reply', begins: 'God ', text: ['is love.'] }]);
    expect(reply.text).toBe('God is love.');
  });

  const cut = {
    kind: 'reply',
    tools: [{ name: 'lookup_scripture', input: { reference: 'John 11:35' } }],
    isCallCut: true,
    stop: 'max_tokens',
    usage: { input: 100, output: 50 },
  } as const;

  it('that uses itself up within a call is asked for again without one', async () => {
    const { reply, requests } = await ask([{ ...cut, text: [] }, love]);
    expect(reply).toMatchObject({ text: 'God is love.', stop: 'complete', usage: { inputTokens: 120 } });
    expect(requests.map(({ tool_choice }) => tool_choice?.type)).toEqual(['auto', 'none']);
    expect(requests[1]?.messages).toEqual(requests[0]?.messages);
  });

  it('that does so behind words is what it is: cut', async () => {
    const { reply, requests } = await ask([{ ...cut, text: ['Let us see.'] }]);
    expect(reply).toMatchObject({ text: 'Let us see.', stop: 'length' });
    expect(requests).toHaveLength(1);
  });

  it('that does so again and again is a failure with all that it cost', async () => {
    const error = await failure([{ ...cut, text: [] }]);
    expect(error).toMatchObject({ reason: 'empty', usage: { inputTokens: 200, outputTokens: 100 } });
  });
});

describe('what is asked of the model', () => {
  it('is cached to the end of each request, and no more effort than the format needs', async () => {
    const lookUp = { name: 'lookup_scripture', input: { reference: 'John 11:35' } };
    const { requests } = await ask([{ kind: 'reply', text: [], tools: [lookUp] }, love]);
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
