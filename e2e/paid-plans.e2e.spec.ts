import type { Page } from 'playwright-core';
import { StripeServer } from '../api/src/testing/stripe/stripe-server';
import { ApiMember } from './support/api-member';
import { findings } from './support/axe';
import { describeInBrowser } from './support/browser';
import { newMember } from './support/member';
import { beginVisit, ON_PHONE, type Visit } from './support/visit';

jest.setTimeout(120_000);

describeInBrowser('a plan that is paid by Stripe', () => {
  let stripe: StripeServer;
  let visit: Visit;
  let member: ApiMember;
  let page: Page;

  beforeAll(async () => {
    stripe = await StripeServer.start();
    visit = await beginVisit(stripe.env);
    stripe.webhook = `${visit.server.url}/api/v1/payments/notices`;
    member = await ApiMember.register(visit.server.url);
    page = await visit.page({ ...member.signedIn(), reducedMotion: 'reduce' });
  });
  afterAll(async () => {
    await visit.end();
    await stripe.close();
  });

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const isPlan = (name: string) =>
    page.getByRole('region', { name: `You have ${name}`, exact: true }).waitFor();

  it('is thought better of on the way, and nothing changes', async () => {
    await page.goto('/app/plan');
    await button('Choose Creation').press('Enter');
    expect(await findings(page)).toEqual([]);
    await button('Go to Stripe').press('Enter');
    await page.getByRole('heading', { name: 'Stripe checkout', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page.getByText('Nothing was paid, and nothing has changed.', { exact: true }).waitFor();
    await isPlan('the free trial');
    expect(await findings(page)).toEqual([]);
  });

  it('is left by the browser’s own Back, and can be chosen again', async () => {
    await page.goto('/app/plan');
    await button('Choose Transformation').click();
    await button('Go to Stripe').click();
    await page.getByRole('heading', { name: 'Stripe checkout', exact: true }).waitFor();
    await page.goBack();
    await button('Choose Transformation').waitFor();
  });

  it('is paid, and is there at the return', async () => {
    await button('Choose Exploration').click();
    await button('Go to Stripe').click();
    await button('Pay and subscribe').click();
    await page.getByText('Thank you. You have Exploration now.', { exact: true }).waitFor();
    await isPlan('Exploration');
    expect(new URL(page.url()).search).toBe('');
    expect(await findings(page)).toEqual([]);
    await page.reload();
    await isPlan('Exploration');
  });

  it('is changed and cancelled at Stripe', async () => {
    await button('Change or cancel at Stripe').click();
    await button('Switch to Creation').click();
    await isPlan('Creation');
    await button('Change or cancel at Stripe').click();
    await button('Cancel subscription').click();
    await page.getByText('Your plan is canceled. You have it until January 15, 2027').waitFor();
    await isPlan('Creation');
    expect(await findings(page)).toEqual([]);
  });

  it('is told to have ended by a notice alone', async () => {
    const [customer = ''] = stripe.records.ids('customer');
    for (const one of stripe.records.list('subscription', customer)) one['status'] = 'canceled';
    await stripe.tell(customer);
    await page.reload();
    await isPlan('the free trial');
    await button('Choose Creation').waitFor();
  });

  it('is chosen on the landing page by a visitor, registered and paid on a phone', async () => {
    page = await visit.page({ ...ON_PHONE, colorScheme: 'dark' });
    await page.goto('/');
    await page.getByRole('link', { name: 'Choose Transformation', exact: true }).click();
    await page.waitForURL('**/register?plan=transformation');
    const { fullName, email, password } = newMember();
    await page.getByLabel('Full name').fill(fullName);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await button('Create account').click();
    await page.getByRole('dialog', { name: 'Choose Transformation', exact: true }).waitFor();
    expect(await findings(page)).toEqual([]);
    await button('Go to Stripe').click();
    await button('Pay and subscribe').click();
    await page.getByText('Thank you. You have Transformation now.', { exact: true }).waitFor();
    await isPlan('Transformation');
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
