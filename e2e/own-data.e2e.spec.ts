import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { startAnthropicServer, type AnthropicServer } from '../api/src/testing/anthropic-server';
import { findings } from './support/axe';
import { describeInBrowser } from './support/browser';
import { comesTo } from './support/comes-to';
import { ask, chooseInMenu, register, type NewMember } from './support/member';
import { beginVisit, DESKTOP, PHONE, type Visit } from './support/visit';

jest.setTimeout(120_000);

const QUESTION = 'Why did Jesus weep?';
const REPLY = ['“Jesus wept” (John 11:35). ', 'Stay with it.'];

describeInBrowser('a member’s own data', () => {
  let model: AnthropicServer;
  let visit: Visit;
  let page: Page;
  let member: NewMember;

  beforeAll(async () => {
    const usage = { input: 1_200, output: 300 };
    model = await startAnthropicServer([{ kind: 'reply', text: REPLY, usage }]);
    visit = await beginVisit({ ANTHROPIC_API_KEY: 'a-key', ANTHROPIC_BASE_URL: model.url });
    page = await visit.page();
    member = await register(page, visit.server.url);
    await ask(page, QUESTION);
  });
  afterAll(async () => {
    await visit.end();
    await model.close();
  });

  it('opens the token page from the balance, by keyboard, and leads back to the conversation', async () => {
    await page.getByRole('link', { name: '18,500 tokens left' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/tokens');
    await page.getByText('1,500 of 20,000 tokens used this month').waitFor();
    await page.getByRole('img', { name: /^Tokens used over time\. The most, 1,500, on / }).waitFor();
    await page.getByText('Show the days as a table').click();
    const days = page.getByRole('region', { name: 'Usage by day' });
    await comesTo(
      () => days.getByRole('row').last().innerText(),
      expect.stringMatching(/1\s+1,200\s+300\s+1,500$/),
    );
    const conversations = page.getByRole('region', { name: 'By conversation' });
    await conversations.getByRole('link', { name: QUESTION }).click();
    await page.waitForURL('**/app/c/*');
    await page.getByRole('article', { name: /^You,/ }).filter({ hasText: QUESTION }).waitFor();
  });

  it('says of each reply when it was, what it took and what was left, in both themes and on a phone', async () => {
    await chooseInMenu(page, 'Tokens');
    const replies = page.getByRole('region', { name: 'Each reply' });
    const row = replies.getByRole('row').last();
    await row.waitFor();
    const line = new RegExp(`^${QUESTION.slice(0, -1)}[\\s\\S]*1,200\\s+300\\s+1,500\\s+18,500$`);
    await comesTo(() => row.innerText(), expect.stringMatching(line));
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const { viewport } of [{ viewport: DESKTOP }, { viewport: PHONE }]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(viewport);
        expect(await findings(page)).toEqual([]);
      }
    }
    await page.emulateMedia({ colorScheme: null });
    await page.setViewportSize(DESKTOP);
  });

  it('chooses other days with the arrow keys', async () => {
    await chooseInMenu(page, 'Tokens');
    await page.getByRole('radio', { name: 'This month' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByText('No tokens used on these days').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('heading', { name: 'By conversation' }).waitFor();
  });

  it('signs out another browser from the account page', async () => {
    const elsewhere = await visit.page();
    await elsewhere.goto('/login');
    await elsewhere.getByLabel('Email').fill(member.email);
    await elsewhere.getByLabel('Password').fill(member.password);
    await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
    await elsewhere.waitForURL('**/app');
    await chooseInMenu(page, 'Your Account');
    const sessions = page.getByRole('region', { name: 'Where you are signed in' });
    await sessions.getByRole('button', { name: /^Sign out Chrome on / }).click();
    await sessions.getByRole('listitem').nth(1).waitFor({ state: 'detached' });
    await elsewhere.reload();
    await elsewhere.waitForURL('**/login');
  });

  it('saves all that Emit holds', async () => {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toMatch(/^emit-data-\d{4}-\d{2}-\d{2}\.zip$/);
    const files = unzipSync(new Uint8Array(await readFile(await download.path())));
    expect(strFromU8(files['README.txt']!)).toContain(member.email);
    expect(strFromU8(files['conversations.html']!)).toContain(QUESTION);
    await page.getByText('Your data was saved among your downloads.').waitFor();
  });

  it('deletes the account for the right password alone, and leaves nothing in the browser', async () => {
    const elsewhere = await visit.page({ storageState: await page.context().storageState() });
    await elsewhere.goto('/app');
    await elsewhere.getByText(`Welcome, ${member.fullName}`).waitFor();

    await page.getByRole('button', { name: 'Delete my account', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete my account', exact: true });
    await dialog.getByLabel('Your password').fill('not-this-one');
    await dialog.getByLabel('I understand that this cannot be undone.').check();
    await dialog.getByRole('button', { name: 'Delete forever' }).click();
    await dialog.getByText('Current password is incorrect').waitFor();
    await dialog.getByLabel('Your password').fill(member.password);
    await dialog.getByRole('button', { name: 'Delete forever' }).click();

    await page.getByText('Go in peace.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await comesTo(() => page.evaluate(() => Object.keys(localStorage)), []);
    await page.reload();
    await page.getByRole('heading', { name: 'Transform Your Consciousness' }).waitFor();
    await comesTo(() => page.getByText('Go in peace.').count(), 0);

    await elsewhere.goto('/app');
    await elsewhere.waitForURL('**/login');
  });

  it('takes the same email for a new account, which begins empty and has no second trial', async () => {
    await register(page, visit.server.url, member);
    await page.getByRole('link', { name: /^0 tokens left/ }).waitFor();
    await comesTo(() => page.getByRole('article').count(), 0);
  });
});
