import { LIMITS } from '@emit/contract/limits';
import type { GuideResponse } from '@emit/contract/guide';
import type { CurrentUser, WireConversation } from '@emit/contract/wire';
import { AnthropicGuide } from '../adapters/guide/anthropic/anthropic-guide.js';
import type { GuidePort } from '../ports/guide.port.js';
import {
  allReported,
  startAnthropicServer,
  type AnthropicServer,
  type Scripted,
} from '../testing/anthropic-server.js';
import { DataFolder } from '../testing/data-folder.js';
import { parseEventStream } from '../testing/event-stream.js';
import { censusOf } from '../testing/log-census.js';
import { TestApp, type TestMember } from '../testing/test-app.js';

const TRIAL = 20_000;
const COST = 15;
const good: Scripted = {
  kind: 'reply',
  text: ['Peace ', 'be with you.'],
  usage: { input: COST - 5, output: 5 },
};
const text = ['Once ', 'upon '];
/** Server-sent events as the API writes them; where the text is '#', the bytes of half a character. */
const events = (...data: string[]) =>
  Buffer.concat(
    data.flatMap((json) => {
      const event = /"type":"(\w+)"/.exec(json)?.[1] ?? 'message_start';
      const [before = '', after] = json.split('#');
      const half = after === undefined ? [] : [Buffer.from([0xf0, 0x9f]), Buffer.from(after)];
      return [Buffer.from(`event: ${event}\ndata: ${before}`), ...half, Buffer.from('\n\n')];
    }),
  );

/** What a model may do instead of an answer, and how a member's question ends then. */
const FAULTS: Record<string, readonly Scripted[]> = {
  'hangs before the first word': [{ kind: 'hang' }],
  'falls silent in the middle': [{ kind: 'stall', text }],
  'dies in the middle, again and again': [{ kind: 'drop', text }],
  'reports an error in the middle': [{ kind: 'error-event', text }],
  'is overloaded': [{ kind: 'status', status: 529, type: 'overloaded_error' }],
  'refuses the key': [{ kind: 'status', status: 401, type: 'authentication_error' }],
  'answers nothing': [{ kind: 'reply', text: [''] }],
  'answers white space': [{ kind: 'reply', text: [' \n', '\t '] }],
  'answers a page of HTML': [{ kind: 'raw', bytes: Buffer.from('<html><body>502</body></html>') }],
  'answers broken JSON': [{ kind: 'raw', bytes: events('{"type":"message_start","message":{') }],
  'answers events of another protocol': [
    { kind: 'raw', bytes: events('{"choices":[{"delta":{"content":"Hi"}}]}') },
  ],
  'ends before it begins': [{ kind: 'raw', bytes: events('{"type":"message_stop"}') }],
  'answers bytes that are no text': [
    { kind: 'raw', bytes: Buffer.from([0xff, 0xfe, 0x00, 0x9f, 0x0a, 0x0a]) },
  ],
  'looks things up for ever': [
    { kind: 'reply', text: [''], tools: [{ name: 'lookup_scripture', input: { reference: [1, null] } }] },
  ],
};

const WORDLESS = ['answers nothing', 'answers white space', 'looks things up for ever'];

let app: TestApp;
let model: AnthropicServer;
let failures = 0;

/** The guide of one case; the application lives through all of them. */
let current = new AnthropicGuide({ apiKey: 'test' });
const guide: GuidePort = {
  get model() {
    return current.model;
  },
  answer: (question, onText, control) => current.answer(question, onText, control),
};

async function play(script: readonly Scripted[]): Promise<void> {
  model = await startAnthropicServer(script);
  // Short only where there is nothing to wait for: a busy machine may be slow with the rest.
  const silent = script.some(({ kind }) => kind === 'hang' || kind === 'stall');
  const options = { timeoutMs: silent ? 300 : 20_000, retryDelayMs: 1 };
  current = new AnthropicGuide({ apiKey: 'test', baseUrl: model.url, ...options });
}

beforeAll(async () => {
  app = await TestApp.start({ guide });
});
afterEach(() => model.close());
afterAll(() => app.close());

const ask = (member: TestMember, message_id: string) =>
  app.http
    .post('/api/v1/claude-direct')
    .set(member.headers)
    .send({ prompt: 'Why?', message_id: message_id.replaceAll(/\W+/g, '-') });

async function balance(member: TestMember): Promise<number> {
  const { body } = await app.http.get('/api/v1/users/me').set(member.headers).expect(200);
  return (body as CurrentUser).tokens;
}

