import { ApiMember } from './support/api-member';
import { describeInBrowser } from './support/browser';
import { comesTo } from './support/comes-to';
import { chooseInMenu, openTab } from './support/member';
import { beginVisit, type Visit } from './support/visit';

jest.setTimeout(120_000);

describeInBrowser('small things of the chat', () => {
  let visit: Visit;
  let member: ApiMember;

  beforeAll(async () => {
    visit = await beginVisit();
    member = await ApiMember.register(visit.server.url);
    const timestamp = Date.parse('2026-11-20T10:30:00Z');
    await member.keepConversation('On a psalm', [
      { id: 'q1', role: 'user', content: 'What is Psalm 23?', category: 'biblical', timestamp },
      { id: 'a1', role: 'assistant', content: 'A song of trust.', category: 'biblical', timestamp },
    ]);
  });
  afterAll(() => visit.end());

  async function open() {
    const page = await visit.page(member.signedIn());
    await page.goto('/app');
    await page.getByRole('heading', { level: 1, name: 'On a psalm' }).waitFor();
    return page;
  }

  it('closes the guide, then the menu, by the way back, and leaves the page only after them', async () => {
    const page = await open();
    await openTab(page, 'Progress');
    await page.waitForURL('**/app?tab=progress');
    await chooseInMenu(page, 'User Guide');
    const guide = page.getByRole('dialog', { name: 'User Guide' });
    await guide.waitFor();
    await page.goBack();
    await guide.waitFor({ state: 'detached' });
    expect(page.url()).toMatch(/\?tab=progress$/);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('menu').waitFor();
    await page.goBack();
    await page.getByRole('menu').waitFor({ state: 'detached' });
    expect(page.url()).toMatch(/\?tab=progress$/);
    await page.goBack();
    await page.waitForURL((url) => !url.search.includes('progress'));
  });

  it('paints a row under the pointer as one card with what stands below its title', async () => {
    const page = await open();
    const row = page.locator('[data-conversation]').filter({ hasText: 'On a psalm' });
    const title = row.locator('.conversation__row');
    const painted = () => title.evaluate((element) => getComputedStyle(element).backgroundColor);
    await row.getByRole('button', { name: 'Log as Practice', exact: true }).hover();
    await title.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    const below = await painted();
    await title.hover();
    await comesTo(painted, below);
  });

  it('asks for a question on Enter in an empty box, and keeps what is typed when a topic is chosen', async () => {
    const page = await open();
    await page.getByRole('button', { name: '+ New Conversation', exact: true }).click();
    const box = page.getByRole('textbox', { name: 'Your question', exact: true });
    await box.press('Enter');
    await page.getByText('Please enter a question or topic').waitFor();
    await box.fill('A long personal question');
    await page.locator('.topic').filter({ hasText: 'Scripture' }).first().click();
    await comesTo(() => box.inputValue(), expect.stringMatching(/^A long personal question\n+Genesis 1-4$/));
  });
});
