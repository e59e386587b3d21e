import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { ForgotPasswordHandler } from '../features/accounts/passwords/forgot-password.js';
import { LINK_LASTS_MS } from '../features/shared/issue-link.js';
import { EmitCommand } from '../testing/emit-command.js';
import { Mailbox, readMail } from '../testing/mailbox.js';
import { setUpApp } from '../testing/second-factor.js';
import { TestApp, type TestMember } from '../testing/test-app.js';

const NEW_SIGN_IN = 'Somebody signed in to your account';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const erase = (app: TestApp, { headers, password }: TestMember) =>
  app.http.post('/api/v1/account/erase').set(headers).send({ password }).expect(200);

describe('where mail is sent', () => {
  let mailbox: Mailbox;
  let app: TestApp;
  let later = 0;
  beforeAll(async () => {
    mailbox = await Mailbox.open();
    const env = { ...mailbox.env, EMIT_RATE_LIMITS: 'on' };
    app = await TestApp.start({ env, clock: () => Date.now() + later });
  });
  afterAll(async () => {
    await app.close();
    await mailbox.close();
  });
  const logIn = ({ email, password }: TestMember, cookie = '') =>
    app.http
      .post('/api/v1/auth/login')
      .set({ 'user-agent': FIREFOX, cookie })
      .send({ username: email, password })
      .expect(200);

  it('a member is told of a sign-in from a new browser, and of none from a known one', async () => {
    const ruth = await app.register();
    const { headers } = await logIn(ruth);
    const [told] = await mailbox.waitFor(ruth.email, NEW_SIGN_IN);
    expect(told!.body).toContain('Firefox on Linux');
    await logIn(ruth, headers['set-cookie']?.[0]?.split(';')[0]);
    await logIn(ruth);
    await mailbox.waitFor(ruth.email, NEW_SIGN_IN, 2);
    expect(await mailbox.waitFor(ruth.email, NEW_SIGN_IN)).toHaveLength(2);
  });

  it('an erased member is told, at an address that is kept no longer than that', async () => {
    const ruth = await app.register();
    await erase(app, ruth);
    const [told] = await mailbox.waitFor(ruth.email, 'Your account was deleted');
    expect(told!.body).toContain('nobody here can read it');
    while ((await app.emit.stores.vault.outbox.count()) > 0)
      await new Promise((resolve) => setTimeout(resolve, 10));
  });

  it('a member is told when an operator has removed the second factors', async () => {
    const ruth = await app.register();
    await setUpApp(app, ruth);
    const emit = new EmitCommand(mailbox.env, app.dataDir, Date.now);
    const act = ['members', 'remove-factors', ruth.email, '--reason', 'lost her phone', '--operator', 'ada'];
    expect(await emit.run(act)).toMatchObject({ code: 0 });
    const [told] = await mailbox.waitFor(ruth.email, 'The second factors of your account were removed');
    expect(told!.body).toContain('the password alone opens your account');
    expect(told!.body).not.toContain('lost her phone');
  });

  it('nobody can have a mailbox filled with links', async () => {
    const ruth = await app.register();
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) {
      const email = i % 2 ? ruth.email : ruth.email.toUpperCase();
      statuses.push((await app.http.post('/api/v1/auth/forgot').send({ email })).status);
    }
    // By network five a minute; by address three in half an hour, which is not told.
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await mailbox.waitFor(ruth.email, 'Choose a new password', 3);
    const asks = () => app.http.post('/api/v1/account/verification').set(ruth.headers);
    for (let i = 0; i < 5; i++) await asks().expect(200);
    await asks().expect(429);
    await mailbox.waitFor(ruth.email, 'Confirm your email address', 6);
    expect(await mailbox.waitFor(ruth.email, 'Choose a new password')).toHaveLength(3);
  });

  it('nobody keeps a link that works from a member by asking for them all', async () => {
    const ruth = await app.register();
    const forgot = app.emit.nest.get(ForgotPasswordHandler);
    const ask = () => forgot.execute(ruth.email);
    for (let i = 0; i < 4; i++) await ask();
    await mailbox.waitFor(ruth.email, 'Choose a new password', 3);
    // Those links are over.
    later += LINK_LASTS_MS.reset + 1_000;
    await ask();
    await mailbox.waitFor(ruth.email, 'Choose a new password', 4);
  });

  it('a password that was hashed at another cost is hashed anew when its member signs in', async () => {
    const ruth = await app.register();
    const { vault } = app.emit.stores;
    const cheap = await hash(ruth.password, { memoryCost: 8 * 1024, timeCost: 1, parallelism: 1 });
    await vault.resetPassword(ruth.user.id, cheap);
    await Promise.all([logIn(ruth), logIn(ruth), logIn(ruth)]);
    const { passwordHash } = (await vault.find(ruth.user.id))!;
    expect(passwordHash).toMatch(/^typed:\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await logIn(ruth);
    expect((await vault.find(ruth.user.id))!.passwordHash).toBe(passwordHash);
  });
});

describe('where no mail is sent', () => {
  let app: TestApp;
  beforeAll(async () => (app = await TestApp.start()));
  afterAll(() => app.close());
  const kept = () => {
    const folder = join(app.dataDir, 'outbox');
    try {
      const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
      return names.map((name) => readMail(readFileSync(join(folder, name), 'utf8')));
    } catch {
      return [];
    }
  };

  it('a link to choose a password waits in a folder for the operator, until the member is erased', async () => {
    const [ruth, naomi] = [await app.register(), await app.register()];
    expect((await app.http.get('/api/v1/users/me').set(ruth.headers)).body).toMatchObject({
      email_status: 'unchecked',
      tokens: 20_000,
    });
    for (const { email } of [ruth, naomi])
      await app.http.post('/api/v1/auth/forgot').send({ email }).expect(200);
    while (kept().length < 2) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(kept().map(({ subject }) => subject)).toEqual(Array(2).fill('Choose a new password'));
    await erase(app, naomi);
    expect(kept().map(({ to }) => to)).toEqual([ruth.email]);
    const password = 'a quiet orchard wall';
    const { token } = kept()[0]!;
    await app.http.post('/api/v1/auth/reset').send({ token, password }).expect(200);
  });
});
