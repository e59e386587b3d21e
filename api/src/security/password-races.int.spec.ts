import type * as argon2 from '@node-rs/argon2';
import type * as passwords from '../features/accounts/passwords/passwords.js';
import { timesRounds } from '../testing/rounds.js';
import { TestApp, type TestMember } from '../testing/test-app.js';

/** The password's hash is made in less than a tenth of a millisecond here: the races are the same, and there are many. */
jest.mock('@node-rs/argon2', () => {
  const actual = jest.requireActual<typeof argon2>('@node-rs/argon2');
  const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };
  return { ...actual, hash: (password: string) => actual.hash(password, cheap) };
});

/** Which no sign-in takes for a hash of former times, and makes anew. */
jest.mock('../features/accounts/passwords/passwords.js', () => ({
  ...jest.requireActual<typeof passwords>('../features/accounts/passwords/passwords.js'),
  isOfFormerKind: () => false,
}));

const SIGN_INS = 50;
const AT_ONCE = 5;
/** A step through the sign-ins that meets each of them before it repeats one: few rounds fall everywhere, too. */
const STEP = 7;

/** Two API processes on the same stores. */
let app: TestApp;
let other: TestApp;

interface Answer {
  readonly status: number;
  readonly body: { readonly access_token?: string; readonly code?: string };
}

let sent = 0;
/** Each from an address of its own, because the limits by address are on. */
async function post(url: string, payload: object, headers = {}): Promise<Answer> {
  sent += 1;
  const at = sent % 2 ? app : other;
  const remoteAddress = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
  const answer = await at.emit.nest.inject({ method: 'POST', url, payload, headers, remoteAddress });
  return { status: answer.statusCode, body: JSON.parse(answer.body) as Answer['body'] };
}

async function register(n: number): Promise<TestMember> {
  const [email, password] = [`racer${n}@example.org`, 'orchard-gate'];
  const { body } = await post('/api/v1/auth/register', { email, password, full_name: 'Ruth Moab' });
  const headers = { authorization: `Bearer ${body.access_token}` };
  return { ...body, email, password, headers } as TestMember;
}

const signIn = ({ email, password }: TestMember) => post('/api/v1/auth/login', { username: email, password });
const change = ({ password, headers }: TestMember, to: string) =>
  post('/api/change-password', { current_password: password, new_password: to }, headers);
const openSessionsOf = async ({ user }: TestMember) =>
  (await app.emit.stores.vault.find(user.id))?.sessions.length;
const statusOf = async (token: string | undefined) =>
  (
    await app.emit.nest.inject({
      url: '/api/v1/users/me',
      headers: { authorization: `Bearer ${token}` },
    })
  ).statusCode;

describe.each([
  // All at once, and one guess at an account after another.
  { EMIT_RATE_LIMITS: 'off', rounds: timesRounds(100) },
  { EMIT_RATE_LIMITS: 'on', rounds: timesRounds(20) },
])('a password that is changed, with limits $EMIT_RATE_LIMITS', ({ EMIT_RATE_LIMITS, rounds }) => {
  beforeAll(async () => {
    app = await TestApp.start({ env: { EMIT_RATE_LIMITS } });
    const env = { EMIT_RATE_LIMITS, EMIT_ROLE: 'api' };
    other = await TestApp.start({ env, dataDir: app.dataDir });
  });
  afterAll(async () => {
    await other.stop();
    await app.close();
  });

  it('keeps out every sign-in with the old one that was under way', async () => {
    let stayed = 0;
    const round = async (n: number) => {
      const member = await register(n);
      const before = Array.from({ length: (n * STEP) % SIGN_INS }, () => signIn(member));
      const changing = change(member, 'threshing-floor');
      const after = Array.from({ length: SIGN_INS - before.length }, () => signIn(member));
      const [changed, ...signedIn] = await Promise.all([changing, ...before, ...after]);
      expect(changed.status).toBe(200);
      expect(new Set(signedIn.map(({ status }) => status))).not.toContain(500);
      expect(await openSessionsOf(member)).toBe(1);
      expect(await statusOf(changed.body.access_token)).toBe(200);
      for (const { body } of signedIn.filter(({ status }) => status === 200))
        if ((await statusOf(body.access_token)) !== 401) stayed += 1;
    };
    for (let n = 0; n < rounds; n += AT_ONCE)
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, rounds - n) }, (_, m) => round(n + m)));
    expect(stayed).toBe(0);
  }, 120_000);

  it('is changed by one of many who know the old one, and the others are told', async () => {
    for (let n = 0; n < timesRounds(20); n++) {
      const member = await register(rounds + n);
      const tokens = [member.access_token];
      for (let m = 0; m < 4; m++) tokens.push((await signIn(member)).body.access_token ?? '');
      const answers = await Promise.all(
        tokens.map((token, m) =>
          change({ ...member, headers: { authorization: `Bearer ${token}` } }, `threshing-floor-${m}`),
        ),
      );
      const won = answers.filter(({ status }) => status === 200);
      expect(won).toHaveLength(1);
      expect(await statusOf(won[0]?.body.access_token)).toBe(200);
      for (const { status, body } of answers.filter((answer) => answer !== won[0]))
        expect([status, body.code]).toEqual(
          status === 401 ? [401, 'NOT_AUTHENTICATED'] : [400, 'WRONG_CURRENT_PASSWORD'],
        );
      expect(await openSessionsOf(member)).toBe(1);
    }
  });
});
