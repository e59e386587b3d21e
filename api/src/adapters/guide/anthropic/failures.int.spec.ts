import { AskedClaude, love, question } from '../../../testing/asked-claude.js';

const claude = new AskedClaude();
afterEach(() => claude.close());

describe('a failure', () => {
  it.each([429, 529, 500, 503])('with status %d is tried again', async (status) => {
    const { reply, requests } = await claude.ask([
      { kind: 'status', status, type: 'overloaded_error' },
      love,
    ]);
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
    const error = await claude.failure([{ kind: 'status', status, type: 'x' }]);
    expect(error.message).toContain(why);
    expect(error.message).not.toContain('scripted');
    expect(error.usage).toBeNull();
  });

  it.each(['drop', 'error-event'] as const)(
    'by %s before any text begins again, and both are counted',
    async (kind) => {
      const { reply, requests } = await claude.ask([{ kind, text: [], usage: { input: 20 } }, love]);
      expect(reply).toMatchObject({ text: 'God is love.', usage: { inputTokens: 40, outputTokens: 8 } });
      expect(requests[1]?.messages).toEqual(requests[0]?.messages);
    },
  );

  it.each(['drop', 'error-event'] as const)('by %s after text goes on where it stopped', async (kind) => {
    const { reply, requests } = await claude.ask([
      { kind, text: ['God ', 'is '], usage: { input: 20 } },
      { ...love, text: ['love.'] },
    ]);
    expect(reply.text).toMatch(/^God is ?love\.$/);
    expect(reply.usage).toMatchObject({ inputTokens: 40, outputTokens: 8 });
    expect(requests[1]?.messages.at(-2)).toEqual({ role: 'assistant', content: 'God is' });
  });

  it('by drop again and again gives up, with what was spent', async () => {
    const error = await claude.failure([{ kind: 'drop', text: ['God '], usage: { input: 20 } }]);
    expect(error.message).toContain('broke off');
    expect(error).toMatchObject({ reason: 'broken-off', usage: { inputTokens: 60, outputTokens: 3 } });
    expect(claude.server.requests).toHaveLength(3);
  });

  it('by silence within the answer ends at the time-out, with what was spent', async () => {
    const error = await claude.failure([{ kind: 'stall', text: ['God '], usage: { input: 20 } }], 150);
    expect(error.message).toContain('too long');
    expect(error.usage).toMatchObject({ inputTokens: 20 });
  });

  it.each(['overloaded_error', 'api_error', 'rate_limit_error'])(
    'by an event of %s before the message begins is tried again',
    async (type) => {
      const { reply, requests } = await claude.ask([{ kind: 'early-error', type }, love]);
      expect(reply.text).toBe('God is love.');
      expect(requests).toHaveLength(2);
    },
  );

  it.each(['authentication_error', 'invalid_request_error', 'billing_error'])(
    'by an event of %s is final',
    async (type) => {
      const error = await claude.failure([{ kind: 'early-error', type }]);
      expect(error).toMatchObject({ reason: 'unavailable', usage: null });
      expect(claude.server.requests).toHaveLength(1);
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
    const error = await claude.failure([{ kind: 'status', status, type, message }]);
    expect(error.fault).toBe(fault);
    if (fault) expect(error.message).not.toMatch(/again/);
    else expect(error.message).toMatch(/again|another way/);
  });

  it('by no answer at all ends at the time-out', async () => {
    const error = await claude.failure([{ kind: 'hang' }], 50);
    expect(error.message).toContain('too long');
    expect(error.usage).toBeNull();
  });

  it('to connect says so', async () => {
    const { guide } = await claude.guideWith([love]);
    await claude.close();
    await expect(guide.answer(question, () => undefined)).rejects.toThrow('cannot be reached');
  });
});

describe('a message', () => {
  it('that thinks for longer than any silence may last is waited for while pings come', async () => {
    const slow = { kind: 'reply', text: ['God is love.'], everyMs: 60, pings: 10 } as const;
    const { reply } = await claude.ask([slow], {}, 200);
    expect(reply.text).toBe('God is love.');
  });

  it('has the text with which its block begins', async () => {
    const { reply } = await claude.ask([{ kind: 'reply', begins: 'God ', text: ['is love.'] }]);
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
    const { reply, requests } = await claude.ask([{ ...cut, text: [] }, love]);
    expect(reply).toMatchObject({ text: 'God is love.', stop: 'complete', usage: { inputTokens: 120 } });
    expect(requests.map(({ tool_choice }) => tool_choice?.type)).toEqual(['auto', 'none']);
    expect(requests[1]?.messages).toEqual(requests[0]?.messages);
  });

  it('that does so behind words is what it is: cut', async () => {
    const { reply, requests } = await claude.ask([{ ...cut, text: ['Let us see.'] }]);
    expect(reply).toMatchObject({ text: 'Let us see.', stop: 'length' });
    expect(requests).toHaveLength(1);
  });

  it('that does so again and again is a failure with all that it cost', async () => {
    const error = await claude.failure([{ ...cut, text: [] }]);
    expect(error).toMatchObject({ reason: 'empty', usage: { inputTokens: 200, outputTokens: 100 } });
  });
});
