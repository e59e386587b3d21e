import type { Page } from 'playwright-core';
import { ApiMember } from './support/api-member';
import { describeInBrowser } from './support/browser';
import { comesTo } from './support/comes-to';
import { longTalk } from './support/long-talk';
import { beginVisit, type Visit } from './support/visit';

jest.setTimeout(120_000);

const MESSAGES = 60;
/** A4 at 96 dpi, in pixels. */
const PAPER = { width: 794, height: 1123 };

describeInBrowser('on paper', () => {
  let visit: Visit;
  let page: Page;

  beforeAll(async () => {
    visit = await beginVisit();
    const member = await ApiMember.register(visit.server.url);
    await member.keepConversation('A long walk', longTalk(MESSAGES));
    await member.logPractice();
    page = await visit.page({ ...member.signedIn(), viewport: PAPER, colorScheme: 'dark' });
  });
  afterAll(() => visit.end());

  it('a conversation is whole, without what can only be pressed', async () => {
    await page.goto('/app');
    await page.getByText(`Answer ${MESSAGES / 2}.`).waitFor();
    await copy().last().waitFor();
    await page.emulateMedia({ media: 'print' });
    await page.getByText('Question 1?', { exact: true }).waitFor();
    await comesTo(() => page.getByRole('article').count(), MESSAGES);
    await comesTo(() => copy().count(), 0);
    await comesTo(() => page.getByRole('navigation', { name: 'Main' }).count(), 0);
    await comesTo(hidden, [0]);
    await page.emulateMedia({ media: 'screen' });
    await page.waitForFunction(
      (all) => document.querySelectorAll('[role=log] article').length < all,
      MESSAGES,
    );
  });

  it('a page goes on to its end, dark on light', async () => {
    await page.goto('/app?tab=analytics');
    await page.getByText('1 day with a practice in the last year').waitFor();
    await page.emulateMedia({ media: 'print' });
    await comesTo(hidden, [0]);
    await comesTo(() => page.evaluate(() => getComputedStyle(document.body).color), 'rgb(35, 32, 27)');
    await page.emulateMedia({ media: 'screen' });
  });

  it('an open dialog stands alone', async () => {
    await page.goto('/app');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('menuitem', { name: 'User Guide' }).click();
    await page.getByRole('heading', { name: 'Tips' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    await comesTo(() => page.getByRole('main', { includeHidden: true }).isVisible(), false);
    await comesTo(hidden, [0]);
  });

  const copy = () => page.getByRole('button', { name: 'Copy', exact: true });

  /** The pixels that scrolling would show, and paper would not, as the boxes differ in them: 0 alone where none hides any. */
  function hidden(): Promise<number[]> {
    return page.evaluate(() => {
      const boxes = [...document.querySelectorAll('.page, .messages, .dialog__body, .calendar')];
      return [
        ...new Set(
          boxes.map((box) => box.scrollHeight - box.clientHeight + box.scrollWidth - box.clientWidth),
        ),
      ];
    });
  }
});
