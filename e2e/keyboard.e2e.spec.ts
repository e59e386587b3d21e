import type { Page } from 'playwright-core';
import { describeInBrowser } from './support/browser';
import { comesTo } from './support/comes-to';
import { newMember } from './support/member';
import { beginVisit, type Visit } from './support/visit';

jest.setTimeout(120_000);

const MOST_PRESSES = 60;

/** From the dock back to the year's calendar. */
const STOPS = 7;

describeInBrowser('a first visit by keyboard alone', () => {
  const member = newMember();
  let visit: Visit;
  let page: Page;
  const pressed = (key: string) => page.keyboard.press(key);
  const typed = (text: string) => page.keyboard.type(text);

  beforeAll(async () => {
    visit = await beginVisit();
    page = await visit.page({ reducedMotion: 'reduce' });
    await page.goto('/');
  });
  afterAll(() => visit.end());

  it('goes from the landing page to registration', async () => {
    await tabTo(page, 'Begin Your Journey');
    await pressed('Enter');
    await page.waitForURL('**/register');
  });

  it('registers, field by field in the order they are read', async () => {
    await page.getByLabel('Full name').waitFor();
    await tabTo(page, 'Full name');
    await typed(member.fullName);
    for (const text of [member.email, member.password, member.password]) {
      await pressed('Tab');
      await typed(text);
    }
    await pressed('Enter');
    await page.getByText(`Welcome, ${member.fullName}`).waitFor();
  });

  it('chooses a format and asks; Shift+Enter adds a line, Enter sends', async () => {
    await tabTo(page, 'Biblical Study');
    await pressed('Space');
    await tabTo(page, 'Your question');
    await typed('Psalm 46');
    await pressed('Shift+Enter');
    await typed('Be still');
    await pressed('Enter');
    await page.getByRole('article', { name: /^Emit, \d/ }).waitFor();
    const question = page.getByRole('article', { name: /^You,/ });
    await comesTo(() => question.innerText(), expect.stringContaining('Psalm 46\nBe still'));
  });

  it('has the focus back in the box after the reply', async () => {
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Your question');
  });

  it('renames the conversation', async () => {
    await tabTo(page, /^Rename Psalm 46/);
    await pressed('Enter');
    await typed('Be still');
    await pressed('Enter');
    await page.getByRole('button', { name: /^Be still/ }).waitFor();
  });

  it('logs a practice', async () => {
    await tabTo(page, 'Log Practice');
    await pressed('Enter');
    await tabTo(page, 'Practice name');
    await typed('Evening prayer');
    await tabTo(page, 'More: Quality out of 10');
    await pressed('Space');
    await tabTo(page, 'Log Practice');
    await pressed('Enter');
    await page.getByText('Practice logged successfully!').waitFor();
    // It was disabled meanwhile, and had lost the focus.
    await comesTo(() => focusedName(page), 'Log Practice');
  });

  it('opens a practice in Progress, and has the focus back on it after Escape', async () => {
    await tabTo(page, 'Progress');
    await pressed('Enter');
    await page.getByRole('button', { name: /^Bible Study ?Evening prayer/ }).waitFor();
    await tabTo(page, /^Bible Study ?Evening prayer/);
    await pressed('Enter');
    await trapsFocus(page, 'Evening prayer');
    await leavesByEscape(page, 'Evening prayer');
    await comesTo(() => focusedName(page), expect.stringMatching(/^Bible Study ?Evening prayer/));
  });

  it('stops at nothing without a name in Analytics', async () => {
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Analytics', exact: true })
      .focus();
    await page.keyboard.press('Enter');
    await page.getByRole('img', { name: /^Minutes per MindStream/ }).waitFor();
    const names: string[] = [];
    for (let stops = 0; stops < STOPS; stops++) {
      await page.keyboard.press('Shift+Tab');
      names.push((await focusedControl(page)).name);
    }
    expect(names).toContain('A year of days');
    expect(names.filter((name) => name === '')).toEqual([]);
  });

  it.each(['Bible Reference', 'User Guide', 'Change Password'])(
    'opens %s from the menu; it holds the focus, and Escape gives it back to the menu',
    async (name) => {
      await chooseInMenu(page, name);
      await trapsFocus(page, name);
      await leavesByEscape(page, name);
      await comesTo(() => focusedName(page), 'Menu');
    },
  );

  it('goes to another page, and reads on from its beginning', async () => {
    await chooseInMenu(page, 'Your Account');
    await page.getByRole('heading', { name: 'Your account' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'MAIN');
  });

  it('shares, and leaves the modal by Escape', async () => {
    await tabTo(page, 'Chat');
    await pressed('Enter');
    await page.getByRole('button', { name: 'Share This Insight', exact: true }).waitFor();
    await tabTo(page, 'Share This Insight');
    await pressed('Enter');
    await trapsFocus(page, 'Share This Insight');
    await leavesByEscape(page, 'Share This Insight');
  });

  it('logs out', async () => {
    await chooseInMenu(page, 'Logout');
    await page.waitForURL('**/login');
  });
});

/** What the focused control is called, its label or its text, and whether the focus on it is seen. */
function focusedControl(page: Page): Promise<{ name: string; seen: boolean }> {
  // Looked at in one go: the page may change between two looks.
  return page.evaluate(() => {
    const draws = (element: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    };
    const at = document.activeElement;
    if (!at || at === document.body) return { name: '', seen: false };
    const label = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : undefined;
    const name = at.getAttribute('aria-label') ?? label ?? at.textContent;
    // On the control or on what draws it: a label around a hidden radio, the box around a text.
    const around = [at, at.parentElement, at.closest('label')];
    const seen = around.some((element) => element && draws(element));
    return { name: name.replace(/\s+/g, ' ').trim(), seen };
  });
}

async function focusedName(page: Page): Promise<string> {
  return (await focusedControl(page)).name;
}

/** Tab by tab to the control of that name; on each stop the focus must be seen. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const stops: string[] = [];
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    await page.keyboard.press('Tab');
    const { name: here, seen } = await focusedControl(page);
    if (here !== '') expect({ here, seen }).toEqual({ here, seen: true });
    if (typeof name === 'string' ? here === name : name.test(here)) return;
    stops.push(here);
  }
  throw new Error(`${String(name)} was not reached; the stops were ${stops.join(' · ')}`);
}

async function chooseInMenu(page: Page, name: string): Promise<void> {
  if ((await focusedName(page)) !== 'Menu') await tabTo(page, 'Menu');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.matches('[role="menuitem"]'));
  for (;;) {
    const item = await focusedName(page);
    if (item === name) break;
    if (item === 'Logout') throw new Error(`The menu has no ${name}`);
    await page.keyboard.press('ArrowDown');
    // The menu moves the focus a moment after the key.
    await page.waitForFunction((left) => document.activeElement?.textContent.trim() !== left, item);
  }
  await page.keyboard.press('Enter');
}

/** However often Tab is pressed, the focus stays in the dialog. */
async function trapsFocus(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  await dialog.waitFor();
  for (const key of [...Array<string>(12).fill('Tab'), ...Array<string>(3).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
}

async function leavesByEscape(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name }).waitFor({ state: 'detached' });
  // A moment later the focus is where it was: until then, a key would go nowhere.
  await page.waitForFunction(() => document.activeElement !== document.body);
}
