import type { BrowserContext, Locator, Page } from 'playwright-core';
import type { ApiMember } from './support/api-member';
import { findings } from './support/axe';
import { describeInBrowser } from './support/browser';
import { comesTo } from './support/comes-to';
import { ask } from './support/member';
import { beginAsMember, DESKTOP, PHONE, type Visit } from './support/visit';

jest.setTimeout(120_000);

interface Layer {
  readonly what: string;
  readonly path: string;
  /** Opens it, and waits until it is there. */
  readonly open: (page: Page) => Promise<void>;
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click();
const dialog = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog', { name, exact: true }).waitFor();

const LAYERS: readonly Layer[] = [
  {
    what: 'the search of conversations',
    path: '/app',
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Your question', exact: true }).waitFor();
      await page.keyboard.press('Control+k');
      await dialog(page, 'Search your conversations');
      await page.getByRole('searchbox', { name: 'Search your conversations', exact: true }).fill('Psalm');
      await page.locator('.found').first().waitFor();
    },
  },
  {
    what: 'what can be done with a conversation',
    path: '/app',
    open: async (page) => {
      const drawer = page.getByRole('button', { name: 'Show conversations', exact: true });
      await page
        .getByRole('button', { name: /: Exact$/ })
        .first()
        .waitFor();
      if (await drawer.isVisible()) await drawer.click();
      await press(page, /^More for /);
      await page.getByRole('menu').waitFor();
    },
  },
  {
    what: 'the passage of a chip',
    path: '/app',
    open: async (page) => {
      await press(page, /^Psalm 23\s*: Exact$/);
      await page.getByText('He maketh me to lie down in green pastures').last().waitFor();
    },
  },
  {
    what: 'a practice',
    path: '/app?tab=progress',
    open: async (page) => {
      await page.locator('.recent__row').first().click();
      await dialog(page, 'Morning psalm');
    },
  },
  {
    what: 'a practice that is corrected',
    path: '/practices',
    open: async (page) => {
      await press(page, 'Edit Morning psalm');
      await page.getByRole('dialog').getByRole('button', { name: /^Save/ }).waitFor();
    },
  },
  {
    what: 'a new address',
    path: '/account',
    open: async (page) => {
      await press(page, 'Change Email');
      await dialog(page, 'Change Email');
    },
  },
  {
    what: 'a note on a verse',
    path: '/app/read/john/3',
    open: async (page) => {
      await press(page, 'Verse 16');
      await press(page, 'Write a note');
      await dialog(page, 'Note on John 3:16');
    },
  },
];

describeInBrowser('accessibility of what lies over a page', () => {
  let visit: Visit;
  let member: ApiMember;
  beforeAll(async () => {
    const begun = await beginAsMember('/app');
    ({ visit, member } = begun);
    await member.logPractice();
    await ask(begun.page, 'Psalm 23');
    await begun.page.context().close();
  });
  afterAll(() => visit.end());

  describe.each([
    ['light', 'phone', PHONE],
    ['dark', 'desktop', DESKTOP],
  ] as const)('%s on a %s', (colorScheme, _device, viewport) => {
    const look = { viewport, colorScheme, reducedMotion: 'reduce' } as const;
    let context: BrowserContext;
    beforeAll(async () => {
      context = await visit.context({ ...look, ...member.signedIn() });
    });
    afterAll(() => context.close());

    it.each(LAYERS)('finds nothing in $what', async ({ path, open }) => {
      const page = await context.newPage();
      await page.goto(path);
      await open(page);
      expect(await findings(page)).toEqual([]);
      await page.close();
    });

    it('finds nothing on the landing page with all that it unfolds', async () => {
      const page = await visit.page(look);
      await page.goto('/');
      const more = page.getByRole('button', { name: 'Menu', exact: true });
      if (viewport === PHONE) await comesTo(() => unfolded(more), 'true');
      for (const question of await page.locator('.questions summary').all()) await question.click();
      await page.locator('.questions details:not([open])').first().waitFor({ state: 'detached' });
      expect(await findings(page)).toEqual([]);
      await page.context().close();
    });
  });
});

/** A press before the page is taken over does nothing. */
async function unfolded(button: Locator): Promise<string | null> {
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  return button.getAttribute('aria-expanded');
}
