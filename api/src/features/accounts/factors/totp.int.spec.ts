import type { FactorList, SecondFactorChallenge, TotpSetup } from '@emit/contract/account';
import { Mailbox } from '../../../testing/mailbox.js';
import { codeOf, setUpApp, type WithApp } from '../../../testing/second-factor.js';
import { TestApp, type TestMember } from '../../../testing/test-app.js';

const FACTORS = '/api/v1/account/factors';
const MINUTE_MS = 60_000;
const STEP_MS = 30_000;

let mailbox: Mailbox;
let app: TestApp;
let now = Date.UTC(2026, 10, 24, 10);
beforeAll(async () => {
  mailbox = await Mailbox.open();
  app = await TestApp.start({ env: mailbox.env, clock: () => now });
});
afterAll(async () => {
  await app.close();
  await mailbox.close();
});
/** A code is taken once: the next one is of another step. */
beforeEach(() => (now += 5 * MINUTE_MS));

const logIn = ({ email: username, password }: TestMember) =>
  app.http.post('/api/v1/auth/login').send({ username, password });
async function challengeOf(member: TestMember): Promise<string> {
  const { body } = await logIn(member).expect(401);
  return (body.second_factor as SecondFactorChallenge).challenge;
}
const answer = (challenge: string, code: string) =>
  app.http.post('/api/v1/auth/second-factor').send({ challenge, code });
const listed = async ({ headers }: Pick<TestMember, 'headers'>) =>
  (await app.http.get(FACTORS).set(headers).expect(200)).body as FactorList;
async function withApp(): Promise<TestMember & WithApp> {
  const member = await app.register();
  const factor = await setUpApp(app, member, now);
  now += MINUTE_MS;
  return { ...member, ...factor };
}

describe('setting up an authenticator app', () => {
  it('gives a secret for the password, and takes it by one code, with ten recovery codes', async () => {
    const ruth = await app.register();
    await app.http.post(`${FACTORS}/totp`).set(ruth.headers).send({ password: 'not-this' }).expect(400);
    const begun = await app.http.post(`${FACTORS}/totp`).set(ruth.headers).send({ password: ruth.password });
    const { setup, secret, uri } = begun.body as TotpSetup;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toMatch(new RegExp(`^otpauth://totp/Emit:.+secret=${secret}`));
    expect((await listed(ruth)).totp).toBeNull();
    await logIn(ruth).expect(200);

    const confirm = (code: string) =>
      app.http.post(`${FACTORS}/totp/confirm`).set(ruth.headers).send({ setup, code });
    expect((await confirm('000000')).body).toMatchObject({ statusCode: 400, code: 'WRONG_SECOND_FACTOR' });
    const { body } = await confirm(codeOf(secret, now)).expect(200);
    const codes = body.recovery_codes as string[];
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9a-z]{5}-[0-9a-z]{5}$/);
    expect(await listed(ruth)).toMatchObject({ totp: { last_use: null }, recovery_codes_left: 10 });
    await mailbox.waitFor(ruth.email, 'A second factor was added to your account');
    await confirm(codeOf(secret, now, 1)).expect(409);
    const proof = { password: ruth.password, code: codes[0] };
    await app.http.post(`${FACTORS}/totp`).set(ruth.headers).send(proof).expect(409);
  });

  it('ends the sessions that the password alone opened, and keeps the one that sets it up', async () => {
    const ruth = await app.register();
    const elsewhere = { authorization: `Bearer ${(await logIn(ruth)).body.access_token}` };
    await setUpApp(app, ruth, now);
    await app.http.get('/api/v1/users/me').set(elsewhere).expect(401);
    await app.http.get('/api/v1/users/me').set(ruth.headers).expect(200);
  });

  it('is not confirmed by another member, after a new password, or when it took too long', async () => {
    const [ruth, naomi] = [await app.register(), await app.register()];
    const begin = async ({ headers, password }: TestMember) =>
      (await app.http.post(`${FACTORS}/totp`).set(headers).send({ password }).expect(200)).body as TotpSetup;
    const confirm = ({ headers }: Pick<TestMember, 'headers'>, { setup, secret }: TotpSetup) =>
      app.http
        .post(`${FACTORS}/totp/confirm`)
        .set(headers)
        .send({ setup, code: codeOf(secret, now) });
    const hers = await begin(ruth);
    expect((await confirm(naomi, hers)).body).toMatchObject({ statusCode: 410, code: 'CHALLENGE_EXPIRED' });
    const change = { current_password: naomi.password, new_password: 'a quiet orchard wall' };
    const before = await begin(naomi);
    const changed = await app.http.post('/api/change-password').set(naomi.headers).send(change).expect(200);
    const headers = { authorization: `Bearer ${changed.body.access_token}` };
    await confirm({ headers }, before).expect(410);
    now += 15 * MINUTE_MS;
    await confirm(ruth, hers).expect(410);
    expect((await listed(ruth)).totp).toBeNull();
  });
});

