import { TestApp, type TestMember } from '../testing/test-app.js';

const PATH = '/api/v1/conversations';
const READERS = 20;

let app: TestApp;
let origin: string;
beforeAll(async () => {
  app = await TestApp.start({ env: { EMIT_RATE_LIMITS: 'on' } });
  origin = await app.listen();
});
afterAll(() => app.close());

const save = (headers: Record<string, string>, path: string, method: string, body: string) =>
  fetch(origin + path, { method, headers: { ...headers, 'content-type': 'application/json' }, body });

/** A conversation of some 4 MB. */
async function long({ headers }: TestMember): Promise<string> {
  const messages = (save: number) =>
    Array.from({ length: 19 }, (_, n) => ({
      id: `${save}-${n}`,
      role: 'user',
      content: 'x'.repeat(99_000),
      timestamp: n,
    }));
  const created = await save(headers, PATH, 'POST', JSON.stringify({ messages: messages(0) }));
  const { id } = (await created.json()) as { id: string };
  await save(headers, `${PATH}/${id}`, 'PUT', JSON.stringify({ messages: messages(1) }));
  return id;
}

it('reads a long conversation on many connections, and others are answered in between', async () => {
  const [worst, other] = [await app.register(), await app.register()];
  const id = await long(worst);
  let read = 0;
  const reading = Array.from({ length: READERS }, async () => {
    const answer = await fetch(`${origin}${PATH}/${id}`, { headers: worst.headers });
    // 429 where it waited too long behind its own.
    if (answer.status === 200) expect((await answer.text()).length).toBeGreaterThan(3_700_000);
    read += 1;
  });
  const answers: number[] = [];
  for (let n = 0; n < 3; n++) {
    const answer = await fetch(`${origin}/api/v1/users/me`, { headers: other.headers });
    expect(answer.status).toBe(200);
    answers.push(read);
  }
  await Promise.all(reading);
  expect(read).toBe(READERS);
  expect(answers[0]).toBeLessThan(READERS / 2);
});

it.each([
  { what: 'empty objects', body: `{"messages":[${'{},'.repeat(600_000)}{}]}` },
  { what: 'numbers', body: `{"messages":[${'1,'.repeat(900_000)}1]}` },
  { what: 'lists', body: `{"messages":[${'[],'.repeat(600_000)}[]]}` },
  { what: 'numbers by name', body: `{${Array.from({ length: 60_000 }, (_, n) => `"f${n}":1`).join(',')}}` },
])('counts a body of many $what before it is parsed, and reads none of a stranger', async ({ body }) => {
  const parse = jest.spyOn(JSON, 'parse');
  const stranger = await save({}, PATH, 'POST', body).catch(() => null);
  // The connection is closed on what is still to come of the body.
  if (stranger) expect(stranger.status).toBe(401);
  const { headers } = await app.register();
  const answer = await save(headers, PATH, 'POST', body);
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, 'MALFORMED_BODY']);
  expect(parse.mock.calls.filter(([text]) => text.length > 100_000)).toEqual([]);
  parse.mockRestore();
});
