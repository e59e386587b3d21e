import type { Page } from 'playwright-core';
import { describeInBrowser } from './support/browser';
import { ApiMember } from './support/api-member';
import { ask, chooseInMenu, openTab } from './support/member';
import { beginVisit, WITH_WORKER, type Visit } from './support/visit';

jest.setTimeout(120_000);

/** Choices of whoever sits at this browser: nobody is named. */
const CHOICES = [
  'emitVoiceEnabled',
  'emitTheme',
  'emitTextSize',
  'emitSidebar',
  'emitShortcuts',
  'emitUnsent',
];
const WORDS = ['zither', 'Psalm 137', 'harps', 'willows', 'LORD'];

/** All that a page of this origin can find in the browser: names, values, and what a worker keeps. */
function everythingKept(page: Page) {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const answers: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) answers.push(new URL(url).pathname);
    }
    const all = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage));
    const texts = Object.fromEntries(all) as Record<string, string>;
    return { texts, answers, databases: databases.map(({ name }) => name) };
  });
}

/** A member whose browser has something of everything: a talk, a draft, figures, a timer, a typed practice. */
async function busyBrowser(visit: Visit) {
  const member = await ApiMember.register(visit.server.url);
  const context = await visit.context({ ...WITH_WORKER, ...member.signedIn() });
  const page = await context.newPage();
  await page.goto('/app');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await ask(page, 'Psalm 137:1-2');
  await openTab(page, 'Progress');
  await page.getByRole('heading', { name: 'Your Transformation Journey' }).waitFor();
  await openTab(page, 'Log Practice');
  await page.getByLabel('Practice name').fill('zither');
  await page.waitForFunction(() => localStorage.getItem('emitPractice')?.includes('zither'));
  await openTab(page, 'Chat');
  await page.getByRole('textbox', { name: 'Your question', exact: true }).fill('zither of the captives');
  await page.waitForFunction(() => localStorage.getItem('emitDrafts')?.includes('zither'));
  await page.evaluate((id) => {
    localStorage.setItem('emitLevelsTold', JSON.stringify({ [id]: 2 }));
    localStorage.setItem('emitFirstVisit', JSON.stringify({ [id]: 'done' }));
  }, member.session.user.id);
  const { texts } = await everythingKept(page);
  expect(Object.keys(texts)).toEqual(expect.arrayContaining(['token', 'emitConversations', 'emitAnswers']));
  return { member, page };
}

describeInBrowser('what stays in the browser', () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await beginVisit();
  });
  afterAll(() => visit.end());

  it('after signing out: nothing that is or names the member (ASVS 14.3.1)', async () => {
    const { member, page } = await busyBrowser(visit);
    await chooseInMenu(page, 'Logout');
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    const { texts, answers, databases } = await everythingKept(page);
    expect(Object.keys(texts).filter((key) => !CHOICES.includes(key))).toEqual([]);
    expect(databases).toEqual([]);
    expect(answers.filter((path) => /^\/(api|fho|health)/.test(path))).toEqual([]);
    const { email, fullName } = member.login;
    for (const word of [...WORDS, email, fullName, member.session.user.id])
      expect(JSON.stringify(texts)).not.toContain(word);
    // Nor does a page that is loaded without a connection show it.
    await page.context().setOffline(true);
    await page.goto('/app');
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    await page.context().close();
  });

  it('after the session ended elsewhere: no text that can be read, on the next look', async () => {
    const { member, page } = await busyBrowser(visit);
    const elsewhere = await ApiMember.logIn(visit.server.url, member.login);
    await elsewhere.endSessionsBut();
    await page.goto('/dashboard?tab=progress');
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    await page.waitForFunction(() => localStorage.getItem('emitDrafts') === null);
    const { texts, answers } = await everythingKept(page);
    expect(Object.keys(texts)).not.toEqual(expect.arrayContaining(['emitAnswers']));
    const readable = JSON.stringify(Object.entries(texts).filter(([key]) => key !== 'emitSealed'));
    for (const word of [...WORDS, member.login.email, member.login.fullName])
      expect(readable).not.toContain(word);
    expect(JSON.stringify(texts['emitSealed'] ?? '')).not.toMatch(/zither|Psalm/);
    expect(answers.filter((path) => /^\/(api|fho)/.test(path))).toEqual([]);
    await page.context().close();
  });
});
