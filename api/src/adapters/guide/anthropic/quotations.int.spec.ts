import { setTimeout as pause } from 'node:timers/promises';
import { isRight } from '@emit/contract/scripture';
import { checkText } from '../../../scripture/check/check.js';
import { allReported, type AnthropicRequest, type Step } from '../../../testing/anthropic-server.js';
import { AskedClaude, question } from '../../../testing/asked-claude.js';

const claude = new AskedClaude();
afterEach(() => claude.close());

const usage = { input: 20, output: 7 };
const says = (...text: string[]): Step => ({ kind: 'reply', text, usage });
const faults = (text: string) => checkText(text).quotations.filter(({ status }) => !isRight(status));
const asked = (request: AnthropicRequest | undefined) => JSON.stringify(request?.messages.at(-1));

describe('a verse that the model names', () => {
  it('is put in by the server, however the stream cuts the marker', async () => {
    const { reply, requests } = await claude.ask([
      says('Rest: [', '[Jo', 'hn 11', ':35]', '] So he knows grief.'),
    ]);
    expect(reply.text).toBe('Rest: “Jesus wept.” (John 11:35) So he knows grief.');
    expect(requests).toHaveLength(1);
  });

  it('is of the translation that the member reads, and the model is told which', async () => {
    const { reply, requests } = await claude.ask([says('[[John 11:35]]')], { translation: 'web' });
    expect(reply.text).toBe('> Jesus wept.\n>\n> — John 11:35 (WEB)');
    expect(requests[0]?.system.at(-1)?.text).toContain('World English Bible');
    expect(requests[0]?.system.at(-1)?.cache_control).toBeUndefined();
    await claude.close();
    const usual = await claude.ask([says('[[John 11:35]]')]);
    expect(usual.requests[0]?.system).toEqual(requests[0]?.system.slice(0, 2));
  });

  it('in an earlier reply goes back as it was named', async () => {
    const content =
      'It says:\n\n> Jesus wept.\n>\n> — John 11:35 (KJV)\n\nSo “God so loved the world” (John 3:16).';
    const history = [
      { role: 'user' as const, content: 'Why?' },
      { role: 'assistant' as const, content },
    ];
    const { requests } = await claude.ask([says('Peace.')], { history });
    expect(requests[0]?.messages[1]).toEqual({
      role: 'assistant',
      content: 'It says:\n\n[[John 11:35]]\n\nSo [[John 3:16 | God so loved the world]].',
    });
  });

  it('is named again where the stream broke within it', async () => {
    const { reply, requests } = await claude.ask([
      { kind: 'drop', text: ['Rest: [[John 1'], usage },
      says('[[John 11:35]] So.'),
    ]);
    expect(reply.text).toBe('Rest: “Jesus wept.” (John 11:35) So.');
    expect(requests[1]?.messages.at(-2)).toEqual({ role: 'assistant', content: 'Rest:' });
  });

  it('is whole where the stream broke behind it', async () => {
    const { reply, requests } = await claude.ask([
      { kind: 'drop', text: ['Rest: [[John 11:35]], s'], usage },
      says('o he knows.'),
    ]);
    expect(reply.text).toBe('Rest: “Jesus wept.” (John 11:35), so he knows.');
    expect(requests[1]?.messages.at(-2)).toEqual({ role: 'assistant', content: 'Rest: [[John 11:35]], s' });
  });

  it('without an end does not fill a reply beyond its length', async () => {
    const { reply } = await claude.ask([{ kind: 'endless', piece: '[[Psalm 119]]\n\n' }]);
    expect(reply.stop).toBe('length');
    expect(reply.text.length).toBeLessThanOrEqual(100_000);
  }, 30_000);
});

