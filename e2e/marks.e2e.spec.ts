import type { Page } from 'playwright-core';
import type { ApiMember } from './support/api-member';
import { findings } from './support/axe';
import { describeInBrowser } from './support/browser';
import { comesTo } from './support/comes-to';
import { beginAsMember, ON_PHONE, type Visit } from './support/visit';

jest.setTimeout(120_000);

const number = (page: Page, verse: number) =>
  page.getByRole('button', { name: `Verse ${verse}`, exact: true });
const marked = (page: Page, verse: number, colour: string) =>
  page.getByRole('button', { name: `Verse ${verse}, highlighted in ${colour}`, exact: true });
const noteOf = (page: Page, reference: string) => page.getByRole('dialog', { name: `Note on ${reference}` });

/** What has the focus, and whether its middle is in sight. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { left, top, width, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return { name: element.getAttribute('aria-label') ?? '', isSeen: element.contains(seen) };
  });

/** How much waits in the browser to be sent. */
const waiting = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('emitOutbox.')).length);

describeInBrowser('highlights and notes', () => {
  let visit: Visit;
  let member: ApiMember;
  let page: Page;

  beforeAll(async () => {
    ({ visit, member, page } = await beginAsMember('/app/read/john/3'));
  });
  afterAll(() => visit.end());

  it('marks verses by keyboard, and keeps it', async () => {
    for (const verse of [16, 17]) await number(page, verse).press('Enter');
    await page.getByRole('button', { name: 'Gold', exact: true }).press('Enter');
    await marked(page, 17, 'Gold').waitFor();
    await marked(page, 17, 'Gold').press('Enter');
    await page.getByRole('button', { name: 'Sky', exact: true }).press('Enter');
    await marked(page, 17, 'Sky').waitFor();
    await page.reload();
    await marked(page, 16, 'Gold').waitFor();
    await marked(page, 17, 'Sky').waitFor();
  });

  it('has each verse that is reached by Tab above the bar, also while one is chosen', async () => {
    await number(page, 1).press('Enter');
    const covered: string[] = [];
    for (let verse = 2; verse <= 21; verse += 1) {
      await page.keyboard.press('Tab');
      const { name, isSeen } = await focused(page);
      if (!isSeen) covered.push(name);
    }
    expect((await focused(page)).name).toBe('Verse 21');
    expect(covered).toEqual([]);
    await page.getByRole('button', { name: 'Clear', exact: true }).press('Enter');
  });

  it('shows them in the Bible Reference too', async () => {
    await page.getByRole('button', { name: 'Search the Bible', exact: true }).click();
    const reader = page.getByRole('dialog', { name: 'Bible Reference' });
    await reader.getByRole('button', { name: 'Verse 16, highlighted in Gold', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await reader.waitFor({ state: 'detached' });
  });

  it('takes a highlight off, and brings it back', async () => {
    await marked(page, 16, 'Gold').click();
    await page.getByRole('button', { name: 'Remove highlight', exact: true }).click();
    await number(page, 16).waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await marked(page, 16, 'Gold').waitFor();
    await page.reload();
    await marked(page, 16, 'Gold').waitFor();
  });

  it('writes a note, keeps what was typed when the dialog is closed, and opens it from the text', async () => {
    await number(page, 3).click();
    await page.getByRole('button', { name: 'Write a note', exact: true }).click();
    const dialog = noteOf(page, 'John 3:3');
    await dialog.getByRole('textbox', { name: 'Your note', exact: true }).fill('Born again: how?');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Write a note', exact: true }).click();
    await comesTo(
      () => dialog.getByRole('textbox', { name: 'Your note', exact: true }).inputValue(),
      'Born again: how?',
    );
    await dialog.getByRole('button', { name: 'Save the note', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Note on John 3:3' }).click();
    await dialog.getByRole('textbox', { name: 'Your note', exact: true }).fill('Born from above.');
    await dialog.getByRole('button', { name: 'Save the note', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  it('has all of them on a page, from where each is opened, changed and removed', async () => {
    await page.getByRole('link', { name: 'Highlights and notes' }).click();
    await page.waitForURL('**/app/read/notes');
    const note = page.getByRole('article', { name: 'Note on John 3:3' });
    await note.getByText('Born from above.').waitFor();
    expect(await findings(page)).toEqual([]);
    await note.getByRole('button', { name: 'Remove the note on John 3:3' }).click();
    await note.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await note.getByText('Born from above.').waitFor();
    await page.getByRole('link', { name: 'John 3:17', exact: true }).click();
    await page.waitForURL('**/app/read/john/3#17');
    await page.locator('[data-wanted][data-verse="17"]').waitFor();
  });

  it('keeps what is done without a connection, and sends it when there is one', async () => {
    await page.context().setOffline(true);
    await number(page, 5).click();
    await page.getByRole('button', { name: 'Leaf', exact: true }).click();
    await marked(page, 5, 'Leaf').waitFor();
    await page.getByText('Kept in this browser, and sent when there is a connection.').waitFor();
    await page.context().setOffline(false);
    await comesTo(() => waiting(page), 0);
    await page.reload();
    await marked(page, 5, 'Leaf').waitFor();
  });

  it('is clean for axe on a phone, in both themes, with the colours and the note open', async () => {
    const phone = await visit.page({ ...member.signedIn(), ...ON_PHONE });
    for (const colorScheme of ['light', 'dark'] as const) {
      await phone.emulateMedia({ colorScheme });
      await phone.goto('/app/read/john/3');
      await marked(phone, 16, 'Gold').waitFor();
      await number(phone, 2).click();
      await phone.getByRole('button', { name: 'Rose', exact: true }).waitFor();
      expect(await findings(phone)).toEqual([]);
      expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await phone.getByRole('button', { name: 'Write a note', exact: true }).click();
      await noteOf(phone, 'John 3:2').getByRole('textbox', { name: 'Your note', exact: true }).waitFor();
      expect(await findings(phone)).toEqual([]);
    }
    await phone.context().close();
  });
});
