import type { Page } from 'playwright-core';
import { ApiMember } from './support/api-member';
import { describeInBrowser } from './support/browser';
import { comesTo } from './support/comes-to';
import { longTalk } from './support/long-talk';
import { ask, chooseInMenu } from './support/member';
import { MEMBERS_PAGES, PUBLIC_PAGES } from './support/pages';
import { pushedOut } from './support/pushed-out';
import { beginVisit, type Visit } from './support/visit';

jest.setTimeout(120_000);

/** Of a reply, in pixels: nearly four. */
const A_FEW_LINES = 108;

type Size = [width: number, height: number];
const AT_400_PERCENT: Size = [320, 256];
/** Zoomed pages (1280 × 1024 and 1440 × 900 at 400 %), phones on their side, the smallest phone, a low window. */
const SIZES: Size[] = [
  AT_400_PERCENT,
  [360, 225],
  [568, 320],
  [667, 375],
  [844, 390],
  [1024, 300],
  [320, 568],
];

interface Box {
  readonly name: string;
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** The parts of the shell, where they are now. */
function parts(page: Page): Promise<Box[]> {
  return page.evaluate(() =>
    ['.shell__header', '.tabs', '.chat__bar', '.messages', '.composer', '.page', '.dock'].flatMap((name) => {
      const element = document.querySelector(name);
      if (!element) return [];
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return [{ name, top, bottom, left, right }];
    }),
  );
}

/** Pairs of parts of which one lies on the other. */
function overlaps(boxes: readonly Box[]): string[] {
  const lieOnEachOther = (a: Box, b: Box) =>
    a.top < b.bottom - 1 && b.top < a.bottom - 1 && a.left < b.right - 1 && b.left < a.right - 1;
  return boxes.flatMap((a, at) =>
    boxes.slice(at + 1).flatMap((b) => (lieOnEachOther(a, b) ? [`${a.name} and ${b.name}`] : [])),
  );
}

const heightOf = (boxes: readonly Box[], name: string) => {
  const box = boxes.find((one) => one.name === name);
  return box ? box.bottom - box.top : 0;
};

/** Whether a finger or a mouse in the middle of an element meets it. */
function isInReach(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((of) => {
    const element = document.querySelector(of);
    if (!element) return false;
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isInside = top >= -1 && bottom <= window.innerHeight + 1 && left >= 0 && right <= window.innerWidth;
    return isInside && (met === element || element.contains(met));
  }, selector);
}

describeInBrowser('on a low screen', () => {
  let visit: Visit;
  let page: Page;
  beforeAll(async () => {
    visit = await beginVisit();
    const member = await ApiMember.register(visit.server.url);
    await member.logPractice();
    await member.keepConversation('The LORD is my shepherd', longTalk(6));
    page = await visit.page({ ...member.signedIn(), hasTouch: true, reducedMotion: 'reduce' });
  });
  afterAll(() => visit.end());

  const open = async (path: string, [width, height]: Size) => {
    // Away first: what the page before does when it is resized must not run into the next one.
    await page.goto('about:blank');
    await page.setViewportSize({ width, height });
    await page.goto(path);
  };

  describe.each(SIZES)('of %d × %d', (...size) => {
    it.each(['/app', '/emit-minimal', '/emit?tab=chat', '/dashboard'])(
      'a few lines of the talk can be read on %s, and the box below lies on nothing and under nothing',
      async (path) => {
        await open(path, size);
        await page.getByRole('article').first().waitFor();
        const boxes = await parts(page);
        expect(overlaps(boxes)).toEqual([]);
        expect(heightOf(boxes, '.messages')).toBeGreaterThanOrEqual(A_FEW_LINES);
        await page.getByRole('textbox', { name: 'Your question', exact: true }).scrollIntoViewIfNeeded();
        await comesTo(() => isInReach(page, '.composer__text'), true);
        await comesTo(() => pushedOut(page), []);
        const isTooHigh = () => document.documentElement.scrollHeight > window.innerHeight;
        await comesTo(() => page.evaluate(isTooHigh), false);
      },
    );
  });

  describe.each([AT_400_PERCENT, [844, 390] as Size])('of %d × %d', (...size) => {
    it('takes a question, and leads to the other tabs', async () => {
      await open('/app', size);
      await ask(page, `What is faith, ${size.join(' ')}?`);
      expect(heightOf(await parts(page), '.messages')).toBeGreaterThanOrEqual(A_FEW_LINES);
      const tabs = page.getByRole('navigation', { name: 'Main' });
      await tabs.getByRole('link', { name: 'Progress', exact: true }).click();
      await page.getByRole('heading', { name: 'Your Transformation Journey' }).waitFor();
    });

    it.each(['Bible Reference', 'User Guide', 'Change Password'])(
      '%s opens from the menu, inside the screen',
      async (name) => {
        await open('/app', size);
        await chooseInMenu(page, name);
        const dialog = page.getByRole('dialog', { name });
        await dialog.getByRole('button', { name: 'Close', exact: true }).waitFor();
        await comesTo(() => isInReach(page, '.dialog__head button'), true);
        await comesTo(
          async () => ((await page.locator('.dialog__body').boundingBox())?.height ?? 0) > 80,
          true,
        );
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
      },
    );

    it('has a menu whose last entry can be reached', async () => {
      await open('/app', size);
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Logout', exact: true }).waitFor();
      await page.keyboard.press('End');
      await page.waitForFunction(() => document.activeElement?.textContent?.includes('Logout'));
      await comesTo(() => isInReach(page, '.menu__item:last-child'), true);
      await page.keyboard.press('Escape');
    });

    it('shows the conversations, with the button for a new one', async () => {
      await open('/app', size);
      const begin = page.getByRole('button', { name: '+ New Conversation', exact: true });
      const show = page.getByRole('button', { name: 'Show conversations', exact: true });
      await begin.or(show).first().waitFor();
      if (await show.isVisible()) await show.click();
      await begin.waitFor();
      await comesTo(
        async () => ((await page.locator('.conversations').boundingBox())?.height ?? 0) > 60,
        true,
      );
    });
  });

  it('leaves the screen to the chapter until a verse is selected', async () => {
    await open('/app/read/john/3', AT_400_PERCENT);
    const verse = page.getByRole('button', { name: 'Verse 2', exact: true });
    await verse.waitFor();
    await verse.scrollIntoViewIfNeeded();
    const isBelow = () =>
      (document.querySelector('.copy-bar')?.getBoundingClientRect().top ?? 0) >= window.innerHeight;
    await comesTo(() => page.evaluate(isBelow), true);
    await verse.press('Enter');
    await page.locator('.copy-bar--chosen').waitFor();
    await comesTo(() => page.evaluate(isBelow), false);
  });

  it.each([...MEMBERS_PAGES, ...PUBLIC_PAGES])('at 400 %% nothing is cut off on %s', async (path) => {
    await open(path, AT_400_PERCENT);
    await page.getByRole('heading').first().waitFor();
    await page.locator('.skeletons, .loading').first().waitFor({ state: 'detached' });
    await comesTo(() => pushedOut(page), []);
    expect(overlaps(await parts(page))).toEqual([]);
  });
});
