import type { Page } from 'playwright-core';
import { describeInBrowser } from './support/browser';
import { comesTo } from './support/comes-to';
import { ask, register } from './support/member';
import { beginVisit, type Visit } from './support/visit';

jest.setTimeout(120_000);

const sidebarOf = (page: Page) => page.getByRole('complementary', { name: 'Conversations', exact: true });

describeInBrowser('when things go wrong', () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await beginVisit();
  });
  afterAll(() => visit.end());

  it('keeps a question that could not be sent, and sends it once when the connection is back', async () => {
    const page = await visit.page();
    await register(page, visit.server.url);
    await page.context().setOffline(true);
    await page
      .getByRole('textbox', { name: 'Your question', exact: true })
      .fill('What is written about storms?');
    await page.getByRole('textbox', { name: 'Your question', exact: true }).press('Enter');
    await page.getByText('Failed to send message. Please try again.').waitFor();
    await page.getByRole('article', { name: /^You,/ }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again', exact: true }).click();
    await page.getByRole('article', { name: /^Emit, \d/ }).waitFor();
    await page.reload();
    await page.getByRole('article', { name: /^Emit, \d/ }).waitFor();
    await comesTo(() => page.getByRole('article', { name: /^You,/ }).count(), 1);
    await page.context().close();
  });

  it('tells the server about a rename made offline as soon as it can', async () => {
    const page = await visit.page();
    await register(page, visit.server.url);
    await ask(page, 'Psalm 121');
    await page.context().setOffline(true);
    await sidebarOf(page).getByRole('button', { name: 'Rename Psalm 121', exact: true }).click();
    await page.getByLabel('Conversation title').fill('From whence cometh my help');
    const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'PUT');
    await page.getByLabel('Conversation title').press('Enter');
    await failed;
    const told = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
    await page.context().setOffline(false);
    await told;
    await page.context().close();
  });

  it('leads to the login when the token is refused, and back to where the visitor wanted to go', async () => {
    const page = await visit.page();
    const member = await register(page, visit.server.url);
    await ask(page, 'Psalm 121');
    const kept = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    await page.waitForFunction(() => localStorage.getItem('emitConversations')?.includes('Psalm 121'));
    await page.evaluate(() => {
      localStorage.setItem('token', 'no.longer.valid');
    });
    await page.goto('/dashboard?tab=progress');
    await page.waitForURL('**/login');
    await comesTo(() => page.evaluate(() => localStorage.getItem('token')), null);
    // Nor any text (ASVS 14.3.1).
    await page.waitForFunction(() => localStorage.getItem('emitConversations') === null);
    expect(await kept()).not.toMatch(/Psalm|LORD/);
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Password').fill(member.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/dashboard?tab=progress');
    await page.getByRole('heading', { name: 'Journey stages' }).waitFor();
    await page.context().close();
  });

  it('lets two tabs of one member live together', async () => {
    const context = await visit.context();
    const first = await context.newPage();
    await register(first, visit.server.url);
    const second = await context.newPage();
    await second.goto('/app');
    await second.getByText('Your conversations will be kept here.').waitFor();
    await ask(first, 'Psalm 1');
    await sidebarOf(second)
      .getByRole('button', { name: /^Psalm 1/ })
      .click();
    await second.getByRole('article', { name: /^Emit, \d/ }).waitFor();
    await second.getByRole('button', { name: '+ New Conversation', exact: true }).click();
    await ask(second, 'Psalm 2');
    await sidebarOf(first)
      .getByRole('button', { name: /^Psalm 2/ })
      .waitFor();
    await sidebarOf(second).getByRole('button', { name: 'Delete Psalm 1', exact: true }).click();
    await sidebarOf(first)
      .getByRole('button', { name: /^Psalm 1,/ })
      .waitFor({ state: 'detached' });
    await second.getByRole('button', { name: 'Menu', exact: true }).click();
    await second.getByRole('menuitem', { name: 'Logout', exact: true }).click();
    await first.waitForURL('**/login');
    await context.close();
  });
});
