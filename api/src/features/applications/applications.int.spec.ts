import { PRIVACY_VERSION } from '@emit/contract/privacy';
import { applicationStream, type ApplicationReceived } from '../../domain/application/events.js';
import { Keyring } from '../../runtime/sealing.js';
import { TestApp } from '../../testing/test-app.js';
import { eventsOf } from '../shared/events-of.js';
import { entriesOfAddress } from './find-application.js';
import { listApplications, type ListedApplication } from './list-applications.js';

const ROUTE = '/api/v1/applications';
const waitlist = (change: object = {}) => ({
  product: 'wellness',
  email: 'ruth@example.org',
  privacy_version: PRIVACY_VERSION,
  ...change,
});
const affiliate = (change: object = {}) => ({
  name: 'Ruth Moab',
  email: 'ruth@example.org',
  audience: 'https://example.org',
  message: 'We read together.\nEach morning.',
  privacy_version: PRIVACY_VERSION,
  ...change,
});

let app: TestApp;
beforeEach(async () => {
  app = await TestApp.start();
});
afterEach(() => app.close());

const send = (form: 'waitlist' | 'affiliate', body: object) => app.http.post(`${ROUTE}/${form}`).send(body);
async function listed(): Promise<ListedApplication[]> {
  const { models, vault } = app.emit.stores;
  const found: ListedApplication[] = [];
  for await (const one of listApplications({ models, vault }, app.emit.nest.get(Keyring))) found.push(one);
  return found;
}
async function entriesOf(email: string) {
  return entriesOfAddress(app.emit.stores.vault, app.emit.nest.get(Keyring), email);
}

describe('an application', () => {
  it('is kept as it was sent, sealed, and can be listed', async () => {
    await send('waitlist', waitlist({ name: ' Ruth Moab ', message: 'Calm mornings' })).expect(200, {
      status: 'ok',
    });
    await send('affiliate', affiliate()).expect(200, { status: 'ok' });
    expect(await listed()).toMatchObject([
      {
        form: 'waitlist',
        mustConfirm: false,
        applicant: {
          product: 'wellness',
          email: 'ruth@example.org',
          name: 'Ruth Moab',
          message: 'Calm mornings',
        },
      },
      { form: 'affiliate', applicant: { audience: 'https://example.org', product: null } },
    ]);
    for await (const page of app.emit.stores.eventStore.replay({ after: 0 }))
      expect(JSON.stringify(page)).not.toMatch(/ruth@|Ruth Moab|wellness|Calm mornings|example\.org/);
  });

  it('says nothing of what is in it by its length', async () => {
    await send('waitlist', waitlist()).expect(200);
    await send('affiliate', affiliate({ email: 'boaz@example.org' })).expect(200);
    const lengths: number[] = [];
    for (const email of ['ruth@example.org', 'boaz@example.org']) {
      const [entry] = await entriesOf(email);
      const stream = applicationStream(entry?.memberId ?? '');
      for await (const { data } of eventsOf<ApplicationReceived>(app.emit.stores.eventStore, stream))
        lengths.push(data.applicant.length);
    }
    expect(new Set(lengths).size).toBe(1);
  });

  it('of one address counts once on each list, and the first words stay', async () => {
    await send('waitlist', waitlist({ message: 'The first' })).expect(200);
    const again = await send('waitlist', waitlist({ email: ' RUTH@example.org', message: 'The second' }));
    expect([again.status, again.body]).toEqual([200, { status: 'ok' }]);
    await send('waitlist', waitlist({ product: 'life-coach' })).expect(200);
    await send('affiliate', affiliate()).expect(200);
    const about = (await listed()).map(({ applicant }) => [applicant?.product, applicant?.message]);
    expect(about).toEqual([
      ['wellness', 'The first'],
      ['life-coach', null],
      [null, 'We read together.\nEach morning.'],
    ]);
  });

  it('of many that come at the same moment is one', async () => {
    const many = Array.from({ length: 20 }, () => send('waitlist', waitlist()).expect(200));
    await Promise.all(many);
    expect(await listed()).toHaveLength(1);
  });

  it('of a member’s address is answered alike, and touches the account in nothing', async () => {
    const member = await app.register();
    const { email, password } = member;
    const known = await send('affiliate', affiliate({ email }));
    const unknown = await send('affiliate', affiliate({ email: 'nobody@example.org' }));
    const told = ({ status, body, headers }: typeof known) => ({
      status,
      body: body as object,
      headers: Object.keys(headers).sort(),
    });
    expect(told(known)).toEqual(told(unknown));
    const credentials = { username: email, password };
    await app.http.post('/api/v1/auth/login').send(credentials).expect(200);
    await app.http.get('/api/v1/users/me').set(member.headers).expect(200);
  });

  it('opens no account: nobody signs in, registers over it or is asked for a password by it', async () => {
    await send('affiliate', affiliate()).expect(200);
    for (const password of ['', ' ', 'orchard-gate'])
      expect(
        (await app.http.post('/api/v1/auth/login').send({ username: 'ruth@example.org', password })).status,
      ).not.toBe(200);
    const registration = { email: 'ruth@example.org', password: 'orchard-gate', full_name: 'Ruth' };
    await app.http.post('/api/v1/auth/register').send(registration).expect(201);
    expect(await listed()).toHaveLength(1);
    expect(await entriesOf('ruth@example.org')).toHaveLength(1);
  });

  it('finishes an entry that a process left without its event', async () => {
    const { eventStore } = app.emit.stores;
    jest.spyOn(eventStore, 'append').mockRejectedValueOnce(new Error('the process dies here'));
    await send('waitlist', waitlist()).expect(500);
    expect(await listed()).toEqual([]);
    await send('waitlist', waitlist()).expect(200);
    expect(await listed()).toHaveLength(1);
    expect(await entriesOf('ruth@example.org')).toHaveLength(1);
    jest.restoreAllMocks();
  });

  it('is a new one after an erasure that was left half-way', async () => {
    await send('waitlist', waitlist({ message: 'The first' })).expect(200);
    const id = (await listed())[0]?.id ?? '';
    const { vault } = app.emit.stores;
    const { eraseApplication } = await import('./erase-application.js');
    const { CommandRunner } = await import('../../runtime/run-command.js');
    const runner = app.emit.nest.get(CommandRunner);
    const dies = { destroy: () => Promise.resolve() };
    const context = { memberId: id, correlationId: 'a-test' };
    await eraseApplication({ runner, vault: dies }, context, { cause: 'applicant' });
    await send('waitlist', waitlist({ message: 'The second' })).expect(200);
    expect((await listed()).map(({ applicant }) => applicant?.message)).toEqual(['The second']);
    expect(await vault.find(id)).toBeNull();
  });
});

it('takes so many from one address a minute and a day, and a flood leaves no more than that', async () => {
  await app.stop();
  app = await TestApp.start({ env: { EMIT_RATE_LIMITS: 'on' } });
  const statuses: number[] = [];
  for (let i = 0; i < 1_000; i++) {
    const { status } = await send('waitlist', waitlist({ email: `flood-${i}@example.org` }));
    statuses.push(status);
  }
  const taken = statuses.filter((status) => status === 200).length;
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(taken).toBeLessThanOrEqual(20);
  expect(await listed()).toHaveLength(taken);
});
