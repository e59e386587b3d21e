import type { CurrentUser } from '@emit/contract/wire';
import { Mailbox } from '../../../testing/mailbox.js';
import { checkKeys } from '../../keys/check-keys.js';
import { Keyring } from '../../../runtime/sealing.js';
import { TestApp, type TestMember } from '../../../testing/test-app.js';

const HOUR_MS = 3_600_000;
const CONFIRM = 'Confirm your email address';
const TO_FORMER = 'Your email address is to be changed';
const TO_NEW = 'Confirm your new email address';
const CHANGED = 'Your email address was changed';

let mailbox: Mailbox;
let app: TestApp;
let now = Date.UTC(2026, 10, 24, 10);
beforeAll(async () => {
  mailbox = await Mailbox.open();
  app = await TestApp.start({ env: { ...mailbox.env, EMIT_MASTER_KEY: 'c4'.repeat(32) }, clock: () => now });
});
afterAll(async () => {
  await app.close();
  await mailbox.close();
});

const confirm = (token: string) => app.http.post('/api/v1/auth/confirm').send({ token });
const me = async ({ headers }: Pick<TestMember, 'headers'>) =>
  (await app.http.get('/api/v1/users/me').set(headers).expect(200)).body as CurrentUser;
const ask = ({ headers, password }: TestMember, email: string) =>
  app.http.post('/api/v1/account/address').set(headers).send({ password, email });
const logIn = (username: string, password: string) =>
  app.http.post('/api/v1/auth/login').send({ username, password });
async function verified(): Promise<TestMember> {
  const member = await app.register();
  await confirm(await mailbox.tokenOf(member.email, CONFIRM)).expect(200, { confirmed: 'verify' });
  return member;
}
let addresses = 0;
const another = () => `moved${(addresses += 1)}@example.org`;

describe('an address', () => {
  it("is confirmed by the link in a mail, and the trial's tokens come with it", async () => {
    const ruth = await app.register();
    expect(await me(ruth)).toMatchObject({ email_status: 'unverified', tokens: 0 });
    const token = await mailbox.tokenOf(ruth.email, CONFIRM);
    await confirm(token).expect(200, { confirmed: 'verify' });
    expect(await me(ruth)).toMatchObject({ email_status: 'verified', tokens: 20_000 });
    expect((await confirm(token)).body).toMatchObject({ statusCode: 410, code: 'LINK_INVALID' });
  });

  it('is asked again on request, by a link that ends like the first', async () => {
    const ruth = await app.register();
    await app.http.post('/api/v1/account/verification').set(ruth.headers).expect(200);
    const [first, second] = await mailbox.waitFor(ruth.email, CONFIRM, 2);
    expect(first!.token).not.toBe(second!.token);
    await confirm(first!.token).expect(200);
    await confirm(second!.token).expect(410);
    const before = mailbox.all().length;
    await app.http.post('/api/v1/account/verification').set(ruth.headers).expect(200);
    expect(mailbox.all()).toHaveLength(before);
  });

  it('is not confirmed after 7 days', async () => {
    const ruth = await app.register();
    const token = await mailbox.tokenOf(ruth.email, CONFIRM);
    now += 7 * 24 * HOUR_MS;
    await confirm(token).expect(410);
    now -= 7 * 24 * HOUR_MS;
  });
});

