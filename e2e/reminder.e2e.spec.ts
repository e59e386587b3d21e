import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { ApiMember } from './support/api-member';
import { findings } from './support/axe';
import { describeInBrowser } from './support/browser';
import { beginVisit, ON_PHONE, type Visit } from './support/visit';

jest.setTimeout(120_000);

describeInBrowser('a daily reminder', () => {
  let visit: Visit;
  let page: Page;

  beforeAll(async () => {
    visit = await beginVisit();
    const member = await ApiMember.register(visit.server.url);
    page = await visit.page({ ...member.signedIn(), ...ON_PHONE });
    await page.goto('/account');
  });
  afterAll(() => visit.end());

  it('is a file for the calendar, at the half hour that was chosen', async () => {
    const reminder = page.getByRole('region', { name: 'Daily reminder' });
    await reminder.getByRole('combobox', { name: 'Time of day' }).selectOption('06:30');
    const begun = page.waitForEvent('download');
    await reminder.getByRole('button', { name: 'Add to Calendar' }).press('Enter');
    const file = await begun;
    expect(file.suggestedFilename()).toBe('emit-reminder.ics');
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(text).toMatch(/\r\nDTSTART:\d{8}T063000\r\n/);
    expect(text).toContain(`URL:${visit.server.url}/app?tab=practice\r\n`);
  });

  it('takes one press of the Tab key to its button', async () => {
    const reminder = page.getByRole('region', { name: 'Daily reminder' });
    await reminder.getByRole('combobox', { name: 'Time of day' }).focus();
    await page.keyboard.press('Tab');
    const button = reminder.getByRole('button', { name: 'Add to Calendar' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await findings(page)).toEqual([]);
  });
});
