import { PassThrough } from 'node:stream';
import { makeLogger } from '../observability/logger.js';
import { TestApp } from '../testing/test-app.js';

const NEW = 'threshing-floor';
/** A client that says the same id with every request, and a trace that it is part of. */
const ALWAYS = { 'x-correlation-id': 'always-the-same-one' };

let lines: Record<string, unknown>[];
let app: TestApp;
beforeAll(async () => {
  lines = [];
  const written = new PassThrough();
  written.on('data', (chunk: Buffer) => {
    for (const line of chunk.toString().split('\n').filter(Boolean))
      lines.push(JSON.parse(line) as Record<string, unknown>);
  });
  app = await TestApp.start({
    env: { EMIT_RATE_LIMITS: 'on' },
    log: makeLogger('debug', 'all', written),
  });
});
afterAll(() => app.close());

interface Answer {
  readonly status: number;
  readonly token: string;
}

async function post(url: string, payload: object, token = ''): Promise<Answer> {
  const headers = { ...ALWAYS, authorization: `Bearer ${token}` };
  const { statusCode, body } = await app.emit.nest.inject({ method: 'POST', url, payload, headers });
  const { access_token = '' } = JSON.parse(body) as { access_token?: string };
  return { status: statusCode, token: access_token };
}

it('no line, and no two by what they share, lead from an account to a member', async () => {
  const account = { email: 'ruth@example.org', password: 'orchard-gate', full_name: 'Ruth' };
  const signIn = (password: string) => post('/api/v1/auth/login', { username: account.email, password });
  for (let life = 0; life < 2; life++) {
    const { token } = await post('/api/v1/auth/register', account);
    expect((await signIn('a slip')).status).toBe(401);
    const another = await signIn(account.password);
    for (let n = 0; n < 6; n++) await signIn(`wrong-guess-${n}`);
    for (let n = 0; n < 6; n++)
      await post('/api/change-password', { current_password: 'wrong-guess', new_password: NEW }, token);
    const erased = await post('/api/v1/account/erase', { password: account.password }, another.token);
    expect([another.status, erased.status]).toEqual([200, 200]);
  }
  const told = (msg: string) => lines.filter((line) => line['msg'] === msg);
  for (const msg of [
    'signed in',
    'sign-in refused',
    'guessing a password was held back',
    'member registered',
  ])
    expect(told(msg).length).toBeGreaterThan(0);
  const held = told('guessing a password was held back');
  expect(held.some((line) => 'account' in line) && held.some((line) => 'memberId' in line)).toBe(true);

  const accounts = lines.filter((line) => 'account' in line);
  const common = new Set(['level', 'time', 'pid', 'role', 'msg', 'seconds', 'account', 'network']);
  for (const line of accounts) expect(Object.keys(line).filter((name) => !common.has(name))).toEqual([]);
  expect(new Set(accounts.map((line) => line['account'])).size).toBe(1);
});
