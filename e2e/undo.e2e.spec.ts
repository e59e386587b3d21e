import type { BrowserContext, Page } from 'playwright-core';
import { ApiMember } from './support/api-member';
import { describeInBrowser } from './support/browser';
import { comesTo } from './support/comes-to';
import {
  boxOf,
  cross,
  heading,
  keepTalks,
  LIMIT,
  openTalks,
  placeOf,
  rows,
  sidebarOf,
  TITLES,
  undo,
} from './support/deleting';
import { chooseInMenu, openTab } from './support/member';
import { beginTalkingVisit, type TalkingVisit } from './support/talking-visit';
import { DESKTOP, type Visit } from './support/visit';

jest.setTimeout(120_000);

describeInBrowser('deleting a conversation', () => {
  let visit: TalkingVisit;
  let member: ApiMember;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    visit = await beginTalkingVisit();
  });
  afterAll(() => visit.end());
  beforeEach(() => begin({ viewport: DESKTOP }));
  afterEach(() => context.close());

  /** Four conversations, the last of them open; the page's clock is the test's. */
  async function begin(options: Parameters<Visit['context']>[0]): Promise<void> {
    member = await ApiMember.register(visit.server.url);
    await keepTalks(member);
    context = await visit.context({ ...member.signedIn(), ...options });
    page = await openTalks(context);
  }
  const titlesOnServer = async () => (await member.conversations()).map(({ title }) => title);
  const told = (on = page) =>
    on.waitForResponse((answer) => answer.request().method() === 'DELETE' && answer.ok());

  it('takes one row by three clicks in a row, and none of those that slide there', async () => {
    await sidebarOf(page).getByText('Third').hover();
    const place = await placeOf(page, 'Third');
    for (let count = 1; count <= 3; count += 1) {
      await page.mouse.down({ clickCount: count });
      await page.mouse.up({ clickCount: count });
    }
    await comesTo(() => rows(page), ['Fourth', 'Second', 'First']);
    // As separate clicks of a slow hand, too.
    await page.clock.runFor(900);
    await page.mouse.click(place.x, place.y);
    await comesTo(() => rows(page), ['Fourth', 'Second', 'First']);
    await heading(page, 'Fourth').waitFor();
    await page.clock.runFor(1_100);
    await page.mouse.click(place.x, place.y);
    await comesTo(() => rows(page), ['Fourth', 'First']);
  });

  it('takes one row by a key that is held, and opens none', async () => {
    await sidebarOf(page).getByText('Third').hover();
    await cross(page, 'Third').focus();
    for (let repeats = 0; repeats < 4; repeats += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await comesTo(() => rows(page), ['Fourth', 'Second', 'First']);
    await heading(page, 'Fourth').waitFor();
    await comesTo(() => focused(page), expect.stringMatching(/^Second/));
    // Past the row's menu and its renaming.
    for (let tabs = 0; tabs < 3; tabs += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await comesTo(() => rows(page), ['Fourth', 'First']);
  });

  it('can be undone: row, place, messages, draft and the open conversation are as they were', async () => {
    await boxOf(page).fill('And what then?');
    await cross(page, 'Fourth').click();
    await heading(page, 'Third').waitFor();
    await comesTo(() => boxOf(page).inputValue(), '');
    const bar = page.getByRole('status').filter({ hasText: 'Conversation deleted.' });
    await comesTo(() => bar.innerText(), expect.stringMatching(/^Conversation deleted\.\s+Undo$/));
    await comesTo(() => bar.getAttribute('role'), 'status');
    await page.clock.runFor(LIMIT - 500);
    await undo(page).click();
    await heading(page, 'Fourth').waitFor();
    await comesTo(() => rows(page), TITLES);
    await page.getByRole('article').filter({ hasText: 'Said of Fourth' }).waitFor();
    await comesTo(() => boxOf(page).inputValue(), 'And what then?');
    await page.clock.runFor(LIMIT * 4);
    await comesTo(() => titlesOnServer(), TITLES);
    await page.reload();
    await page.waitForFunction(() => document.querySelector('textarea')?.value === 'And what then?');
  });

  it('reaches the server after eight seconds, each by its own time, and stays after a reload', async () => {
    await cross(page, 'Third').click();
    await page.clock.runFor(LIMIT / 2);
    await cross(page, 'First').click();
    await comesTo(() => undo(page).count(), 2);
    await comesTo(() => titlesOnServer(), TITLES);
    const first = told();
    await page.clock.runFor(LIMIT / 2);
    await first;
    await comesTo(() => titlesOnServer(), ['Fourth', 'Second', 'First']);
    await undo(page).click();
    await page.clock.runFor(LIMIT * 2);
    await comesTo(() => rows(page), ['Fourth', 'Second', 'First']);
    await page.reload();
    await heading(page, 'Fourth').waitFor();
    await comesTo(() => rows(page), ['Fourth', 'Second', 'First']);
  });

  it('is brought back by Ctrl+Z, and the bar is there on the other tabs', async () => {
    await cross(page, 'Second').click();
    await openTab(page, 'Log Practice');
    await undo(page).waitFor();
    await page.keyboard.press('Control+z');
    await undo(page).waitFor({ state: 'detached' });
    await openTab(page, 'Chat');
    await heading(page, 'Fourth').waitFor();
    await comesTo(() => rows(page), TITLES);
  });

  it.each([
    ['closed', (left: Page) => left.close({ runBeforeUnload: false })],
    ['loaded anew', (left: Page) => left.reload().then(() => undefined)],
    ['left for another', (left: Page) => left.goto('/platform').then(() => undefined)],
  ])('is done at once when the page is %s', async (_how, leave) => {
    await cross(page, 'Fourth').click();
    await leave(page);
    await until(async () => !(await titlesOnServer()).includes('Fourth'));
    const next = await context.newPage();
    await next.goto('/app');
    await heading(next, 'Third').waitFor();
    await comesTo(() => rows(next), ['Third', 'Second', 'First']);
  });

  it('is done before the session ends by a logout', async () => {
    await cross(page, 'Fourth').click();
    await chooseInMenu(page, 'Logout');
    await page.waitForURL('**/login');
    await until(async () => page.evaluate(() => localStorage.length === 0 || !localStorage.getItem('token')));
    const again = await ApiMember.logIn(visit.server.url, member.login);
    await until(async () => !(await again.conversations()).some(({ title }) => title === 'Fourth'));
  });

  it('is in step in two tabs: gone in both, and back in both', async () => {
    const other = await openTalks(context);
    await cross(page, 'Fourth').click();
    await heading(other, 'Third').waitFor();
    await comesTo(() => rows(other), ['Third', 'Second', 'First']);
    await comesTo(() => undo(other).count(), 0);
    await undo(page).click();
    await other.getByRole('button', { name: /^Fourth/ }).waitFor();
    await cross(page, 'Second').click();
    await until(async () => (await rows(other)).length === 3);
    const gone = told();
    await page.clock.runFor(LIMIT);
    await gone;
    await other.clock.runFor(LIMIT * 3);
    await comesTo(() => rows(other), ['Fourth', 'Third', 'First']);
    await other.reload();
    await heading(other, 'Third').waitFor();
    await comesTo(() => rows(other), ['Fourth', 'Third', 'First']);
  });

  it('is there as it was when the browser dies meanwhile, which tells the server nothing', async () => {
    await cross(page, 'Fourth').click();
    await page.waitForFunction(() => localStorage.getItem('emitRemovals') !== null);
    const kept = await context.storageState();
    await crash(page);
    const next = await visit.context({ storageState: kept });
    await context.close();
    context = next;
    page = await context.newPage();
    await page.clock.install({ time: Date.now() + LIMIT * 2 });
    await page.goto('/app');
    await heading(page, 'Fourth').waitFor();
    await comesTo(() => rows(page), TITLES);
    await comesTo(() => titlesOnServer(), TITLES);
  });
});

/** Its process ends at once: the page can do nothing more, as when a phone's battery is empty. */
async function crash(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // It is never answered: who would have answered is gone.
  devtools.send('Page.crash').catch(() => undefined);
  await crashed;
}

function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent ?? '');
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise(setImmediate);
}
