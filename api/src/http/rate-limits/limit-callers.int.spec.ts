import { LIMITS } from '@emit/contract/limits';
import { TestApp, type TestMember } from '../../testing/test-app.js';

const LARGEST = JSON.stringify({ messages: 7, padding: 'x'.repeat(LIMITS.conversationBodyBytes - 100) });
/** Of the largest, from one member a minute. */
const BODIES = 10;

let app: TestApp;
let origin: string;
beforeAll(async () => {
  app = await TestApp.start({ env: { EMIT_RATE_LIMITS: 'on' } });
  origin = await app.listen();
});
afterAll(() => app.close());

async function saved({ headers }: TestMember, body: string | ReadableStream): Promise<number> {
  const { status } = await fetch(`${origin}/api/v1/conversations`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
    ...(typeof body !== 'string' && { duplex: 'half' }),
  });
  return status;
}

describe('what one member sends in bodies', () => {
  it('is bounded by its bytes, and is no matter of other members', async () => {
    const [member, other] = [await app.register(), await app.register()];
    for (let n = 0; n < BODIES; n++) expect(await saved(member, LARGEST)).toBe(400);
    expect(await saved(member, LARGEST)).toBe(429);
    expect(await saved(other, LARGEST)).toBe(400);
  });

  it('counts as the most where its length is not said', async () => {
    const member = await app.register();
    const chunked = () => new Blob(['{"messages":7}']).stream();
    for (let n = 0; n < BODIES; n++) expect(await saved(member, chunked())).toBe(400);
    expect(await saved(member, chunked())).toBe(429);
  });
});

it('answers all that one member asks for at once, by turns', async () => {
  const { headers } = await app.register();
  const asks = Array.from({ length: 30 }, () => fetch(`${origin}/api/v1/users/me`, { headers }));
  expect((await Promise.all(asks)).map(({ status }) => status)).toEqual(Array(30).fill(200));
});

it('gives back what a request held that was given up', async () => {
  const { headers } = await app.register();
  for (let n = 0; n < 10; n++) {
    const given = new AbortController();
    const asked = fetch(`${origin}/api/v1/conversations`, { headers, signal: given.signal });
    given.abort();
    await asked.catch(() => undefined);
  }
  expect((await fetch(`${origin}/api/v1/users/me`, { headers })).status).toBe(200);
});
