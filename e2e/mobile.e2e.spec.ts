import type { Locator, Page } from 'playwright-core';
import { ApiMember } from './support/api-member';
import { describeInBrowser } from './support/browser';
import { comesTo } from './support/comes-to';
import { ask, openTab } from './support/member';
import { beginVisit, ON_PHONE, PHONE, type Visit } from './support/visit';

jest.setTimeout(120_000);

const TARGET = 44;
/** What is left of a phone's screen above its keyboard. */
const WITH_KEYBOARD = { width: PHONE.width, height: 470 };
const ON_ITS_SIDE = { width: 740, height: 360 };
/** Three lines of a reply, in pixels. */
const THREE_LINES = 3 * 28;

describeInBrowser('on a phone', () => {
  let visit: Visit;
  let page: Page;
  const drawer = () => page.getByRole('dialog', { name: 'Conversations', exact: true });
  const heightOfLog = async () =>
    (await page.getByRole('log', { name: 'Conversation' }).boundingBox())?.height ?? 0;

  beforeAll(async () => {
    visit = await beginVisit();
    const member = await ApiMember.register(visit.server.url);
    await member.logPractice();
    page = await visit.page({ ...member.signedIn(), ...ON_PHONE });
    await page.goto('/app');
  });
  afterAll(() => visit.end());

  it('begins with the drawer closed, and opens a conversation from it', async () => {
    await ask(page, 'Psalm 121');
    await comesTo(() => drawer().count(), 0);
    await page.getByRole('button', { name: 'Show conversations', exact: true }).tap();
    await drawer().getByRole('button', { name: '+ New Conversation', exact: true }).tap();
    await drawer().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Scripture/ }).waitFor();
    await page.getByRole('button', { name: 'Show conversations', exact: true }).tap();
    await drawer()
      .getByRole('button', { name: /^Psalm 121/ })
      .tap();
    await drawer().waitFor({ state: 'detached' });
    await page.getByRole('article', { name: /^Emit, \d/ }).waitFor();
  });

  it('shows the beginning of a reply below the end of a long question', async () => {
    await page.getByRole('button', { name: 'Show conversations', exact: true }).tap();
    await drawer().getByRole('button', { name: '+ New Conversation', exact: true }).tap();
    await ask(page, `What do these days ask of me?${'\nAnd another day of it.'.repeat(40)}`);
    const log = page.getByRole('log', { name: 'Conversation' });
    const reply = page.getByRole('article', { name: /^Emit, \d/ }).last();
    // Polled: the list scrolls when its rows have been measured.
    await comesTo(async () => {
      const [list, row] = [await log.boundingBox(), await reply.boundingBox()];
      if (!list || !row) return 'not drawn';
      const share = (row.y - list.y) / list.height;
      return share > 0 && share < 0.75 ? 'in sight' : share;
    }, 'in sight');
  });

  it('opens the drawer by a right swipe of more than 50 px, not of 50', async () => {
    await swipe(page, 100, 150);
    await comesTo(() => drawer().count(), 0);
    await swipe(page, 100, 152);
    await drawer().waitFor();
    await swipe(page, 200, 148);
    await drawer().waitFor({ state: 'detached' });
  });

  it('scrolls instead when the finger goes more down than across', async () => {
    await swipe(page, 100, 200, { down: 150 });
    await comesTo(() => drawer().count(), 0);
  });

  it('scrolls the row of formats under the finger, and has the chosen one in sight', async () => {
    const format = page.getByRole('button', { name: 'MindStreams', exact: true });
    const row = page.getByRole('group', { name: 'Response Format' });
    const chip = (name: string) => page.getByRole('button', { name: `Response Format: ${name}` });
    await tapUntil(chip('General Guidance'), row);
    await tapUntil(format, chip('MindStreams'));
    await tapUntil(chip('MindStreams'), row);
    const box = await format.boundingBox();
    if (!box) throw new Error('The format is not drawn');
    expect(box.x + box.width).toBeLessThanOrEqual(PHONE.width);
    await swipe(page, 100, 250, { y: box.y + box.height / 2 });
    await comesTo(() => drawer().count(), 0);
  });

  it('has dock and controls large enough for a thumb, inside the screen', async () => {
    const links = await page.getByRole('navigation', { name: 'Main' }).getByRole('link').all();
    const boxes = await Promise.all(
      [...links, page.getByRole('button', { name: 'Menu', exact: true })].map((control) =>
        control.boundingBox(),
      ),
    );
    expect(boxes.map((box) => Math.min(box?.width ?? 0, box?.height ?? 0) >= TARGET)).toEqual(
      boxes.map(() => true),
    );
    for (const box of boxes)
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
  });

  it('keeps the box and the end of the conversation above the keyboard', async () => {
    await tapUntil(
      page.getByRole('textbox', { name: 'Your question', exact: true }),
      page.locator('textarea:focus'),
    );
    await page.setViewportSize(WITH_KEYBOARD);
    // Polled: the browser lays the page out anew some frames after the keyboard has come.
    await page.waitForFunction(() => {
      const box = document.activeElement?.getBoundingClientRect();
      return box && box.top > 0 && box.bottom <= (window.visualViewport?.height ?? 0);
    });
    await comesTo(async () => (await heightOfLog()) > TARGET, true);
    await page.setViewportSize(PHONE);
    await page.waitForFunction((whole) => window.innerHeight === whole, PHONE.height);
  });

  it('leaves room to read when it is turned on its side', async () => {
    await page.setViewportSize(ON_ITS_SIDE);
    await page.waitForFunction((whole) => window.innerHeight === whole, ON_ITS_SIDE.height);
    await comesTo(async () => (await heightOfLog()) > THREE_LINES, true);
    await page.setViewportSize(PHONE);
    await page.waitForFunction((whole) => window.innerHeight === whole, PHONE.height);
  });

  it('opens modals inside the screen, which close by a tap beside them', async () => {
    await openTab(page, 'Progress');
    await page.getByRole('button', { name: /^Bible Study Morning psalm/ }).tap();
    const modal = page.getByRole('dialog', { name: 'Morning psalm' });
    const box = await modal.boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? Infinity) <= PHONE.width).toBe(true);
    await page.touchscreen.tap(PHONE.width / 2, 20);
    await modal.waitFor({ state: 'detached' });
  });

  it("leads to the form above, which 'Use This' filled in", async () => {
    const member = await ApiMember.register(visit.server.url);
    const question = { id: crypto.randomUUID(), role: 'user', content: 'Why seventy times seven?' } as const;
    await member.keepConversation('On forgiving', [{ ...question, timestamp: Date.now() }]);
    const own = await visit.page({ ...member.signedIn(), ...ON_PHONE });
    await own.goto('/app?tab=practice');
    await own.getByRole('button', { name: /On forgiving.*Use This/ }).tap();
    await own.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Log Practice');
    await comesTo(() => own.getByLabel('Practice name').inputValue(), 'On forgiving');
    const form = own.getByRole('form', { name: 'Log Practice' });
    await comesTo(async () => ((await form.boundingBox())?.y ?? 0) > 0, true);
    await own.close();
  });

  it('shows the tab one is on, where the row of tabs is wider than the screen', async () => {
    await page.goto('/dashboard?tab=account');
    const tab = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Account', exact: true });
    await comesTo(async () => {
      const box = await tab.boundingBox();
      return box !== null && box.x + box.width <= PHONE.width;
    }, true);
  });
});

/** A finger across the screen, from one x to another at a height of `y`, and `down` pixels further. */
async function swipe(page: Page, from: number, to: number, { down = 0, y = 300 } = {}): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x: from, y }]);
  await touch('touchMove', [{ x: (from + to) / 2, y: y + down / 2 }]);
  await touch('touchMove', [{ x: to, y: y + down }]);
  await touch('touchEnd', []);
  await session.detach();
}

/** Again where it must be: a tap while the conversation still rolls after a swipe only stops it. */
async function tapUntil(target: Locator, done: Locator): Promise<void> {
  for (let taps = 0; taps < 5; taps++) {
    await target.tap();
    if (await done.waitFor({ timeout: 1_000 }).then(yes, no)) return;
  }
  throw new Error('A tap does nothing');
}

const yes = () => true;
const no = () => false;
