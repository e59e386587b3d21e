import { readFile } from 'node:fs/promises';
import { createECDH, randomBytes } from 'node:crypto';
import type { CDPSession, Page } from 'playwright-core';
import { ApiMember } from './support/api-member';
import { findings } from './support/axe';
import { describeInBrowser, describeInWholeBrowser, launchWholeBrowser } from './support/browser';
import { comesTo } from './support/comes-to';
import { beginVisit, ON_PHONE, WITH_WORKER, type Visit } from './support/visit';

jest.setTimeout(120_000);

describeInBrowser('a daily reminder', () => {
  let visit: Visit;
  let page: Page;

  beforeAll(async () => {
    visit = await beginVisit();
    const member = await ApiMember.register(visit.server.url);
    page = await visit.page({ ...member.signedIn(), ...ON_PHONE });
    await page.goto('/account');
  });
  afterAll(() => visit.end());

  it('is a file for the calendar, at the half hour that was chosen', async () => {
    const reminder = page.getByRole('region', { name: 'Daily reminder' });
    await reminder.getByRole('combobox', { name: 'Time of day' }).selectOption('06:30');
    const begun = page.waitForEvent('download');
    await reminder.getByRole('button', { name: 'Add to Calendar' }).press('Enter');
    const file = await begun;
    expect(file.suggestedFilename()).toBe('emit-reminder.ics');
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(text).toMatch(/\r\nDTSTART:\d{8}T063000\r\n/);
    expect(text).toContain(`URL:${visit.server.url}/app?tab=practice\r\n`);
  });

  it('takes one press of the Tab key to its button', async () => {
    const reminder = page.getByRole('region', { name: 'Daily reminder' });
    await reminder.getByRole('combobox', { name: 'Time of day' }).focus();
    await page.keyboard.press('Tab');
    const button = reminder.getByRole('button', { name: 'Add to Calendar' });
    await comesTo(() => button.evaluate((element) => element === document.activeElement), true);
    expect(await findings(page)).toEqual([]);
  });
});

/** This machine has no push service: the subscription is made here, and everything else is the browser's own. */
function subscribeWithoutService({ p256dh, auth }: { p256dh: string; auth: string }): void {
  let current: object | null = null;
  Object.assign(PushManager.prototype, {
    getSubscription: async () => current,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      const endpoint = 'https://push.example.org/send/e2e';
      current = {
        endpoint,
        options: { applicationServerKey: applicationServerKey.slice().buffer },
        toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
        unsubscribe: async () => {
          current = null;
          return true;
        },
      };
      return current;
    },
  });
}

/** The worker's number in the browser, by which it is sent a message. */
async function workerOf(cdp: CDPSession, origin: string): Promise<string> {
  return new Promise((found, failed) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (ours) found(ours.registrationId);
    });
    cdp.send('ServiceWorker.enable').catch(failed);
  });
}

describeInWholeBrowser('a daily reminder by web push', () => {
  let visit: Visit;
  let page: Page;
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  const privateKey = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
  const card = () => page.getByRole('region', { name: 'Daily reminder' });

  beforeAll(async () => {
    visit = await beginVisit(
      { EMIT_PUSH_KEYS: `${publicKey},${privateKey},mailto:ruth@example.org` },
      launchWholeBrowser,
    );
    const member = await ApiMember.register(visit.server.url);
    page = await visit.page({
      ...member.signedIn(),
      ...ON_PHONE,
      ...WITH_WORKER,
      permissions: ['notifications'],
    });
    const p256dh = createECDH('prime256v1').generateKeys('base64url');
    await page.addInitScript(subscribeWithoutService, {
      p256dh,
      auth: randomBytes(16).toString('base64url'),
    });
    await page.goto('/account');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  });
  afterAll(() => visit.end());

  it('is switched on by a tap, for the time that is chosen, and is there after a reload', async () => {
    await card().getByRole('combobox', { name: 'Time of day' }).selectOption('06:30');
    await card().getByRole('button', { name: 'Remind Me Here', exact: true }).click();
    await card()
      .getByText(/^You are reminded each day at 6:30\sAM/)
      .waitFor();
    expect(await findings(page)).toEqual([]);
    await page.reload();
    await card()
      .getByText(/^You are reminded each day at 6:30\sAM/)
      .waitFor();
  });

  it('is shown by the worker when it comes, once a day', async () => {
    const cdp = await page.context().newCDPSession(page);
    const registrationId = await workerOf(cdp, visit.server.url);
    const message = {
      title: 'A quiet moment',
      body: 'Whenever you are ready.',
      path: '/app',
      day: '2026-11-25',
    };
    const deliver = (data: object) =>
      cdp.send('ServiceWorker.deliverPushMessage', {
        origin: visit.server.url,
        registrationId,
        data: JSON.stringify(data),
      });
    const shown = () =>
      page.evaluate(async () => {
        const worker = await navigator.serviceWorker.ready;
        const all = await worker.getNotifications();
        return all.map(({ title, body, data }) => `${title}: ${body} ${String(data)}`);
      });
    await deliver(message);
    await comesTo(shown, ['A quiet moment: Whenever you are ready. /app']);
    await deliver({ ...message, body: 'Once more.' });
    await comesTo(shown, ['A quiet moment: Once more. /app']);
  });

  it('is switched off again', async () => {
    await card().getByRole('button', { name: 'Switch Off', exact: true }).click();
    await card().getByRole('button', { name: 'Remind Me Here', exact: true }).waitFor();
  });
});
