import type { BrowserContext, Page } from 'playwright-core';
import { ApiMember } from './support/api-member';
import { findings } from './support/axe';
import { describeInBrowser } from './support/browser';
import { comesTo } from './support/comes-to';
import { heading, keepTalks, openTalks, rows, sidebarOf, undo } from './support/deleting';
import { beginVisit, DESKTOP, ON_PHONE, type Visit } from './support/visit';

jest.setTimeout(120_000);

describeInBrowser('pinning and archiving', () => {
  let visit: Visit;
  let member: ApiMember;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    visit = await beginVisit();
  });
  afterAll(() => visit.end());
  afterEach(() => context.close());

  async function begin(options: Parameters<Visit['context']>[0]): Promise<void> {
    member = await ApiMember.register(visit.server.url);
    await keepTalks(member);
    context = await visit.context({ ...member.signedIn(), ...options });
    page = await openTalks(context);
  }
  const told = () => page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  const saved = async (work: () => Promise<unknown>) => {
    const answer = told();
    await work();
    await page.clock.runFor(1_100);
    await answer;
  };
  const onServer = async () =>
    (await member.conversations()).map(({ title, pinned, archived }) => ({ title, pinned, archived }));

  it('is done by keys alone, undone by Ctrl+Z, and found by the search', async () => {
    await begin({ viewport: DESKTOP });
    const row = sidebarOf(page).getByRole('button', { name: /^Second/ });
    await row.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Pin to the top' }).waitFor();
    expect(await findings(page)).toEqual([]);
    await saved(() => page.keyboard.press('Enter'));
    await comesTo(() => rows(page), ['Second', 'Fourth', 'Third', 'First']);
    await page.waitForFunction(
      () => document.activeElement?.querySelector('.conversation__title')?.textContent === 'Second',
    );

    await sidebarOf(page).getByRole('button', { name: 'More for Third', exact: true }).press('Enter');
    await page.getByRole('menuitem', { name: 'Pin to the top' }).press('End');
    await page.getByRole('menuitem', { name: 'Archive', exact: true }).press('Enter');
    await undo(page).waitFor();
    await sidebarOf(page).getByText('Archived').waitFor();
    await page.keyboard.press('Control+z');
    await sidebarOf(page).getByText('Archived').waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'More for this conversation', exact: true }).click();
    await saved(() => page.getByRole('menuitem', { name: 'Archive', exact: true }).click());
    await heading(page, 'Third').waitFor();
    await comesTo(onServer, [
      { title: 'Fourth', pinned: false, archived: true },
      { title: 'Third', pinned: false, archived: false },
      { title: 'Second', pinned: true, archived: false },
      { title: 'First', pinned: false, archived: false },
    ]);

    await page.keyboard.press('Control+k');
    await page.getByRole('searchbox', { name: 'Search your conversations' }).fill('said of fourth');
    const found = page.getByRole('list', { name: 'Found' }).getByRole('button');
    await found.getByText('Archived').waitFor();
    await found.click();
    await heading(page, 'Fourth').waitFor();
    await sidebarOf(page).getByRole('list', { name: 'Archived' }).getByText('Fourth').waitFor();
    expect(await findings(page)).toEqual([]);
  });

  it('works without a connection, and is told when there is one', async () => {
    await begin(ON_PHONE);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'More for this conversation', exact: true }).tap();
    await page.getByRole('menuitem', { name: 'Archive', exact: true }).tap();
    await heading(page, 'Third').waitFor();
    await page.clock.runFor(1_100);
    expect((await onServer()).filter(({ archived }) => archived)).toEqual([]);
    await saved(() => context.setOffline(false));
    await comesTo(
      async () => (await onServer()).filter(({ archived }) => archived),
      [{ title: 'Fourth', pinned: false, archived: true }],
    );
    // The fold of the drawer has it, and what is there can be opened.
    await page.getByRole('button', { name: 'Show conversations', exact: true }).tap();
    const drawer = page.getByRole('dialog', { name: 'Conversations', exact: true });
    await drawer.getByText('Archived').tap();
    await drawer.getByRole('list', { name: 'Archived' }).getByText('Fourth').tap();
    await heading(page, 'Fourth').waitFor();
  });
});
