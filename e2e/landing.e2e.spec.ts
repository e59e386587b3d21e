import type { Page } from 'playwright-core';
import { describeInBrowser } from './support/browser';
import { comesTo } from './support/comes-to';
import { beginVisit, ON_PHONE, type Visit } from './support/visit';

jest.setTimeout(60_000);

const FIRST_QUESTION = 'Am I talking with an AI?';

describeInBrowser('the landing page', () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await beginVisit();
  });
  afterAll(() => visit.end());

  /** Whether it has come, and its room on the page. */
  const shown = (page: Page) =>
    page.locator('.phone img:visible').evaluateAll((images) =>
      images.map((image) => {
        const { complete, naturalWidth, src } = image as HTMLImageElement;
        return { isThere: complete && naturalWidth > 0, look: /light|dark/.exec(src)?.[0] };
      }),
    );

  it.each(['light', 'dark'] as const)('shows the app in the %s look, and fetches no other', async (look) => {
    const page = await visit.page({ ...ON_PHONE, colorScheme: look });
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/pictures/')) fetched.push(request.url());
    });
    await page.goto('/');
    const phones = page.locator('.phone');
    await phones.first().waitFor();
    const rooms = () => phones.evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetHeight));
    const before = await rooms();
    await page.waitForLoadState('networkidle');
    expect(fetched).toEqual([]);
    for (const phone of await phones.all()) await phone.scrollIntoViewIfNeeded();
    await comesTo(() => shown(page), Array(3).fill({ isThere: true, look }));
    expect(await rooms()).toEqual(before);
    expect(before.every((height) => height > 200)).toBe(true);
    expect(new Set(fetched).size).toBe(3);
    expect(fetched.filter((url) => !url.includes(look))).toEqual([]);
    await page.context().close();
  });

  it('answers questions by keyboard, and also where no script comes', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await visit.page({ ...ON_PHONE, javaScriptEnabled });
      await page.goto('/');
      const answer = page.getByText('a program that finds passages in the Bible', { exact: false });
      await page.getByText(FIRST_QUESTION, { exact: true }).focus();
      await answer.waitFor({ state: 'hidden' });
      await page.keyboard.press('Enter');
      await answer.waitFor();
      await page.keyboard.press('Space');
      await answer.waitFor({ state: 'hidden' });
      await page.context().close();
    }
  });

  it('stays as it was drawn while its screen does not come, and its links lead on', async () => {
    const page = await visit.page(ON_PHONE);
    await page.route(/\/assets\/landing\.screen-/, (route) => route.abort());
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await page.getByRole('heading', { name: 'Transform Your Consciousness', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Begin Your Journey', exact: true }).first().click();
    await page.waitForURL('**/register');
    await page.getByRole('textbox', { name: 'Email', exact: true }).waitFor();
    await page.context().close();
  });
});
