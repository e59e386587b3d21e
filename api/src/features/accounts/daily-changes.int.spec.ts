import type { FactorList, PasskeySetup, TotpSetup } from '@emit/contract/account';
import { memberStream } from '../../domain/member/events.js';
import { Authenticator } from '../../testing/authenticator.js';
import { codeOf, setUpApp } from '../../testing/second-factor.js';
import { TestApp, type TestMember } from '../../testing/test-app.js';
import { DAY_MS, UseLimit } from '../shared/use-limit.js';

let app: TestApp;
let now = Date.UTC(2026, 10, 26, 10);
beforeAll(async () => {
  app = await TestApp.start({ env: { EMIT_RATE_LIMITS: 'on' }, clock: () => now });
});
afterAll(() => app.close());

/** As many changes as one may make in a day. */
async function spendAll(name: string, most: number): Promise<void> {
  const limit = app.emit.nest.get(UseLimit);
  for (let n = 0; n < most; n++) expect(await limit.allows(name, most, DAY_MS)).toBe(true);
}

async function eventsOf({ user }: TestMember): Promise<string[]> {
  const types: string[] = [];
  for await (const page of app.emit.stores.eventStore.readStream(memberStream(user.id)))
    types.push(...page.map(({ type }) => type));
  return types;
}

const logIn = async ({ email }: TestMember, password: string) => {
  const { body } = await app.http.post('/api/v1/auth/login').send({ username: email, password }).expect(200);
  return { authorization: `Bearer ${body.access_token}` };
};

describe('what a member changes of the account, which is kept for ever, is bounded by the day', () => {
  it('the translation', async () => {
    const ruth = await app.register();
    const choose = (translation: string, headers = ruth.headers) =>
      app.http.put('/api/v1/users/me/translation').set(headers).send({ translation });
    await spendAll(`translation/${ruth.user.id}`, 100);
    await choose('web').expect(429);
    await choose('kjv').expect(200);
    expect(await eventsOf(ruth)).not.toContain('TranslationChosen');
    now += DAY_MS;
    await choose('web', await logIn(ruth, ruth.password)).expect(200);
    expect(await eventsOf(ruth)).toContain('TranslationChosen');
  });

  it('the name', async () => {
    const ruth = await app.register();
    const change = (full_name: string, headers = ruth.headers) =>
      app.http.put('/api/v1/users/me/name').set(headers).send({ full_name });
    await spendAll(`name/${ruth.user.id}`, 30);
    await change('Ruth of Moab').expect(429);
    await change(ruth.user.full_name).expect(200);
    expect(await eventsOf(ruth)).not.toContain('ProfileChanged');
    now += DAY_MS;
    await change('Ruth of Moab', await logIn(ruth, ruth.password)).expect(200);
    expect(await eventsOf(ruth)).toContain('ProfileChanged');
  });

  it('the password, which stays as it is then', async () => {
    const ruth = await app.register();
    const change = (headers = ruth.headers) =>
      app.http
        .post('/api/change-password')
        .set(headers)
        .send({ current_password: ruth.password, new_password: 'a quiet orchard wall' });
    await spendAll(`password/${ruth.user.id}`, 30);
    await change().expect(429);
    expect(await eventsOf(ruth)).not.toContain('PasswordChanged');
    now += DAY_MS;
    await change(await logIn(ruth, ruth.password)).expect(200);
    await logIn(ruth, 'a quiet orchard wall');
  });
  describe('the second factors, which stay as they are then:', () => {
    const FACTORS = '/api/v1/account/factors';
    const MOST = 30;
    const post = ({ headers }: TestMember, path: string, body: object) =>
      app.http.post(`${FACTORS}/${path}`).set(headers).send(body);
    const listed = async ({ headers }: TestMember) =>
      (await app.http.get(FACTORS).set(headers).expect(200)).body as FactorList;
    const spend = ({ user }: TestMember) => spendAll(`factors/${user.id}`, MOST);
    const tomorrow = async (member: TestMember) => {
      now += DAY_MS;
      return { ...member, headers: await logIn(member, member.password) };
    };

    it('an authenticator app that is set up', async () => {
      const ruth = await app.register();
      await spend(ruth);
      const { body } = await post(ruth, 'totp', { password: ruth.password }).expect(200);
      const { setup, secret } = body as TotpSetup;
      await post(ruth, 'totp/confirm', { setup, code: codeOf(secret, now) }).expect(429);
      expect(await listed(ruth)).toEqual({ totp: null, passkeys: [], recovery_codes_left: 0 });
      expect(await eventsOf(ruth)).not.toContain('SecondFactorAdded');
      await setUpApp(app, await tomorrow(ruth), now);
      expect(await eventsOf(ruth)).toContain('SecondFactorAdded');
    });

    it('a passkey that is set up', async () => {
      const ruth = await app.register();
      await spend(ruth);
      const add = async (member: TestMember) => {
        const { body } = await post(member, 'passkeys/options', { password: ruth.password }).expect(200);
        const { setup, options } = body as PasskeySetup;
        return post(member, 'passkeys', {
          setup,
          name: 'Phone',
          passkey: new Authenticator().create(options),
        });
      };
      expect((await add(ruth)).status).toBe(429);
      expect((await listed(ruth)).passkeys).toEqual([]);
      const later = await tomorrow(ruth);
      expect((await add(later)).status).toBe(200);
      expect((await listed(later)).passkeys).toHaveLength(1);
    });

    it('one that is removed, and recovery codes made anew; the former ones still work', async () => {
      const ruth = await app.register();
      const { recoveryCodes } = await setUpApp(app, ruth, now);
      const proof = (n: number) => ({ password: ruth.password, code: recoveryCodes[n] });
      for (let n = 1; n < MOST; n++)
        expect(await app.emit.nest.get(UseLimit).allows(`factors/${ruth.user.id}`, MOST, DAY_MS)).toBe(true);
      await post(ruth, 'recovery-codes', proof(0)).expect(429);
      await post(ruth, 'totp/remove', proof(1)).expect(429);
      expect(await listed(ruth)).toMatchObject({ totp: { last_use: null }, recovery_codes_left: 8 });
      expect(await eventsOf(ruth)).not.toContain('SecondFactorRemoved');
      now += DAY_MS;
      await post(ruth, 'totp/remove', proof(2)).expect(200);
      expect(await listed(ruth)).toMatchObject({ totp: null, recovery_codes_left: 0 });
    });
  });
});
