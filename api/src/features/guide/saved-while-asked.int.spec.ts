import type { TokenUsage } from '@emit/contract/account';
import type { GuideResponse } from '@emit/contract/guide';
import type { WireConversation } from '@emit/contract/wire';
import { StoreUnavailable } from '../../ports/event-store.port.js';
import { ScriptedGuide } from '../../testing/scripted-guide.js';
import { TestApp, type TestMember } from '../../testing/test-app.js';

/** Spec §4: what changed is saved a second later, while the guide is still answering; spec §7: by no id of the question. */
let app: TestApp;
let guide: ScriptedGuide;
let member: TestMember;
beforeEach(async () => {
  guide = new ScriptedGuide();
  app = await TestApp.start({ guide });
  member = await app.register();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await app.close();
});

const PATH = '/api/v1/conversations';
const question = (id: string, content: string) => ({ id, role: 'user', content, timestamp: 1 });
const reply = (id: string, content: string) => ({ id, role: 'assistant', content, timestamp: 2 });

async function askWhile(body: object, meanwhile: () => Promise<unknown>): Promise<GuideResponse> {
  let open = (): void => undefined;
  guide.gate = new Promise((resolve) => (open = resolve));
  const already = guide.asked.length;
  const asking = app.http.post('/api/v1/claude-direct').set(member.headers).send(body).expect(200);
  const answer = asking.then(({ body }) => body as GuideResponse);
  while (guide.asked.length === already) await new Promise(setImmediate);
  await meanwhile();
  open();
  return answer;
}

async function create(...messages: object[]): Promise<string> {
  const body = { title: 'Grace', messages };
  return (await app.http.post(PATH).set(member.headers).send(body).expect(201)).body.id as string;
}
async function save(id: string, ...messages: object[]): Promise<void> {
  await app.http.put(`${PATH}/${id}`).set(member.headers).send({ title: 'Grace', messages }).expect(200);
}
async function list(): Promise<WireConversation[]> {
  return (await app.http.get(PATH).set(member.headers).expect(200)).body as WireConversation[];
}

describe('a question that its client saves while the guide answers', () => {
  it('is in the log once, with its reply and what that cost', async () => {
    const one = question('1', 'What is grace?');
    let id = '';
    const first = await askWhile({ prompt: one.content, conversation_id: 'temp_1' }, async () => {
      id = await create(one);
    });
    expect(first.conversation_id).toBe(id);
    await save(id, one, reply('2', first.completion));

    const two = question('3', 'And mercy?');
    const second = await askWhile({ prompt: two.content, conversation_id: id }, () =>
      save(id, one, reply('2', first.completion), two),
    );
    await save(id, one, reply('2', first.completion), two, reply('4', second.completion));

    const [conversation, ...others] = await list();
    expect(others).toEqual([]);
    expect(conversation?.messages.map(({ id, tokensUsed }) => [id, tokensUsed])).toEqual([
      ['1', undefined],
      [first.message_id, 1_000],
      ['3', undefined],
      [second.message_id, 1_000],
    ]);
    const usage = await app.http.get('/api/v1/tokens/usage').set(member.headers).expect(200);
    expect((usage.body as TokenUsage).conversations).toMatchObject([{ conversation_id: id, replies: 2 }]);
  });

  it('is another one where the same was asked before, and stands without a reply', async () => {
    const before = question('1', 'What is grace?');
    const id = await create(before);
    const again = question('2', 'What is grace?');
    await askWhile({ prompt: again.content, conversation_id: id }, () => save(id, before, again));
    const [conversation] = await list();
    expect(conversation?.messages.map(({ id, role }) => [id, role])).toEqual([
      ['1', 'user'],
      ['2', 'user'],
      [expect.any(String), 'assistant'],
    ]);
  });

  it('is answered although it cannot be looked up: the reply was paid for', async () => {
    const one = question('1', 'What is grace?');
    const { models } = app.emit.stores;
    const answer = await askWhile({ prompt: one.content, conversation_id: 'temp_1' }, async () => {
      jest.spyOn(models, 'list').mockRejectedValue(new StoreUnavailable('The read models'));
    });
    expect(answer).toMatchObject({ completion: 'You asked: What is grace?', remaining_tokens: 19_000 });
  });
});
