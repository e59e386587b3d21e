import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { ERROR_CODES, type ErrorBody } from '@emit/contract/error-codes';
import { LIMITS } from '@emit/contract/limits';
import { TestApp } from '../testing/test-app.js';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await TestApp.start();
  port = Number(new URL(await app.listen()).port);
});
afterAll(() => app.close());

/** What the server says to these bytes, until it ends the connection. */
async function said(bytes: string): Promise<{ head: string; body: ErrorBody }> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { head, body: JSON.parse(body) as ErrorBody };
}

function expectErrorBody({ statusCode, code, detail, message }: ErrorBody, status: number): void {
  expect(statusCode).toBe(status);
  expect(ERROR_CODES).toContain(code);
  expect(detail.length).toBeGreaterThan(0);
  expect(message).toBe(detail);
}

describe('what no route is reached by', () => {
  it.each<[string, string, number]>([
    ['no HTTP at all', 'GARBAGE\r\n\r\n', 400],
    ['a method nobody knows', 'FOO /health HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['a NUL in the address', 'GET /he\0alth HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    [
      'two lengths of one body',
      'POST /api/v1/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}',
      400,
    ],
    ['a very long address', `GET /health?${'a'.repeat(17_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
    ['a very large header', `GET /health HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(17_000)}\r\n\r\n`, 431],
    [
      'broken %-escapes',
      'GET /api/v1/conversations/%ZZ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      400,
    ],
  ])('is answered with the one error body and the security headers: %s', async (_, bytes, status) => {
    const { head, body } = await said(bytes);
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toMatch(/content-security-policy: default-src 'none'/i);
    expectErrorBody(body, status);
  });
});

describe('a request that does not arrive', () => {
  it('is waited for no longer than a minute, and told so', async () => {
    const server = app.emit.nest.getHttpServer();
    expect({ whole: server.requestTimeout, head: server.headersTimeout }).toEqual({
      whole: 60_000,
      head: 60_000,
    });
    // What Node does when the minute is over: a test that waits for it would take one.
    server.once('connection', (socket: Socket) => {
      socket.once('data', () => server.emit('clientError', { code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket));
    });
    const { head, body } = await said(
      'POST /api/v1/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    );
    expect(head).toMatch(/^HTTP\/1.1 408 /);
    expectErrorBody(body, 408);
  });
});

describe('an address that is there', () => {
  it.each([
    ['patch', '/api/v1/users/me', 'GET, HEAD'],
    ['post', '/health?a=b', 'GET, HEAD'],
    ['trace', '/api/v1/auth/login', 'POST'],
    ['options', '/api/v1/auth/login', 'POST'],
    ['patch', '/api/v1/conversations/some-id', 'DELETE, GET, HEAD, PUT'],
    ['put', '/api/v1/conversations/sync', 'POST'],
    ['get', '/api/v1/conversations/sync', 'POST'],
  ])('refuses %s %s, and says what it takes', async (method, path, allowed) => {
    const answer = await app.http[method as 'patch'](path);
    expect(answer.status).toBe(405);
    expect((answer.headers['allow'] ?? '').split(', ').sort().join(', ')).toBe(allowed);
    expectErrorBody(answer.body as ErrorBody, 405);
  });

  it.each(['/api/v1/users/me/', '/api//v1/users/me', '/api/v1/conversations/', '/api/v1'])(
    'is another address with other slashes: %s',
    async (path) => {
      const answer = await app.http.get(path);
      expect(answer.status).toBe(404);
      expectErrorBody(answer.body as ErrorBody, 404);
    },
  );

  it('is asked for an id of any length', async () => {
    const member = await app.register();
    const answer = await app.http.get(`/api/v1/conversations/${'a'.repeat(5_000)}`).set(member.headers);
    expect((answer.body as ErrorBody).code).toBe('CONVERSATION_NOT_FOUND');
  });
});

describe('a header that comes twice', () => {
  const twice = (name: string, ...values: string[]) =>
    values.map((value) => `${name}: ${value}\r\n`).join('');

  it('is refused where it can only be meant once', async () => {
    const lengths = twice('Content-Length', '2', '3');
    const { body } = await said(`POST /api/v1/auth/login HTTP/1.1\r\nHost: a\r\n${lengths}\r\n{}`);
    expectErrorBody(body, 400);
    const { headers } = await app.register();
    const keys = `Authorization: ${headers.authorization}\r\n${twice('Idempotency-Key', 'one', 'another')}`;
    const json = 'Content-Type: application/json\r\nContent-Length: 95\r\nConnection: close\r\n';
    const practice =
      '{"mindstream_type":"power","practice_type":"Worship","duration_minutes":5,"quality_rating":5}  ';
    const second = await said(`POST /fho/practices/me HTTP/1.1\r\nHost: a\r\n${keys}${json}\r\n${practice}`);
    expect(second.body.detail).toContain('Idempotency-Key');
  });
});

describe('a body of the largest size', () => {
  const login = (bytes: number) => {
    const body = JSON.stringify({ username: 'a@b.c', password: 'guess', padding: '' });
    return app.http
      .post('/api/v1/auth/login')
      .type('json')
      .send(body.replace(/"}$/, `${'a'.repeat(bytes - body.length)}"}`));
  };

  it('is taken, and not one byte more', async () => {
    await login(LIMITS.bodyBytes).expect(401);
    const { body } = await login(LIMITS.bodyBytes + 1).expect(413);
    expectErrorBody(body as ErrorBody, 413);
  });

  it('is eight times as large where whole conversations are saved', async () => {
    const member = await app.register();
    const messages = (count: number) =>
      Array.from({ length: count }, (_, n) => ({
        id: `m${n}`,
        role: n % 2 === 0 ? 'user' : 'assistant',
        content: '語'.repeat(5_000),
        timestamp: n,
      }));
    const save = (count: number) =>
      app.http
        .post('/api/v1/conversations')
        .set(member.headers)
        .send({ title: 'A long talk', messages: messages(count) });
    await save(120).expect(201);
    const { body } = await save(150).expect(413);
    expectErrorBody(body as ErrorBody, 413);
  });

  it('is refused as soon as it is too large, when its length is not told', async () => {
    const chunk = `${(65_536).toString(16)}\r\n${'a'.repeat(65_536)}\r\n`;
    const head =
      'POST /api/v1/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked';
    const { body } = await said(`${head}\r\n\r\n${chunk.repeat(5)}`);
    expectErrorBody(body, 413);
  });
});

describe('a request without a body', () => {
  it.each([{ 'content-length': '0' }, {}])('may name a content type all the same: %j', async (length) => {
    const { headers } = await app.register();
    const path = '/api/v1/conversations';
    const messages = [{ id: 'm1', role: 'user', content: 'What is grace?', timestamp: 1 }];
    const { body } = await app.http.post(path).set(headers).send({ messages }).expect(201);
    const json = { ...headers, ...length, 'content-type': 'application/json' };
    await app.http
      .delete(`${path}/${(body as { id: string }).id}`)
      .set(json)
      .expect(200);
  });
});

describe('a body that is no JSON', () => {
  it.each([
    ['application/x-www-form-urlencoded', 'username=a%40b.c&password=guess'],
    ['text/plain', '{"username":"a@b.c","password":"guess"}'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['application/json+nonsense', '{}'],
  ])('is refused, though it could be read: %s', async (type, body) => {
    const answer = await app.http.post('/api/v1/auth/login').set('content-type', type).send(body);
    expect(answer.status).toBe(415);
    expectErrorBody(answer.body as ErrorBody, 415);
  });
});

it('an answer of the API is kept by no cache, however its address is spelt', async () => {
  for (const path of ['/api/v1/auth/login', '/%61pi/v1/auth/login', '/%66ho/practices/me']) {
    const { headers, statusCode } = await app.emit.nest.inject({ method: 'POST', url: path, payload: {} });
    expect([400, 401]).toContain(statusCode);
    expect(headers['cache-control']).toBe('no-store');
  }
});
