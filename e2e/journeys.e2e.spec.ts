import type { Locator, Page } from 'playwright-core';
import { describeInBrowser } from './support/browser';
import { comesTo } from './support/comes-to';
import { ask, chooseInMenu, newMember, openTab, register } from './support/member';
import { beginVisit, type Visit } from './support/visit';

jest.setTimeout(120_000);

describeInBrowser("a member's day", () => {
  const member = newMember();
  const newPassword = 'beside-still-waters';
  let visit: Visit;
  let page: Page;
  let sidebar: Locator;

  const item = (title: string) => sidebar.getByRole('button', { name: new RegExp(`^${title}`) });
  const told = (method: string) =>
    page.waitForResponse((answer) => {
      const { pathname } = new URL(answer.url());
      return pathname.startsWith('/api/v1/conversations/') && answer.request().method() === method;
    });

  beforeAll(async () => {
    visit = await beginVisit();
    page = await visit.page();
    sidebar = page.getByRole('complementary', { name: 'Conversations', exact: true });
    await register(page, visit.server.url, member);
  });
  afterAll(() => visit.end());

  it('shows who answers while the reply is on its way, takes no second question, and streams the reply', async () => {
    let release = (): void => undefined;
    const released = new Promise<void>((done) => (release = done));
    await page.route('**/api/v1/claude-direct', async (route) => {
      await released;
      await route.continue();
    });
    const box = page.getByRole('textbox', { name: 'Your question', exact: true });
    await box.fill('What does Psalm 23 say about fear?');
    const answered = page.waitForResponse('**/api/v1/claude-direct');
    await box.press('Enter');
    await page.getByText('Emit is contemplating your general question...').waitFor();
    await comesTo(() => box.isDisabled(), true);
    await comesTo(() => page.getByRole('button', { name: 'Processing...' }).isDisabled(), true);
    release();
    expect((await answered).headers()['content-type']).toContain('text/event-stream');
    await page.getByRole('article', { name: /^Emit, \d/ }).waitFor();
    await page.unroute('**/api/v1/claude-direct');
    await comesTo(() => box.inputValue(), '');
    await comesTo(() => box.isEnabled(), true);
  });

  it('renames by a double click and Enter, and the server is told the new title', async () => {
    await item('What does Psalm 23 say').dblclick();
    await page.getByLabel('Conversation title').fill('The shepherd');
    const saved = told('PUT');
    await page.getByLabel('Conversation title').press('Enter');
    expect((await saved).ok()).toBe(true);
    await item('The shepherd').waitFor();
  });

  it('renames by the pencil and leaving the box, and finds the title again after loading anew', async () => {
    await sidebar.getByRole('button', { name: 'Rename The shepherd' }).click();
    await page.getByLabel('Conversation title').fill('Still waters');
    const saved = told('PUT');
    await page.getByRole('log', { name: 'Conversation' }).click();
    await saved;
    await page.reload();
    await item('Still waters').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Still waters' }).waitFor();
  });

  it('leaves the title as it was after Escape', async () => {
    await sidebar.getByRole('button', { name: 'Rename Still waters' }).click();
    await page.getByLabel('Conversation title').fill('Something else');
    await page.getByLabel('Conversation title').press('Escape');
    await item('Still waters').waitFor();
    await comesTo(() => item('Something else').count(), 0);
  });

  it('begins a new conversation, which stands above the older one', async () => {
    await sidebar.getByRole('button', { name: '+ New Conversation', exact: true }).click();
    await page.getByRole('button', { name: /^Scripture/ }).waitFor();
    await ask(page, 'John 3:16');
    const titles = async () =>
      (await sidebar.getByRole('listitem').allInnerTexts()).map((text) => text.split('\n')[0]);
    await comesTo(titles, ['John 3:16', 'Still waters']);
  });

  it('deletes a conversation here and on the server, and opens the one that is left', async () => {
    const removed = told('DELETE');
    await sidebar.getByRole('button', { name: 'Delete John 3:16', exact: true }).click();
    expect((await removed).ok()).toBe(true);
    await comesTo(() => item('John 3:16').count(), 0);
    await page.getByRole('heading', { level: 1, name: 'Still waters' }).waitFor();
    await page.reload();
    await item('Still waters').waitFor();
    await comesTo(() => sidebar.getByRole('listitem').count(), 1);
  });

  it('logs a practice, says so for three seconds, and shows its details in Progress', async () => {
    await openTab(page, 'Log Practice');
    await page.getByRole('button', { name: 'Log Practice', exact: true }).click();
    await page.getByText('Please enter a practice name').waitFor();
    await page.getByLabel('Practice name').fill('Evening prayer');
    await page.getByRole('radio', { name: 'Prayer', exact: true }).check();
    await page.getByRole('button', { name: 'Less: Duration in minutes' }).click();
    await page.getByRole('button', { name: 'Log Practice', exact: true }).click();
    const success = page.getByText('Practice logged successfully!');
    await success.waitFor();
    await comesTo(() => page.getByLabel('Practice name').inputValue(), '');
    await success.waitFor({ state: 'detached' });
    await openTab(page, 'Progress');
    await page.getByRole('button', { name: /Prayer\s*Evening prayer/ }).click();
    const details = page.getByRole('dialog', { name: 'Evening prayer' });
    await comesTo(() => details.innerText(), expect.stringMatching(/Duration\s+25 minutes/));
    await comesTo(
      () => details.innerText(),
      expect.stringContaining('No insights recorded for this practice.'),
    );
    await details.getByRole('button', { name: 'Close', exact: true }).click();
  });

  it('loads the charts only when Analytics is opened, and draws what was logged', async () => {
    const loaded = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join(' '),
      );
    expect(await loaded()).not.toContain('stream-charts');
    await openTab(page, 'Analytics');
    await page.getByRole('img', { name: 'Sessions per MindStream. Power: 1, Flow: 0, Clarity: 0' }).waitFor();
    await page
      .getByRole('img', { name: 'Minutes per MindStream. Power: 25m, Flow: 0m, Clarity: 0m' })
      .waitFor();
    await comesTo(() => loaded(), expect.stringContaining('stream-charts'));
    await page.getByText('Most Practiced').waitFor();
  });

  it('changes the password: this session goes on, one elsewhere ends', async () => {
    const elsewhere = await signInElsewhere(visit, member);
    await chooseInMenu(page, 'Change Password');
    const modal = page.getByRole('dialog', { name: 'Change Password', exact: true });
    await modal.getByLabel('Current password').fill(member.password);
    await modal.getByLabel('New password', { exact: true }).fill(newPassword);
    await modal.getByLabel('Confirm new password').fill(newPassword);
    await modal.getByRole('button', { name: 'Change Password', exact: true }).click();
    await modal.getByText('Password changed successfully!').waitFor();
    await modal.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByText(`Welcome, ${member.fullName}`).waitFor();
    await elsewhere.reload();
    await elsewhere.waitForURL('**/login');
    await elsewhere.context().close();
  });

  it('logs out, keeps nothing of the member, and lets them in again with the new password', async () => {
    await openTab(page, 'Chat');
    await chooseInMenu(page, 'Logout');
    await page.waitForURL('**/login');
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept.filter((key) => ['token', 'user', 'emitConversations'].includes(key))).toEqual([]);
    await logIn(page, member.email, newPassword);
    await item('Still waters').waitFor();
  });
});

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/app(\?|$)/);
}

async function signInElsewhere(visit: Visit, member: ReturnType<typeof newMember>): Promise<Page> {
  const elsewhere = await visit.page();
  await elsewhere.goto('/login');
  await logIn(elsewhere, member.email, member.password);
  await elsewhere.getByText(`Welcome, ${member.fullName}`).waitFor();
  return elsewhere;
}
