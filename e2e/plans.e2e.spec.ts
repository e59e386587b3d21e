import type { Page } from 'playwright-core';
import type { ApiMember } from './support/api-member';
import { findings } from './support/axe';
import { describeInBrowser } from './support/browser';
import { newMember } from './support/member';
import { beginAsMember, ON_PHONE, type Visit } from './support/visit';

jest.setTimeout(120_000);

describeInBrowser('the plan page', () => {
  let visit: Visit;
  let member: ApiMember;
  let page: Page;

  beforeAll(async () => {
    ({ visit, member, page } = await beginAsMember('/account'));
  });
  afterAll(() => visit.end());

  it('is reached from the account page, and a plan is asked for by keyboard', async () => {
    await page
      .getByRole('region', { name: 'Profile' })
      .getByRole('link', { name: 'Trial', exact: true })
      .press('Enter');
    await page.waitForURL('**/app/plan');
    await page.getByRole('region', { name: 'You have the free trial' }).waitFor();
    await page.getByRole('button', { name: 'Ask for Creation', exact: true }).press('Enter');
    const form = page.getByRole('dialog', { name: 'Ask for Creation' });
    await form.getByLabel('A note with it (optional)').fill('I teach a class of twelve.');
    expect(await findings(page)).toEqual([]);
    await form.getByRole('button', { name: 'Send my request', exact: true }).press('Enter');
    const waiting = page.getByRole('region', { name: 'Your request is waiting' });
    await waiting.getByText('You wrote: I teach a class of twelve.').waitFor();
    await form.waitFor({ state: 'detached' });
    // Where the dialog was opened there is nothing any more: the focus is beside the answer.
    await page.waitForFunction(() => document.activeElement?.querySelector('#plan-request') != null);
    expect(await findings(page)).toEqual([]);
  });

  it('shows the four plans two by two: none alone', async () => {
    const places = await page
      .locator('.tier')
      .evaluateAll((tiers) => tiers.map((tier) => tier.getBoundingClientRect().top));
    expect([places.length, new Set(places).size]).toEqual([4, 2]);
  });

  it('still has the request after a reload, and withdraws it', async () => {
    await page.reload();
    const waiting = page.getByRole('region', { name: 'Your request is waiting' });
    await waiting.getByRole('button', { name: 'Withdraw my request', exact: true }).press('Enter');
    await waiting.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Ask for Creation', exact: true }).waitFor();
  });

  it('shows what an operator has answered', async () => {
    await page.getByRole('button', { name: 'Ask for Exploration', exact: true }).click();
    await page.getByRole('button', { name: 'Send my request', exact: true }).click();
    await page.getByRole('region', { name: 'Your request is waiting' }).waitFor();
    await visit.server.emit('members', 'plan', member.login.email, 'exploration', '--reason', 'paid');
    await page.reload();
    await page.getByRole('region', { name: 'You have Exploration' }).waitFor();
    await page.getByText('was granted: you have Exploration since').waitFor();
  });

  it('has the tier chosen that a visitor chose on the landing page, after the registration', async () => {
    const visitor = await visit.page({ reducedMotion: 'reduce' });
    await visitor.goto('/');
    await visitor.getByRole('link', { name: 'Choose Creation', exact: true }).click();
    await visitor.waitForURL('**/register?plan=creation');
    await visitor.getByText('You chose Creation, $125 a month.').waitFor();
    const { fullName, email, password } = newMember();
    await visitor.getByLabel('Full name').fill(fullName);
    await visitor.getByLabel('Email').fill(email);
    await visitor.getByLabel('Password', { exact: true }).fill(password);
    await visitor.getByLabel('Confirm password').fill(password);
    await visitor.getByRole('button', { name: 'Create account', exact: true }).click();
    const form = visitor.getByRole('dialog', { name: 'Ask for Creation' });
    await form.getByRole('button', { name: 'Send my request', exact: true }).click();
    await visitor.getByRole('region', { name: 'Your request is waiting' }).waitFor();
    await visitor.context().close();
  });

  it('is clean for axe on a phone, and nothing is wider than the screen', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const phone = await visit.page({ ...member.signedIn(), ...ON_PHONE, colorScheme });
      await phone.setViewportSize({ width: 320, height: 640 });
      await phone.goto('/app/plan');
      await phone.getByRole('button', { name: 'Cancel my plan', exact: true }).click();
      await phone.getByRole('dialog', { name: 'Cancel my plan' }).waitFor();
      expect(await findings(phone)).toEqual([]);
      await phone.getByRole('button', { name: 'Not now', exact: true }).click();
      await phone.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await findings(phone)).toEqual([]);
      expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await phone.context().close();
    }
  });
});
