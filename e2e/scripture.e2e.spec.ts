import type { Page } from 'playwright-core';
import { describeInBrowser } from './support/browser';
import { comesTo } from './support/comes-to';
import { ask, chooseInMenu, register } from './support/member';
import { beginVisit, DESKTOP, type Visit } from './support/visit';

jest.setTimeout(120_000);

describeInBrowser('Scripture in the app', () => {
  let visit: Visit;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    visit = await beginVisit();
    page = await visit.page({
      viewport: DESKTOP,
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await register(page, visit.server.url);
  });
  afterAll(() => visit.end());

  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());

  it('shows every quotation of the reply as exact', async () => {
    await ask(page, 'What does Psalm 23 say about fear and comfort?');
    const report = page.getByRole('group', { name: 'Scripture in this reply' });
    await comesTo(
      () => report.innerText(),
      expect.stringMatching(/Scripture in this reply: \d+ checked, all (?:exact|word for word)\./),
    );
    await page
      .getByRole('button', { name: /: Exact$/ })
      .nth(2)
      .waitFor();
  });

  it('opens the passage of a chip beside the talk, and gives the focus back', async () => {
    const chip = page.getByRole('button', { name: /^Psalm 23\s*: Exact$/ }).first();
    await chip.click();
    const panel = page.getByRole('complementary', { name: 'Psalm 23' });
    await panel.getByText('He maketh me to lie down in green pastures').waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await comesTo(() => chip.evaluate((element) => element === document.activeElement), true);
  });

  it('keeps what the check found when the page is loaded anew', async () => {
    await page.reload();
    await page.getByRole('group', { name: 'Scripture in this reply' }).waitFor();
    await page
      .getByRole('button', { name: /^Psalm 23\s*: Exact$/ })
      .first()
      .waitFor();
  });

  it('finds a verse by its words in the reader, and copies it with its reference', async () => {
    await chooseInMenu(page, 'Bible Reference');
    const reader = page.getByRole('dialog', { name: 'Bible Reference' });
    await reader.getByRole('searchbox').fill('giveth his life for the sheep');
    await reader.getByRole('button', { name: /^John 10:11\s*:/ }).click();
    await reader.getByRole('heading', { name: 'John 10' }).waitFor();
    await reader.getByRole('button', { name: 'Verse 11', exact: true }).click();
    await reader.getByRole('button', { name: 'Copy the verse' }).click();
    await reader.getByRole('button', { name: 'Copied with its reference' }).waitFor();
    await comesTo(
      clipboard,
      '“I am the good shepherd: the good shepherd giveth his life for the sheep.”\n— John 10:11 (KJV)',
    );
  });

  it('turns the page, by keyboard too', async () => {
    const reader = page.getByRole('dialog', { name: 'Bible Reference' });
    await reader.getByRole('button', { name: 'Next chapter: John 11' }).press('Enter');
    await reader.getByText('Jesus wept.').waitFor();
    await page.keyboard.press('Escape');
    await reader.waitFor({ state: 'detached' });
  });

  it('said nothing to the console', () => {
    expect(complaints).toEqual([]);
  });
});
