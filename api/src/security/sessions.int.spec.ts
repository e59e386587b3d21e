import { createHmac } from 'node:crypto';
import type { SessionList } from '@emit/contract/account';
import { SESSION } from '../http/session/open-session.js';
import { TestApp, type TestMember } from '../testing/test-app.js';

const SECRET = 'a secret of these tests, thirty-two bytes and more';
const DAY = 86_400_000;
let now = Date.parse('2026-11-20T12:00:00Z');
const clock = () => now;

/** Two API processes on the same stores. */
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  const env = { EMIT_JWT_SECRET: SECRET };
  app = await TestApp.start({ env, clock });
  other = await TestApp.start({ env: { ...env, EMIT_ROLE: 'api' }, clock, dataDir: app.dataDir });
});
afterAll(async () => {
  await other.stop();
  await app.close();
});

type Bearer = TestMember['headers'];
const me = (headers: Bearer, at = app) => at.http.get('/api/v1/users/me').set(headers);
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
async function signIn({ email, password }: TestMember, client = 'a browser') {
  const { body } = await app.http
    .post('/api/v1/auth/login')
    .set('user-agent', client)
    .send({ username: email, password })
    .expect(200);
  return bearer(String(body.access_token));
}
async function sessionsOf(headers: Bearer): Promise<SessionList['sessions']> {
  const { body } = await app.http.get('/api/v1/sessions').set(headers).expect(200);
  return (body as SessionList).sessions;
}

describe('a session', () => {
  it('that is signed out has ended in every process at once, and no other with it', async () => {
    const member = await app.register();
    const phone = await signIn(member);
    await me(phone, other).expect(200);
    await app.http.delete('/api/v1/sessions/current').set(phone).expect(200);
    await me(phone, other).expect(401);
    await me(phone).expect(401);
    await me(member.headers, other).expect(200);
  });

  it('is listed for its member with what the browser said it is, and can be ended from another', async () => {
    const member = await app.register();
    now += 1_000;
    const phone = await signIn(member, 'Phone/1.0');
    const [latest, first] = await sessionsOf(member.headers);
    expect(latest).toMatchObject({
      client: 'Phone/1.0',
      current: false,
      opened_at: '2026-11-20T12:00:01.000Z',
    });
    expect(first).toMatchObject({ current: true });
    await app.http.delete(`/api/v1/sessions/${latest!.id}`).set(member.headers).expect(200);
    await me(phone).expect(401);
    expect(await sessionsOf(member.headers)).toEqual([first]);
    await app.http.delete(`/api/v1/sessions/${latest!.id}`).set(member.headers).expect(404);
  });

  it('takes the place of the one that the same browser opened before, once it is open itself', async () => {
    const [ruth, naomi] = [await app.register(), await app.register()];
    const post = (path: string, sent: object) => app.http.post(`/api/v1/auth/${path}`).send(sent);
    const logIn = ({ email, password }: TestMember) => post('login', { username: email, password });
    const cookieIn = (answer: { headers: Record<string, unknown> }) =>
      String(answer.headers['set-cookie']).split(';')[0] ?? '';
    const first = await logIn(ruth).expect(200);
    const cookie = cookieIn(first);
    const former = bearer(first.body.access_token);

    await logIn({ ...ruth, password: 'not-this-one' })
      .set({ cookie })
      .expect(401);
    // Another member's sign-in in the same browser names a session that is not theirs.
    await logIn(naomi).set({ cookie }).expect(200);
    await me(former).expect(200);

    const second = await logIn(ruth).set({ cookie }).expect(200);
    await me(former, other).expect(401);
    await me(bearer(second.body.access_token)).expect(200);
    await me(ruth.headers).expect(200);
    // The former cookie again: it names nothing that is open.
    await logIn(ruth).set({ cookie }).expect(200);
    await me(bearer(second.body.access_token)).expect(200);
  });

  it.each([
    ['the same member', (ruth: TestMember) => ruth],
    ['another member', (_: TestMember, naomi: TestMember) => naomi],
  ])('ends when %s signs in with its token', async (_, whose) => {
    const [ruth, naomi] = [await app.register(), await app.register()];
    const before = await signIn(ruth);
    const { email: username, password } = whose(ruth, naomi);
    await app.http.post('/api/v1/auth/login').set(before).send({ username, password: 'not-it' }).expect(401);
    await me(before).expect(200);
    await app.http.post('/api/v1/auth/login').set(before).send({ username, password }).expect(200);
    await me(before, other).expect(401);
    await me(ruth.headers, other).expect(200);
  });

  it('ends when somebody registers with its token', async () => {
    const [before, { email }] = [await app.register(), await app.register()];
    const register = (sent: object) =>
      app.http
        .post('/api/v1/auth/register')
        .set(before.headers)
        .send({ full_name: 'Orpah', ...sent });
    await register({ email, password: 'orchard-gate' }).expect(409);
    await me(before.headers).expect(200);
    const { body } = await register({ email: 'orpah@example.org', password: 'orchard-gate' }).expect(201);
    await me(before.headers, other).expect(401);
    await me(bearer(String(body.access_token))).expect(200);
  });

  it('of another member is neither seen nor ended', async () => {
    const [member, stranger] = [await app.register(), await app.register()];
    const [session] = await sessionsOf(member.headers);
    await app.http.delete(`/api/v1/sessions/${session!.id}`).set(stranger.headers).expect(404);
    await me(member.headers).expect(200);
    expect(await sessionsOf(stranger.headers)).toHaveLength(1);
  });

  it('ends with a new password, in every process; the one that changed it gets a new token', async () => {
    const member = await app.register();
    const phone = await signIn(member);
    const change = { current_password: member.password, new_password: 'threshing-floor' };
    const { body } = await app.http.post('/api/change-password').set(phone).send(change).expect(200);
    for (const headers of [phone, member.headers]) await me(headers, other).expect(401);
    await me(bearer(String(body.access_token)), other).expect(200);
  });

  it('ends after two weeks without use, and a use a day keeps it for thirty days at most', async () => {
    const began = now;
    const member = await app.register();
    const unused = await signIn(member);
    for (let day = 1; day < 30; day++) {
      now = began + day * DAY;
      await me(member.headers, day % 2 ? app : other).expect(200);
      if (day === 13) await me(unused).expect(200);
    }
    now = began + 28 * DAY;
    await me(unused).expect(401);
    now = began + SESSION.longest;
    await me(member.headers).expect(401);
    // The password does not expire.
    now = began + 400 * DAY;
    await signIn(member);
    now = began;
  });

  it('is one of twenty at most: the oldest ends when another is opened', async () => {
    const member = await app.register();
    for (let n = 1; n < SESSION.mostOpen; n++) await signIn(member);
    await me(member.headers).expect(200);
    const latest = await signIn(member);
    await me(member.headers).expect(401);
    expect(await sessionsOf(latest)).toHaveLength(SESSION.mostOpen);
  });
});

