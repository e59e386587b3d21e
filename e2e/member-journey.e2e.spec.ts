import type { Page } from 'playwright-core';
import { describeInBrowser } from './support/browser';
import { comesTo } from './support/comes-to';
import { ask, chooseInMenu, newMember, openTab, register } from './support/member';
import { beginVisit, type Visit } from './support/visit';

jest.setTimeout(120_000);

describeInBrowser("a member's journey", () => {
  const member = newMember();
  let visit: Visit;
  let page: Page;

  beforeAll(async () => {
    visit = await beginVisit();
    page = await visit.page({ permissions: ['clipboard-read', 'clipboard-write'] });
    await register(page, visit.server.url, member);
  });
  afterAll(() => visit.end());

  it('asks in the biblical format, from a suggested topic', async () => {
    await page.getByRole('button', { name: /^Scripture/ }).click();
    expect(await page.getByRole('button', { name: 'Biblical Study' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    await page.getByRole('textbox', { name: 'Your question', exact: true }).press('Enter');
    await page.getByRole('article', { name: /^Emit, \d/ }).waitFor();
    await ask(page, 'And what follows in chapter 5?');
    await comesTo(() => page.getByRole('article', { name: /^You,/ }).count(), 2);
  });

  it('renames the conversation with a double click, and the server keeps the name', async () => {
    const sidebar = page.getByRole('complementary', { name: 'Conversations', exact: true });
    const told = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
    await sidebar.getByRole('button', { name: /^Genesis 1-4/ }).dblclick();
    await page.getByLabel('Conversation title').fill('In the beginning');
    await page.getByLabel('Conversation title').press('Enter');
    await told;
    await page.reload();
    await sidebar.getByRole('button', { name: /^In the beginning/ }).waitFor();
  });

  it('logs the conversation as a practice, with the form filled in', async () => {
    await page.getByRole('button', { name: 'Log as Practice', exact: true }).click();
    await page.getByRole('heading', { name: 'Log Practice' }).waitFor();
    await comesTo(() => page.getByLabel('Practice name').inputValue(), 'In the beginning');
    await comesTo(() => page.getByLabel('Insights (optional)').inputValue(), 'Genesis 1-4');
    await comesTo(() => page.getByRole('spinbutton', { name: 'Duration in minutes' }).inputValue(), '8');
    await page.getByRole('button', { name: 'Log Practice', exact: true }).dblclick();
    await page.getByText('Practice logged successfully!').waitFor();
  });

  it('logged it once, although the button was clicked twice', async () => {
    await openTab(page, 'Progress');
    await page.locator('.recent__row').filter({ hasText: 'In the beginning' }).click();
    const details = page.getByRole('dialog', { name: 'In the beginning' });
    await comesTo(() => details.innerText(), expect.stringContaining('8 minutes'));
    await page.keyboard.press('Escape');
    await comesTo(() => page.locator('.recent__row').filter({ hasText: 'In the beginning' }).count(), 1);
  });

  it('sees the analytics, charts included', async () => {
    await openTab(page, 'Analytics');
    await page.getByRole('img', { name: 'Sessions per MindStream. Power: 1, Flow: 0, Clarity: 0' }).waitFor();
    await page
      .getByRole('img', { name: 'Minutes per MindStream. Power: 8m, Flow: 0m, Clarity: 0m' })
      .waitFor();
    await page.getByText('Level 2 unlocks: Power MindStream with Imagination and Reasoning tools.').waitFor();
  });

  it('shares an insight through the clipboard', async () => {
    await openTab(page, 'Chat');
    await page.getByRole('button', { name: 'Share This Insight', exact: true }).last().click();
    await page.getByRole('radio', { name: 'Gratitude' }).click();
    await page.getByRole('button', { name: 'Copy to Clipboard' }).click();
    await page.getByText('Copied to clipboard! Ready to share on social media.').waitFor();
    const post = await page.evaluate(() => navigator.clipboard.readText());
    expect(post).toContain('Grateful for this today:');
    expect(post).toContain('#Gratitude');
    await page.getByRole('button', { name: 'Done', exact: true }).click();
  });

  it('changes the password, is told the rules first, and stays signed in', async () => {
    await chooseInMenu(page, 'Change Password');
    const modal = page.getByRole('dialog', { name: 'Change Password', exact: true });
    await modal.getByLabel('Current password').fill(member.password);
    await modal.getByLabel('New password', { exact: true }).fill('short');
    await modal.getByRole('button', { name: 'Change Password', exact: true }).click();
    await modal.getByText('New password must be at least 8 characters').waitFor();
    await modal.getByLabel('New password', { exact: true }).fill('by-still-waters');
    await modal.getByLabel('Confirm new password').fill('by-still-waters');
    await modal.getByRole('button', { name: 'Change Password', exact: true }).click();
    await modal.getByText('Password changed successfully!').waitFor();
    await modal.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByText(`Welcome, ${member.fullName}`).waitFor();
  });

  it('logs out, and comes back with the new password only', async () => {
    await chooseInMenu(page, 'Logout');
    await page.waitForURL('**/login');
    await page.getByLabel('Email').fill(member.email.toUpperCase());
    await page.getByLabel('Password').fill(member.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('Incorrect email or password').waitFor();
    await page.getByLabel('Password').fill('by-still-waters');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/app');
    await page.getByRole('button', { name: /^In the beginning/ }).waitFor();
  });

  it('deletes the conversation, which stays deleted', async () => {
    const told = page.waitForResponse(
      (response) => response.request().method() === 'DELETE' && response.ok(),
    );
    await page.getByRole('button', { name: 'Delete In the beginning' }).click();
    await told;
    await page.reload();
    await page.getByText('Your conversations will be kept here.').waitFor();
  });
});
