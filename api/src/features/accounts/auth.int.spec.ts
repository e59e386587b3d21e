import { MESSAGES } from '@emit/contract/messages';
import { guessableText } from '@emit/contract/password-risks';
import type { ErrorBody } from '@emit/contract/error-codes';
import type { CurrentUser } from '@emit/contract/wire';
import { TestApp } from '../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

const ruth = { full_name: 'Ruth Moab', email: 'ruth@example.org', password: 'orchard-gate' };

it('there is no account before somebody registers', async () => {
  expect(await app.emit.stores.vault.page('', 1)).toEqual([]);
  for (const username of ['admin', 'root', 'emit', 'demo@example.org', 'admin@localhost'])
    for (const password of ['', 'admin', 'password', 'emit'])
      expect([400, 401]).toContain(
        (await app.http.post('/api/v1/auth/login').send({ username, password })).status,
      );
});

describe('registration', () => {
  it('opens a session at once, with the trial’s allowance', async () => {
    const { body } = await app.http.post('/api/v1/auth/register').send(ruth).expect(201);
    expect(body).toMatchObject({
      token_type: 'bearer',
      user: { full_name: 'Ruth Moab', email: 'ruth@example.org' },
    });
    const me = await app.http.get('/api/v1/users/me').auth(body.access_token, { type: 'bearer' }).expect(200);
    expect(me.body as CurrentUser).toMatchObject({ full_name: 'Ruth Moab', tokens: 20_000, plan: 'trial' });
  });

  it.each([
    [{}, MESSAGES.fullNameRequired],
    [{ full_name: '   ' }, MESSAGES.fullNameRequired],
    [{ full_name: 'Ruth' }, MESSAGES.emailRequired],
    [{ full_name: 'Ruth', email: 'no-at-sign' }, MESSAGES.emailInvalid],
    [{ full_name: 'Ruth', email: 'ruth\u200b@example.org' }, MESSAGES.emailInvalid],
    [{ full_name: 'Ruth', email: 'ruth@example.org\u0000' }, MESSAGES.emailInvalid],
    [{ full_name: 'Ruth', email: 'r@example.org' }, MESSAGES.passwordTooShort],
    [{ full_name: 'Ruth', email: 'r@example.org', password: '12345' }, MESSAGES.passwordTooShort],
    [{ full_name: 7, email: [], password: {} }, MESSAGES.fullNameRequired],
  ])('answers the first rule that %j breaks, in the order of the specification', async (body, text) => {
    const answer = await app.http.post('/api/v1/auth/register').send(body).expect(400);
    expect(answer.body).toEqual({ statusCode: 400, code: 'VALIDATION_FAILED', detail: text, message: text });
  });

  it('takes no password of fewer than 8 characters, and says why', async () => {
    const body = { full_name: 'Ruth', email: 'short@example.org' };
    const register = (password: string) => app.http.post('/api/v1/auth/register').send({ ...body, password });
    for (const password of ['x7Kq!m', 'x7Kq!m9'])
      expect((await register(password).expect(400)).body).toMatchObject({ detail: guessableText('short') });
    await register('x7Kq!m9z').expect(201);
  });

  it('refuses an e-mail address that is taken, in any letter case, even when both come at once', async () => {
    const again = { ...ruth, email: 'RUTH@Example.ORG' };
    const answer = await app.http.post('/api/v1/auth/register').send(again).expect(409);
    expect((answer.body as ErrorBody).code).toBe('EMAIL_TAKEN');
    const naomi = { ...ruth, email: 'naomi@example.org' };
    const both = await Promise.all([1, 2].map(() => app.http.post('/api/v1/auth/register').send(naomi)));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('login', () => {
  it('takes the e-mail address as username, in any letter case', async () => {
    const { body } = await app.http
      .post('/api/v1/auth/login')
      .send({ username: 'Ruth@EXAMPLE.org', password: ruth.password })
      .expect(200);
    expect(body.user.full_name).toBe('Ruth Moab');
  });

  it('answers a wrong password and an unknown account alike', async () => {
    const wrong = await app.http
      .post('/api/v1/auth/login')
      .send({ username: ruth.email, password: 'wrong-gate' })
      .expect(401);
    const unknown = await app.http
      .post('/api/v1/auth/login')
      .send({ username: 'nobody@example.org', password: 'wrong-gate' })
      .expect(401);
    expect(unknown.body).toEqual(wrong.body);
  });
});

describe('a session', () => {
  it.each([
    undefined,
    'Bearer',
    'Bearer a.b.c',
    'Basic cnV0aDpnYXRl',
    'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.',
  ])('is refused for the authorization %s', async (authorization) => {
    const request = app.http.get('/api/v1/users/me');
    const answer = await (authorization ? request.set('authorization', authorization) : request).expect(401);
    expect((answer.body as ErrorBody).code).toBe('NOT_AUTHENTICATED');
  });
});

describe('changing the password', () => {
  it('ends the other sessions, opens a fresh one, and takes only the new password', async () => {
    const member = await app.register();
    const change = {
      user_id: member.user.id,
      current_password: member.password,
      new_password: 'threshing-floor',
    };
    const { body } = await app.http.post('/api/change-password').set(member.headers).send(change).expect(200);
    expect(body.message).toBe(MESSAGES.passwordChanged);
    await app.http.get('/api/v1/users/me').set(member.headers).expect(401);
    await app.http.get('/api/v1/users/me').auth(body.access_token, { type: 'bearer' }).expect(200);
    const login = (password: string) =>
      app.http.post('/api/v1/auth/login').send({ username: member.email, password });
    await login(member.password).expect(401);
    await login('threshing-floor').expect(200);
  });

  it('refuses a wrong current password without ending the session', async () => {
    const member = await app.register();
    const change = { current_password: 'not-this-one', new_password: 'threshing-floor' };
    const answer = await app.http.post('/api/change-password').set(member.headers).send(change).expect(400);
    expect((answer.body as ErrorBody).code).toBe('WRONG_CURRENT_PASSWORD');
    await app.http.get('/api/v1/users/me').set(member.headers).expect(200);
  });

  it('refuses a short one, and another member’s id', async () => {
    const [member, other] = [await app.register(), await app.register()];
    const short = { current_password: member.password, new_password: '1234567' };
    const answer = await app.http.post('/api/change-password').set(member.headers).send(short).expect(400);
    expect((answer.body as ErrorBody).detail).toBe(MESSAGES.newPasswordTooShort);
    const foreign = {
      user_id: other.user.id,
      current_password: member.password,
      new_password: 'threshing-floor',
    };
    await app.http.post('/api/change-password').set(member.headers).send(foreign).expect(404);
  });
});
