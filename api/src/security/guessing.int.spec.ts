import * as argon2 from '@node-rs/argon2';
import { MESSAGES } from '@emit/contract/messages';
import { guessableText } from '@emit/contract/password-risks';
import { TestApp, type TestMember } from '../testing/test-app.js';

jest.mock('@node-rs/argon2', () => {
  const actual = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...actual, verify: jest.fn(actual.verify), hash: jest.fn(actual.hash) };
});
const verify = jest.mocked(argon2.verify);
const hash = jest.mocked(argon2.hash);

const MINUTE = 60_000;
let now = Date.parse('2026-11-20T12:00:00Z');
type Login = Pick<TestMember, 'email' | 'password'>;

let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  const options = { env: { EMIT_RATE_LIMITS: 'on' }, clock: () => now };
  app = await TestApp.start(options);
  const env = { ...options.env, EMIT_ROLE: 'api' };
  other = await TestApp.start({ ...options, env, dataDir: app.dataDir });
});
afterAll(async () => {
  await other.stop();
  await app.close();
});
interface Attempt {
  readonly at?: TestApp;
  readonly cookie?: string;
  readonly from?: string;
}
interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
}

let attempts = 0;
/** Each attempt from an address of its own, unless it is said: who guesses has many. */
async function logIn(username: string, password: string, attempt: Attempt = {}): Promise<Answer> {
  attempts += 1;
  const { at = app, cookie = '', from = `10.1.${attempts >> 8}.${attempts & 255}` } = attempt;
  const { statusCode, headers, body } = await at.emit.nest.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    headers: { cookie },
    payload: { username, password },
    remoteAddress: from,
  });
  return { status: statusCode, headers, body: JSON.parse(body) };
}
async function expectLogIn(status: number, member: Login, attempt?: Attempt): Promise<Answer> {
  const answer = await logIn(member.email, member.password, attempt);
  expect(answer).toMatchObject({ status });
  return answer;
}
async function guessWrong(username: string, times: number, attempt: Attempt = {}): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let n = 0; n < times; n++) answers.push(await logIn(username, `wrong-guess-${n}`, attempt));
  return answers;
}
const cookieOf = ({ headers }: Answer) => String(headers['set-cookie']).split(';')[0] ?? '';

describe('guessing a password', () => {
  let member: TestMember;
  beforeEach(async () => {
    member = await app.register();
    now += 24 * 60 * MINUTE;
  });

  it('is stopped after five wrong ones for this account, by a wait that grows and ends by itself', async () => {
    expect((await guessWrong(member.email, 5)).map(({ status }) => status)).toEqual(
      Array<number>(5).fill(401),
    );
    const stopped = await expectLogIn(429, member);
    expect(stopped.headers['retry-after']).toBe('30');
    expect(stopped.body).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    now += MINUTE / 2;
    await expectLogIn(401, { ...member, password: 'wrong-again' });
    expect((await expectLogIn(429, member)).headers['retry-after']).toBe('60');
    now += MINUTE;
    await expectLogIn(200, member);
    await expectLogIn(401, { ...member, password: 'a slip' });
    await expectLogIn(200, member);
  });

  it('is counted together by all processes', async () => {
    await guessWrong(member.email, 3);
    await guessWrong(member.email, 2, { at: other });
    await expectLogIn(429, member);
    await expectLogIn(429, member, { at: other });
  });

  it('takes no more guesses when they come all at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => logIn(member.email, `guess ${n}`)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it('never keeps the member out who comes with a device known from before', async () => {
    const known = { cookie: cookieOf(await expectLogIn(200, member)) };
    await guessWrong(member.email, 6);
    await expectLogIn(429, member);
    await expectLogIn(200, member, known);
    await expectLogIn(200, member, { ...known, at: other });
  });

  it('is no freer with the mark of another account, a made-up one, or one’s own known device', async () => {
    const stranger = await app.register();
    const foreign = cookieOf(await expectLogIn(200, stranger));
    const madeUp = `__Host-emit-device=${'A'.repeat(43)}`;
    const formerly = `__Host-emit-device=${'A'.repeat(22)}.${'A'.repeat(43)}`;
    await guessWrong(member.email, 5);
    for (const cookie of [foreign, madeUp, formerly, `${formerly}; ${madeUp}`]) {
      await expectLogIn(429, member, { cookie });
    }
    const own = cookieOf(await expectLogIn(200, stranger));
    await guessWrong(stranger.email, 5, { cookie: own });
    await expectLogIn(429, stranger, { cookie: own });
  });

  it('from one address is stopped after thirty a minute, whomever they are at; of IPv6 the network counts', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 31; n++) {
      const from = `2001:db8:0:7:${n.toString(16)}::1`;
      statuses.push((await logIn(`someone-${n}@example.org`, 'guess', { from })).status);
    }
    expect(statuses).toEqual([...Array<number>(30).fill(401), 429]);
    await expectLogIn(200, member, { from: '2001:db8:0:8::1' });
  });

  it('of the current password, with a stolen session, is stopped as well', async () => {
    const change = (current_password: string) =>
      app.http
        .post('/api/change-password')
        .set(member.headers)
        .send({ current_password, new_password: 'threshing-floor' });
    now -= 24 * 60 * MINUTE;
    for (let n = 0; n < 5; n++) await change(`wrong-guess-${n}`).expect(400);
    await change(member.password).expect(429);
    await expectLogIn(200, member);
  });
});

