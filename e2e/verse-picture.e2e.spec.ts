import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { ApiMember } from './support/api-member';
import { findings } from './support/axe';
import { describeInBrowser } from './support/browser';
import { comesTo } from './support/comes-to';
import { beginVisit, ON_PHONE, type Visit } from './support/visit';

jest.setTimeout(120_000);

const PNG = '89504e470d0a1a0a';
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Verse as a picture' });

async function choose(page: Page, verse: number): Promise<void> {
  await page.getByRole('button', { name: `Verse ${verse}`, exact: true }).press('Enter');
}

describeInBrowser('a verse as a picture', () => {
  let visit: Visit;
  let page: Page;

  beforeAll(async () => {
    visit = await beginVisit();
    const member = await ApiMember.register(visit.server.url);
    page = await visit.page({ ...member.signedIn(), ...ON_PHONE });
    // A browser that hands files to other apps: what it was handed is kept to be looked at.
    await page.addInitScript(() => {
      const share = async ({ files, text }: ShareData) => {
        Object.assign(window, { handedOver: { name: files?.[0]?.name, type: files?.[0]?.type, text } });
      };
      Object.assign(navigator, { canShare: () => true, share });
    });
    await page.goto('/app/read/john/11');
  });
  afterAll(() => visit.end());

  it('is drawn with the words, by keyboard, and saved as a file', async () => {
    await choose(page, 35);
    await page.getByRole('button', { name: 'Make a picture' }).press('Enter');
    const dialog = dialogOf(page);
    await dialog.getByRole('img', { name: 'Jesus wept. John 11:35' }).waitFor();
    expect(await findings(page)).toEqual([]);
    const begun = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save the picture' }).press('Enter');
    const file = await begun;
    expect(file.suggestedFilename()).toBe('emit-john-11-35.png');
    const content = await readFile(await file.path());
    expect(content.subarray(0, 8).toString('hex')).toBe(PNG);
    expect([content.readUInt32BE(16), content.readUInt32BE(20)]).toEqual([1080, 1350]);
  });

  it('is handed to another app with the words, their reference and the translation', async () => {
    const dialog = dialogOf(page);
    await dialog.getByRole('combobox', { name: 'Look' }).selectOption('night');
    await dialog.getByRole('button', { name: 'Share the picture' }).click();
    await page.waitForFunction(() => 'handedOver' in window);
    expect(await page.evaluate(() => (window as unknown as { handedOver: object }).handedOver)).toEqual({
      name: 'emit-john-11-35.png',
      type: 'image/png',
      text: '“Jesus wept.”\n— John 11:35 (KJV)',
    });
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  it('says so when there are too many words', async () => {
    await page.getByRole('button', { name: /^Verse \d+$/ }).evaluateAll((all) => {
      for (const one of all as HTMLElement[]) if (one.getAttribute('aria-pressed') === 'false') one.click();
    });
    await page.getByRole('button', { name: 'Make a picture' }).click();
    await dialogOf(page)
      .getByText('These are too many verses for one picture. Please select fewer.')
      .waitFor();
    await comesTo(() => dialogOf(page).getByRole('button', { name: 'Save the picture' }).isDisabled(), true);
  });
});
