import type { Page } from 'playwright-core';
import { ApiMember } from './support/api-member';
import { findings } from './support/axe';
import { describeInBrowser } from './support/browser';
import { comesTo } from './support/comes-to';
import { ask, chooseInMenu } from './support/member';
import { beginVisit, DESKTOP, ON_PHONE, type Visit } from './support/visit';

jest.setTimeout(120_000);

/** Each look is another device of the same member: what was chosen and said on one is there on the next. */
const LOOKS = [
  { name: 'a desktop, light', viewport: DESKTOP, colorScheme: 'light', isWide: true },
  { name: 'a phone, light', ...ON_PHONE, colorScheme: 'light', isWide: false },
  { name: 'a desktop, dark', viewport: DESKTOP, colorScheme: 'dark', isWide: true },
  { name: 'a phone, dark', ...ON_PHONE, colorScheme: 'dark', isWide: false },
] as const;

describeInBrowser('translations and ratings', () => {
  let visit: Visit;
  let member: ApiMember;
  beforeAll(async () => {
    visit = await beginVisit();
    member = await ApiMember.register(visit.server.url);
  });
  afterAll(() => visit.end());

  describe.each(LOOKS)('on $name', ({ name, isWide, ...look }) => {
    const isFirst = name === LOOKS[0].name;
    let page: Page;
    const complaints: string[] = [];
    beforeAll(async () => {
      page = await visit.page({
        ...member.signedIn(),
        ...look,
        reducedMotion: 'reduce',
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      await page.goto('/app');
    });
    afterAll(() => page.context().close());

    const reader = () => page.getByRole('dialog', { name: 'Bible Reference' });
    const pressed = (thumb: string) =>
      page.getByRole('button', { name: thumb }).first().getAttribute('aria-pressed');

    it('shows the chosen translation beside the King James, verse by verse', async () => {
      await chooseInMenu(page, 'Bible Reference');
      await reader().getByRole('searchbox').fill('Luke 17,35-37');
      await reader().getByRole('heading', { name: 'Luke 17:35–37' }).waitFor();
      await page.keyboard.press('Enter');
      await reader().getByRole('heading', { name: 'Luke 17' }).waitFor();
      const choice = reader().getByLabel('Read with');
      if (isFirst) await choice.selectOption('World English Bible');
      await comesTo(() => choice.inputValue(), 'web');
      const verse = reader().getByRole('listitem').filter({ hasText: 'Two men shall be in the field' });
      await verse.getByText('Not in our text of the World English Bible.').waitFor();
      const [own, other] = await verse.locator('p').evaluateAll((texts) =>
        texts.map((text) => {
          const { top, left } = text.getBoundingClientRect();
          return { top, left };
        }),
      );
      if (isWide) expect(Math.abs(own!.top - other!.top)).toBeLessThan(12);
      else expect(other!.top).toBeGreaterThan(own!.top + 20);
      expect(await findings(page)).toEqual([]);
    });

    // Side by side, and so only where there is room.
    if (isWide)
      it('copies what is selected in one of the texts, under that text’s name', async () => {
        // Not below the search, which stays where it is.
        await reader()
          .locator('[data-beside="32"]')
          .evaluate((verse) => verse.scrollIntoView({ block: 'center' }));
        const select = async (from: string, to: string, numberWidth = 0) => {
          const [a, b] = [
            await reader().locator(from).boundingBox(),
            await reader().locator(to).boundingBox(),
          ];
          if (!a || !b) throw new Error('The verses are not on the screen');
          await page.mouse.move(a.x + numberWidth + 1, a.y + 8);
          await page.mouse.down();
          await page.mouse.move(b.x + b.width - 1, b.y + b.height - 8, { steps: 4 });
          await page.mouse.up();
          await page.evaluate(() => navigator.clipboard.writeText(''));
          await page.keyboard.press('Control+c');
          await comesTo(
            () => page.evaluate(() => navigator.clipboard.readText()),
            expect.stringMatching(/./),
          );
          return page.evaluate(() => navigator.clipboard.readText());
        };
        const beside = await select('[data-beside="32"]', '[data-beside="32"]');
        expect(beside).toMatch(/^“Remember Lot's wife!?”\n— Luke 17:32 \(WEB\)$/);
        const own = await select('[data-verse="32"]', '[data-verse="33"]', 22);
        expect(own).toMatch(/^“Remember Lot's wife\. Whosoever shall seek/);
        expect(own).toMatch(/\n— Luke 17:32–33 \(KJV\)$/);
        expect(own).not.toContain('Whoever seeks');
      });

    it('leads on to the verses to read also', async () => {
      const also = reader().getByRole('group', { name: 'Read also' }).getByRole('button').first();
      const reference = (await also.innerText()).trim();
      await also.click();
      const chapter = reference.split(':')[0] ?? '';
      await reader().getByRole('heading', { name: chapter, exact: true }).waitFor();
      await page.keyboard.press('Escape');
      await reader().waitFor({ state: 'detached' });
    });

    it('takes thumbs down with a note, and a wrong verse, and shows them on every device', async () => {
      if (isFirst) {
        await ask(page, 'What does Psalm 23 say about fear and comfort?');
        await page.getByRole('button', { name: 'Poor reply', exact: true }).click();
        await page.getByText('Thank you.').waitFor();
        await page.getByLabel('What was wrong? (optional)').fill('It said too much.');
        expect(await findings(page)).toEqual([]);
        await page.getByRole('button', { name: 'Save note', exact: true }).click();
        await page.getByText('Your note: It said too much.').waitFor();
      }
      await page.getByText('Your note: It said too much.').waitFor();
      await comesTo(() => Promise.all([pressed('Good reply'), pressed('Poor reply')]), ['false', 'true']);
      const size = await page.getByRole('button', { name: 'Good reply', exact: true }).boundingBox();
      if (!isWide) expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await page
        .getByRole('button', { name: /^Psalm 23\s*: Exact$/ })
        .first()
        .click();
      const wrong = page
        .getByRole(isWide ? 'complementary' : 'dialog', { name: 'Psalm 23' })
        .getByRole('button', { name: 'This verse is wrong' });
      await wrong.waitFor();
      await comesTo(() => wrong.getAttribute('aria-pressed'), String(!isFirst));
      if (isFirst) {
        await wrong.click();
        await page.getByRole('region', { name: 'What the check found' }).getByText('Thank you.').waitFor();
      }
      await page.getByText('Yahweh is my shepherd').first().waitFor();
      expect(await findings(page)).toEqual([]);
    });

    it('said nothing to the console', () => {
      expect(complaints).toEqual([]);
    });
  });
});
