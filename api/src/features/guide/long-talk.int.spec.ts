import type { GuideResponse } from '@emit/contract/guide';
import { strFromU8, unzipSync } from 'fflate';
import type { GuideQuestion } from '../../ports/guide.port.js';
import { ScriptedGuide } from '../../testing/scripted-guide.js';
import { TestApp, type TestMember } from '../../testing/test-app.js';

class RememberingGuide extends ScriptedGuide {
  override async answer(...asked: Parameters<ScriptedGuide['answer']>) {
    const reply = await super.answer(...asked);
    const { earlier } = asked[0];
    if (!earlier || earlier.due === 0) return reply;
    return { ...reply, summary: `${earlier.summary ?? 'They began'} +${earlier.due}` };
  }
}

let app: TestApp;
let guide: RememberingGuide;
let member: TestMember;
beforeAll(async () => {
  guide = new RememberingGuide();
  guide.tokens = 100;
  app = await TestApp.start({ guide });
});
beforeEach(async () => {
  member = await app.register();
  guide.asked.length = 0;
});
afterAll(() => app.close());

type Said = { role: 'user' | 'assistant'; content: string };

/** Asks as the web app does: with the last ten messages, the question itself the last. */
class Talk {
  readonly said: Said[] = [];
  id = 'temp_long';

  async ask(change: object = {}): Promise<GuideQuestion> {
    const number = this.said.length / 2 + 1;
    const prompt = `Question ${number}?`;
    this.said.push({ role: 'user', content: prompt });
    const body = {
      prompt,
      message_id: `m${number}`,
      conversation_id: this.id,
      message_history: this.said.slice(-10),
      ...change,
    };
    const { body: answer } = await app.http
      .post('/api/v1/claude-direct')
      .set(member.headers)
      .send(body)
      .expect(200);
    const { completion, conversation_id } = answer as GuideResponse;
    this.id = conversation_id;
    this.said.push({ role: 'assistant', content: completion });
    const asked = guide.asked.at(-1);
    if (!asked) throw new Error('Nothing was asked');
    return asked;
  }

  async asks(times: number, change?: object): Promise<GuideQuestion> {
    for (let left = times; left > 1; left -= 1) await this.ask(change);
    return this.ask(change);
  }
}
/** What the guide was sent, in order. */
const sent = ({ earlier, history }: GuideQuestion) =>
  [...(earlier?.messages ?? []), ...history].map(({ content }) => content);

async function summaries(): Promise<number> {
  let found = 0;
  for await (const page of app.emit.stores.eventStore.replay({ after: 0, types: ['ConversationSummarised'] }))
    found += page.filter(({ memberId }) => memberId === member.user.id).length;
  return found;
}

describe('a conversation that grows long', () => {
  it('is sent as it is until enough has gathered, then its beginning as a summary, without a gap', async () => {
    const talk = new Talk();
    for (let turn = 1; turn <= 30; turn += 1) {
      const asked = await talk.ask();
      const all = talk.said.slice(0, -2).map(({ content }) => content);
      const seen = sent(asked);
      expect(seen).toEqual(all.slice(all.length - seen.length));
      expect(seen.length).toBeGreaterThanOrEqual(Math.min(all.length, 10));
      expect(seen.length).toBeLessThanOrEqual(17);
      const counts = asked.earlier?.summary?.match(/\d+/g) ?? [];
      const summarised = counts.reduce((sum, count) => sum + Number(count), 0);
      expect(summarised + seen.length).toBe(all.length);
    }
    expect(await summaries()).toBeGreaterThan(5);
  });

  it('begins with the same words for some turns, which are cached', async () => {
    const talk = new Talk();
    const starts: (string | undefined)[] = [];
    for (let turn = 1; turn <= 20; turn += 1) starts.push(sent(await talk.ask())[0]);
    expect(new Set(starts).size).toBeLessThanOrEqual(6);
  });

  it('is remembered by a client that sends no history as well', async () => {
    const talk = new Talk();
    const asked = await talk.asks(14, { message_history: undefined });
    expect(asked.history).toHaveLength(10);
    expect(asked.earlier?.summary).toMatch(/^They began/);
  });

  it('is remembered although a part of a reply that broke off is in the client’s history', async () => {
    const talk = new Talk();
    await talk.asks(8);
    const part = { role: 'assistant' as const, content: 'A part that' };
    const given = [...talk.said.slice(-8), part, { role: 'user', content: 'Question 9?' }];
    const asked = await talk.ask({ message_history: given });
    expect(asked.earlier?.messages.at(-1)?.content).toBe(talk.said[7]?.content);
    expect(asked.history.at(-1)).toEqual(part);
  });

  it.each([
    [
      'tells of messages that are not on record',
      { message_history: [{ role: 'user', content: 'Something else' }] },
    ],
    ['names none of its messages', { message_id: undefined }],
    ['begins anew', { message_history: [] }],
  ])('of a client that %s is what that client says', async (_what, change) => {
    const talk = new Talk();
    await talk.asks(8);
    expect((await talk.ask(change)).earlier).toBeUndefined();
  });

  it('has its summaries in the download, and sealed in the event store', async () => {
    const talk = new Talk();
    await talk.asks(10);
    expect(await summaries()).toBe(1);
    const download = await app.http
      .get('/api/v1/account/export')
      .set(member.headers)
      .responseType('blob')
      .expect(200);
    const files = unzipSync(download.body as Uint8Array);
    const [conversation] = JSON.parse(strFromU8(files['conversations.json'] ?? new Uint8Array())) as {
      summaries: object[];
    }[];
    expect(conversation?.summaries).toMatchObject([
      { text: 'They began +6', up_to_message_id: expect.any(String) as string },
    ]);
    const sealed: string[] = [];
    for await (const page of app.emit.stores.eventStore.replay({
      after: 0,
      types: ['ConversationSummarised'],
    }))
      for (const { data } of page) sealed.push(JSON.stringify(data));
    expect(sealed.join()).not.toContain('They began');
  });
});
