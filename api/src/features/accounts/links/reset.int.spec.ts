import { Mailbox } from '../../../testing/mailbox.js';
import { TestApp, type TestMember } from '../../../testing/test-app.js';

const MINUTE_MS = 60_000;
const SUBJECT = 'Choose a new password';
const NEXT = 'a quiet orchard wall';

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

const forgot = (email: string) => app.http.post('/api/v1/auth/forgot').send({ email });
const reset = (token: string, password = NEXT) =>
  app.http.post('/api/v1/auth/reset').send({ token, password });
const logIn = (username: string, password: string) =>
  app.http.post('/api/v1/auth/login').send({ username, password });
async function tokenFor({ email }: TestMember, count = 1): Promise<string> {
  await forgot(email).expect(200);
  return mailbox.tokenOf(email, SUBJECT, count);
}

describe('a forgotten password', () => {
  it('is chosen anew by the link in a mail, which ends all sessions', async () => {
    const ruth = await app.register();
    const token = await tokenFor(ruth);
    const { headers } = await reset(token).expect(200, { status: 'ok' });
    expect(headers['set-cookie']?.[0]).toMatch(/^__Host-emit-device=[\w-]{43};/);
    await app.http.get('/api/v1/users/me').set(ruth.headers).expect(401);
    await logIn(ruth.email, ruth.password).expect(401);
    await logIn(ruth.email, NEXT).expect(200);
    await mailbox.waitFor(ruth.email, 'Your password was changed');
  });

  it('is answered alike, and mails nothing, where there is no account', async () => {
    const ruth = await app.register();
    const known = await forgot(ruth.email.toUpperCase());
    const unknown = await forgot('nobody@example.org');
    await mailbox.waitFor(ruth.email, SUBJECT);
    const told = ({ status, body, headers }: typeof known) => ({
      status,
      body: body as object,
      headers: Object.keys(headers).sort(),
    });
    expect(told(unknown)).toEqual(told(known));
    expect(mailbox.all().some(({ to }) => to === 'nobody@example.org')).toBe(false);
  });

  it('is answered before the account is looked for, so that it takes no longer for a member', async () => {
    const { vault } = app.emit.stores;
    const find = vault.findByEmail.bind(vault);
    let answered = () => {};
    const answer = new Promise<void>((resolve) => (answered = resolve));
    const looks = jest.spyOn(vault, 'findByEmail').mockImplementation(async (hash) => {
      await answer;
      return find(hash);
    });
    const ruth = await app.register();
    await forgot(ruth.email).expect(200);
    await forgot('nobody@example.org').expect(200);
    expect(mailbox.all().some(({ to }) => to === ruth.email)).toBe(false);
    answered();
    await mailbox.waitFor(ruth.email, SUBJECT);
    looks.mockRestore();
  });
});

describe('a link to choose a password', () => {
  it('works once, also for many who use it at the same time', async () => {
    const token = await tokenFor(await app.register());
    const answers = await Promise.all(Array.from({ length: 6 }, () => reset(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410, 410]);
    expect((await reset(token)).body).toMatchObject({ code: 'LINK_INVALID' });
  });

  it('works for 30 minutes', async () => {
    const [early, late] = [await app.register(), await app.register()];
    const [inTime, tooLate] = [await tokenFor(early), await tokenFor(late)];
    now += 30 * MINUTE_MS - 1;
    await reset(inTime).expect(200);
    now += 1;
    await reset(tooLate).expect(410);
    await logIn(late.email, late.password).expect(200);
  });

  it('still works after a password that is refused', async () => {
    const ruth = await app.register();
    const token = await tokenFor(ruth);
    await reset(token, 'short').expect(400);
    await reset(token, 'Passw0rd!').expect(400);
    await reset(token, 'Ruth Moab 1').expect(400);
    await reset(token).expect(200);
  });

  it.each(['guessed', 'a'.repeat(43), '', 'x'.repeat(201), '../..', '{"$ne":1}'])(
    'does not work when it is %s',
    async (token) => {
      const { status } = await reset(token);
      expect([400, 410]).toContain(status);
    },
  );

  it('ends with another one, with a change of the password, and with the member', async () => {
    const ruth = await app.register();
    const first = await tokenFor(ruth);
    const second = await tokenFor(ruth, 2);
    await reset(second).expect(200);
    await reset(first).expect(410);

    const naomi = await app.register();
    const hers = await tokenFor(naomi);
    const change = { current_password: naomi.password, new_password: NEXT };
    await app.http.post('/api/change-password').set(naomi.headers).send(change).expect(200);
    await reset(hers).expect(410);

    const orpah = await app.register();
    const last = await tokenFor(orpah);
    const erasure = { password: orpah.password };
    await app.http.post('/api/v1/account/erase').set(orpah.headers).send(erasure).expect(200);
    await reset(last).expect(410);
  });

  it("changes its own member's password alone, whoever is signed in", async () => {
    const [ruth, naomi] = [await app.register(), await app.register()];
    const token = await tokenFor(ruth);
    await app.http.post('/api/v1/auth/reset').set(naomi.headers).send({ token, password: NEXT }).expect(200);
    await logIn(ruth.email, NEXT).expect(200);
    await logIn(naomi.email, naomi.password).expect(200);
    await app.http.get('/api/v1/users/me').set(naomi.headers).expect(200);
  });

  it('confirms no address, and a link that does is none to choose a password', async () => {
    const ruth = await app.register();
    const toConfirm = await mailbox.tokenOf(ruth.email, 'Confirm your email address');
    const toReset = await tokenFor(ruth);
    await reset(toConfirm).expect(410);
    await app.http.post('/api/v1/auth/confirm').send({ token: toReset }).expect(410);
    await app.http.post('/api/v1/auth/confirm').send({ token: toConfirm }).expect(200);
    await reset(toReset).expect(200);
  });
});
