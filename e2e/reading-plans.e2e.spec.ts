import type { Page } from 'playwright-core';
import { ApiMember } from './support/api-member';
import { findings } from './support/axe';
import { describeInBrowser } from './support/browser';
import { comesTo } from './support/comes-to';
import { beginVisit, ON_PHONE, type Visit } from './support/visit';

jest.setTimeout(120_000);

const plan = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

describeInBrowser('reading plans', () => {
  let visit: Visit;
  let member: ApiMember;
  let page: Page;

  beforeAll(async () => {
    visit = await beginVisit();
    member = await ApiMember.register(visit.server.url);
    await member.logPractice();
    page = await visit.page({ ...member.signedIn(), reducedMotion: 'reduce' });
    await page.goto('/app/read/john/3');
  });
  afterAll(() => visit.end());

  it('are reached from the reader, and one is started by keyboard', async () => {
    await page.getByRole('link', { name: 'Reading plans' }).press('Enter');
    await page.waitForURL('**/app/read/plans');
    await page.getByRole('button', { name: 'Start The Gospel of Mark' }).press('Enter');
    await plan(page, 'The Gospel of Mark').getByText('The Gospel of Mark: day 1 of 16').waitFor();
    await plan(page, 'The Gospel of Mark').getByRole('link', { name: 'Open Mark 1', exact: true }).waitFor();
    expect(await findings(page)).toEqual([]);
  });

  it('log a day as a practice with one tap, on Today too', async () => {
    await page.goto('/app?tab=progress');
    const today = page.getByRole('region', { name: 'Your reading' });
    await today.getByText('The Gospel of Mark: day 1 of 16').waitFor();
    await today.getByRole('button', { name: 'Done: log 15 min' }).press('Enter');
    await today.getByText('Read today: Mark 1.').waitFor();
    await today.getByText('The Gospel of Mark: day 2 of 16').waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === 'Mark 2');
    await comesTo(() => member.practiceNames(), ['The Gospel of Mark: Mark 1', 'Morning psalm']);
  });

  it('mark days in any order, and take it back', async () => {
    await page.goto('/app/read/plans');
    const mark = plan(page, 'The Gospel of Mark');
    await mark.getByText('All days of The Gospel of Mark').click();
    await mark.getByRole('button', { name: 'Mark as read: Mark 3' }).click();
    await mark.getByRole('progressbar', { name: '2 of 16 days read' }).waitFor();
    await mark.getByRole('button', { name: 'Not read yet: Mark 3' }).click();
    await mark.getByRole('progressbar', { name: '1 of 16 days read' }).waitFor();
    await comesTo(async () => (await member.practiceNames()).length, 2);
  });

  it('are paused, gone on with and left', async () => {
    const mark = plan(page, 'The Gospel of Mark');
    await mark.getByRole('button', { name: 'Pause', exact: true }).click();
    await mark.getByText('Paused. It waits for you where you left it.').waitFor();
    await mark.getByRole('button', { name: 'Resume', exact: true }).click();
    await mark.getByText('The Gospel of Mark: day 2 of 16').waitFor();
    await mark.getByRole('button', { name: 'Leave the plan: The Gospel of Mark' }).click();
    await mark.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.getByRole('button', { name: 'Start The Gospel of Mark' }).waitFor();
  });

  it('are clean for axe on a phone, in both themes, with the days open', async () => {
    const phone = await visit.page({ ...member.signedIn(), ...ON_PHONE });
    await phone.goto('/app/read/plans');
    await phone.getByRole('button', { name: 'Start Psalms for hard days' }).click();
    const psalms = plan(phone, 'Psalms for hard days');
    await psalms.getByText('All days of Psalms for hard days').click();
    await psalms.getByRole('button', { name: 'Mark as read: Psalm 30' }).waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await phone.emulateMedia({ colorScheme });
      expect(await findings(phone)).toEqual([]);
      expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    }
    await psalms.getByRole('link', { name: 'Open Psalm 13', exact: true }).click();
    await phone.waitForURL('**/app/read/psalms/13');
    await phone.getByText('How long wilt thou forget me').waitFor();
    await phone.context().close();
  });
});
