import type { Locator, Page } from 'playwright-core';
import { ApiMember } from './support/api-member';
import { describeInBrowser } from './support/browser';
import { comesTo } from './support/comes-to';
import { ask } from './support/member';
import { MEMBERS_PAGES, PUBLIC_PAGES } from './support/pages';
import { beginVisit, ON_PHONE, PHONE, type Visit } from './support/visit';

jest.setTimeout(120_000);

const TARGET = 44;
const PAGES = [...MEMBERS_PAGES, ...PUBLIC_PAGES];

describeInBrowser('every page on a phone', () => {
  let visit: Visit;
  let page: Page;

  beforeAll(async () => {
    visit = await beginVisit();
    const member = await ApiMember.register(visit.server.url);
    await member.logPractice();
    page = await visit.page({ ...member.signedIn(), ...ON_PHONE });
    await page.goto('/app');
    await ask(page, 'Psalm 121');
  });
  afterAll(() => visit.end());

  it.each(PAGES)('needs no sideways scrolling on %s', async (path) => {
    await page.goto(path);
    await page.getByRole('heading').first().waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(PHONE.width);
  });

  it.each(PAGES)('has nothing to press that is smaller than a thumb on %s', async (path) => {
    await page.goto(path);
    await page.getByRole('heading').first().waitFor();
    await page.locator('.skeletons').first().waitFor({ state: 'detached' });
    await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)));
    await comesTo(() => smallTargets(page), []);
  });

  it('has references on neighbouring lines that each take what is pressed on them', async () => {
    const member = await ApiMember.register(visit.server.url);
    const content = 'Compare:\n\n- Psalm 23:1\n- Psalm 23:2\n- Psalm 23:3';
    const reply = { id: crypto.randomUUID(), role: 'assistant', content, timestamp: Date.now() } as const;
    await member.keepConversation('The shepherd', [reply]);
    const own = await visit.page({ ...member.signedIn(), ...ON_PHONE });
    await own.goto('/app');
    await own.getByRole('button', { name: 'Psalm 23:3' }).waitFor();
    await comesTo(() => smallTargets(own), []);
    for (const name of ['Psalm 23:1', 'Psalm 23:2', 'Psalm 23:3']) {
      const reference = own.getByRole('button', { name });
      const letters = await reference.locator('.reference__label').boundingBox();
      if (!letters) throw new Error('The reference is not drawn');
      for (const y of [letters.y + 1, letters.y + letters.height - 1])
        await comesTo(() => nameAt(own, letters.x + letters.width / 2, y), name);
    }
    await own.close();
  });

  it('chooses a verse wherever it is pressed, so that its number may be smaller', async () => {
    await page.goto('/app');
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await page.getByRole('menuitem', { name: 'Bible Reference' }).tap();
    await page.getByRole('button', { name: /^Psalms/ }).tap();
    await page.getByRole('button', { name: 'Psalms, chapter 23' }).tap();
    const numbers = page.getByRole('button', { name: /^Verse/ });
    await numbers.last().waitFor();
    expect((await smallTargets(page)).filter((small) => !small.startsWith('verse__number'))).toEqual([]);
    await comesTo(() => meetingRooms(numbers), []);
    await page.getByText('he leadeth me beside the still waters').tap();
    await page.getByText('Psalm 23:2', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Verse 6' }).tap();
    await page.getByText('Psalm 23:2, 6', { exact: true }).waitFor();
  });

  it('has nothing smaller in the drawer either', async () => {
    await page.goto('/app');
    await page.getByRole('button', { name: 'Show conversations', exact: true }).tap();
    await page.getByRole('dialog', { name: 'Conversations', exact: true }).waitFor();
    await comesTo(() => smallTargets(page), []);
  });
});
/**
 * Returns what is pressed and less than 44 px high or wide, with the room that is drawn around it for the thumb. Numbers of
 * verses may be smaller: the words are pressed as well.
 */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((target) => {
    const pressed = 'button, a[href], summary, select, [role=radio], [role=button]';
    return [
      ...document.querySelectorAll<HTMLElement>(`:is(${pressed}):not(.skip-link, .verse__number)`),
    ].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const around = getComputedStyle(element, '::after');
      const reach = (length: string) => (around.position === 'absolute' ? parseFloat(length) || 0 : 0);
      const [wide, high] = [Math.max(width, reach(around.width)), Math.max(height, reach(around.height))];
      if (width === 0 || (wide >= target && high >= target)) return [];
      return [`${element.className}: ${element.innerText || element.ariaLabel} ${wide} × ${high}`];
    });
  }, TARGET);
}

/** Neighbours that would take what is pressed on the other. */
function meetingRooms(buttons: Locator): Promise<string[]> {
  return buttons.evaluateAll((all) => {
    const rooms = all.map((element) => ({
      name: element.textContent,
      room: element.getBoundingClientRect(),
    }));
    return rooms.flatMap((one, at) =>
      rooms
        .slice(at + 1)
        .filter(({ room: { left, right } }) => one.room.left < right && left < one.room.right)
        .filter(({ room: { top, bottom } }) => one.room.top < bottom && top < one.room.bottom)
        .map((two) => `${one.name} meets ${two.name}`),
    );
  });
}

/** The button that a finger at this place presses. */
function nameAt(page: Page, x: number, y: number): Promise<string | undefined> {
  return page.evaluate(
    ([left, top]) =>
      document.elementFromPoint(left, top)?.closest<HTMLElement>('button, [role=button]')?.innerText.trim(),
    [x, y] as const,
  );
}