describe('signing in with an authenticator app', () => {
  it('asks for a code after the password alone, and says nothing of it for a wrong password', async () => {
    const ruth = await withApp();
    const { body, headers } = await logIn(ruth).expect(401);
    expect(body).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED', second_factor: { kinds: ['totp'] } });
    expect(headers['set-cookie']).toBeUndefined();
    const wrong = await logIn({ ...ruth, password: 'not-this-one' }).expect(401);
    const unknown = await logIn({ ...ruth, email: 'nobody@example.org' }).expect(401);
    expect(wrong.body).toEqual(unknown.body);
    expect(wrong.body).toMatchObject({ code: 'WRONG_CREDENTIALS' });
  });

  it('opens a session by the code, and notes when and where it was used', async () => {
    const ruth = await withApp();
    const challenge = await challengeOf(ruth);
    const sent = answer(
      challenge,
      ` ${codeOf(ruth.secret, now).slice(0, 3)} ${codeOf(ruth.secret, now).slice(3)}`,
    );
    const { body, headers } = await sent.set('user-agent', 'Firefox of Ruth').expect(200);
    expect(body).toMatchObject({ token_type: 'bearer', user: { email: ruth.email } });
    expect(headers['set-cookie']?.[0]).toMatch(/^__Host-emit-device=/);
    const session = { headers: { authorization: `Bearer ${body.access_token}` } };
    const { totp } = await listed(session);
    expect(totp?.last_use).toEqual({ used_at: new Date(now).toISOString(), client: 'Firefox of Ruth' });
  });

  it.each([
    ['of the step before', -1],
    ['of the next step', 1],
  ])('takes no code %s: each works for half a minute', async (_, steps) => {
    const ruth = await withApp();
    const challenge = await challengeOf(ruth);
    await answer(challenge, codeOf(ruth.secret, now, steps)).expect(400);
    const code = codeOf(ruth.secret, now);
    now += STEP_MS - (now % STEP_MS);
    await answer(challenge, code).expect(400);
    now -= 1;
    await answer(challenge, code).expect(200);
  });

  it('takes a code once, and none of an earlier step, also for many who show it at the same time', async () => {
    const ruth = await withApp();
    const challenges = await Promise.all(Array.from({ length: 5 }, () => challengeOf(ruth)));
    const code = codeOf(ruth.secret, now);
    const answers = await Promise.all(challenges.map((challenge) => answer(challenge, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
    const again = await answer(await challengeOf(ruth), code);
    const earlier = await answer(await challengeOf(ruth), codeOf(ruth.secret, now, -1));
    const wrong = await answer(await challengeOf(ruth), 'nothing at all');
    expect(again.body).toEqual(wrong.body);
    expect(earlier.body).toEqual(wrong.body);
    expect(wrong.body).toMatchObject({ statusCode: 400, code: 'WRONG_SECOND_FACTOR' });
  });

  it('takes a challenge once, for five minutes, and with the password that it was given for', async () => {
    const ruth = await withApp();
    const [first, late, former] = await Promise.all([
      challengeOf(ruth),
      challengeOf(ruth),
      challengeOf(ruth),
    ]);
    await answer(first, codeOf(ruth.secret, now)).expect(200);
    now += MINUTE_MS;
    await answer(first, codeOf(ruth.secret, now)).expect(410);
    now += 4 * MINUTE_MS;
    await answer(late, codeOf(ruth.secret, now)).expect(410);
    expect(former).not.toBe(late);
    for (const made of ['', 'guessed', `${first}x`, 'v1.', `v1.${'A'.repeat(80)}`])
      expect([400, 410]).toContain((await answer(made, codeOf(ruth.secret, now))).status);
  });
});

describe('a recovery code', () => {
  it('opens a session once, however it is written', async () => {
    const ruth = await withApp();
    const [first = '', second = ''] = ruth.recoveryCodes;
    await answer(await challengeOf(ruth), first).expect(200);
    await answer(await challengeOf(ruth), first).expect(400);
    const written = ` ${second.toUpperCase().replace('-', ' – ').replaceAll('0', 'O').replaceAll('1', 'l')}`;
    const { body } = await answer(await challengeOf(ruth), written).expect(200);
    const session = { headers: { authorization: `Bearer ${body.access_token}` } };
    expect((await listed(session)).recovery_codes_left).toBe(8);
  });

  it('is replaced with all others by the password and a code', async () => {
    const ruth = await withApp();
    const [former = ''] = ruth.recoveryCodes;
    const proof = { password: ruth.password, code: codeOf(ruth.secret, now) };
    const renew = (sent: object) => app.http.post(`${FACTORS}/recovery-codes`).set(ruth.headers).send(sent);
    await renew({ ...proof, password: 'not-this' }).expect(400);
    await renew({ ...proof, code: '123' }).expect(400);
    const [fresh = ''] = (await renew(proof).expect(200)).body.recovery_codes as string[];
    await renew(proof).expect(400);
    await answer(await challengeOf(ruth), former).expect(400);
    await answer(await challengeOf(ruth), fresh).expect(200);
  });
});

describe('the way back', () => {
  it('is not by mail: a password that is chosen anew needs the second factor all the same', async () => {
    const ruth = await withApp();
    await app.http.post('/api/v1/auth/forgot').send({ email: ruth.email }).expect(200);
    const token = await mailbox.tokenOf(ruth.email, 'Choose a new password');
    const password = 'a quiet orchard wall';
    const former = await challengeOf(ruth);
    await app.http.post('/api/v1/auth/reset').send({ token, password }).expect(200);
    await answer(former, codeOf(ruth.secret, now)).expect(410);
    const challenge = await challengeOf({ ...ruth, password });
    await answer(challenge, codeOf(ruth.secret, now)).expect(200);
  });

  it('is the password alone once the app is removed, which needs the password and a code', async () => {
    const ruth = await withApp();
    const remove = (sent: object) => app.http.post(`${FACTORS}/totp/remove`).set(ruth.headers).send(sent);
    const code = codeOf(ruth.secret, now);
    await remove({ password: ruth.password, code: '000000' }).expect(400);
    await remove({ password: 'not-this', code }).expect(400);
    await remove({ password: ruth.password, code }).expect(200);
    expect(await listed(ruth)).toEqual({ totp: null, passkeys: [], recovery_codes_left: 0 });
    await mailbox.waitFor(ruth.email, 'A second factor was removed from your account');
    await logIn(ruth).expect(200);
    await remove({ password: ruth.password, code }).expect(404);
  });

  it('ends with the member: nothing of it is left', async () => {
    const ruth = await withApp();
    await app.http
      .post('/api/v1/account/erase')
      .set(ruth.headers)
      .send({ password: ruth.password, code: codeOf(ruth.secret, now) })
      .expect(200);
    expect(await app.emit.stores.vault.find(ruth.user.id)).toBeNull();
    const challenge = await logIn(ruth).expect(401);
    expect(challenge.body).toMatchObject({ code: 'WRONG_CREDENTIALS' });
  });
});
