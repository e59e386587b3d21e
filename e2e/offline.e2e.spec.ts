import type { BrowserContext, Page } from 'playwright-core';
import { describeInBrowser } from './support/browser';
import { beginVisit, WITH_WORKER, type Visit } from './support/visit';

jest.setTimeout(120_000);

/** A page over which the worker has charge, with the whole app kept. */
async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

describeInBrowser('without a connection', () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await beginVisit();
  });
  afterAll(() => visit.end());

  it('the public pages and the sign-in open', async () => {
    const context = await visit.context(WITH_WORKER);
    const page = await open(context, '/');
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const [path, heading] of [
      ['/why', /.+/],
      ['/platform', /.+/],
      ['/login', 'Welcome back'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    }
    await context.close();
  });

  it('can be installed: a manifest with icons that are what it says', async () => {
    const page = await visit.page(WITH_WORKER);
    await page.goto('/');
    const cdp = await page.context().newCDPSession(page);
    const { errors, data } = await cdp.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { icons } = JSON.parse(String(data)) as { icons: { src: string; sizes: string; type: string }[] };
    for (const { src, sizes, type } of icons) {
      const shown = await page.evaluate(async (address) => {
        const picture = await createImageBitmap(await (await fetch(address)).blob()).catch(() => null);
        return picture && `${picture.width}x${picture.height}`;
      }, src);
      if (type === 'image/png') expect(shown).toBe(sizes);
    }
    await page.context().close();
  });
});
