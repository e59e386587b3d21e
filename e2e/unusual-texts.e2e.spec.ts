import type { Page } from 'playwright-core';
import { ApiMember } from './support/api-member';
import { describeInBrowser } from './support/browser';
import { comesTo } from './support/comes-to';
import { newMember } from './support/member';
import { MEMBERS_PAGES } from './support/pages';
import { pushedOut } from './support/pushed-out';
import { beginVisit, ON_PHONE, type Visit } from './support/visit';

jest.setTimeout(120_000);

const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
/** Pages that show neither the member's name nor anything of theirs. */
const WITHOUT_WORD = ['/transform-test', '/debug-transform', '/emit?tab=analytics', '/dashboard?tab=account'];
const ADDRESS = `https://example.org/${'a'.repeat(150)}`;
const ARABIC = 'كيف أصلي عندما أكون خائفا؟';
const HEBREW = 'מזמור לדוד: יהוה רעי לא אחסר.';
const REPLY = `${HEBREW}\n\n- ${ARABIC}\n\nThe LORD is my shepherd. ${WORD}\n\n| a | b |\n|---|---|\n| ${WORD} | ${WORD} |`;

describeInBrowser('texts that are long, or read from the right', () => {
  let visit: Visit;
  let page: Page;

  beforeAll(async () => {
    visit = await beginVisit();
    const member = await ApiMember.register(visit.server.url, { ...newMember(), fullName: WORD });
    await member.logPractice({ practice_name: `${WORD} ${WORD}`, insights_gained: `${WORD}${WORD}` });
    await member.keepConversation(`${WORD}${WORD}`, [
      { id: 'q1', role: 'user', content: `${WORD}${WORD} ${ADDRESS}\n\n${ARABIC}`, timestamp: Date.now() },
      { id: 'a1', role: 'assistant', content: REPLY, timestamp: Date.now() },
    ]);
    page = await visit.page({ ...member.signedIn(), ...ON_PHONE });
  });
  afterAll(() => visit.end());

  it.each(MEMBERS_PAGES)('stay on the page of %s', async (path) => {
    await page.goto(path);
    await page.getByRole('heading').first().waitFor();
    await page.locator('.skeletons').first().waitFor({ state: 'detached' });
    if (!WITHOUT_WORD.includes(path)) await page.getByText(WORD).filter({ visible: true }).first().waitFor();
    await comesTo(() => pushedOut(page), []);
  });

  it('stay in the dialog of a practice, with the button that closes it', async () => {
    await page.goto('/app?tab=progress');
    await page.locator('.recent__row').filter({ hasText: WORD }).tap();
    await page.getByRole('dialog').waitFor();
    await comesTo(() => pushedOut(page), []);
    await page.getByRole('button', { name: 'Close', exact: true }).tap();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('begin where their script begins, each paragraph for itself', async () => {
    await page.goto('/app');
    const directionOf = (text: string) =>
      page
        .getByRole('log')
        .getByText(text)
        .first()
        .evaluate((element) => getComputedStyle(element).direction);
    await comesTo(() => directionOf(ARABIC), 'rtl');
    await comesTo(() => directionOf(HEBREW), 'rtl');
    await comesTo(() => directionOf('The LORD is my shepherd.'), 'ltr');
    const box = page.getByRole('textbox', { name: 'Your question', exact: true });
    await box.fill(ARABIC);
    await comesTo(() => box.evaluate((element) => getComputedStyle(element).direction), 'rtl');
  });
});
