import { gzipSync } from 'node:zlib';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { TestApp, type TestMember } from '../testing/test-app.js';
import { accepts } from './accepts.js';

let app: TestApp;
let member: TestMember;
let port: number;
beforeAll(async () => {
  app = await TestApp.start();
  port = Number(new URL(await app.listen()).port);
  member = await app.register();
});
afterAll(() => app.close());

async function statusOf(...headers: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(['GET /health HTTP/1.1', ...headers, 'Connection: close', '', ''].join('\r\n'));
  return (await text(socket)).slice(9, 12);
}

describe('a request that others may read in another way', () => {
  it.each([
    [['Host: a'], '200'],
    [['Host: a', 'Host: b'], '400'],
    [['Host: a', 'X: y', 'hOsT: a'], '400'],
    [['Host: a', 'X-Host: host'], '200'],
  ])('has one host: %j', async (headers, status) => {
    expect(await statusOf(...headers)).toBe(status);
  });

  const LOGIN = '/api/v1/auth/login';
  const login = () => JSON.stringify({ username: member.email, password: member.password });
  it.each([
    ['gzip', 415],
    ['br', 415],
    ['gzip, identity', 415],
    ['identity', 200],
    [' Identity ', 200],
  ])('is not read in the encoding %j', async (encoding, status) => {
    const plain = Buffer.from(login());
    const body = encoding === 'gzip' ? gzipSync(plain) : plain;
    const response = await fetch(`http://127.0.0.1:${port}${LOGIN}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': encoding },
      body,
    });
    expect(response.status).toBe(status);
  });

  it('may name one where it has no body', async () => {
    const response = await fetch(`http://127.0.0.1:${port}/health`, {
      headers: { 'content-encoding': 'gzip' },
    });
    expect(response.status).toBe(200);
  });

  it.each([
    ['text/event-stream', true],
    ['application/json, text/event-stream;q=0.5', true],
    ['TEXT/EVENT-STREAM ; charset=utf-8', true],
    ['text/event-stream;q=0', false],
    ['text/event-stream; q=0.000, */*', false],
    ['application/x-text/event-stream-not', false],
    ['*/*', false],
    [undefined, false],
  ])('wants a stream by %j: %s', (header, wanted) => {
    expect(accepts(header, 'text/event-stream')).toBe(wanted);
  });
});