async function conversations(member: TestMember): Promise<WireConversation[]> {
  const { body } = await app.http.get('/api/v1/conversations').set(member.headers).expect(200);
  return body as WireConversation[];
}

describe('a model that', () => {
  it.each(Object.entries(FAULTS))(
    '%s: the member is told, and the same question is answered later, once',
    async (name, script) => {
      const member = await app.register();
      await play(script);
      const { body: told } = await ask(member, name).expect(502);
      expect(told).toMatchObject({
        code: name === 'refuses the key' ? 'GUIDE_NOT_SET_UP' : 'GUIDE_UNAVAILABLE',
        detail: expect.stringMatching(/\w/) as string,
      });
      const streamed = await ask(member, name).set('accept', 'text/event-stream');
      if (streamed.status === 200) expect(parseEventStream(streamed.text).at(-1)?.event).toBe('error');
      else expect(streamed.status).toBe(502);
      // What came to its end without a word is paid for, what broke off is not.
      const { inputTokens, outputTokens } = allReported(model);
      const paid = WORDLESS.includes(name) ? inputTokens + outputTokens : 0;
      expect(await balance(member)).toBe(TRIAL - paid);
      const [before, ...others] = await conversations(member);
      expect(others).toEqual([]);
      expect(before?.messages).toMatchObject([
        { role: 'user', content: 'Why?', failed: { charged: paid > 0 } },
      ]);
      failures += 2;
      await model.close();

      await play([good]);
      const first = (await ask(member, name).expect(200)).body as GuideResponse;
      const again = (await ask(member, name).expect(200)).body as GuideResponse;
      expect(again.message_id).toBe(first.message_id);
      expect(model.requests).toHaveLength(1);
      expect(await balance(member)).toBe(TRIAL - paid - COST);
      const [conversation] = await conversations(member);
      expect(conversation?.messages.map(({ content }) => content)).toEqual(['Why?', 'Peace be with you.']);
    },
  );

  it.each([
    ['never ends', [{ kind: 'endless', piece: 'word '.repeat(100) }]],
    ['answers a giant text', [{ kind: 'reply', text: ['x'.repeat(5_000_000)] }]],
  ] as const)('%s is cut where a message ends', async (name, script) => {
    const member = await app.register();
    await play(script);
    const { body } = await ask(member, name).expect(200);
    const { completion, stop } = body as GuideResponse;
    expect(completion.length).toBeLessThanOrEqual(LIMITS.messageMax);
    expect(completion.length).toBeGreaterThan(LIMITS.messageMax / 2);
    expect(stop).toBe('length');
    expect((await conversations(member))[0]?.messages[1]?.content).toBe(completion);
  });

  it.each([
    ['counts backwards', { input: -50_000, output: -1 }],
    ['counts in fractions', { input: 0.5, output: Number.NaN }],
  ])('%s gives nobody tokens', async (name, usage) => {
    const member = await app.register();
    await play([{ kind: 'reply', text: ['Peace.'], usage }]);
    await ask(member, name).expect(200);
    expect(await balance(member)).toBeLessThanOrEqual(TRIAL);
  });

  it('answers half a character shows a mark for it, and the same wherever it is read', async () => {
    const member = await app.register();
    const bytes = events(
      '{"type":"message_start","message":{"id":"m","type":"message","role":"assistant","model":"x","content":[],"stop_reason":null,"usage":{"input_tokens":10,"output_tokens":1}}}',
      '{"type":"content_block_start","index":0,"content_block":{"type":"text","text":""}}',
      '{"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"Peace#."}}',
      '{"type":"content_block_stop","index":0}',
      '{"type":"message_delta","delta":{"stop_reason":"end_turn"},"usage":{"output_tokens":5}}',
      '{"type":"message_stop"}',
    );
    await play([{ kind: 'raw', bytes }]);
    const { body } = await ask(member, 'half').expect(200);
    expect((body as GuideResponse).completion).toBe('Peace\u{fffd}.');
    expect((await conversations(member))[0]?.messages[1]?.content).toBe('Peace\u{fffd}.');
    expect(await balance(member)).toBe(TRIAL - COST);
  });

  it('leaves a log that adds up', async () => {
    await play([good]);
    const { replies, messages } = await censusOf(app.emit.stores.eventStore);
    process.stderr.write(
      `${failures} questions failed, ${replies.length} answered: ${new Set(replies).size} token records\n`,
    );
    expect(replies).toHaveLength(messages.length / 2);
    expect(new Set(messages).size).toBe(messages.length);
    expect(await new DataFolder(app.dataDir).verified()).toMatchObject({ code: 0 });
  }, 60_000);
});
