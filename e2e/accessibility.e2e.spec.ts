import type { BrowserContext, Page } from 'playwright-core';
import { SIGN_IN_PATHS } from '@emit/contract/paths';
import { ApiMember } from './support/api-member';
import { findings } from './support/axe';
import { describeInBrowser } from './support/browser';
import { ask, newMember, register } from './support/member';
import { MEMBERS_PAGES, PUBLIC_PAGES } from './support/pages';
import { beginVisit, DESKTOP, PHONE, type Visit } from './support/visit';

jest.setTimeout(240_000);

const PUBLIC = [
  ...PUBLIC_PAGES,
  ...SIGN_IN_PATHS,
  '/forgot',
  '/reset#a-token',
  '/confirm#a-token',
  '/waitlist',
  '/affiliates',
  '/application#a-token',
  '/no-such-page',
];
const MENU_MODALS = ['Bible Reference', 'User Guide', 'Change Password'];

describeInBrowser('accessibility', () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await beginVisit();
  });
  afterAll(() => visit.end());

  describe.each([
    ['light', 'desktop', DESKTOP],
    ['dark', 'desktop', DESKTOP],
    ['light', 'phone', PHONE],
    ['dark', 'phone', PHONE],
  ] as const)('%s on a %s', (colorScheme, _device, viewport) => {
    let anonymous: BrowserContext;
    let page: Page;

    beforeAll(async () => {
      const options = { viewport, colorScheme, reducedMotion: 'reduce' } as const;
      anonymous = await visit.context(options);
      page = await visit.page(options);
      await register(page, visit.server.url, newMember());
      await ask(page, 'Psalm 23');
    });
    afterAll(() => Promise.all([anonymous.close(), page.context().close()]));

    it.each(PUBLIC)('finds nothing on %s', async (path) => {
      const open = await anonymous.newPage();
      await openWhole(open, path);
      expect(await findings(open)).toEqual([]);
      await open.close();
    });

    it.each(MEMBERS_PAGES)('finds nothing on %s', async (path) => {
      await openWhole(page, path);
      expect(await findings(page)).toEqual([]);
    });

    it.each(MENU_MODALS)('finds nothing in the modal %s', async (name) => {
      await openWhole(page, '/app');
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('menuitem', { name }).click();
      await page.getByRole('dialog', { name }).waitFor();
      expect(await findings(page)).toEqual([]);
    });

    it('finds nothing with the menu open, and beside the way to undo a deletion', async () => {
      await openWhole(page, '/app');
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('menu').waitFor();
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      const drawer = page.getByRole('button', { name: 'Show conversations', exact: true });
      if (viewport === PHONE) await drawer.click();
      await page.getByRole('button', { name: /^Delete Psalm 23/ }).click();
      await page.getByRole('button', { name: 'Undo', exact: true }).waitFor();
      expect(await findings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await page.getByRole('button', { name: /^Delete Psalm 23/ }).waitFor();
    });

    it('finds nothing in a reply that is wider than the screen', async () => {
      const member = await ApiMember.register(visit.server.url);
      const row = `|${' a long word of many syllables |'.repeat(12)}`;
      const wide = [
        row,
        `|${' --- |'.repeat(12)}`,
        row,
        '',
        '```',
        'one line of many words '.repeat(20),
        '```',
      ];
      const timestamp = Date.parse('2026-11-20T10:30:00Z');
      await member.keepConversation('A wide reply', [
        { id: 'q1', role: 'user', content: 'Show me a table', timestamp },
        { id: 'a1', role: 'assistant', content: wide.join('\n'), timestamp },
      ]);
      const own = await visit.page({ ...member.signedIn(), viewport, colorScheme, reducedMotion: 'reduce' });
      await openWhole(own, '/app');
      await own.getByRole('region', { name: 'Table' }).waitFor();
      expect(await findings(own)).toEqual([]);
      await own.context().close();
    });

    it('finds nothing where a part of the app did not come', async () => {
      await page.route(/\/assets\/account\.screen-/, (route) => route.abort());
      await page.goto('/account');
      await page.getByText('This part of Emit could not be loaded.').waitFor();
      expect(await findings(page)).toEqual([]);
      await page.unrouteAll();
    });

    it('finds nothing where the account is deleted', async () => {
      await openWhole(page, '/account');
      await page.getByRole('button', { name: 'Delete my account', exact: true }).click();
      await page.getByRole('dialog', { name: 'Delete my account', exact: true }).waitFor();
      expect(await findings(page)).toEqual([]);
    });

    it('finds nothing in the share modal', async () => {
      await openWhole(page, '/app');
      await page.getByRole('button', { name: 'Share This Insight', exact: true }).click();
      await page.getByRole('dialog', { name: 'Share This Insight', exact: true }).waitFor();
      expect(await findings(page)).toEqual([]);
    });
  });
});

/** With its heading, and with all that it loads shown in place of the skeletons. */
async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading').first().waitFor();
  await page.locator('.skeletons, .loading').first().waitFor({ state: 'detached' });
}
