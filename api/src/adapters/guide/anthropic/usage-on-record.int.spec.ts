import { setTimeout as pause } from 'node:timers/promises';
import { GuideUnavailable, type GuideQuestion, type GuideUsage } from '../../../ports/guide.port.js';
import {
  allReported,
  startAnthropicServer,
  type AnthropicServer,
  type Step,
} from '../../../testing/anthropic-server.js';
import { AnthropicGuide } from './anthropic-guide.js';
import { NO_USAGE } from './usage.js';

let server: AnthropicServer;
afterEach(() => server.close());

const question: GuideQuestion = { prompt: 'What is love?', category: 'general', history: [] };
const usage = { input: 120, output: 40, cacheRead: 2_300, cacheWrite: 17 };
const love: Step = { kind: 'reply', text: ['God ', 'is ', 'love.'], usage };
const call = { name: 'lookup_scripture', input: { reference: 'John 11:35' } };
const lookUp: Step = { kind: 'reply', text: ['Let us see.'], tools: [call], usage };
const cutCall: Step = { kind: 'reply', text: [], tools: [call], isCallCut: true, stop: 'max_tokens', usage };
const misquoted: Step = { kind: 'reply', text: ['“Jesus cried out aloud.” (John 11:35)'], usage };
const corrected: Step = { kind: 'reply', text: ['<passage n="1">[[John 11:35]]</passage>'], usage };
const broken = (kind: 'drop' | 'error-event' | 'stall', ...text: string[]): Step => ({ kind, text, usage });

interface Outcome {
  readonly spent: GuideUsage;
  readonly what: string;
  readonly text: string;
}

async function answered(
  script: readonly Step[],
  stop?: AbortSignal,
  onText = () => undefined,
): Promise<Outcome> {
  server = await startAnthropicServer(script);
  const guide = new AnthropicGuide({ apiKey: 'test', baseUrl: server.url, timeoutMs: 400, retryDelayMs: 1 });
  let text = '';
  try {
    const reply = await guide.answer(
      question,
      (piece) => {
        text += piece;
        onText();
      },
      stop ? { stop } : {},
    );
    return { spent: reply.usage, what: reply.stop, text };
  } catch (error) {
    if (!(error instanceof GuideUnavailable)) throw error;
    return { spent: error.usage ?? NO_USAGE, what: error.reason, text };
  }
}

const SCENARIOS: Readonly<Record<string, readonly [script: readonly Step[], what: string]>> = {
  'a reply': [[love], 'complete'],
  'look-ups': [[lookUp, lookUp, love], 'complete'],
  'look-ups without an end': [[lookUp, lookUp, lookUp, lookUp, lookUp, love], 'complete'],
  'a stream that is taken up': [[broken('drop', 'God '), love], 'complete'],
  'one that is taken up twice': [[broken('drop', 'God '), broken('error-event', 'is '), love], 'complete'],
  'one that is taken up behind a look-up': [[lookUp, broken('drop', 'God '), love], 'complete'],
  'one that begins again': [[broken('error-event'), love], 'complete'],
  'one that breaks for good': [[broken('drop', 'God ')], 'broken-off'],
  'one that breaks for good behind a look-up': [[lookUp, broken('drop', 'God ')], 'broken-off'],
  'one that is refused behind a look-up': [
    [lookUp, { kind: 'status', status: 401, type: 'authentication_error' }],
    'broken-off',
  ],
  silence: [[broken('stall', 'God ')], 'broken-off'],
  'silence behind a look-up': [[lookUp, broken('stall')], 'broken-off'],
  'an error before the message': [[{ kind: 'early-error', type: 'overloaded_error' }, love], 'complete'],
  'nothing but errors before the message': [
    [{ kind: 'early-error', type: 'overloaded_error' }],
    'unavailable',
  ],
  overload: [[{ kind: 'status', status: 529, type: 'overloaded_error' }], 'unavailable'],
  'no words': [[{ kind: 'reply', text: [], usage }], 'empty'],
  'white space': [[{ kind: 'reply', text: [' ', '\n'], usage }], 'empty'],
  'no words behind a look-up': [
    [
      { ...lookUp, text: [] },
      { kind: 'reply', text: [], usage },
    ],
    'empty',
  ],
  'a refusal': [[{ kind: 'reply', text: [], stop: 'refusal', usage }], 'refusal'],
  'a refusal in the middle': [[{ kind: 'reply', text: ['Well'], stop: 'refusal', usage }], 'refusal'],
  'the limit in the text': [[{ kind: 'reply', text: ['Well'], stop: 'max_tokens', usage }], 'length'],
  'the limit in a call': [[cutCall, love], 'complete'],
  'the limit in each call': [[cutCall], 'empty'],
  'pings for longer than a silence may last': [
    [{ kind: 'reply', text: ['Love.'], usage, pings: 8, everyMs: 80 }],
    'complete',
  ],
  'a correction': [[misquoted, corrected], 'complete'],
  'a correction behind a look-up and a broken stream': [
    [lookUp, broken('drop', 'God '), misquoted, corrected],
    'complete',
  ],
  'a correction that breaks off': [[misquoted, broken('drop', '<passage')], 'complete'],
  'a correction that is never begun': [
    [misquoted, { kind: 'early-error', type: 'overloaded_error' }],
    'complete',
  ],
  'a correction without a word': [[misquoted, { kind: 'reply', text: [], usage }], 'complete'],
  'text at the beginning of a block': [
    [{ kind: 'reply', begins: 'God ', text: ['is love.'], usage }],
    'complete',
  ],
};

