import type { Page } from 'playwright-core';
import type { WireMessage } from '@emit/contract/wire';
import { ApiMember } from './support/api-member';
import { describeInBrowser } from './support/browser';
import { comesTo } from './support/comes-to';
import { beginVisit, PHONE, type Visit } from './support/visit';

jest.setTimeout(120_000);

const said = (id: string, role: WireMessage['role'], content: string): WireMessage => ({
  id,
  role,
  content,
  timestamp: Date.parse('2026-11-20T10:30:00Z'),
});
const SHORT = 'Grace is a gift.';
const LONG =
  'Grace is a gift that nobody earned; it is given before it is asked for, and it is enough for this day and for the next.';

describeInBrowser('small things of the specification', () => {
  let visit: Visit;
  let member: ApiMember;
  const open = async (path: string, phone = false): Promise<Page> => {
    const page = await visit.page({ ...member.signedIn(), ...(phone && { viewport: PHONE }) });
    await page.goto(path);
    return page;
  };

  beforeAll(async () => {
    visit = await beginVisit();
    member = await ApiMember.register(visit.server.url);
    await member.logPractice({ duration_minutes: 25 });
    await member.keepConversation('On grace', [
      said('q1', 'user', 'What is grace?'),
      said('a1', 'assistant', SHORT),
      said('q2', 'user', 'Say more.'),
      said('a2', 'assistant', LONG),
    ]);
  });
  afterAll(() => visit.end());

  it('leads /signup to the registration, and says on the landing page what Emit is', async () => {
    const page = await visit.page();
    await page.goto('/signup');
    await page.waitForURL('**/register');
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: 'Transform Your Consciousness' }).waitFor();
    await page
      .getByText(/philosophy of the Free Happy One: a bridge to freedom, happiness\s+and oneness/)
      .waitFor();
  });

  it('shows each conversation with its category’s icon, in a sidebar 300 px wide that collapses', async () => {
    const page = await open('/app');
    const sidebar = page.getByRole('complementary', { name: 'Conversations', exact: true });
    const item = sidebar.getByRole('button', { name: /^(Biblical.*)?On grace/ }).first();
    await item.waitFor();
    await comesTo(() => item.locator('svg').count(), 1);
    await comesTo(async () => (await sidebar.boundingBox())?.width, 300);
    await page.getByRole('button', { name: /(hide|close|collapse).*(sidebar|conversations)/i }).click();
    await sidebar.waitFor({ state: 'hidden' });
  });

  it('leaves the sidebar behind when the window becomes narrow, and does not open the drawer instead', async () => {
    const page = await open('/app');
    await page.getByRole('complementary', { name: 'Conversations', exact: true }).waitFor();
    await page.setViewportSize({ width: 700, height: 900 });
    await page.getByRole('button', { name: 'Show conversations', exact: true }).click();
    await page.getByRole('dialog', { name: 'Conversations', exact: true }).waitFor();
  });

  it('shows when each message was sent', async () => {
    const page = await open('/app');
    const time = page.getByRole('article').last().locator('time');
    await time.waitFor();
    await comesTo(() => time.getAttribute('datetime'), '2026-11-20T10:30:00.000Z');
    await comesTo(() => time.innerText(), expect.stringMatching(/\d{1,2}[:.]\d\d/));
  });

  it("says 'Syncing...' while conversations are fetched, and no longer", async () => {
    const page = await visit.page(member.signedIn());
    let release = (): void => undefined;
    const released = new Promise<void>((done) => (release = done));
    await page.route('**/api/v1/conversations?*', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/app');
    const syncing = page.getByText('Syncing...');
    await syncing.waitFor();
    release();
    await syncing.waitFor({ state: 'hidden' });
  });

  it("labels the pie of minutes 'name: Nm'", async () => {
    const page = await open('/app?tab=analytics');
    await page.getByRole('img', { name: /Minutes per MindStream\. Power: 25m/ }).waitFor();
  });

  it.each(['/emit?tab=chat', '/dashboard?tab=chat'])(
    'offers to share only replies longer than 100 characters on %s',
    async (path) => {
      const page = await open(path);
      const reply = (text: string) => page.getByRole('article').filter({ hasText: text });
      await reply(LONG).getByRole('button', { name: 'Share This Insight', exact: true }).waitFor();
      await comesTo(
        () => reply(SHORT).getByRole('button', { name: 'Share This Insight', exact: true }).count(),
        0,
      );
    },
  );

  it('begins the practice of the newer dashboard at its top', async () => {
    const page = await open('/dashboard?tab=chat', true);
    await page.getByRole('article').last().waitFor();
    await page
      .getByRole('link', { name: /practice/i })
      .or(page.getByRole('tab', { name: /practice/i }))
      .first()
      .click();
    const scrolled = () => page.locator('.page').evaluate((element) => element.scrollTop);
    await page.getByLabel('Practice name').waitFor();
    await comesTo(() => scrolled(), 0);
  });

  it('keeps the test page 800 px wide', async () => {
    const page = await open('/transform-test');
    await page.getByRole('heading', { name: 'Transform Test' }).waitFor();
    await comesTo(async () => (await page.getByRole('main').boundingBox())?.width, 800);
  });
});
