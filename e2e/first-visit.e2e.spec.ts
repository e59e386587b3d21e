import type { Browser, Page } from 'playwright-core';
import { describeInBrowser, launchBrowser } from './support/browser';
import { comesTo } from './support/comes-to';
import { ask, chooseInMenu, openTab, register } from './support/member';
import { TestServer } from './support/server';

jest.setTimeout(120_000);

describeInBrowser('a first visit', () => {
  let server: TestServer;
  let browser: Browser;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    [server, browser] = await Promise.all([TestServer.start(), launchBrowser()]);
    page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.setDefaultTimeout(40_000);
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  it('leads a visitor who asks for the app to the login, and from there to registration', async () => {
    await page.goto(`${server.url}/app`);
    await page.waitForURL('**/login');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.waitForURL('**/register');
  });

  it('registers, and goes to the app', async () => {
    await register(page, server.url);
    await page.getByRole('heading', { name: 'Emit' }).waitFor();
  });

  it('answers a question with passages, and names the conversation after it', async () => {
    await ask(page, 'What does Psalm 23 say about fear and comfort?');
    const reply = page.getByRole('article', { name: /^Emit,/ });
    await comesTo(() => reply.innerText(), expect.stringContaining('Psalm 23'));
    const sidebar = page.getByRole('complementary', { name: 'Conversations', exact: true });
    await sidebar.getByRole('button', { name: /^What does Psalm 23 say\.\.\./ }).waitFor();
  });

  it('logs a practice, and the progress shows it', async () => {
    await openTab(page, 'Log Practice');
    await page.getByLabel('Practice name').fill('Morning psalm');
    await page.getByRole('button', { name: 'Log Practice', exact: true }).click();
    await page.getByText('Practice logged successfully!').waitFor();
    await openTab(page, 'Progress');
    await page.getByRole('button', { name: /Bible Study\s*Morning psalm/ }).waitFor();
    const total = page.locator('dt', { hasText: 'Total practices' }).locator('xpath=following-sibling::dd');
    await comesTo(() => total.innerText(), '1');
  });

  it('finds everything again after the page is loaded anew', async () => {
    await page.goto(`${server.url}/app`);
    await page.getByRole('article', { name: /^You,/ }).waitFor();
    await comesTo(() => page.getByRole('article').count(), 2);
  });

  it('logs out, and keeps nothing of the member in the browser', async () => {
    await chooseInMenu(page, 'Logout');
    await page.waitForURL('**/login');
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept).not.toContain('token');
    expect(kept).not.toContain('user');
    expect(kept).not.toContain('emitConversations');
  });

  it('is led by the first steps, which stand above the pages, and not again afterwards', async () => {
    await register(page, server.url);
    await page.getByRole('button', { name: 'I carry a worry' }).click();
    await page.getByLabel('Your question').press('Enter');
    await page.getByText('Your first question is answered.').waitFor();
    await page.getByRole('button', { name: 'Log my first ten minutes' }).click();
    await page.getByRole('button', { name: 'Log Practice', exact: true }).click();
    await page.getByText('Your ring has moved.').waitFor();
    await page.getByRole('button', { name: 'See my progress' }).click();
    await page.getByRole('heading', { name: /^(Good|A quiet)/ }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Your Transformation Journey' }).waitFor();
    await comesTo(() => page.getByRole('region', { name: 'First steps' }).count(), 0);
  });

  it('said nothing to the console', () => {
    expect(complaints).toEqual([]);
  });
});
