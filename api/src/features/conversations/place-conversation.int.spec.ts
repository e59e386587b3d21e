import type { WireConversation, WireMessage } from '@emit/contract/wire';
import { TestApp, type TestMember } from '../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

const PATH = '/api/v1/conversations';
const question: WireMessage = { id: 'q1', role: 'user', content: 'What is grace?', timestamp: 1_000 };

async function create(member: TestMember, body: object): Promise<string> {
  const answer = await app.http.post(PATH).set(member.headers).send(body).expect(201);
  return (answer.body as { id: string }).id;
}
async function get(member: TestMember, id: string): Promise<WireConversation> {
  const { body } = await app.http.get(`${PATH}/${id}`).set(member.headers).expect(200);
  return body as WireConversation;
}
async function list(member: TestMember): Promise<WireConversation[]> {
  const { body } = await app.http.get(PATH).set(member.headers).expect(200);
  return body as WireConversation[];
}

describe('pinning and archiving a conversation', () => {
  it('is shown in the list and in the conversation, leaves its place and its title, and can be taken back', async () => {
    const member = await app.register();
    const older = await create(member, { title: 'Older', messages: [question] });
    const newer = await create(member, { title: 'Newer', messages: [{ ...question, id: 'q9' }] });
    const put = (body: object) => app.http.put(`${PATH}/${older}`).set(member.headers).send(body);
    expect(await get(member, older)).toMatchObject({ pinned: false, archived: false });
    await put({ pinned: true }).expect(200);
    await put({ pinned: true, archived: null }).expect(200);
    expect(await list(member)).toMatchObject([
      { id: newer, pinned: false, archived: false },
      { id: older, pinned: true, archived: false, title: 'Older' },
    ]);
    await put({ archived: true, title: 'Put away' }).expect(200);
    expect(await get(member, older)).toMatchObject({ pinned: true, archived: true, title: 'Put away' });
    await put({ pinned: false, archived: false }).expect(200);
    expect(await get(member, older)).toMatchObject({ pinned: false, archived: false });
  });

  it('refuses what is no yes or no, and conversations of others, and changes nothing', async () => {
    const [member, other] = [await app.register(), await app.register()];
    const id = await create(member, { title: 'Mine', messages: [question] });
    const put = (who: typeof member, body: object) =>
      app.http.put(`${PATH}/${id}`).set(who.headers).send(body);
    for (const body of [{ pinned: 'true' }, { archived: 1 }, { pinned: [] }, { archived: {} }]) {
      await put(member, { title: 'Not this', ...body }).expect(400);
    }
    await put(other, { pinned: true }).expect(404);
    expect(await get(member, id)).toMatchObject({ title: 'Mine', pinned: false, archived: false });
  });
});