describe('what a turn used is what the API reported, to the token', () => {
  it.each(Object.entries(SCENARIOS))('of %s', async (_name, [script, expected]) => {
    const { spent, what } = await answered(script);
    expect(what).toBe(expected);
    expect(spent).toEqual(allReported(server));
  });
});

describe('a reply that is stopped', () => {
  const slow = (...text: string[]): Step => ({ kind: 'reply', text, everyMs: 30, usage });

  it('ends at once with what has come, stops the model, and is counted as the API reported', async () => {
    const stop = new AbortController();
    let come = 0;
    const pieces = Array.from({ length: 100 }, () => 'love ');
    const { what, text, spent } = await answered([slow(...pieces)], stop.signal, () => {
      if (++come === 3) stop.abort();
      return undefined;
    });
    expect(what).toBe('stopped');
    expect(text).toMatch(/^(?:love ){2,99}$/);
    expect(spent).toEqual(allReported(server));
    while (server.left === 0) await pause(5);
    expect(server.requests).toHaveLength(1);
    expect(server.counted).toEqual([]);
  });

  it('is counted by the API where much had come, which it reports at the end alone', async () => {
    const stop = new AbortController();
    let characters = 0;
    const piece = 'love '.repeat(100);
    const { text, spent } = await answered(
      [slow(...Array.from({ length: 50 }, () => piece))],
      stop.signal,
      () => {
        if ((characters += piece.length) >= 2_500) stop.abort();
        return undefined;
      },
    );
    expect(text).toHaveLength(2_500);
    expect(server.counted).toEqual([text]);
    expect(spent).toEqual({ ...allReported(server), outputTokens: 625 });
  });

  it.each([
    ['before it is asked', 0, [love]],
    ['while the API is not heard of', 1, [{ kind: 'hang' } as const]],
    ['while it looks things up', 2, [lookUp, broken('stall', 'God ')]],
    ['while it waits to take a stream up', 2, [broken('drop', 'God '), { kind: 'hang' } as const]],
  ])('%s is stopped as well', async (_when, requests, script) => {
    const stop = new AbortController();
    if (requests === 0) stop.abort();
    const atRequest = (step: Step, at: number): Step => {
      if (at + 1 !== requests || typeof step === 'function' || step.kind !== 'hang') return step;
      return () => (stop.abort(), step);
    };
    const { what, spent } = await answered(script.map(atRequest), stop.signal, () => {
      if (server.requests.length === requests) stop.abort();
      return undefined;
    });
    expect(what).toBe('stopped');
    expect(spent).toEqual(allReported(server));
  });

  it('when it has ended is whole', async () => {
    const stop = new AbortController();
    const { what } = await answered([love], stop.signal);
    stop.abort();
    expect(what).toBe('complete');
  });
});
