import { looksSealed } from '../../kernel/sealed.js';
import { isRight } from '@emit/contract/scripture';
import { isCareReply } from '@emit/contract/care';
import { CATEGORIES } from '@emit/contract/categories';
import type { GuideResponse } from '@emit/contract/guide';
import { OfflineGuide } from '../../adapters/guide/offline/offline-guide.js';
import { careReply } from '../../care/reply/care-reply.js';
import { conversationStream } from '../../domain/conversation/events.js';
import type { RecordedEvent } from '../../kernel/event.js';
import { GuideUnavailable } from '../../ports/guide.port.js';
import { parseEventStream } from '../../testing/event-stream.js';
import { ScriptedGuide } from '../../testing/scripted-guide.js';
import { TestApp, type TestMember } from '../../testing/test-app.js';

const ASK = '/api/v1/claude-direct';
const DANGER = 'I want to kill myself tonight';
const HARMLESS = [
  'What is grace?',
  'Who wrote Romans?',
  'Why did Cain kill Abel?',
  'How do I pray in the morning?',
  'This deadline is killing me, a verse about rest please',
  'What does John 3:16 mean?',
  'Tell me of the good Samaritan',
  'I end my day with prayer. Which psalm fits?',
  'What is the fruit of the Spirit?',
];
const IN_GERMANY = { 'accept-language': 'en-US,en;q=0.9' };

let app: TestApp;
let member: TestMember;

async function startWith(guide: ScriptedGuide | OfflineGuide): Promise<void> {
  app = await TestApp.start({ guide });
  member = await app.register();
}
afterEach(() => app.close());

async function ask(body: object, headers: Record<string, string> = {}): Promise<GuideResponse> {
  const { body: answer } = await app.http
    .post(ASK)
    .set({ ...member.headers, ...headers })
    .send(body)
    .expect(200);
  return answer as GuideResponse;
}

const careFor = (kind: 'suicide' | 'violence', country: string | null) =>
  careReply({ kinds: [kind], about: 'self', isAfter: false, language: 'en' }, country);

describe('with the offline guide', () => {
  beforeEach(() => startWith(new OfflineGuide()));

  it.each(CATEGORIES)('gives care, and care alone, in the format %s', async (category) => {
    const answer = await ask({ prompt: DANGER, category, time_zone: 'Europe/London' });
    expect(answer.completion).toBe(careFor('suicide', 'GB'));
    expect(answer.tokensUsed).toBe(0);
    expect(answer.quotations.filter(({ status }) => !isRight(status))).toEqual([]);
    expect(answer.quotations).toHaveLength(2);
  });

  it('gives it as the tenth message of a harmless talk, and goes on with what comes after it', async () => {
    let conversation_id = 'temp_1';
    for (const [at, prompt] of HARMLESS.entries()) {
      const answer = await ask({ prompt, message_id: `m${at}`, conversation_id, category: 'biblical' });
      expect([prompt, isCareReply(answer.completion)]).toEqual([prompt, false]);
      ({ conversation_id } = answer);
    }
    const on = (prompt: string) => ask({ prompt, message_id: prompt.replace(/\W/g, ''), conversation_id });
    expect((await on('my husband beats me')).completion).toBe(careFor('violence', null));
    for (const after of ['yes', 'I don’t know', 'tonight', 'he is home now', 'what should I do?'])
      expect([after, isCareReply((await on(after)).completion)]).toEqual([after, true]);
    expect(isCareReply((await on('Thank you. What does Psalm 23 say?')).completion)).toBe(false);
  });

  it('knows the talk also where the client alone tells it', async () => {
    const message_history = [
      { role: 'user', content: DANGER },
      { role: 'assistant', content: careFor('suicide', null) },
    ];
    expect(isCareReply((await ask({ prompt: 'no', message_history })).completion)).toBe(true);
  });

  it('names help where the member is: by time zone, else by language, else everywhere', async () => {
    const prompt = DANGER;
    const said = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).completion;
    expect(await said({ prompt, time_zone: 'Europe/Berlin' }, IN_GERMANY)).toContain('(tel:08001110111)');
    expect(await said({ prompt }, IN_GERMANY)).toContain('(tel:988)');
    expect(await said({ prompt, time_zone: 'No/Where' })).toContain('findahelpline.com');
  });

  it('leaves nothing in the clear that another reply does not leave', async () => {
    const traces = [];
    for (const [at, prompt] of [DANGER, 'What does Romans 8:38 say?'].entries())
      traces.push(tracesOf(await turnOf({ prompt, message_id: `m${at}`, category: 'mindstreams' })));
    expect(traces[0]).toHaveLength(2);
    expect(traces[0]).toEqual(traces[1]);
  });
});

