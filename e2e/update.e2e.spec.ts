import type { BrowserContext, Page } from 'playwright-core';
import { ApiMember } from './support/api-member';
import { describeInBrowser } from './support/browser';
import { comesTo } from './support/comes-to';
import { openTab } from './support/member';
import { NextBuild } from './support/next-build';
import { beginVisit, WITH_WORKER, type Visit } from './support/visit';

jest.setTimeout(120_000);

describeInBrowser('an update of the app that is open', () => {
  let visit: Visit;
  let front: NextBuild;
  let context: BrowserContext;
  beforeAll(async () => {
    visit = await beginVisit();
    front = await NextBuild.before(visit.server.url);
  });
  afterAll(async () => {
    await context.close();
    front.stop();
    await visit.end();
  });

  const entryOf = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLScriptElement>('script[type="module"]')]
        .at(-1)
        ?.src.split('/')
        .at(-1),
    );
  const question = (page: Page) => page.getByRole('textbox', { name: 'Your question', exact: true });

  it('is offered once it is there, and keeps what is typed in the question and in the form', async () => {
    const member = await ApiMember.register(visit.server.url);
    const state = member.signedIn().storageState;
    if (typeof state !== 'object') throw new Error('Nobody is signed in');
    const origins = state.origins.map((origin) => ({ ...origin, origin: front.url }));
    context = await visit.context({
      ...WITH_WORKER,
      baseURL: front.url,
      storageState: { ...state, origins },
    });
    const page = await context.newPage();
    await page.goto('/app');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await question(page).fill('What is half asked here?');
    await openTab(page, 'Log Practice');
    await page.getByLabel('Practice name').fill('Half a psalm');
    const former = await entryOf(page);

    await front.update();
    const offer = page.getByRole('region', { name: 'New version' });
    expect(await offer.count()).toBe(0);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await offer.waitFor();
    // Nothing is taken away before the member says so.
    await comesTo(() => page.getByLabel('Practice name').inputValue(), 'Half a psalm');
    expect(await entryOf(page)).toBe(former);

    await offer.getByRole('button', { name: 'Reload', exact: true }).click();
    await offer.waitFor({ state: 'detached' });
    await page.getByLabel('Practice name').waitFor();
    expect(await entryOf(page)).not.toBe(former);
    await comesTo(() => page.getByLabel('Practice name').inputValue(), 'Half a psalm');
    await openTab(page, 'Chat');
    await comesTo(() => question(page).inputValue(), 'What is half asked here?');
    expect(await offer.count()).toBe(0);

    // The build that is kept is the new one: it opens without a connection, drafts and all.
    await context.setOffline(true);
    await page.reload();
    await question(page).waitFor();
    await comesTo(() => question(page).inputValue(), 'What is half asked here?');
    await context.setOffline(false);
  });
});
