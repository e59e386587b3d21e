import type { SecondFactorChallenge } from '@emit/contract/account';
import { setUpApp, type WithApp, codeOf } from '../testing/second-factor.js';
import { TestApp, type TestMember } from '../testing/test-app.js';

const MINUTE_MS = 60_000;
let now = Date.UTC(2026, 10, 24, 10);
let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ env: { EMIT_RATE_LIMITS: 'on' }, clock: () => now });
});
afterAll(() => app.close());

let attempts = 0;
/** Each from an address of its own. */
async function post(url: string, payload: object, cookie = '') {
  attempts += 1;
  const remoteAddress = `10.2.${attempts >> 8}.${attempts & 255}`;
  const headers = { cookie };
  const answer = await app.emit.nest.inject({ method: 'POST', url, headers, payload, remoteAddress });
  return { status: answer.statusCode, body: JSON.parse(answer.body), headers: answer.headers };
}
async function challengeOf({ email: username, password }: TestMember, cookie = ''): Promise<string> {
  const { body } = await post('/api/v1/auth/login', { username, password }, cookie);
  return (body.second_factor as SecondFactorChallenge).challenge;
}
const answer = async (member: TestMember, code: string, cookie = '') =>
  post('/api/v1/auth/second-factor', { challenge: await challengeOf(member, cookie), code }, cookie);
async function withApp(): Promise<TestMember & WithApp> {
  const member = await app.register();
  const factor = await setUpApp(app, member, now);
  now += MINUTE_MS;
  return { ...member, ...factor };
}

describe('whoever has the password, and guesses the code', () => {
  it('is held back after five wrong ones from wherever, in each of the ways in which codes are asked', async () => {
    const ruth = await withApp();
    const guesses = await Promise.all(Array.from({ length: 9 }, (_, i) => answer(ruth, `00000${i}`)));
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(4);
    const right = await answer(ruth, codeOf(ruth.secret, now));
    expect(right).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    // A recovery code counts as a code.
    expect((await answer(ruth, ruth.recoveryCodes[0] ?? '')).status).toBe(429);
    now += MINUTE_MS;
    expect((await answer(ruth, codeOf(ruth.secret, now))).status).toBe(200);
  });

  it('does not keep the member out of a browser that is known', async () => {
    const ruth = await withApp();
    const signedIn = await answer(ruth, codeOf(ruth.secret, now));
    const cookie = /^[^;]+/.exec(String(signedIn.headers['set-cookie']))?.[0] ?? '';
    now += MINUTE_MS;
    for (let i = 0; i < 6; i++) await answer(ruth, 'wrong');
    expect((await answer(ruth, codeOf(ruth.secret, now))).status).toBe(429);
    expect((await answer(ruth, codeOf(ruth.secret, now), cookie)).status).toBe(200);
  });

  it('has no more guesses by a password that is chosen anew', async () => {
    const ruth = await withApp();
    for (let i = 0; i < 5; i++) await answer(ruth, 'wrong');
    const hash = (await app.emit.stores.vault.find(ruth.user.id))?.passwordHash ?? '';
    await app.emit.stores.vault.resetPassword(ruth.user.id, hash);
    expect((await answer(ruth, codeOf(ruth.secret, now))).status).toBe(429);
  });

  it('is held back in a session that was stolen', async () => {
    const ruth = await withApp();
    const remove = async (code: string) => {
      const sent = { password: ruth.password, code };
      const url = '/api/v1/account/factors/totp/remove';
      const { statusCode } = await app.emit.nest.inject({
        ...{ method: 'POST', url, headers: ruth.headers, payload: sent },
      });
      return statusCode;
    };
    for (let i = 0; i < 5; i++) expect(await remove('000000')).toBe(400);
    expect(await remove(codeOf(ruth.secret, now))).toBe(429);
  });
});
