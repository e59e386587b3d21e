import type { Locator, Page } from 'playwright-core';
import type { ApiMember } from './support/api-member';
import { findings } from './support/axe';
import { describeInBrowser } from './support/browser';
import { comesTo } from './support/comes-to';
import { chooseInMenu } from './support/member';
import { beginAsMember, ON_PHONE, WITH_WORKER, type Visit } from './support/visit';

jest.setTimeout(120_000);

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const verse = (page: Page, number: number) => page.locator(`[data-verse="${number}"]`);

describeInBrowser('the reader as a page', () => {
  let visit: Visit;
  let member: ApiMember;
  let page: Page;

  beforeAll(async () => {
    ({ visit, member, page } = await beginAsMember('/app'));
  });
  afterAll(() => visit.end());

  it('opens from the menu at the first chapter of John, and turns the page by keyboard', async () => {
    await chooseInMenu(page, 'Read the Bible');
    await page.waitForURL('**/app/read/john/1');
    await page.getByText('In the beginning was the Word').waitFor();
    await page.getByRole('link', { name: 'Next chapter: John 2' }).press('Enter');
    await title(page, 'John 2').waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === 'John 2');
    await page.goBack();
    await title(page, 'John 1').waitFor();
    await page.getByRole('link', { name: 'Previous chapter: Luke 24' }).waitFor();
  });

  it('goes to any book and chapter', async () => {
    await page.getByRole('combobox', { name: 'Book', exact: true }).selectOption('Psalms');
    await page.waitForURL('**/app/read/psalms/1');
    await page.getByRole('combobox', { name: 'Chapter', exact: true }).selectOption('119');
    await title(page, 'Psalm 119').waitFor();
    await comesTo(() => page.title(), expect.stringContaining('Psalm 119'));
    await verse(page, 176).waitFor();
  });

  it('remembers how far one has read', async () => {
    await verse(page, 105).evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await page.waitForFunction(() => /"verse":10[45]/.test(localStorage.getItem('emitReading') ?? ''));
    await page.goto('/app/read');
    await page.waitForURL('**/app/read/psalms/119');
    await verse(page, 105).waitFor();
    const top = async (of: Locator) => (await of.boundingBox())?.y ?? NaN;
    const isAtTop = async () =>
      Math.abs((await top(verse(page, 105))) - (await top(page.locator('.page')))) < 60;
    await comesTo(isAtTop, true);
  });

  it('opens at a verse with its surroundings, also for who signs in on the way', async () => {
    await page.goto('/app/read/john/3#16-17');
    await verse(page, 16).waitFor();
    const wanted = () =>
      page
        .locator('[data-wanted]')
        .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['verse']));
    await comesTo(wanted, ['16', '17']);
    await comesTo(() => verse(page, 16).isVisible(), true);
    const stranger = await visit.page();
    await stranger.goto('/app/read/john/3#16');
    await stranger.getByLabel('Email').fill(member.login.email);
    await stranger.getByLabel('Password', { exact: true }).fill(member.login.password);
    await stranger.getByRole('button', { name: 'Sign in', exact: true }).click();
    await stranger.waitForURL('**/app/read/john/3#16');
    await stranger.locator('[data-wanted][data-verse="16"]').waitFor();
    await stranger.context().close();
  });

  it('searches in the Bible Reference, from which any chapter becomes the page', async () => {
    await page.getByRole('button', { name: 'Search the Bible', exact: true }).click();
    const reader = page.getByRole('dialog', { name: 'Bible Reference' });
    await reader.getByRole('heading', { name: 'John 3' }).waitFor();
    await reader.getByRole('searchbox').fill('Ruth 1:16');
    await reader.getByRole('searchbox').press('Enter');
    await reader.getByRole('heading', { name: 'Ruth 1' }).waitFor();
    await reader.getByRole('link', { name: 'Open as a page' }).click();
    await reader.waitFor({ state: 'detached' });
    await page.waitForURL('**/app/read/ruth/1#16');
    await title(page, 'Ruth 1').waitFor();
    await page.goBack();
    await title(page, 'John 3').waitFor();
  });

  it('says so where there is no such chapter', async () => {
    await page.goto('/app/read/hezekiah/1');
    await title(page, 'There is no such chapter').waitFor();
  });

  it('is clean for axe on a phone, in both themes', async () => {
    const phone = await visit.page({ ...member.signedIn(), ...ON_PHONE });
    for (const colorScheme of ['light', 'dark'] as const) {
      await phone.emulateMedia({ colorScheme });
      await phone.goto('/app/read/john/3#16');
      await verse(phone, 16).waitFor();
      expect(await findings(phone)).toEqual([]);
      const width = await phone.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
    }
    await phone.context().close();
  });

  it('opens without a connection', async () => {
    const context = await visit.context({ ...member.signedIn(), ...WITH_WORKER });
    const kept = await context.newPage();
    await kept.goto('/app/read/john/3');
    // Asked here, not in waitForFunction: there a promise is true before it is kept.
    const isKept = () =>
      kept.evaluate(async () => {
        const caught = await Promise.all(
          (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
        );
        const has = (part: string) => caught.flat().some(({ url }) => url.includes(part));
        return (
          navigator.serviceWorker.controller !== null && has('/assets/user-guide-') && has('/bible/kjv-1')
        );
      });
    await comesTo(isKept, true);
    await context.setOffline(true);
    await kept.goto('/app/read/jonah/2');
    await kept.getByText('out of the belly of hell cried I').waitFor();
    await context.close();
  });
});
