import { memberStream } from '../../domain/member/events.js';
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
});
