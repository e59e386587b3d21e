import type { Page } from 'playwright-core';
import { ApiMember } from './support/api-member';
import { describeInBrowser } from './support/browser';
import { comesTo } from './support/comes-to';
import { longTalk } from './support/long-talk';
import { chooseInMenu } from './support/member';
import { MEMBERS_PAGES, PUBLIC_PAGES } from './support/pages';
import { pushedOut } from './support/pushed-out';
import { beginVisit, ON_PHONE, type Visit } from './support/visit';

jest.setTimeout(120_000);

/** Pixels that a reader chose in the browser in place of 16. */
const LARGE = 24;
const PAGES = [...MEMBERS_PAGES, ...PUBLIC_PAGES];

describeInBrowser('with larger type, on a phone', () => {
  let visit: Visit;
  let page: Page;

  beforeAll(async () => {
    visit = await beginVisit();
    const member = await ApiMember.register(visit.server.url);
    await member.logPractice();
    await member.keepConversation('The LORD is my shepherd', longTalk(2));
    page = await visit.page({ ...member.signedIn(), ...ON_PHONE });
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    await session.send('Page.setFontSizes', { fontSizes: { standard: LARGE, fixed: LARGE } });
  });
  afterAll(() => visit.end());

  it.each(PAGES)('follows what the reader chose on %s, and nothing is pushed out of sight', async (path) => {
    await page.goto(path);
    await page.getByRole('heading').first().waitFor();
    await page.locator('.skeletons, .loading').first().waitFor({ state: 'detached' });
    expect(await smallestLetters(page)).toBeGreaterThanOrEqual((LARGE * 11) / 16);
    await comesTo(() => pushedOut(page), []);
    await comesTo(() => cutPlaceholders(page), []);
  });

  it('shows what can be searched for in the Bible Reference', async () => {
    await page.goto('/app');
    await chooseInMenu(page, 'Bible Reference');
    await page.getByRole('searchbox').waitFor();
    await comesTo(() => cutPlaceholders(page), []);
  });

  it('has icons that grow with the words beside them', async () => {
    await page.goto('/app');
    const icon = page.getByRole('navigation', { name: 'Main' }).locator('svg').first();
    expect((await icon.boundingBox())?.width).toBeCloseTo((21 * LARGE) / 16);
  });

  it('shows the guide’s reply at 17 px of 16, in lines 28 px high', async () => {
    await page.goto('/app');
    const reply = page.locator('.prose:not(.prose--as-written)').first();
    const type = await reply.evaluate((text) => {
      const { fontSize, lineHeight } = getComputedStyle(text);
      return [fontSize, lineHeight];
    });
    expect(type).toEqual([`${(17 * LARGE) / 16}px`, `${(28 * LARGE) / 16}px`]);
  });
});

/** The smallest type on the page in pixels, that of drawings apart. */
function smallestLetters(page: Page): Promise<number> {
  return page.evaluate(() => {
    const withText = [...document.querySelectorAll<HTMLElement>('body :not(svg *, script, style)')].filter(
      (element) =>
        [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
    );
    return Math.min(...withText.map((element) => parseFloat(getComputedStyle(element).fontSize)));
  });
}

/** Placeholders that are wider than their box; those of a textarea may take several lines, but for the question's. */
function cutPlaceholders(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('No canvas to measure text with');
    return [...document.querySelectorAll<HTMLInputElement>('input[placeholder], .composer__text')]
      .filter((box) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(box);
        pen.font = font;
        const room = box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        return box.value === '' && pen.measureText(box.placeholder).width > room;
      })
      .map(({ placeholder }) => placeholder);
  });
}
