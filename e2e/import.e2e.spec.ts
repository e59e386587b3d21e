import { mkdirSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { ApiMember } from './support/api-member';
import { findings } from './support/axe';
import { describeInBrowser } from './support/browser';
import { comesTo } from './support/comes-to';
import { beginVisit, DESKTOP, PHONE, type Visit } from './support/visit';

jest.setTimeout(180_000);

/** 450 days, so that several requests are needed; one day that is none, one that lies ahead. */
const DAYS = Array.from({ length: 450 }, (_, index) => new Date(Date.UTC(2023, 0, 1 + index)));
const LINES = DAYS.map((day) => `${day.toISOString().slice(0, 10)};Morgengebet;0:25`);
const CSV = [
  'Datum;Gewohnheit;Dauer',
  ...LINES,
  '2024-02-30;Morgengebet;0:25',
  '2999-01-01;Morgengebet;0:25',
].join('\n');
const LOOP = zipSync({
  'Habits.csv': strToU8('Position,Name,Type,Unit\n001,Read the Bible,YES_NO,\n002,Drink water,YES_NO,'),
  '001 Read the Bible/Checkmarks.csv': strToU8('Date,Value,Notes\n2024-05-02,YES_MANUAL,\n2024-05-01,NO,'),
  '002 Drink water/Checkmarks.csv': strToU8('Date,Value,Notes\n2024-05-02,YES_MANUAL,'),
});

describeInBrowser('practices from elsewhere', () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await beginVisit();
  });
  afterAll(() => visit.end());

  async function open(member: ApiMember, options: object = {}): Promise<Page> {
    const page = await visit.page({
      ...member.signedIn(),
      reducedMotion: 'reduce',
      timezoneId: 'UTC',
      ...options,
    });
    await page.goto('/practices/import');
    return page;
  }
  const choose = (page: Page, name: string, content: string | Uint8Array) =>
    page
      .getByLabel('File with practices')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
  const press = async (page: Page, name: string | RegExp) => {
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
  };

  it('are imported by keyboard alone, and once however often the file is chosen', async () => {
    const member = await ApiMember.register(visit.server.url);
    await member.logPractice({ practice_name: 'Vespers', time_zone: 'UTC' });
    const page = await open(member);
    await choose(page, 'gebete.csv', CSV);
    await page.getByRole('heading', { name: 'Tell Emit what is in it' }).waitFor();
    await press(page, 'Preview');
    await page.getByText('450 new, 0 already there, 2 cannot be imported.').waitFor();
    await page.getByText('What cannot be imported, and why').click();
    await page.getByText('“2024-02-30” is not a date').waitFor();
    await page.getByText('Its date is in the future').waitFor();
    await press(page, 'Import 450 practices');
    await page.getByText('450 practices are imported.').waitFor();
    await comesTo(() => member.totalPractices(), 451);
    await press(page, 'Import another file');
    await choose(page, 'again.csv', CSV);
    await press(page, 'Preview');
    await page.getByText('0 new, 450 already there, 2 cannot be imported.').waitFor();
    await comesTo(() => page.getByRole('button', { name: 'Import 0 practices' }).isDisabled(), true);
    await page.goto('/practices');
    await page.getByText('Vespers').waitFor();
    await page.getByText('Morgengebet').first().waitFor();
    await page.context().close();
  });

  it.each(['before it arrives', 'after it is stored'])(
    'are imported once, and all are told, over a connection that is cut %s',
    async (when) => {
      const member = await ApiMember.register(visit.server.url);
      const page = await open(member);
      await choose(page, 'gebete.csv', CSV);
      await page.getByRole('button', { name: 'Preview', exact: true }).click();
      await page.getByText('450 new, 0 already there, 2 cannot be imported.').waitFor();
      let cuts = 0;
      await page.route('**/api/v1/practices/import', async (route) => {
        if (++cuts > 2) return route.continue();
        if (when === 'after it is stored') await route.fetch();
        await route.abort();
      });
      await page.getByRole('button', { name: 'Import 450 practices', exact: true }).click();
      await page.getByText('450 practices are imported.').waitFor();
      expect(cuts).toBeGreaterThan(2);
      await comesTo(() => member.totalPractices(), 450);
      await page.context().close();
    },
  );

  it.each([
    [PHONE, 'light'],
    [PHONE, 'dark'],
    [DESKTOP, 'light'],
    [DESKTOP, 'dark'],
  ] as const)('pass axe at %j, %s, in each step', async (viewport, colorScheme) => {
    const page = await open(await ApiMember.register(visit.server.url), { viewport, colorScheme });
    await page.getByLabel('File with practices').waitFor();
    const look = async (step: string) => {
      expect(await findings(page)).toEqual([]);
      const { scroll, client } = await page.evaluate(() => {
        const { scrollWidth: scroll, clientWidth: client } = document.documentElement;
        return { scroll, client };
      });
      expect(scroll).toBeLessThanOrEqual(client);
      const folder = process.env['EMIT_SHOTS'];
      if (folder) {
        mkdirSync(folder, { recursive: true });
        await page.screenshot({
          path: `${folder}/import-${step}-${viewport.width}-${colorScheme}.png`,
          fullPage: true,
        });
      }
    };
    await look('1');
    await choose(page, 'gebete.csv', CSV);
    await page.getByRole('button', { name: 'Preview', exact: true }).waitFor();
    await look('2');
    await page.getByRole('button', { name: 'Choose another file' }).click();
    await choose(page, 'loop.zip', LOOP);
    await page.getByLabel('Minutes of Read the Bible').fill('30');
    await look('2-loop');
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await page.getByText('1 new, 0 already there, 1 left out by you.').waitFor();
    await look('3');
    await page.getByRole('button', { name: 'Import 1 practice' }).click();
    await page.getByText('1 practice is imported.').waitFor();
    await look('4');
    await page.context().close();
  });

  it('says what to do with a file that holds none', async () => {
    const page = await open(await ApiMember.register(visit.server.url));
    await choose(page, 'backup.db', 'SQLite format 3\0');
    await page.getByText('This is a full backup.').waitFor();
    await page.context().close();
  });
});
