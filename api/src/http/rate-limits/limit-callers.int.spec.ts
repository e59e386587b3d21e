import { randomBytes } from 'node:crypto';
import { LIMITS } from '@emit/contract/limits';
import { temporaryDatabase } from '../../adapters/mongodb/temporary-database.contract.js';
import { fastify } from 'fastify';
import type { Caller } from '../../features/shared/caller.js';
import type { CallerRequest } from '../session/session.guard.js';
import { OwnWindows } from './call-windows.js';
import { limitMembers } from './limit-callers.js';
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

it('bounds what one member reads of conversations by the bytes that were sent', async () => {
  const server = fastify();
  server.addHook('onRequest', (request: CallerRequest, _reply, next) => {
    request.caller = { memberId: String(request.headers['x-member']) } as Caller;
    next();
  });
  limitMembers(server, new OwnWindows());
  server.setErrorHandler((error, _request, reply) =>
    reply.code(429).send({ error: (error as Error).message }),
  );
  const longest = 'x'.repeat(LIMITS.conversationBytes);
  server.get('/api/v1/conversations/:id', () => longest);
  server.get('/api/v1/users/me', () => 'me');
  const at = await server.listen({ port: 0, host: '127.0.0.1' });
  const status = async (member: string, path: string) => {
    const answer = await fetch(at + path, { headers: { 'x-member': member } });
    await answer.arrayBuffer();
    return answer.status;
  };
  for (let n = 0; n < 5; n++) expect(await status('one', '/api/v1/conversations/7')).toBe(200);
  expect(await status('one', '/api/v1/conversations/7')).toBe(429);
  expect(await status('one', '/api/v1/users/me')).toBe(200);
  expect(await status('other', '/api/v1/conversations/7')).toBe(200);
  await server.close();
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

const server = process.env['MONGODB_URL'];

(server ? describe : describe.skip)('on MongoDB (where MONGODB_URL is set)', () => {
  it('is counted for all processes together', async () => {
    const { url, drop } = temporaryDatabase(server ?? '');
    const secret = () => randomBytes(32).toString('hex');
    const secrets = { EMIT_JWT_SECRET: secret(), EMIT_MASTER_KEY: secret() };
    const env = { EMIT_RATE_LIMITS: 'on', MONGODB_URL: url, ...secrets };
    const first = await TestApp.start({ env });
    const second = await TestApp.start({ env: { ...env, EMIT_ROLE: 'api' }, dataDir: first.dataDir });
    const statuses: number[] = [];
    for (let n = 0; n < 60; n++) {
      const { emit } = n % 2 ? first : second;
      const payload = { username: `someone-${n}@example.org`, password: 'a guess' };
      const asked = {
        method: 'POST',
        url: '/api/v1/auth/login',
        payload,
        remoteAddress: '10.9.9.9',
      } as const;
      statuses.push((await emit.nest.inject(asked)).statusCode);
    }
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(30 + 2);
    await second.stop();
    await first.close();
    await drop();
  });
});