describe('a change of address', () => {
  it('asks the former address, then the new one, and tells both', async () => {
    const ruth = await verified();
    const next = another();
    await ask(ruth, next).expect(200, { asked: 'former' });
    const agreed = await mailbox.tokenOf(ruth.email, TO_FORMER);
    expect(mailbox.all().some(({ to }) => to === next)).toBe(false);
    await confirm(agreed).expect(200, { confirmed: 'address-former' });
    expect(await me(ruth)).toMatchObject({ email: ruth.email });
    await confirm(await mailbox.tokenOf(next, TO_NEW)).expect(200, { confirmed: 'address-new' });
    expect(await me(ruth)).toMatchObject({ email: next, email_status: 'verified', tokens: 20_000 });
    await mailbox.waitFor(ruth.email, CHANGED);
    await mailbox.waitFor(next, CHANGED);
    await logIn(next, ruth.password).expect(200);
    await logIn(ruth.email, ruth.password).expect(401);
    await confirm(agreed).expect(410);
  });

  it('is no fault of the vault: the key is looked for under the address that the member has now', async () => {
    const ruth = await app.register();
    const next = another();
    await ask(ruth, next).expect(200);
    await confirm(await mailbox.tokenOf(next, TO_NEW)).expect(200);
    const keyring = new Keyring(Buffer.from('c4'.repeat(32), 'hex'));
    const { stores } = app.emit;
    expect((await checkKeys(stores, keyring)).faults).toMatchObject({ misfiled: [], missing: [] });
    const entry = await stores.vault.find(ruth.user.id);
    await stores.vault.moveAddress(entry!, keyring.emailHash(ruth.email));
    expect((await checkKeys(stores, keyring)).faults).toMatchObject({ misfiled: [ruth.user.id] });
    await stores.vault.moveAddress((await stores.vault.find(ruth.user.id))!, keyring.emailHash(next));
  });

  it('goes on while the name changes, and neither undoes the other', async () => {
    const ruth = await app.register();
    const rename = (full_name: string) =>
      app.http.put('/api/v1/users/me/name').set(ruth.headers).send({ full_name }).expect(200);
    const next = another();
    await ask(ruth, next).expect(200);
    await rename('Ruth of Moab');
    await confirm(await mailbox.tokenOf(next, TO_NEW)).expect(200);
    expect(await me(ruth)).toMatchObject({
      email: next,
      full_name: 'Ruth of Moab',
      email_status: 'verified',
    });
    await rename('Ruth of Bethlehem');
    expect(await me(ruth)).toMatchObject({ email: next, full_name: 'Ruth of Bethlehem' });
    expect(await me(ruth)).toMatchObject({ email_status: 'verified', tokens: 20_000 });
  });

  it('asks only the new one where the former was never confirmed, and so may be mistyped', async () => {
    const ruth = await app.register();
    const next = another();
    await ask(ruth, next).expect(200, { asked: 'new' });
    await confirm(await mailbox.tokenOf(next, TO_NEW)).expect(200);
    expect(await me(ruth)).toMatchObject({ email: next, email_status: 'verified', tokens: 20_000 });
    await confirm(await mailbox.tokenOf(ruth.email, CONFIRM)).expect(410);
  });

  it('needs the password, another address, and a session', async () => {
    const ruth = await app.register();
    await ask({ ...ruth, password: 'a wrong guess' }, another()).expect(400);
    await ask(ruth, ruth.email.toUpperCase()).expect(400);
    await ask(ruth, 'no address').expect(400);
    await ask({ ...ruth, headers: { authorization: 'Bearer x' } }, another()).expect(401);
  });

  it("says nothing of another member's address, and never takes it", async () => {
    const [ruth, naomi] = [await app.register(), await app.register()];
    await ask(ruth, naomi.email).expect(200, { asked: 'new' });
    const token = await mailbox.tokenOf(naomi.email, TO_NEW);
    expect((await confirm(token)).body).toMatchObject({ code: 'EMAIL_TAKEN' });
    expect(await me(ruth)).toMatchObject({ email: ruth.email });
    await logIn(naomi.email, naomi.password).expect(200);
  });

  it('goes to one of two members who want the same address', async () => {
    const [ruth, naomi] = [await app.register(), await app.register()];
    const next = another();
    await ask(ruth, next).expect(200);
    const hers = await mailbox.tokenOf(next, TO_NEW);
    await ask(naomi, next).expect(200);
    const theirs = await mailbox.tokenOf(next, TO_NEW, 2);
    const answers = await Promise.all([confirm(hers), confirm(theirs)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('ends with a new password, with another wish, and after a day', async () => {
    const ruth = await app.register();
    const [first, second] = [another(), another()];
    await ask(ruth, first).expect(200);
    const replaced = await mailbox.tokenOf(first, TO_NEW);
    await ask(ruth, second).expect(200);
    await confirm(replaced).expect(410);
    const token = await mailbox.tokenOf(second, TO_NEW);
    const change = { current_password: ruth.password, new_password: 'a quiet orchard wall' };
    await app.http.post('/api/change-password').set(ruth.headers).send(change).expect(200);
    await confirm(token).expect(410);

    const naomi = await app.register();
    const third = another();
    await ask(naomi, third).expect(200);
    now += 24 * HOUR_MS;
    await confirm(await mailbox.tokenOf(third, TO_NEW)).expect(410);
  });
});
