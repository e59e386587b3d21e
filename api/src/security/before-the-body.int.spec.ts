import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ErrorBody } from '@emit/contract/error-codes';
import { APPLICATION_ROUTES } from '../testing/application-calls.js';
import { routesIn } from '../testing/routes-in.js';
import { TestApp, type TestMember } from '../testing/test-app.js';

/** Those whose body is read for anybody. */
const PUBLIC = ['login', 'register', 'forgot', 'reset', 'confirm']
  .concat(['passkey', 'passkey/options', 'second-factor', 'second-factor/passkey'])
  .map((name) => `post /api/v1/auth/${name}`)
  .concat(APPLICATION_ROUTES)
  // Signed by Stripe over its bytes; there is nothing where it is not set.
  .concat('post /api/v1/payments/notices');
const READ = /^(post|put) /;

let app: TestApp;
let port: number;
let member: TestMember;
let routes: string[];
beforeAll(async () => {
  app = await TestApp.start();
  port = Number(new URL(await app.listen()).port);
  member = await app.register();
  const tree = app.emit.nest.getHttpAdapter().getInstance().printRoutes({ commonPrefix: false });
  routes = routesIn(tree).filter((route) => READ.test(route) && !PUBLIC.includes(route));
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => app.close());

/** What the server says when of a body nothing but its length has come. */
async function answerToHead(
  method: string,
  path: string,
  headers: object = {},
): Promise<[number, ErrorBody]> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const sent = { host: 'a', 'content-type': 'application/json', 'content-length': 2_000_000, ...headers };
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`${method.toUpperCase()} ${path} HTTP/1.1\r\n${lines.join('')}connection: close\r\n\r\n`);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return [Number(head.split(' ')[1]), JSON.parse(body) as ErrorBody];
}
const pathOf = (route: string) =>
  (route.split(' ')[1] ?? '').replace(':userId', 'me').replace(':id', 'some-id');

describe('a body that nobody signed in sends', () => {
  it('is not waited for, on any route that needs a session', async () => {
    expect(routes.length).toBeGreaterThan(7);
    for (const route of routes) {
      const [method = ''] = route.split(' ');
      for (const headers of [{}, { authorization: 'Bearer a.b.c' }, { 'content-type': 'text/plain' }]) {
        const [status, { code }] = await answerToHead(method, pathOf(route), headers);
        expect([route, status, code]).toEqual([route, 401, 'NOT_AUTHENTICATED']);
      }
    }
  });

  it('is left where it is: the connection ends', async () => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const head = 'POST /api/v1/conversations HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n';
    socket.write(`${head}content-length: 200000000\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 401 [^]*connection: close/i);
  });

  it('is never parsed', async () => {
    const parse = jest.spyOn(JSON, 'parse');
    const marker = '{"messages":["never read"]}';
    const send = (headers: object) =>
      app.emit.nest.inject({
        method: 'POST',
        url: '/api/v1/conversations',
        headers: { 'content-type': 'application/json', ...headers },
        payload: marker,
      });
    const parsed = () => parse.mock.calls.some(([json]) => json === marker);
    expect((await send({})).statusCode).toBe(401);
    expect(parsed()).toBe(false);
    expect((await send(member.headers)).statusCode).toBe(400);
    expect(parsed()).toBe(true);
  });

  it('is not read where there is nothing, or nothing that takes it', async () => {
    for (const [method, path, status, code] of [
      ['post', '/api/v1/nothing-here', 404, 'ROUTE_NOT_FOUND'],
      ['post', '/fho/practices/', 404, 'ROUTE_NOT_FOUND'],
      ['put', '/api/v1/conversations/', 404, 'ROUTE_NOT_FOUND'],
      ['patch', '/api/v1/conversations', 405, 'METHOD_NOT_ALLOWED'],
      ['post', '/api/v1/users/me', 405, 'METHOD_NOT_ALLOWED'],
    ] as const) {
      const [answered, body] = await answerToHead(method, path);
      expect([method, path, answered, body.code]).toEqual([method, path, status, code]);
    }
  });

  it('is told how to sign in, and by which request', async () => {
    const answer = await app.http.post('/api/v1/conversations').send('{').type('json').expect(401);
    expect(answer.headers).toMatchObject({ 'www-authenticate': 'Bearer', 'cache-control': 'no-store' });
    expect(answer.headers['x-correlation-id']).toMatch(/^[\w-]{8,64}$/);
  });
});

describe('a body that comes after its session has ended', () => {
  it.each([
    ['POST', '/fho/practices/me', 'is signed out'],
    ['POST', '/api/v1/conversations', 'is signed out'],
    ['PUT', '/api/v1/conversations/some-id', 'is signed out'],
    ['POST', '/api/v1/scripture/check', 'is signed out'],
    ['POST', '/api/v1/conversations', 'is erased'],
  ])('is not taken: %s %s of a member who %s meanwhile', async (method, path, how) => {
    const late = await app.register();
    const body = JSON.stringify({ text: 'x' });
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const headers = { host: 'a', ...late.headers, 'content-type': 'application/json', connection: 'close' };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const length = `content-length: ${body.length}\r\n`;
    socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}${length}\r\n${body.slice(0, 1)}`);
    await app.http.get('/api/v1/users/me').set(late.headers).expect(200);
    const { vault } = app.emit.stores;
    if (how === 'is erased') await vault.destroy(late.user.id);
    else await vault.endSessions(late.user.id);
    socket.write(body.slice(1));
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 401 /);
  });
});

describe('a body that is refused', () => {
  const send = async (json: string) => {
    const sent = app.http.post('/api/v1/conversations').set(member.headers).type('json').send(json);
    return (await sent.expect(400)).body as ErrorBody;
  };

  it.each([
    ['{"messages":[', 'The request body is not valid JSON'],
    ['  ', 'The request body is not valid JSON'],
    [`{"messages":[${'1,'.repeat(5_000)}1]}`, 'A list in the request body has more than 2000 items'],
    [`{"messages":${'['.repeat(99)}${']'.repeat(99)}}`, 'The request body is nested deeper than 16 levels'],
  ])('is told why: %.40s', async (json, detail) => {
    expect(await send(json)).toMatchObject({ code: 'MALFORMED_BODY', detail });
  });
});
