import type { Page } from 'playwright-core';
import { ApiMember } from './support/api-member';
import { describeInBrowser } from './support/browser';
import { comesTo } from './support/comes-to';
import { longTalk } from './support/long-talk';
import { ask } from './support/member';
import { beginVisit, type Visit } from './support/visit';

jest.setTimeout(120_000);

const MESSAGES = 2_000;
/** A screen holds a handful of messages; whatever is drawn beyond that is the virtualiser's reserve. */
const MOST_ARTICLES = 60;
const MOST_NODES = 3_000;

describeInBrowser(`a conversation of ${MESSAGES} messages`, () => {
  let visit: Visit;
  let member: ApiMember;
  let page: Page;
  const log = () => page.getByRole('log', { name: 'Conversation' });

  beforeAll(async () => {
    visit = await beginVisit();
    member = await ApiMember.register(visit.server.url);
    await member.keepConversation('A long walk', longTalk(MESSAGES));
    page = await visit.page(member.signedIn());
    await page.goto('/app');
  });
  afterAll(() => visit.end());

  it('opens at its end', async () => {
    await log()
      .getByText(`Answer ${MESSAGES / 2}.`)
      .waitFor();
    await page.getByRole('button', { name: new RegExp(`^A long walk.*${MESSAGES} messages`) }).waitFor();
  });

  it('draws only what is on the screen', async () => {
    await page.getByRole('article').first().waitFor();
    const drawn = await page.getByRole('article').count();
    expect(drawn).toBeGreaterThan(0);
    expect(drawn).toBeLessThan(MOST_ARTICLES);
    expect(await page.locator('*').count()).toBeLessThan(MOST_NODES);
  });

  it('loads earlier messages above what one reads, which stays where it is', async () => {
    const early = page.locator('.earlier');
    await page.route('**/conversations/*before=*', (route) => route.abort());
    await log().evaluate((box) => box.scrollTo({ top: 0 }));
    await early.getByText('Earlier messages could not be loaded.').waitFor();
    await page.unroute('**/conversations/*before=*');
    await log().evaluate((box) => box.scrollTo({ top: 900 }));
    await log().evaluate(settled);
    const question = await log().evaluate(inTheMiddle);
    const where = () => log().getByText(question, { exact: true }).boundingBox();
    const before = await where();
    const loaded = page.waitForResponse(/before=/);
    await early.getByRole('button', { name: 'Try again', exact: true }).dispatchEvent('click');
    await (await loaded).finished();
    await page.waitForFunction(() => (document.querySelector('.messages')?.scrollTop ?? 0) > 10_000);
    await log().evaluate(settled);
    const after = await where();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? NaN))).toBeLessThan(4);
    // A browser keeps the newest.
    const kept = await page.evaluate(() => localStorage.getItem('emitConversations') ?? '[]');
    const [{ messages }] = JSON.parse(kept) as [{ messages: unknown[] }];
    expect(messages.length).toBeLessThanOrEqual(200);
  });

  it('reaches its beginning by the key Home, and draws no more there', async () => {
    await log().press('Home');
    await log().getByText('Question 1?', { exact: true }).waitFor();
    await comesTo(async () => (await page.getByRole('article').count()) < MOST_ARTICLES, true);
    // What scrolling draws again is no news to be read aloud.
    await comesTo(() => log().getAttribute('aria-live'), 'off');
  });

  it('goes to its end again by the key End', async () => {
    await log().press('End');
    await log()
      .getByText(`Answer ${MESSAGES / 2}.`)
      .waitFor();
    await log().evaluate((box) => box.scrollTo({ top: 0 }));
    await log().getByText('Question 1?', { exact: true }).waitFor();
  });

  it('shows a further question at the end, wherever one was reading, and keeps every message', async () => {
    await ask(page, 'Psalm 1');
    await page.getByRole('article', { name: /^You,/ }).last().getByText('Psalm 1').waitFor();
    await comesTo(() => log().getAttribute('aria-live'), 'polite');
    const summary = page.getByRole('button', { name: new RegExp(`${MESSAGES + 2} messages`) });
    await summary.waitFor();
    await comesTo(async () => (await member.conversations())[0]?.message_count, MESSAGES + 2);
  });
});

/** Resolves once rows that were drawn have their heights. */
function settled(box: Element): Promise<void> {
  return new Promise((resolve) => {
    let [before, frames] = ['', 0];
    const look = () => {
      const now = `${box.scrollTop} ${box.scrollHeight}`;
      frames = now === before ? frames + 1 : 0;
      before = now;
      if (frames === 12) resolve();
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** The text of the question that is nearest to the middle of the screen. */
function inTheMiddle(box: Element): string {
  const { top, height } = box.getBoundingClientRect();
  const far = (own: Element) => Math.abs(own.getBoundingClientRect().top - top - height / 2);
  const all = [...box.querySelectorAll('.message__own-text')].sort((a, b) => far(a) - far(b));
  return all[0]?.textContent ?? '';
}