describe('the mark of a device', () => {
  it('is for this host, over TLS, and out of reach of scripts and other sites', async () => {
    const member = await app.register();
    const { headers } = await expectLogIn(200, member);
    expect(String(headers['set-cookie'])).toMatch(
      /^__Host-emit-device=[\w-]{43}~[\w-]{36}; Path=\/; Max-Age=7776000; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  it('opens nothing by itself', async () => {
    const member = await app.register();
    const cookie = cookieOf(await expectLogIn(200, member));
    await app.http.get('/api/v1/users/me').set({ cookie }).expect(401);
    await expectLogIn(401, { ...member, password: 'wrong-guess' }, { cookie });
  });
});

describe('whether somebody has an account', () => {
  const shown = ({ status, body, headers }: Answer) => {
    // What differs from one answer to the next, whomever it is for.
    const { date: _, 'x-correlation-id': __, 'x-ratelimit-reset': ___, ...rest } = headers;
    return { status, body, headers: rest };
  };

  it('is told neither by texts, nor by headers, nor by when guessing is stopped', async () => {
    const member = await app.register();
    const known = (await guessWrong(member.email, 7)).map(shown);
    const unknown = (await guessWrong('nobody-at-all@example.org', 7)).map(shown);
    expect(unknown).toEqual(known);
    expect(known.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect(known[0]?.body).toMatchObject({ detail: MESSAGES.wrongCredentials });
  });

  it('is not told by time: either way one password is checked, and at the same cost', async () => {
    const member = await app.register();
    await logIn('warm-up@example.org', 'the decoy is made once');
    const costs: string[][] = [];
    for (const email of [member.email, 'nobody@example.org']) {
      verify.mockClear();
      hash.mockClear();
      await expectLogIn(401, { email, password: 'wrong-guess' });
      expect(hash).not.toHaveBeenCalled();
      costs.push(verify.mock.calls.map(([stored]) => String(stored).split('$').slice(1, 4).join('$')));
    }
    expect(costs[0]).toEqual(['argon2id$v=19$m=19456,t=2,p=1']);
    expect(costs[1]).toEqual(costs[0]);
  });

  it('is told by a registration, as the specification has it, but by no quicker answer', async () => {
    const member = await app.register();
    const register = (email: string) =>
      app.http.post('/api/v1/auth/register').send({ full_name: 'Ruth', email, password: 'barley-and-wheat' });
    for (const [email, status] of [
      [member.email, 409],
      ['new.face@example.org', 201],
    ] as const) {
      hash.mockClear();
      await register(email).expect(status);
      expect(hash).toHaveBeenCalledTimes(1);
    }
  });
});

describe('choosing a password', () => {
  it('refuses one that is guessed at once, at registration and later', async () => {
    const weak = { full_name: 'Ruth Moab', email: 'weak@example.org', password: 'iloveyou' };
    const answer = await app.http.post('/api/v1/auth/register').send(weak).expect(400);
    expect(answer.body).toMatchObject({ detail: guessableText('common') });
    await app.http
      .post('/api/v1/auth/register')
      .send({ ...weak, password: 'RuthMoab1' })
      .expect(400);
    const member = await app.register();
    const change = { current_password: member.password, new_password: 'password1' };
    await app.http.post('/api/change-password').set(member.headers).send(change).expect(400);
    await app.http.get('/api/v1/users/me').set(member.headers).expect(200);
  });

  it('takes every sign of it as it stands, up to 256', async () => {
    const password = `  ${'Ünïcode 🌾 '.repeat(12)}`;
    const ruth = { full_name: 'Ruth', email: 'long@example.org', password };
    await app.http.post('/api/v1/auth/register').send(ruth).expect(201);
    for (const wrong of [password.trim(), password.slice(0, 72), password.toLowerCase()]) {
      await expectLogIn(401, { ...ruth, password: wrong });
    }
    await expectLogIn(200, ruth);
  });
});
