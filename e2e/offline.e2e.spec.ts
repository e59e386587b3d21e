import type { BrowserContext, Page } from 'playwright-core';
import { ApiMember } from './support/api-member';
import { describeInBrowser } from './support/browser';
import { comesTo } from './support/comes-to';
import { ask, chooseInMenu, openTab } from './support/member';
import { beginVisit, WITH_WORKER, type Visit } from './support/visit';

// A day is twenty practices, five talks and three tabs.
jest.setTimeout(240_000);

/** Everything that members need is kept: the last of it are the charts. */
async function wholeAppIsKept(page: Page): Promise<void> {
  // Not in waitForFunction: there a promise is true before it is kept.
  const isKept = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return kept.flat().some(({ url }) => url.includes('/assets/user-guide-'));
    });
  await comesTo(isKept, true);
}

/** A page over which the worker has charge, with the whole app kept. */
async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

/** Until it is shown the box is that of the talk before. */
async function openTalk(page: Page, talk: number): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Talk ${talk}\\b`) }).click();
  await page.getByRole('heading', { level: 1, name: `Talk ${talk}`, exact: true }).waitFor();
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

  it('a reload and a cold start show what was loaded last', async () => {
    const member = await ApiMember.register(visit.server.url);
    await member.logPractice();
    const context = await visit.context({ ...WITH_WORKER, ...member.signedIn() });
    const page = await open(context, '/app');
    await ask(page, 'What does Psalm 23 say about rest?');
    const tabs = [
      ['Progress', 'Your Transformation Journey'],
      ['Analytics', 'A year of days'],
    ] as const;
    for (const [tab, heading] of tabs) {
      await openTab(page, tab);
      await page.getByRole('heading', { name: heading }).waitFor();
    }
    await page.goto('/practices');
    await page.getByText('Morning psalm').first().waitFor();
    await wholeAppIsKept(page);
    const isTextKept = () =>
      page.evaluate(async () => (await caches.match('/bible/kjv-1.txt', { ignoreVary: true })) !== undefined);
    await comesTo(isTextKept, true);
    await page.waitForFunction(() => localStorage.getItem('emitConversations')?.includes('"assistant"'));
    await context.setOffline(true);
    await page.close();
    const cold = await context.newPage();
    await cold.goto('/app');
    await cold.getByText('No connection. You see what was loaded last').waitFor();
    await cold.getByRole('article', { name: /^Emit, \d/ }).waitFor();
    for (const [tab, heading] of tabs) {
      await openTab(cold, tab);
      await cold.getByRole('heading', { name: heading }).waitFor();
      await cold.getByText(/This is as of \d{1,2}:\d{2}/).waitFor();
    }
    await cold.goto('/practices');
    await cold.getByText('Morning psalm').first().waitFor();
    await chooseInMenu(cold, 'Bible Reference');
    const reader = cold.getByRole('dialog', { name: 'Bible Reference' });
    await reader.getByRole('button', { name: /^Habakkuk/ }).click();
    await reader.getByRole('button', { name: 'Habakkuk, chapter 3' }).click();
    await reader.getByText('Although the fig tree shall not blossom').waitFor();
    await cold.keyboard.press('Escape');
    await context.setOffline(false);
    await cold.getByText(/This is as of/).waitFor({ state: 'detached' });
    await cold.getByText('No connection.').waitFor({ state: 'detached' });
    await context.close();
  });

  it('a day of 20 practices and 5 drafts: three tabs online at once send each once, and no draft is lost', async () => {
    const member = await ApiMember.register(visit.server.url);
    for (let talk = 1; talk <= 5; talk += 1)
      await member.keepConversation(`Talk ${talk}`, [
        { id: `q-${talk}`, role: 'user', content: `Psalm ${talk}`, timestamp: Date.now() },
      ]);
    const context = await visit.context({ ...WITH_WORKER, ...member.signedIn() });
    const tabs = [await open(context, '/app?tab=practice'), await context.newPage(), await context.newPage()];
    const [first] = tabs as [Page];
    await wholeAppIsKept(first);
    await context.setOffline(true);
    const names = Array.from({ length: 20 }, (_, at) => `Practice ${at + 1}`);
    for (const name of names) {
      await first.getByLabel('Practice name').fill(name);
      await first.getByRole('button', { name: 'Log Practice', exact: true }).click();
      await first.getByRole('listitem', { name, exact: true }).waitFor();
    }
    await openTab(first, 'Chat');
    for (let talk = 1; talk <= 5; talk += 1) {
      await openTalk(first, talk);
      await first.getByRole('textbox', { name: 'Your question', exact: true }).fill(`Draft ${talk}`);
    }
    // As when the browser is killed: no page says farewell. What was typed last is kept by then.
    await first.waitForFunction(() => localStorage.getItem('emitDrafts')?.includes('Draft 5'));
    const killed = await context.newCDPSession(first);
    const crash = first.waitForEvent('crash');
    killed.send('Page.crash').catch(() => undefined);
    await crash;
    await first.close();
    await Promise.all(tabs.slice(1).map((tab) => tab.goto('/app?tab=practice')));
    const third = await context.newPage();
    await third.goto('/app?tab=practice');
    const open3 = [...tabs.slice(1), third];
    for (const tab of open3) await tab.getByRole('listitem', { name: 'Practice 20', exact: true }).waitFor();
    await context.setOffline(false);
    for (const tab of open3) await tab.getByText('Waiting to be sent').waitFor({ state: 'detached' });
    await comesTo(() => member.totalPractices(), 20);
    await comesTo(async () => (await member.practiceNames()).sort(), [...names].sort());
    await third.goto('/app');
    for (let talk = 1; talk <= 5; talk += 1) {
      await openTalk(third, talk);
      const box = third.getByRole('textbox', { name: 'Your question', exact: true });
      await comesTo(() => box.inputValue(), `Draft ${talk}`);
    }
    await context.close();
  });

  it('a full storage is told, and the practice stays in the form', async () => {
    const member = await ApiMember.register(visit.server.url);
    const context = await visit.context({ ...WITH_WORKER, ...member.signedIn() });
    const page = await open(context, '/app?tab=practice');
    await page.getByLabel('Practice name').waitFor();
    await page.evaluate(() => {
      // What can be loaded anew would make way.
      localStorage.removeItem('emitAnswers');
      for (let size = 1_000_000; size > 0; size = Math.floor(size / 2)) {
        try {
          for (let at = 0; ; at += 1) localStorage.setItem(`filler-${size}-${at}`, 'x'.repeat(size));
        } catch {
          // Until nothing more fits.
        }
      }
    });
    await context.setOffline(true);
    await page.getByLabel('Practice name').fill('Lauds');
    await page.getByText('no room to keep what you type').waitFor();
    await page.getByRole('button', { name: 'Log Practice', exact: true }).click();
    await page.getByText('no room to keep your practice').waitFor();
    await comesTo(() => page.getByLabel('Practice name').inputValue(), 'Lauds');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Log Practice', exact: true }).click();
    await page.getByText('Practice logged successfully!').waitFor();
    await comesTo(() => member.totalPractices(), 1);
    await context.close();
  });
});