describe('a token', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  function forged(claims: object, header: object = { alg: 'HS256', typ: 'JWT' }, secret = SECRET): string {
    const body = `${part(header)}.${part(claims)}`;
    return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
  }
  let claims: Record<string, unknown>;
  beforeAll(async () => {
    const { access_token } = await app.register();
    const [, payload = ''] = access_token.split('.');
    claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  });

  it('is taken when it is ours', async () => {
    await me(bearer(forged(claims))).expect(200);
  });

  it.each<[string, () => string]>([
    ['signed with another secret', () => forged(claims, { alg: 'HS256' }, 'x'.repeat(50))],
    ['without a signature', () => `${part({ alg: 'none' })}.${part(claims)}.`],
    ['that says alg none with a signature', () => forged(claims, { alg: 'none' })],
    ['of another algorithm', () => forged(claims, { alg: 'HS512' })],
    ['that brings its own key', () => forged(claims, { alg: 'HS256', jku: 'https://evil.example/k' }, 'k')],
    ['for another audience', () => forged({ ...claims, aud: 'another-service' })],
    ['for nobody in particular', () => forged({ ...claims, aud: undefined })],
    ['that has expired', () => forged({ ...claims, exp: Math.floor(now / 1_000) - 1 })],
    ['of a session that never was', () => forged({ ...claims, sid: '00000000-0000-4000-8000-000000000000' })],
    ['without a session', () => forged({ ...claims, sid: undefined })],
    ['of another member', () => forged({ ...claims, sub: '00000000-0000-4000-8000-000000000000' })],
    ['whose member is a list', () => forged({ ...claims, sub: [claims['sub']] })],
    ['whose member is a query', () => forged({ ...claims, sub: { $ne: null } })],
  ])('%s is refused', async (_, token) => {
    await me(bearer(token())).expect(401);
  });
});
