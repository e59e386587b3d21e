import type { BrowserContextOptions, Page } from 'playwright-core';
import { ApiMember } from './support/api-member';
import { describeInBrowser } from './support/browser';
import { comesTo } from './support/comes-to';
import { ask, chooseInMenu, openTab } from './support/member';
import { PUBLIC_PAGES } from './support/pages';
import { TestServer } from './support/server';
import { beginVisit, IN_BERLIN, type Visit } from './support/visit';

jest.setTimeout(120_000);

describeInBrowser('a member who goes about', () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await beginVisit();
  });
  afterAll(() => visit.end());

  const newcomer = () => ApiMember.register(visit.server.url);
  async function open(member: ApiMember, path: string, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await visit.page({ ...member.signedIn(), ...options });
    await page.goto(path);
    return page;
  }

  it('keeps the figures while there is no connection, and brings them up to date after', async () => {
    const member = await newcomer();
    await member.logPractice();
    const page = await open(member, '/app?tab=progress');
    const shows = (name: string) => page.getByRole('heading', { name }).first().waitFor();
    const outdated = page.getByText(/^This is as of \d{1,2}:\d{2}/);
    await shows('Your Transformation Journey');
    await openTab(page, 'Analytics');
    await shows('Level 1: SEEKING');
    await page.context().setOffline(true);
    await openTab(page, 'Progress');
    await outdated.waitFor();
    await shows('Your Transformation Journey');
    await openTab(page, 'Analytics');
    await outdated.waitFor();
    await shows('Level 1: SEEKING');
    await page.getByRole('button', { name: 'Retry', exact: true }).click();
    await outdated.waitFor();
    await page.context().setOffline(false);
    await outdated.waitFor({ state: 'detached' });
    await shows('Level 1: SEEKING');
    await page.context().close();
  });

  it('speaks English in a German browser: its numbers, dates and the day on which tokens come', async () => {
    const member = await newcomer();
    for (let hour = 0; hour < 2; hour++)
      await member.logPractice({
        duration_minutes: 700,
        time_zone: ['UTC', 'Pacific/Kiritimati'][hour] ?? '',
      });
    const page = await open(member, '/app?tab=analytics', IN_BERLIN);
    await page.getByText('Power: 1,400m').waitFor();
    await page.getByText('1,400 minutes').first().waitFor();
    await page.getByRole('link', { name: /20,000/ }).click();
    const card = page.getByRole('region', { name: 'Balance' });
    await card.getByText(/20,000 tokens left/).waitFor();
    await comesTo(
      () => card.textContent(),
      expect.stringMatching(/You get the next ones on [A-Z][a-z]+ 1\b/),
    );
    const shown = await page.locator('#root').innerText();
    expect(shown).not.toMatch(
      /\d\.\d{3}\b|\d\. (Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)/,
    );
    await page.context().close();
  });

  it('says the same day on the page and where a question is refused', async () => {
    const server = await TestServer.start({ EMIT_TRIAL_TOKENS: '0' });
    try {
      const member = await ApiMember.register(server.url);
      const page = await visit.page({ ...member.signedIn(), ...IN_BERLIN, baseURL: server.url });
      await page.goto('/app');
      const box = page.getByRole('textbox', { name: 'Your question', exact: true });
      await box.fill('Psalm 23');
      await box.press('Enter');
      const refused = await page
        .getByText(/Your allowance renews on/)
        .first()
        .textContent();
      const [, day] = /renews on ([A-Z][a-z]+ 1)\./.exec(refused ?? '') ?? [];
      expect(day).toBeDefined();
      await page.goto('/tokens');
      await page.getByText(`You get the next ones on ${day ?? ''}`).waitFor();
      await page.context().close();
    } finally {
      await server.stop();
    }
  });

  it('ends the sharing of an insight with Done, once it is copied', async () => {
    const page = await open(await newcomer(), '/app', { permissions: ['clipboard-read', 'clipboard-write'] });
    await ask(page, 'Psalm 23');
    await page.getByRole('button', { name: 'Share This Insight', exact: true }).last().click();
    const dialog = page.getByRole('dialog', { name: 'Share This Insight', exact: true });
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Copy to Clipboard' }).click();
    await dialog.getByText('Copied to clipboard! Ready to share on social media.').waitFor();
    await comesTo(() => dialog.getByRole('button', { name: 'Cancel', exact: true }).count(), 0);
    await dialog.getByRole('button', { name: 'Done', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('finds the way back from every public page, and visitors the way in', async () => {
    const page = await open(await newcomer(), '/app');
    await chooseInMenu(page, 'Explore FHO Platform');
    await page.getByRole('heading', { name: 'The FHO Platform' }).waitFor();
    for (const path of ['/platform', '/', '/why', '/home', '/no-such-page']) {
      await page.goto(path);
      await page.getByRole('link', { name: 'Open Emit' }).first().waitFor();
      const others = page.getByRole('link', { name: /^(Login|Get Started|Register|Begin Your Journey)$/ });
      await comesTo(() => others.count(), 0);
      await page.getByRole('link', { name: 'Open Emit' }).first().click();
      await page.getByText('Welcome, Ruth Naomi').waitFor();
    }
    await page.context().close();
    const visitor = await visit.page();
    await visitor.goto('/');
    for (const name of ['Login', 'Get Started', 'Begin Your Journey'])
      await visitor.getByRole('link', { name }).first().waitFor();
    await visitor.context().close();
  });

  it('works until the page is closed where the browser forbids storage', async () => {
    const member = await newcomer();
    const page = await visit.page();
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Forbidden', 'SecurityError');
        },
      });
    });
    await page.goto('/login');
    await page.getByLabel('Email').fill(member.login.email);
    await page.getByLabel('Password').fill(member.login.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/app');
    await ask(page, 'Psalm 121');
    await openTab(page, 'Progress');
    await page.getByRole('heading', { name: 'Your Transformation Journey' }).waitFor();
    await chooseInMenu(page, 'Logout');
    await page.waitForURL('**/login');
    await page.context().close();
  });

  it('reads the public pages before any script has come, and takes them over without a correction', async () => {
    const reader = await visit.page({ javaScriptEnabled: false });
    for (const path of PUBLIC_PAGES) {
      expect((await reader.goto(path))?.status()).toBe(200);
      await reader.getByRole('heading', { level: 1 }).waitFor();
      await reader.getByRole('link', { name: 'Login', exact: true }).first().waitFor();
    }
    await reader.context().close();
    const page = await visit.page();
    const told: string[] = [];
    page.on('console', (message) => message.type() === 'error' && told.push(message.text()));
    page.on('pageerror', (error) => told.push(String(error)));
    for (const path of PUBLIC_PAGES) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
    }
    expect(told).toEqual([]);
    await page.context().close();
  });

  it('is told by the status, too, that an address does not exist', async () => {
    const page = await visit.page();
    const status = async (path: string) => (await page.goto(path))?.status();
    for (const path of ['/', '/login', '/app', '/tokens', '/why?x=1']) expect(await status(path)).toBe(200);
    for (const path of ['/no/such/page', '/app/x', '/assets/gone.js']) expect(await status(path)).toBe(404);
    await page.goto('/no/such/page');
    await page.getByRole('heading', { name: 'This page does not exist' }).waitFor();
    // Again, with what the browser has kept of it.
    expect((await page.reload())?.status()).toBe(404);
    await page.getByRole('heading', { name: 'This page does not exist' }).waitFor();
    await page.context().close();
  });
});
