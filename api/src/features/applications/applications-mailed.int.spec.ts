import { PRIVACY_VERSION } from '@emit/contract/privacy';
import { Keyring } from '../../runtime/sealing.js';
import { Mailbox } from '../../testing/mailbox.js';
import { TestApp } from '../../testing/test-app.js';
import { ExpiredApplications } from './expired-applications.js';
import { entriesOfAddress } from './find-application.js';
import { listApplications, type ListedApplication } from './list-applications.js';

const SUBJECT = 'Confirm your place on the waitlist';
const ARRIVED = 'Somebody joined a waitlist';
const OPERATOR = 'operator@example.net';
const DAY_MS = 86_400_000;

let mailbox: Mailbox;
let app: TestApp;
let now = Date.UTC(2026, 10, 25, 10);
beforeAll(async () => {
  mailbox = await Mailbox.open();
  const env = { ...mailbox.env, EMIT_OPERATOR_MAIL: OPERATOR };
  app = await TestApp.start({ env, clock: () => now });
});
afterAll(async () => {
  await app.close();
  await mailbox.close();
});

const apply = (email: string) =>
  app.http
    .post('/api/v1/applications/waitlist')
    .send({
      product: 'wellness',
      email,
      name: '<b>Ruth of Moab</b>',
      message: 'Bcc: x',
      privacy_version: PRIVACY_VERSION,
    })
    .expect(200);
const use = (what: 'confirm' | 'withdraw', token: string) =>
  app.http.post(`/api/v1/applications/${what}`).send({ token });
async function listed(email: string): Promise<ListedApplication | null> {
  const { models, vault } = app.emit.stores;
  for await (const one of listApplications({ models, vault }, app.emit.nest.get(Keyring)))
    if (one.applicant?.email === email) return one;
  return null;
}
const entriesOf = (email: string) =>
  entriesOfAddress(app.emit.stores.vault, app.emit.nest.get(Keyring), email);
const eraseExpired = () => app.emit.nest.get(ExpiredApplications).erase();

describe('the link that an applicant is mailed', () => {
  it('confirms the address, once, and the operator is told without a word of it', async () => {
    await apply('ruth@example.org');
    const [mail] = await mailbox.waitFor('ruth@example.org', SUBJECT);
    expect(mail?.body).not.toMatch(/of Moab|Bcc: x|wellness/);
    expect(await listed('ruth@example.org')).toMatchObject({ mustConfirm: true, confirmedAt: null });
    expect(mailbox.all().some(({ to }) => to === OPERATOR)).toBe(false);
    for (const status of [200, 200]) await use('confirm', mail?.token ?? '').expect(status);
    expect(await listed('ruth@example.org')).toMatchObject({ confirmedAt: now });
    const [told] = await mailbox.waitFor(OPERATOR, ARRIVED);
    expect(told?.body).not.toMatch(/ruth@|of Moab|wellness/);
  });

  it('erases it, also after it was confirmed: key, mail and link are gone', async () => {
    const email = 'naomi@example.org';
    await apply(email);
    const token = await mailbox.tokenOf(email, SUBJECT);
    await use('confirm', token).expect(200);
    const [entry] = await entriesOf(email);
    await use('withdraw', token).expect(200);
    expect(await listed(email)).toBeNull();
    expect(await app.emit.stores.vault.find(entry?.memberId ?? '')).toBeNull();
    for (const what of ['confirm', 'withdraw'] as const) await use(what, token).expect(410);
    await apply(email);
    expect(await listed(email)).toMatchObject({ confirmedAt: null });
  });

  it('is sent again while it is not used, and not after', async () => {
    const email = 'boaz@example.org';
    await apply(email);
    await apply(email);
    const mails = await mailbox.waitFor(email, SUBJECT, 2);
    await use('confirm', mails[1]?.token ?? '').expect(200);
    await apply(email);
    await apply('obed@example.org');
    await mailbox.waitFor('obed@example.org', SUBJECT);
    expect(mailbox.all().filter(({ to }) => to === email)).toHaveLength(2);
    expect(await listed(email)).toMatchObject({ confirmedAt: now });
  });

  it('opens nothing of an account, and a link of an account nothing of it', async () => {
    const member = await app.register();
    const verify = await mailbox.tokenOf(member.email, 'Confirm your email address');
    for (const what of ['confirm', 'withdraw'] as const) await use(what, verify).expect(410);
    await apply('orpah@example.org');
    const token = await mailbox.tokenOf('orpah@example.org', SUBJECT);
    await app.http.post('/api/v1/auth/confirm').send({ token }).expect(410);
    const password = 'a quiet orchard wall';
    await app.http.post('/api/v1/auth/reset').send({ token, password }).expect(410);
    await use('confirm', token).expect(200);
    for (const guess of ['guessed', '', 'x'.repeat(500)])
      expect((await use('confirm', guess)).status).toBeGreaterThanOrEqual(400);
  });
});

describe('the time of an application', () => {
  it('is a week without confirmation and a year with it', async () => {
    await apply('late@example.org');
    await apply('in-time@example.org');
    await use('confirm', await mailbox.tokenOf('in-time@example.org', SUBJECT)).expect(200);
    const began = now;
    now = began + 7 * DAY_MS - 1;
    await eraseExpired();
    expect(await listed('late@example.org')).not.toBeNull();
    now = began + 7 * DAY_MS;
    await eraseExpired();
    await eraseExpired();
    expect(await listed('late@example.org')).toBeNull();
    expect(await entriesOf('late@example.org')).toEqual([]);
    now = began + 365 * DAY_MS - 1;
    await eraseExpired();
    expect(await listed('in-time@example.org')).not.toBeNull();
    now = began + 365 * DAY_MS;
    await eraseExpired();
    expect(await listed('in-time@example.org')).toBeNull();
  });
});

it('mails the operator once an hour for each form, however many apply, and an applicant twice a day', async () => {
  await app.stop();
  const env = { ...mailbox.env, EMIT_OPERATOR_MAIL: 'night@example.net', EMIT_RATE_LIMITS: 'on' };
  app = await TestApp.start({ env, clock: () => now, dataDir: app.dataDir });
  const emails = ['one@example.org', 'two@example.org'];
  for (const email of emails) await apply(email);
  for (const email of emails) await use('confirm', await mailbox.tokenOf(email, SUBJECT)).expect(200);
  for (let times = 0; times < 3; times++) await apply('three@example.org');
  await mailbox.waitFor('night@example.net', ARRIVED);
  await mailbox.waitFor('three@example.org', SUBJECT, 2);
  expect(await app.emit.stores.vault.outbox.count()).toBe(0);
  const to = (address: string) => mailbox.all().filter((mail) => mail.to === address).length;
  expect([to('night@example.net'), to('three@example.org')]).toEqual([1, 2]);
});
