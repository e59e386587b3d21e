import type { Page } from 'playwright-core';
import { ApiMember } from './support/api-member';
import { findings } from './support/axe';
import { describeInBrowser } from './support/browser';
import { comesTo } from './support/comes-to';
import { boxOf, heading, sidebarOf } from './support/deleting';
import { longTalk } from './support/long-talk';
import { ask, openTab } from './support/member';
import { beginVisit, DESKTOP, ON_PHONE, type Visit } from './support/visit';

jest.setTimeout(120_000);

/** A long conversation of January, and a short one after it. */
async function keepTalks(member: ApiMember): Promise<{ long: string; short: string }> {
  const long = await member.keepConversation('A long talk', longTalk(40));
  const at = Date.now() - 3 * 86_400_000;
  const said = [
    {
      id: crypto.randomUUID(),
      role: 'user',
      content: 'What is a still small voice?',
      timestamp: at,
    } as const,
    { id: crypto.randomUUID(), role: 'assistant', content: 'What Elijah heard.', timestamp: at } as const,
  ];
  return { long, short: await member.keepConversation('Elijah', said) };
}

describeInBrowser('conversations and their places', () => {
  let visit: Visit;
  let member: ApiMember;
  let ids: { long: string; short: string };
  let page: Page;
  beforeAll(async () => {
    visit = await beginVisit();
    member = await ApiMember.register(visit.server.url);
    ids = await keepTalks(member);
    page = await visit.page({ ...member.signedIn(), permissions: ['clipboard-read', 'clipboard-write'] });
  });
  afterAll(() => visit.end());

  const addressOf = (id: string) => `**/app/c/${id}`;
  const row = (title: string) => sidebarOf(page).getByRole('button', { name: new RegExp(`^${title}`) });

  it('have addresses, by which they are found, reloaded and gone back to', async () => {
    await page.goto('/app');
    await page.waitForURL(addressOf(ids.short));
    await row('A long talk').click();
    await page.waitForURL(addressOf(ids.long));
    await heading(page, 'A long talk').waitFor();
    await openTab(page, 'Progress');
    await page.waitForURL('**/app?tab=progress');
    for (const title of ['A long talk', 'Elijah']) {
      await page.goBack();
      await heading(page, title).waitFor();
    }
    await page.reload();
    await heading(page, 'Elijah').waitFor();
    expect(page.url()).toContain(ids.short);
    const other = await page.context().newPage();
    expect((await other.goto(`/app/c/${ids.long}`))?.status()).toBe(200);
    await heading(other, 'A long talk').waitFor();
    await other.close();
  });

  it('are saved as Markdown, and their last question is asked in other words', async () => {
    await page.goto(`/app/c/${ids.short}`);
    await page.getByRole('button', { name: 'More for this conversation', exact: true }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Export as Markdown' }).click();
    expect((await download).suggestedFilename()).toBe('emit-elijah.md');
    await page.getByRole('button', { name: 'Edit and ask anew' }).click();
    const box = page.getByRole('textbox', { name: 'Your question', exact: true });
    await comesTo(() => box.inputValue(), 'What is a still small voice?');
    await comesTo(() => box.evaluate((own) => own === document.activeElement), true);
    await box.fill('');
  });

  it('of nobody, or of another member, are said not to be there', async () => {
    const stranger = await ApiMember.register(visit.server.url);
    const foreign = await stranger.keepConversation('Not yours', longTalk(2));
    await page.goto(`/app/c/${foreign}`);
    await page.getByRole('heading', { name: 'This conversation is not here' }).waitFor();
    expect(await findings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Open your conversations' }).click();
    await page.waitForURL(addressOf(ids.short));
  });

  it('keep the address of a new one through its first question and a reload', async () => {
    await page.getByRole('button', { name: '+ New Conversation', exact: true }).click();
    await ask(page, 'Who was Ruth?');
    await page.waitForFunction(() => !location.pathname.includes('temp_'));
    const { pathname } = new URL(page.url());
    await page.reload();
    await heading(page, 'Who was Ruth?').waitFor();
    expect(new URL(page.url()).pathname).toBe(pathname);
    await page.goBack();
    await heading(page, 'Elijah').waitFor();
  });

  it('show their days, and lead to the newest message from far above', async () => {
    await row('A long talk').click();
    const log = page.getByRole('log', { name: 'Conversation' });
    await log.getByText('Answer 20.').waitFor();
    const toNewest = page.getByRole('button', { name: 'To the newest message' });
    await comesTo(() => toNewest.count(), 0);
    await log.focus();
    await page.keyboard.press('Home');
    await log.getByText('Monday, January 5').waitFor();
    await toNewest.waitFor();
    expect(await findings(page)).toEqual([]);
    await toNewest.click();
    await log.getByText('Answer 20.').waitFor();
    await toNewest.waitFor({ state: 'detached' });
    await comesTo(() => log.evaluate((element) => element === document.activeElement), true);
  });

  it('fold the formats to a chip, which leaves more to read', async () => {
    const formats = page.getByRole('group', { name: 'Response Format' });
    await comesTo(() => formats.count(), 0);
    const chip = page.getByRole('button', { name: 'Response Format: Biblical Study' });
    expect(await findings(page)).toEqual([]);
    await chip.click();
    await formats.waitFor();
    await formats.getByRole('button', { name: 'Self-Development' }).click();
    await page.getByRole('button', { name: 'Response Format: Self-Development' }).waitFor();
    await comesTo(() => formats.count(), 0);
    await comesTo(() => boxOf(page).evaluate((box) => box === document.activeElement), true);
    const heightOfLog = async () =>
      (await page.getByRole('log', { name: 'Conversation' }).boundingBox())?.height ?? 0;
    await comesTo(async () => (await heightOfLog()) > DESKTOP.height * 0.65, true);
  });

  it('are searched by keyboard, also those that this browser has not read', async () => {
    const anew = await visit.page(member.signedIn());
    await anew.goto('/app?tab=progress');
    await anew.getByRole('heading', { name: 'Your Transformation Journey' }).waitFor();
    await anew.keyboard.press('Control+k');
    const dialog = anew.getByRole('dialog', { name: 'Search your conversations' });
    await dialog.getByRole('searchbox').waitFor();
    await anew.keyboard.type('elijah HEARD');
    await dialog.getByRole('button', { name: /What Elijah heard\./ }).waitFor();
    expect(await findings(anew)).toEqual([]);
    await anew.keyboard.press('Enter');
    await anew.waitForURL(addressOf(ids.short));
    await heading(anew, 'Elijah').waitFor();
    await anew.goBack();
    await anew.waitForURL('**/app?tab=progress');
    await anew.keyboard.press('?');
    await anew.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    expect(await findings(anew)).toEqual([]);
    await anew.keyboard.press('Escape');
    await anew.keyboard.press('n');
    await heading(anew, 'New Conversation').waitFor();
    await anew.waitForFunction(() => document.activeElement?.matches('textarea.composer__text'));
    await anew.context().close();
  });

  it('are closed from the drawer of a phone by the way back, which goes no further', async () => {
    const phone = await visit.page({ ...member.signedIn(), ...ON_PHONE });
    await phone.goto(`/app/c/${ids.long}`);
    await heading(phone, 'A long talk').waitFor();
    const drawer = phone.getByRole('dialog', { name: 'Conversations', exact: true });
    const open = () => phone.getByRole('button', { name: 'Show conversations', exact: true }).tap();
    await open();
    await drawer.getByRole('button', { name: /^Elijah/ }).tap();
    await drawer.waitFor({ state: 'detached' });
    await heading(phone, 'Elijah').waitFor();
    await open();
    await drawer.waitFor();
    await phone.goBack();
    await drawer.waitFor({ state: 'detached' });
    await heading(phone, 'Elijah').waitFor();
    await phone.goBack();
    await heading(phone, 'A long talk').waitFor();
    await phone.context().close();
  });
});