describe('a quotation in the model’s own words', () => {
  const wrong =
    'Hear it:\n\nAs John 3:16 says, “For God so loved the planet that he sent a gift.” Amen.\n\nRest.';

  it('that differs goes back to the model once, and what it writes anew takes its place', async () => {
    const { reply, corrections, requests, pieces } = await claude.ask([
      says(wrong),
      says(
        '<passage n="1">\nAs it is written, [[John 3:16 | For God so loved the world]]. Amen.\n</passage>',
      ),
    ]);
    expect(pieces.join('')).toBe(wrong);
    expect(corrections).toHaveLength(1);
    expect(reply.text).toBe(
      'Hear it:\n\nAs it is written, “For God so loved the world” (John 3:16). Amen.\n\nRest.',
    );
    expect(asked(requests[1])).toContain('<passage n=\\"1\\">');
    expect(asked(requests[1])).toContain('only begotten Son');
    expect(requests[1]?.messages.at(-2)).toEqual({
      role: 'assistant',
      content: [{ type: 'text', text: wrong }],
    });
    expect(requests).toHaveLength(2);
    // What is given back comes in no later request, and is not cached; what was asked is.
    expect(requests[1]?.messages.at(-3)).toEqual(requests[0]?.messages.at(-1));
    expect(asked(requests[1])).not.toContain('cache_control');
    expect(reply.usage).toEqual(allReported(claude.server));
  });

  it.each([
    ['says nothing of use', says('I am sorry.')],
    [
      'writes it wrongly again',
      says('<passage n="1">John 3:16: “For God so liked the planet that he gave gifts.”</passage>'),
    ],
    ['names what does not exist', says('<passage n="1">As [[John 3:99]] says.</passage>')],
    ['breaks off', { kind: 'drop', text: ['<pass'], usage } as const],
    ['is overloaded', { kind: 'status', status: 529, type: 'overloaded_error' } as const],
    [
      'looks something up instead',
      { kind: 'reply', text: [], tools: [{ name: 'lookup_scripture', input: {} }], usage } as const,
    ],
  ])('has the verse’s own words where the model %s', async (_what, step) => {
    const { reply } = await claude.ask([says(wrong), step]);
    expect(reply).toMatchObject({ stop: 'complete', usage: allReported(claude.server) });
    expect(reply.text).toContain('whosoever believeth in him');
    expect(reply.text).not.toContain('planet');
    expect(faults(reply.text)).toEqual([]);
  });

  it.each([
    ['under another verse', 'Romans 8:1 says, “Jesus wept.”', /John 11:35 says, “Jesus wept/],
    ['of no verse', 'He knows grief: “Jesus wept.” (John 11:99)', /“Jesus wept.” \(John 11:35\)/],
    ['behind a place that does not exist', 'As Psalm 23:99 shows, we rest.', /there is no such verse/],
  ])('%s is mended without the model as well', async (_what, text, expected) => {
    const { reply } = await claude.ask([says(text), says('')]);
    expect(reply.text).toMatch(expected);
  });

  it('that is no Scripture may stay as it is', async () => {
    const saying = 'The Bible says, “God helps those who help themselves.”';
    const kept = await claude.ask([says(saying), says(`<passage n="1">${saying}</passage>`)]);
    expect(kept.reply.text).toBe(saying);
    expect(kept.corrections).toEqual([]);
    await claude.close();
    const told = await claude.ask([
      says(saying),
      says(
        '<passage n="1">People say that God helps those who help themselves; the Bible does not.</passage>',
      ),
    ]);
    expect(told.reply.text).toBe('People say that God helps those who help themselves; the Bible does not.');
  });

  it('in several places is one request, each place with its own', async () => {
    const text =
      'One: “Jesus cried aloud.” (John 11:35)\n\nRest.\n\n> The Lord is my driver, I want for nothing at all.\n>\n> — Psalm 23:1 (KJV)\n\nTwo.';
    const { reply, requests, corrections } = await claude.ask([
      says(text),
      says('<passage n="2">\n[[Psalm 23:1]]\n</passage>\n<passage n="1">\nOne: [[John 11:35]]\n</passage>'),
    ]);
    expect(requests).toHaveLength(2);
    expect(corrections).toHaveLength(2);
    expect(reply.text).toBe(
      'One: “Jesus wept.” (John 11:35)\n\nRest.\n\n> The LORD is my shepherd; I shall not want.\n>\n> — Psalm 23:1 (KJV)\n\nTwo.',
    );
  });

  it('that is right, or no quotation at all, costs nothing', async () => {
    const { requests } = await claude.ask([
      says('“Jesus wept” (John 11:35). As Seneca wrote, “We suffer more in imagination than in reality.”'),
    ]);
    expect(requests).toHaveLength(1);
  });

  it('of a reply that is stopped is mended at once, and the model is asked for no more', async () => {
    const stop = new AbortController();
    const text = [
      'John 3:16 says, “For God so loved the planet that he sent a gift.” ',
      ...Array(200).fill('And so on. '),
    ];
    const { guide } = await claude.guideWith([{ kind: 'reply', text, everyMs: 20, usage }]);
    let come = '';
    const onText = (piece: string) => {
      come += piece;
      if (come.includes('on. And so on.')) stop.abort();
    };
    const reply = await guide.answer(question, onText, { stop: stop.signal });
    expect(reply.stop).toBe('stopped');
    expect(reply.text).toContain('whosoever believeth');
    await pause(20);
    expect(claude.server.requests).toHaveLength(1);
  });

  it('while it is corrected may be stopped: the reply is whole, and mended', async () => {
    const stop = new AbortController();
    const correcting: Step = () => {
      // Behind what is said of the correction at its beginning.
      setTimeout(() => stop.abort(), 200);
      return { kind: 'stall', text: ['<passage'], usage };
    };
    const { guide } = await claude.guideWith([says(wrong), correcting]);
    const reply = await guide.answer(question, () => undefined, { stop: stop.signal });
    expect(reply).toMatchObject({ stop: 'complete', usage: allReported(claude.server) });
    expect(faults(reply.text)).toEqual([]);
  });
});

it('a reference that does not exist is told to the model, and nothing is made up meanwhile', async () => {
  const { reply, requests, pieces } = await claude.ask([
    says('See:\n\nAs [[John 3:99]] says.'),
    says('<passage n="1">As [[John 3:16 | God so loved the world]] says.</passage>'),
  ]);
  expect(pieces.join('')).toContain('(John 3 has 36 verses; there is no verse 99)');
  expect(asked(requests[1])).toContain('John 3:99');
  expect(reply.text).toBe('See:\n\nAs “God so loved the world” (John 3:16) says.');
});
