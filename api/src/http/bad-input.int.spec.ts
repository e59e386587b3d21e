import { randomUUID } from 'node:crypto';
import { ERROR_CODES, type ErrorBody } from '@emit/contract/error-codes';
import type { Health } from '@emit/contract/operations';
import { TestApp, type TestMember } from '../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

function expectErrorBody(body: unknown, status: number): void {
  const { statusCode, code, detail, message } = body as ErrorBody;
  expect(statusCode).toBe(status);
  expect(ERROR_CODES).toContain(code);
  expect(detail.length).toBeGreaterThan(0);
  expect(message).toBe(detail);
}

describe('bad input', () => {
  it.each<[string, string, string, number]>([
    ['JSON that does not parse', 'application/json', '{"email":', 400],
    ['an empty body', 'application/json', '', 400],
    ['a list where an object is meant', 'application/json', '[]', 400],
    ['a number', 'application/json', '7', 400],
    ['null', 'application/json', 'null', 400],
    ['more than 256 KiB', 'application/json', JSON.stringify({ username: 'a'.repeat(262_144) }), 413],
    ['another kind of body', 'application/xml', '<login/>', 415],
    ['deep nesting', 'application/json', '{"username":'.repeat(5_000) + '1' + '}'.repeat(5_000), 400],
  ])('is refused with the one error body: %s', async (_, type, body, status) => {
    const answer = await app.http.post('/api/v1/auth/login').set('content-type', type).send(body);
    expect(answer.status).toBe(status);
    expectErrorBody(answer.body, status);
  });

  it('is no session, or a wrong password: either way it is told how to sign in', async () => {
    const guess = { username: 'nobody@example.org', password: 'a wrong one' };
    for (const asked of [app.http.get('/api/v1/users/me'), app.http.post('/api/v1/auth/login').send(guess)]) {
      const { headers, body } = await asked.expect(401);
      expect(headers['www-authenticate']).toBe('Bearer');
      expectErrorBody(body, 401);
    }
  });

  it('is an unknown address, too', async () => {
    const answer = await app.http.get('/api/v1/nothing-here').expect(404);
    expectErrorBody(answer.body, 404);
  });
});

describe('operations', () => {
  it('tell that Emit is healthy, and count requests by route', async () => {
    const health = await app.http.get('/health').expect(200);
    const { projections, ...rest } = health.body as Health;
    expect(rest).toEqual({
      status: 'ok',
      stores: { event_log: 'ok', read_models: 'ok', vault: 'ok' },
      projection_lag_events: 0,
      projector: 'active',
    });
    const running = { state: 'running', lag_events: 0, parked: 0 };
    for (const one of projections ?? []) expect(one).toMatchObject(running);
    expect(projections?.map(({ name }) => name)).toContain('dashboard');
    expect((await app.http.get('/health/ready').expect(200)).body).toEqual({ status: 'ok' });
    const { text } = await app.http.get('/metrics').expect(200);
    expect(text).toContain('route="/health",status="200"');
    expect(text).toContain('emit_projection_lag_events 0');
  });

  it('answer with strict security headers and a correlation id, the caller’s own where there is one', async () => {
    const { headers } = await app.http.get('/health').set('x-correlation-id', 'trace-12345678');
    expect(headers['x-correlation-id']).toBe('trace-12345678');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).not.toContain("script-src 'unsafe-inline'");
  });
});

describe('rate limits', () => {
  it('stop whoever guesses passwords, and say when to try again', async () => {
    const limited = await TestApp.start({ env: { EMIT_RATE_LIMITS: 'on' } });
    const guess = (n: number) =>
      limited.http.post('/api/v1/auth/login').send({ username: `a${n}@b.c`, password: 'guess' });
    const answers = [];
    for (let n = 0; n < 31; n++) answers.push(await guess(n));
    expect(answers.slice(0, 30).every(({ status }) => status === 401)).toBe(true);
    expect(answers[30]?.status).toBe(429);
    expectErrorBody(answers[30]?.body, 429);
    expect(Number(answers[30]?.headers['retry-after'])).toBeGreaterThan(0);
    await limited.close();
  });
});

describe('what one member may save', () => {
  let limited: TestApp;
  let member: TestMember;
  let origin: string;
  beforeAll(async () => {
    limited = await TestApp.start({ env: { EMIT_RATE_LIMITS: 'on' } });
    member = await limited.register();
    origin = await limited.listen();
  });
  afterAll(() => limited.close());

  it.each([
    ['post', '/fho/practices/me'],
    ['post', '/api/v1/conversations'],
    ['post', '/api/v1/conversations/sync'],
    ['put', `/api/v1/conversations/${randomUUID()}`],
  ] as const)('in a minute is bounded: %s %s', async (method, path) => {
    const save = () =>
      fetch(origin + path, {
        method,
        headers: { ...member.headers, 'content-type': 'application/json' },
        body: '{"messages":7}',
      });
    const statuses = new Set<number>();
    const saving = async () => {
      for (let n = 0; n < 60; n++) statuses.add((await save()).status);
    };
    await Promise.all(Array.from({ length: 20 }, saving));
    expect(statuses).toEqual(new Set([400]));
    expect((await save()).status).toBe(429);
  });
});

describe('a second start', () => {
  it('finds all data and sessions again', async () => {
    const first = await TestApp.start();
    const member = await first.register('Naomi');
    await first.stop();
    const second = await TestApp.start({ dataDir: first.dataDir });
    const { body } = await second.http.get('/api/v1/users/me').set(member.headers).expect(200);
    expect(body.full_name).toBe('Naomi');
    await second.close();
  });
});
