import type { Page } from 'playwright-core';
import { ApiMember } from './support/api-member';
import { findings } from './support/axe';
import { describeInBrowser } from './support/browser';
import { comesTo } from './support/comes-to';
import { beginVisit, DESKTOP, PHONE, type Visit } from './support/visit';

jest.setTimeout(120_000);

describeInBrowser('practices that were logged', () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await beginVisit();
  });
  afterAll(() => visit.end());

  async function open(member: ApiMember, path: string, options: object = {}): Promise<Page> {
    const page = await visit.page({ ...member.signedIn(), reducedMotion: 'reduce', ...options });
    await page.goto(path);
    return page;
  }
  async function practising(): Promise<ApiMember> {
    const member = await ApiMember.register(visit.server.url);
    for (const practice_name of ['Vespers', 'Morning psalm'])
      await member.logPractice({ practice_name, duration_minutes: 20, time_zone: 'UTC' });
    return member;
  }

  it('are corrected, removed and brought back by keyboard alone, and what follows is seen', async () => {
    const member = await practising();
    const page = await open(member, '/practices', { timezoneId: 'UTC' });
    await page.getByRole('button', { name: 'Edit Vespers' }).focus();
    await page.keyboard.press('Enter');
    const minutes = page.getByRole('spinbutton', { name: 'Minutes', exact: true });
    await minutes.focus();
    await minutes.fill('45');
    await page.keyboard.press('Enter');
    await page.getByText(/^Practice saved\. \+/).waitFor();
    await page
      .getByText(/45 min/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Remove Morning psalm' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Practice removed.').waitFor();
    await comesTo(() => page.getByRole('button', { name: /^Edit / }).count(), 1);
    await page.keyboard.press('Control+z');
    await page.getByRole('button', { name: 'Edit Morning psalm' }).waitFor();
    await page.getByRole('button', { name: 'Remove Morning psalm' }).click();
    await page.goto('/app?tab=progress');
    await page.getByText('Recent practices').waitFor();
    await comesTo(() => member.totalPractices(), 1);
    await page.context().close();
  });

  it('are found by a day of the year, and one can be logged for it', async () => {
    const member = await ApiMember.register(visit.server.url);
    const page = await open(member, '/app?tab=analytics', { timezoneId: 'UTC' });
    await page.locator('.calendar__day').first().waitFor();
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.getByText('Nothing was logged for this day.').waitFor();
    await page.getByRole('button', { name: 'Log a practice for this day' }).click();
    await page.getByRole('textbox', { name: 'Practice name', exact: true }).fill('Evening song');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText(/^Practice logged\. \+25 points, day 1 of your streak\./).waitFor();
    await page.getByRole('button', { name: 'Edit Evening song' }).waitFor();
    await page.context().close();
  });

  it.each([
    [PHONE, 'light'],
    [DESKTOP, 'dark'],
  ] as const)(
    'pass axe at %j, %s, with the form open and something to undo',
    async (viewport, colorScheme) => {
      const page = await open(await practising(), '/practices', { viewport, colorScheme, timezoneId: 'UTC' });
      await page.getByRole('button', { name: 'Edit Vespers' }).waitFor();
      expect(await findings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Edit Vespers' }).click();
      await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Remove Vespers' }).click();
      await page.getByText('Practice removed.').waitFor();
      expect(await findings(page)).toEqual([]);
      await page.goto('/app?tab=practice');
      await page.getByRole('button', { name: /^Log Morning psalm .*again/ }).waitFor();
      expect(await findings(page)).toEqual([]);
      await page.context().close();
    },
  );
});
