import type { Page } from 'playwright-core';
import { Mailbox } from '../api/src/testing/mailbox';
import { findings } from './support/axe';
import { describeInBrowser } from './support/browser';
import { comesTo } from './support/comes-to';
import { chooseInMenu, register, type NewMember } from './support/member';
import { beginVisit, type Visit } from './support/visit';

jest.setTimeout(120_000);

const NEW_PASSWORD = 'beside the still waters';

describeInBrowser('mail, and the way back into an account', () => {
  let mailbox: Mailbox;
  let visit: Visit;
  let page: Page;
  let member: NewMember;

  beforeAll(async () => {
    mailbox = await Mailbox.open();
    visit = await beginVisit(mailbox.env);
    page = await visit.page();
    member = await register(page, visit.server.url);
  });
  afterAll(async () => {
    await visit.end();
    await mailbox.close();
  });

  it('the account page asks to confirm the address, and the tokens come with it', async () => {
    await chooseInMenu(page, 'Your Account');
    const banner = page.getByRole('region', { name: 'Please confirm your email' });
    await banner.getByRole('button', { name: 'Send again', exact: true }).click();
    await banner.getByText('A new link is on its way.').waitFor();
    expect(await findings(page)).toEqual([]);
    const token = await mailbox.tokenOf(member.email, 'Confirm your email address', 2);
    await page.goto(`/confirm#${token}`);
    await page.getByRole('button', { name: 'Yes, this is my address' }).click();
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    expect(new URL(page.url()).hash).toBe('');
    await page.goto('/account');
    await page.getByText('20,000 left').waitFor();
    await comesTo(() => banner.count(), 0);
  });

  it('a forgotten password is chosen anew by keyboard, and other browsers are signed out', async () => {
    const elsewhere = await visit.page();
    await elsewhere.goto('/login');
    await elsewhere.getByRole('link', { name: 'Forgot your password?' }).focus();
    await elsewhere.keyboard.press('Enter');
    // The sign-in before it has a box of the same name.
    await elsewhere.getByRole('heading', { name: 'Forgot your password?', exact: true }).waitFor();
    await elsewhere.getByLabel('Email').fill(member.email);
    await elsewhere.keyboard.press('Enter');
    await elsewhere.getByRole('heading', { name: 'Check your email' }).waitFor();
    const token = await mailbox.tokenOf(member.email, 'Choose a new password');
    await elsewhere.goto(`/reset#${token}`);
    await elsewhere.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await elsewhere.getByLabel('Confirm new password').fill(NEW_PASSWORD);
    await elsewhere.keyboard.press('Enter');
    await elsewhere.waitForURL('**/login');
    await elsewhere.getByText('Your new password is set. Please sign in with it.').waitFor();
    await elsewhere.getByLabel('Email').fill(member.email);
    await elsewhere.getByLabel('Password').fill(NEW_PASSWORD);
    await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
    await elsewhere.waitForURL('**/app');
    await page.reload();
    await page.waitForURL('**/login');
    await page.goto(`/reset#${token}`);
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Confirm new password').fill(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'expired or was already used' }).waitFor();
  });
});
