import type { Page } from 'playwright-core';
import { ApiMember } from './support/api-member';
import { describeInBrowser } from './support/browser';
import { comesTo } from './support/comes-to';
import { ask, chooseInMenu, openTab } from './support/member';
import { beginVisit, type Visit } from './support/visit';

jest.setTimeout(120_000);

const sidebarOf = (page: Page) => page.getByRole('complementary', { name: 'Conversations', exact: true });
const messagesOf = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const boxOf = (page: Page) => page.getByRole('textbox', { name: 'Your question', exact: true });

describeInBrowser('a connection, a session and a second tab that fail', () => {
  let visit: Visit;
  let member: ApiMember;

  beforeAll(async () => {
    visit = await beginVisit();
  });
  afterAll(() => visit.end());
  beforeEach(async () => {
    member = await ApiMember.register(visit.server.url);
  });

  it('keeps a conversation begun offline in this browser, and tells the server when it is back', async () => {
    const page = await visit.page(member.signedIn());
    await page.goto('/app');
    await boxOf(page).waitFor();
    await page.context().setOffline(true);
    await boxOf(page).fill('What is written about storms?');
    await boxOf(page).press('Enter');
    await page.getByText('Failed to send message. Please try again.').waitFor();
    await page.waitForFunction(() => localStorage.getItem('emitConversations')?.includes('about storms?'));
    await comesTo(() => member.conversations(), []);
    const told = page.waitForResponse((answer) => {
      return answer.request().method() === 'POST' && answer.url().endsWith('/api/v1/conversations');
    });
    await page.context().setOffline(false);
    expect((await told).ok()).toBe(true);
    await comesTo(
      () => member.conversations(),
      [expect.objectContaining({ title: 'What is written about storms?', message_count: 1 })],
    );
    await page.context().close();
  });

  it('deletes offline at once, and on the server when it is back', async () => {
    await member.keepConversation('To be forgotten', [
      { id: 'a', role: 'user', content: 'Psalm 1', timestamp: Date.now() },
    ]);
    const page = await visit.page(member.signedIn());
    await page.goto('/app');
    await messagesOf(page).getByText('Psalm 1').waitFor();
    await page.context().setOffline(true);
    await sidebarOf(page).getByRole('button', { name: 'Delete To be forgotten' }).click();
    await page.getByText('Your conversations will be kept here.').waitFor();
    const told = page.waitForResponse((answer) => answer.request().method() === 'DELETE' && answer.ok());
    await page.context().setOffline(false);
    await told;
    await comesTo(() => member.conversations(), []);
    await page.context().close();
  });

  it('answers once when the first try reached the server and its answer was lost', async () => {
    const page = await visit.page(member.signedIn());
    await page.goto('/app');
    await page.route('**/api/v1/claude-direct', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await boxOf(page).fill('Psalm 121');
    await boxOf(page).press('Enter');
    await page.getByText('Failed to send message. Please try again.').waitFor();
    await page.unroute('**/api/v1/claude-direct');
    await page.getByRole('button', { name: 'Try again', exact: true }).click();
    await page.getByRole('article', { name: /^Emit, \d/ }).waitFor();
    await page.reload();
    await page.getByRole('article', { name: /^Emit, \d/ }).waitFor();
    await comesTo(() => page.getByRole('article').count(), 2);
    await comesTo(async () => (await member.conversations()).map(({ message_count }) => message_count), [2]);
    await page.context().close();
  });

  it('logs a practice once when it is sent again after its answer was lost', async () => {
    const page = await visit.page(member.signedIn());
    await page.goto('/app?tab=practice');
    await page.route('**/fho/practices/me', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByLabel('Practice name').fill('Morning psalm');
    await page.getByRole('button', { name: 'Log Practice', exact: true }).click();
    await page.getByText(/It will also be sent again automatically/).waitFor();
    await comesTo(() => page.getByLabel('Practice name').inputValue(), 'Morning psalm');
    await page.unroute('**/fho/practices/me');
    await page.getByRole('button', { name: 'Log Practice', exact: true }).dblclick();
    await page.getByText('Practice logged successfully!').waitFor();
    await openTab(page, 'Progress');
    await page.getByRole('button', { name: /^Bible Study Morning psalm/ }).waitFor();
    await comesTo(() => page.getByRole('button', { name: /^Bible Study Morning psalm/ }).count(), 1);
    await comesTo(() => member.totalPractices(), 1);
    await page.context().close();
  });

  it('says in its place what did not come offline, and shows it when the connection is back', async () => {
    const page = await visit.page(member.signedIn());
    await page.goto('/app?tab=progress');
    await page.getByRole('heading', { name: 'Your Transformation Journey' }).waitFor();
    const missing = page.getByText('This part of Emit could not be loaded. Nothing was lost');
    await page.context().setOffline(true);
    await chooseInMenu(page, 'Bible Reference');
    await page.getByRole('dialog', { name: 'Bible Reference' }).filter({ has: missing }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: /tokens left/ }).click();
    await missing.waitFor();
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('heading', { name: 'By day' }).waitFor();
    // With its looks: the browser's own frame around the choice of days is gone.
    const choice = page.getByRole('group', { name: 'Days shown' });
    await comesTo(
      () => choice.evaluate((element) => getComputedStyle(element).borderStyle === 'groove'),
      false,
    );
    await page.context().close();
  });

  it('leads to the login when the session ends while the app is open, and back to the same tab', async () => {
    const page = await visit.page(member.signedIn());
    await page.goto('/app?tab=practice');
    await page.getByLabel('Practice name').waitFor();
    await page.evaluate(() => {
      localStorage.setItem('token', 'no.longer.valid');
    });
    await openTab(page, 'Progress');
    await page.waitForURL('**/login');
    await comesTo(() => page.evaluate(() => localStorage.getItem('token')), null);
    await page.getByLabel('Email').fill(member.login.email);
    await page.getByLabel('Password').fill(member.login.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { name: 'Your Transformation Journey' }).waitFor();
    expect(new URL(page.url()).search).toBe('?tab=progress');
    await page.context().close();
  });

  it('has what was written when the session ended before it was sent, and says why one signs in', async () => {
    const page = await visit.page(member.signedIn());
    const signInAgain = async () => {
      await page.getByText('Your session has ended. Sign in to pick up where you left off.').waitFor();
      await page.waitForFunction(() => localStorage.getItem('emitSealed') !== null);
      const kept = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
      expect(kept).not.toMatch(/Everyone has a name|Soup kitchen|storms/);
      await page.getByLabel('Email').fill(member.login.email);
      await page.getByLabel('Password').fill(member.login.password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    };
    const endSession = () => page.evaluate(() => localStorage.setItem('token', 'no.longer.valid'));
    await page.goto('/app?tab=practice');
    await page.getByLabel('Practice name').fill('Soup kitchen');
    await page.getByLabel('Insights (optional)').fill('Everyone has a name.');
    await endSession();
    await page.getByRole('button', { name: 'Log Practice', exact: true }).click();
    await signInAgain();
    await page.getByLabel('Insights (optional)').waitFor();
    await comesTo(() => page.getByLabel('Insights (optional)').inputValue(), 'Everyone has a name.');
    await openTab(page, 'Chat');
    await endSession();
    await boxOf(page).fill('What is written about storms?');
    await boxOf(page).press('Enter');
    await signInAgain();
    await page.getByRole('button', { name: 'Ask again', exact: true }).click();
    await page.getByRole('article', { name: /^Emit, \d/ }).waitFor();
    await page.context().close();
  });

  it('lets one tab rename while the other asks: both end with the same title and messages', async () => {
    const context = await visit.context(member.signedIn());
    const [first, second] = [await context.newPage(), await context.newPage()];
    await first.goto('/app');
    await ask(first, 'Psalm 1');
    await second.goto('/app');
    await second.getByRole('article', { name: /^Emit, \d/ }).waitFor();
    const saved = first.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
    await sidebarOf(first).getByRole('button', { name: 'Rename Psalm 1', exact: true }).click();
    await first.getByLabel('Conversation title').fill('The two ways');
    await Promise.all([first.getByLabel('Conversation title').press('Enter'), ask(second, 'Psalm 2')]);
    await saved;
    for (const tab of [first, second]) {
      await tab.reload();
      await sidebarOf(tab)
        .getByRole('button', { name: /^The two ways.*4 messages/ })
        .waitFor();
      await messagesOf(tab).getByText('Psalm 2').first().waitFor();
      await comesTo(() => tab.getByRole('article', { name: /^You,/ }).count(), 2);
    }
    const [kept] = await member.conversations();
    expect(kept).toMatchObject({ title: 'The two ways', message_count: 4 });
    await context.close();
  });
});