async function turnOf(body: object): Promise<RecordedEvent[]> {
  const { conversation_id } = await ask(body);
  const events: RecordedEvent[] = [];
  const stream = app.emit.stores.eventStore.readStream(conversationStream(conversation_id));
  for await (const page of stream) events.push(...page);
  return events;
}

/** What can be read of a reply and its tokens without any key: ids and times left out, sealed values as their lengths. */
function tracesOf(events: readonly RecordedEvent[]): object[] {
  return events.flatMap(({ type, data }) => {
    const fields = Object.entries(data as object);
    const isOfReply = fields.some(([name, value]) => name === 'totalTokens' || value === 'assistant');
    const clear = fields.filter(([name]) => !/Id$|At$|replyTo/.test(name));
    return isOfReply ? [{ type, clear: clear.map(([name, value]) => [name, sealedLength(value)]) }] : [];
  });
}

function sealedLength(value: unknown): unknown {
  return typeof value === 'string' && looksSealed(value) ? value.length : value;
}

describe('with a guide that writes', () => {
  let guide: ScriptedGuide;
  beforeEach(async () => {
    guide = new ScriptedGuide();
    await startWith(guide);
  });

  it('shows the help first, then what the guide adds', async () => {
    guide.reply = () => 'I hear how tired you are. Who could be with you tonight?';
    const { text } = await app.http
      .post(ASK)
      .set({ ...member.headers, accept: 'text/event-stream' })
      .send({ prompt: DANGER, time_zone: 'America/New_York' })
      .expect(200);
    const [first] = parseEventStream(text);
    const care = careFor('suicide', 'US');
    expect(first?.data).toEqual({ text: care });
    expect(parseEventStream(text).at(-1)?.data).toMatchObject({
      completion: `${care}\n\nI hear how tired you are. Who could be with you tonight?`,
    });
    expect(guide.asked).toMatchObject([{ isCare: true, prompt: DANGER }]);
  });

  it('leaves out of it what is no care', async () => {
    guide.reply = () =>
      '## Historical Context\n\nYou matter to me.\n\n1. Study this\n\n**Practice to log:** Flow · 15 minutes\n\n' +
      '> “Beareth all things”\n\nRead Psalm 88:1 again.\n\nCall 555 1234.';
    expect((await ask({ prompt: DANGER })).completion).toBe(
      `${careFor('suicide', null)}\n\nYou matter to me.`,
    );
  });

  it('is whole when the guide fails', async () => {
    guide.gate = Promise.reject(new GuideUnavailable('The answer broke off. Please try again.'));
    guide.gate.catch(() => undefined);
    expect((await ask({ prompt: DANGER })).completion).toBe(careFor('suicide', null));
  });

  it('is never refused for want of tokens, and then costs none', async () => {
    guide.tokens = 30_000;
    await ask({ prompt: 'What is grace?' });
    await app.http.post(ASK).set(member.headers).send({ prompt: 'What is hope?' }).expect(402);
    const answer = await ask({ prompt: DANGER });
    expect(answer).toMatchObject({ completion: careFor('suicide', null), tokensUsed: 0 });
    expect(guide.asked).toHaveLength(1);
  });
});
