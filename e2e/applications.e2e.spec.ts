import type { Page } from 'playwright-core';
import { Mailbox } from '../api/src/testing/mailbox';
import { findings } from './support/axe';
import { describeInBrowser } from './support/browser';
import { comesTo } from './support/comes-to';
import { beginVisit, ON_PHONE, type Visit } from './support/visit';

jest.setTimeout(120_000);

const SUBJECT = 'Confirm your place on the waitlist';

describeInBrowser('the forms for waitlists and affiliates', () => {
  let mailbox: Mailbox;
  let visit: Visit;

  beforeAll(async () => {
    mailbox = await Mailbox.open();
    visit = await beginVisit(mailbox.env);
  });
  afterAll(async () => {
    await visit.end();
    await mailbox.close();
  });

  const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

  it('a waitlist is joined by keyboard, confirmed by the link, and left by it', async () => {
    const page = await visit.page();
    await page.goto('/platform');
    await page.getByRole('link', { name: 'Join the waitlist for Wellness' }).focus();
    await page.keyboard.press('Enter');
    await heading(page, 'Join the waitlist').waitFor();
    await comesTo(() => page.getByLabel('What are you waiting for?').inputValue(), 'wellness');
    await page.getByLabel('Email', { exact: true }).focus();
    await page.keyboard.type('ruth@example.org');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Ruth');
    await page.keyboard.press('Enter');
    await heading(page, 'Thank you').waitFor();
    await comesTo(() => page.evaluate(() => document.activeElement?.textContent ?? ''), 'Thank you');
    expect(await findings(page)).toEqual([]);

    const token = await mailbox.tokenOf('ruth@example.org', SUBJECT);
    await page.goto(`/application#${token}`);
    await page.getByRole('button', { name: 'Yes, this is my address', exact: true }).click();
    await heading(page, 'Thank you').waitFor();
    expect(new URL(page.url()).hash).toBe('');
    await page.goto('/platform');
    await page.goto(`/application#${token}`);
    await page.getByRole('button', { name: 'Take it back and erase it', exact: true }).click();
    await heading(page, 'It is erased').waitFor();
    await page.goto('/platform');
    await page.goto(`/application#${token}`);
    await page.getByRole('button', { name: 'Yes, this is my address', exact: true }).click();
    await page.getByText('This link has expired or was already used.').waitFor();
    await page.context().close();
  });

  it('an affiliate is told at the field what is missing, and loses nothing when the server is away', async () => {
    const page = await visit.page({ ...ON_PHONE, viewport: { width: 320, height: 640 } });
    await page.goto('/affiliates');
    const name = page.getByLabel('Your name', { exact: true });
    const words = page.getByLabel('A few words about you and your people', { exact: true });
    const submit = page.getByRole('button', { name: 'Send my application', exact: true });
    await name.fill('Boaz');
    await page.getByLabel('Email', { exact: true }).fill('boaz@example');
    await words.fill('We read together.');
    await submit.click();
    await page.getByText('Please say whom you reach, or give your website').waitFor();
    const audience = page.getByLabel('Your website, or whom you reach', { exact: true });
    await comesTo(() => audience.evaluate((field) => document.activeElement === field), true);
    expect(await findings(page)).toEqual([]);
    await audience.fill('a village');
    await page.route('**/api/v1/applications/affiliate', (route) => route.abort());
    await submit.click();
    await page.getByText('Cannot connect to server. Please check your connection.').waitFor();
    expect([await name.inputValue(), await words.inputValue()]).toEqual(['Boaz', 'We read together.']);
    await page.unrouteAll();
    await submit.click();
    await heading(page, 'Thank you').waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
    await page.context().close();
  });
});
