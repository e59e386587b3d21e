import { CARE_OPENINGS } from '@emit/contract/care';
import type { WireConversation } from '@emit/contract/wire';
import { TestApp, type TestMember } from '../../testing/test-app.js';

const PATH = '/api/v1/conversations';
const COUNT = 7;

let app: TestApp;
let member: TestMember;
let id: string;
beforeAll(async () => {
  app = await TestApp.start();
  member = await app.register();
  const messages = Array.from({ length: COUNT }, (_, n) => ({
    id: `m${n}`,
    role: 'user',
    content: `Text ${n}`,
    timestamp: n,
  }));
  const { body } = await app.http.post(PATH).set(member.headers).send({ messages }).expect(201);
  ({ id } = body as { id: string });
});
afterAll(() => app.close());

async function read(query: object): Promise<WireConversation> {
  const { body } = await app.http.get(`${PATH}/${id}`).query(query).set(member.headers).expect(200);
  return body as WireConversation;
}

it('gives a long conversation from its end, page by page', async () => {
  const last = await read({ limit: 3 });
  expect(last).toMatchObject({ id, message_count: COUNT, messages_before: 4 });
  const middle = await read({ limit: 3, before: last.messages_before });
  const first = await read({ limit: 3, before: middle.messages_before });
  expect(first.messages_before).toBe(0);
  const all = [first, middle, last].flatMap(({ messages }) => messages);
  const whole = await read({});
  expect(all).toEqual(whole.messages);
  expect(Object.keys(whole)).not.toContain('messages_before');
});

it('pages what is added meanwhile without moving what was there', async () => {
  const { messages_before } = await read({ limit: 3 });
  const messages = [{ id: 'later', role: 'user', content: 'Later', timestamp: 99 }];
  await app.http.put(`${PATH}/${id}`).set(member.headers).send({ messages }).expect(200);
  const { messages: some } = await read({ limit: 2, before: messages_before });
  expect(some.map(({ content }) => content)).toEqual(['Text 2', 'Text 3']);
});

it('says with the newest page what must be known of the messages before it', async () => {
  const messages = [
    { id: 'q', role: 'user', content: 'Who is my shepherd?', category: 'biblical', timestamp: 1 },
    { id: 'care', role: 'assistant', content: `${CARE_OPENINGS.en} Call 988.`, timestamp: 2 },
    { id: 'x', role: 'user', content: 'Thank you', timestamp: 3 },
    { id: 'y', role: 'assistant', content: 'You are welcome', timestamp: 4 },
  ];
  const { body } = await app.http.post(PATH).set(member.headers).send({ messages }).expect(201);
  const { id: other } = body as { id: string };
  const page = async (query: object) =>
    (await app.http.get(`${PATH}/${other}`).query(query).set(member.headers).expect(200)).body as object;
  expect(await page({ limit: 2 })).toMatchObject({ has_care: true, has_biblical: true });
  expect(await page({ limit: 3 })).toMatchObject({ has_care: false, has_biblical: true });
  expect(await page({ limit: 9 })).toMatchObject({ has_care: false, has_biblical: false });
  for (const query of [{}, { limit: 1, before: 3 }])
    expect(Object.keys(await page(query))).not.toContain('has_care');
});

it.each([{ limit: 0 }, { limit: -1 }, { limit: 'all' }, { limit: 1, before: 'x' }, { limit: 1, before: -1 }])(
  'refuses %j',
  async (query) => {
    const { body } = await app.http.get(`${PATH}/${id}`).query(query).set(member.headers).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED' });
  },
);

it("shows no page of another member's conversation", async () => {
  const other = await app.register();
  await app.http.get(`${PATH}/${id}`).query({ limit: 1 }).set(other.headers).expect(404);
});
