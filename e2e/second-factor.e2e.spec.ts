import type { CDPSession, Page } from 'playwright-core';
import { Secret, TOTP } from 'otpauth';
import { findings } from './support/axe';
import { describeInBrowser } from './support/browser';
import { chooseInMenu, newMember, register, type NewMember } from './support/member';
import { beginVisit, DESKTOP, PHONE, type Visit } from './support/visit';

const PERIOD_MS = 30_000;

describeInBrowser('a second factor', () => {
  let visit: Visit;
  beforeAll(async () => (visit = await beginVisit()));
  afterAll(() => visit.end());

  const stepNow = () => Math.floor(Date.now() / PERIOD_MS);
  let usedStep = 0;
  /** A code that was not used yet, and works for some seconds more. */
  async function nextCode(secret: string): Promise<string> {
    const isLate = () => PERIOD_MS - (Date.now() % PERIOD_MS) < 5_000;
    while (stepNow() <= usedStep || isLate()) await new Promise((resolve) => setTimeout(resolve, 200));
    usedStep = stepNow();
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  }

  async function openAccount(page: Page): Promise<void> {
    await chooseInMenu(page, 'Your Account');
    await page.getByRole('region', { name: 'Second factor' }).waitFor();
  }
  async function logIn(page: Page, member: NewMember, password = member.password): Promise<void> {
    await page.goto('/login');
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  }
  async function signedIn(page: Page, { fullName }: NewMember): Promise<void> {
    await page.waitForURL('**/app');
    await page.getByText(`Welcome, ${fullName}`).waitFor();
  }
  /** What axe finds in both themes, on a desktop and on a phone. */
  async function expectAccessible(page: Page): Promise<void> {
    for (const colorScheme of ['light', 'dark'] as const)
      for (const viewport of [DESKTOP, PHONE]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(viewport);
        expect(await findings(page)).toEqual([]);
      }
    await page.emulateMedia({ colorScheme: null });
    await page.setViewportSize(DESKTOP);
  }

  describe('by an authenticator app', () => {
    let page: Page;
    let member: NewMember;
    let secret = '';
    let codes: string[] = [];
    beforeAll(async () => {
      page = await visit.page();
      member = await register(page, visit.server.url, newMember());
    });

    it('is set up with a QR code and a code, and gives recovery codes once', async () => {
      await openAccount(page);
      await page.getByRole('button', { name: 'Set up an authenticator app', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app', exact: true });
      await dialog.getByLabel('Your password').fill(member.password);
      await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
      await dialog.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
      secret = (await dialog.locator('code').innerText()).replace(/\s/g, '');
      await expectAccessible(page);
      await dialog.getByLabel('Code', { exact: true }).fill(await nextCode(secret));
      await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
      const list = page.getByRole('list', { name: 'Recovery codes' });
      await list.waitFor();
      codes = await list.getByRole('listitem').allInnerTexts();
      expect(codes).toHaveLength(10);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'I have kept them' }).click();
      await page.getByRole('button', { name: 'Remove Authenticator app' }).waitFor();
      await expectAccessible(page);
    });

    it('has a recovery code in its place, once', async () => {
      const lost = await visit.page();
      await logIn(lost, member);
      await lost.getByLabel('Code', { exact: true }).fill(codes[0] ?? '');
      await lost.getByRole('button', { name: 'Sign in', exact: true }).click();
      await signedIn(lost, member);
      await openAccount(lost);
      await lost.getByText('9 codes left').waitFor();
      const again = await visit.page();
      await logIn(again, member);
      await again.getByLabel('Code', { exact: true }).fill(codes[0] ?? '');
      await again.getByRole('button', { name: 'Sign in', exact: true }).click();
      await again.getByText('This code is wrong, or was already used').waitFor();
    });

    // It may wait for the next code: the one that set the app up is used.
    it('is asked for at the next sign-in, and a wrong code opens nothing', async () => {
      const elsewhere = await visit.page();
      await logIn(elsewhere, member);
      await elsewhere.getByRole('heading', { name: 'One more step' }).waitFor();
      await expectAccessible(elsewhere);
      await elsewhere.getByLabel('Code', { exact: true }).fill('000000');
      await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
      await elsewhere.getByText('This code is wrong, or was already used').waitFor();
      await elsewhere.getByLabel('Code', { exact: true }).fill(await nextCode(secret));
      await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
      await signedIn(elsewhere, member);
    });
  });

  describe('by a passkey', () => {
    let page: Page;
    let member: NewMember;
    let cdp: CDPSession;
    beforeAll(async () => {
      page = await visit.page();
      cdp = await page.context().newCDPSession(page);
      await cdp.send('WebAuthn.enable');
      await cdp.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
          ...{ isUserVerified: true, automaticPresenceSimulation: true },
        },
      });
      member = await register(page, visit.server.url, newMember());
    });

    it('is added under a name, and signs in without a password', async () => {
      await openAccount(page);
      await page.getByRole('button', { name: 'Add a passkey', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Add a passkey', exact: true });
      await dialog.getByLabel('Name of the passkey').fill('My laptop');
      await dialog.getByLabel('Your password').fill(member.password);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Add the passkey', exact: true }).click();
      await page.getByRole('button', { name: 'I have kept them' }).click();
      await page.getByText('Passkey: My laptop').waitFor();

      await chooseInMenu(page, 'Logout');
      await page.waitForURL('**/login');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Sign in with a passkey', exact: true }).click();
      await signedIn(page, member);
      await openAccount(page);
      await page.getByText(/^Since .*, last used .* with Chrome/).waitFor();
    });

    it('confirms the password, and is not made a second time on the same device', async () => {
      await page.getByRole('button', { name: 'Add a passkey', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Add a passkey', exact: true });
      await dialog.getByLabel('Name of the passkey').fill('The same laptop');
      await dialog.getByRole('button', { name: 'Use a passkey instead' }).click();
      await dialog.getByText('This device has a passkey for your account already.').waitFor();
      await page.keyboard.press('Escape');

      await chooseInMenu(page, 'Logout');
      await logIn(page, member);
      await page.getByRole('button', { name: 'Use a passkey', exact: true }).click();
      await signedIn(page, member);
    });

    it('deletes the account, without the password', async () => {
      await openAccount(page);
      await page.getByRole('button', { name: 'Delete my account', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Delete my account', exact: true });
      await dialog.getByLabel('Code', { exact: true }).waitFor();
      await expectAccessible(page);
      await dialog.getByLabel('I understand that this cannot be undone.').check();
      await dialog.getByRole('button', { name: 'Use a passkey instead' }).click();
      await page.waitForURL('**/');
      await logIn(page, member);
      await page.getByText('Incorrect email or password').waitFor();
    });
  });
});
