import type { BrowserContextOptions, Page } from 'playwright-core';
import { dayIsFullText } from '@emit/contract/practice-day';
import { ApiMember } from './support/api-member';
import { describeInBrowser } from './support/browser';
import { comesTo } from './support/comes-to';
import { beginVisit, DESKTOP, IN_BERLIN, PHONE, type Visit } from './support/visit';

jest.setTimeout(120_000);

describeInBrowser('the practice form', () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await beginVisit();
  });
  afterAll(() => visit.end());

  const newcomer = () => ApiMember.register(visit.server.url);
  async function open(member: ApiMember, path: string, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await visit.page({ ...member.signedIn(), ...options });
    await page.goto(path);
    return page;
  }

  it('has 24 hours: what is left of it is said before, and a practice beyond it is refused', async () => {
    const member = await newcomer();
    const time_zone = 'Europe/Berlin';
    for (const duration_minutes of [800, 590]) await member.logPractice({ duration_minutes, time_zone });
    const page = await open(member, '/app?tab=practice', IN_BERLIN);
    const button = page.getByRole('button', { name: 'Log Practice', exact: true });
    const minutes = page.getByRole('spinbutton', { name: 'Duration in minutes' });
    await page.getByText('You can log 50 more minutes today.').waitFor();
    await page.getByLabel('Practice name').fill('Night watch');
    await minutes.fill('51');
    await button.click();
    await page.getByRole('alert').getByText(dayIsFullText(50)).waitFor();
    await comesTo(() => member.totalPractices(), 2);
    // Another device is faster: the server says what is left, and the form knows it from then on.
    await member.logPractice({ duration_minutes: 45, time_zone });
    await minutes.fill('6');
    await button.click();
    await page.getByRole('alert').getByText(dayIsFullText(5)).waitFor();
    await minutes.fill('5');
    await page.getByText('You can log 5 more minutes today.').waitFor();
    await button.click();
    await page.getByText('Practice logged successfully!').waitFor();
    await page.getByText(dayIsFullText(0)).waitFor();
    await comesTo(() => member.totalPractices(), 4);
    await page.context().close();
  });

  it.each([
    [PHONE, 'dark'],
    [DESKTOP, 'light'],
    [{ width: 1280, height: 720 }, 'light'],
    [{ width: 1024, height: 768 }, 'dark'],
    [{ width: 768, height: 1024 }, 'light'],
    [{ width: 375, height: 667 }, 'light'],
    [{ width: 844, height: 390 }, 'dark'],
  ] as const)(
    'has its button in sight at %j, %s, whatever is said above it',
    async (viewport, colorScheme) => {
      const page = await open(await newcomer(), '/app?tab=practice', { viewport, colorScheme });
      const button = page.getByRole('button', { name: 'Log Practice', exact: true });
      await button.waitFor();
      await comesTo(() => coveredBy(page), null);
      await button.click();
      await page.getByText('Please enter a practice name').waitFor();
      await comesTo(() => coveredBy(page), null);
      await page.getByLabel('Practice name').fill('Dawn');
      await page.route('**/fho/practices/me', (route) => route.abort());
      await button.click();
      await page.getByText(/It will also be sent again automatically/).waitFor();
      await comesTo(() => coveredBy(page), null);
      await page.unroute('**/fho/practices/me');
      await button.click();
      await page.getByText('Practice logged successfully!').waitFor();
      await comesTo(() => coveredBy(page), null);
      for (const path of ['/emit?tab=practice', '/dashboard?tab=practice']) {
        await page.goto(path);
        await button.waitFor();
        await comesTo(() => coveredBy(page), null);
      }
      await page.context().close();
    },
  );
});

/** What lies between the reader and the form's button, or that it is outside the window; null when nothing does. */
function coveredBy(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const button = document.querySelector('.practice__submit [type=submit]');
    if (!button) return 'no button';
    const { top, bottom, left, right } = button.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight) return `outside: ${top} to ${bottom}`;
    const edges = [top + 2, (top + bottom) / 2, bottom - 2];
    const met = edges.map((y) => document.elementFromPoint((left + right) / 2, y));
    const other = met.find((element) => element !== button && !button.contains(element));
    return other === undefined ? null : `behind ${other?.className ?? 'nothing'}`;
  });
}
