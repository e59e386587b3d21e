import type { Page } from 'playwright-core';
import { ApiMember } from './support/api-member';
import { describeInBrowser } from './support/browser';
import { comesTo } from './support/comes-to';
import type { TalkingModel } from './support/talking-model';
import { beginTalkingVisit, type TalkingVisit } from './support/talking-visit';
import { DESKTOP, ON_PHONE } from './support/visit';

jest.setTimeout(120_000);

/** Findings of every kind that stays, at the ends and in the middle of lines, in lists, quotes, bold and brackets. */
const REPLY = `## Where rest begins

The guide of Psalm 23 begins with rest, and everything else in it follows from that one word, which is given: "The LORD is my shepherd; I shall not want." (Psalm 23:1) and, a little further on, "He maketh me to lie down in green pastures" (Psalm 23:2).

> "For God so loved the world, that he gave his only begotten Son" — **John 3:16**

- Compare Isaiah 40:11, Ezekiel 34:15 and, for the same picture, 1 Peter 2:25.
- "Jesus wept." (John 11:35) It is the shortest of all.
- "Blessed are the meek: for they shall inherit the earth." is said without a reference, and the text goes on after it.

In the New International Version, "The LORD is my shepherd, I lack nothing." (Psalm 23:1, NIV) is what many have heard first; "a phrase of my own making" is not in it. Read 1 Thessalonians 5:16-18; 2 Corinthians 12:9; Song of Solomon 2:10 aloud.`;

const WRONG = 'Hear this: “For God so loved the planet, that he gave a gift.” (John 3:16) And rest in it.';
const ANEW = '<passage n="1">Hear this: [[John 3:16 | For God so loved the world]] And rest in it.</passage>';

interface Word {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

describeInBrowser('a reply that comes to its end', () => {
  let visit: TalkingVisit;
  let model: TalkingModel;
  beforeAll(async () => {
    visit = await beginTalkingVisit();
    ({ model } = visit);
  });
  afterAll(() => visit.end());

  it.each([
    ['a desktop', { viewport: DESKTOP }],
    ['a phone', ON_PHONE],
  ])('moves no word under the reader’s eyes on %s, and marks what was checked', async (_where, options) => {
    const member = await ApiMember.register(visit.server.url);
    const page = await visit.page({ ...member.signedIn(), ...options });
    await page.goto('/app');
    await ask(page, 'Where does rest begin?');
    const talk = await model.next();
    for (const piece of REPLY.match(/[\s\S]{1,40}/g) ?? []) talk.say(piece);
    const writing = page.getByRole('article', { name: 'Emit, writing' });
    await writing.getByText('Song of Solomon 2:10 aloud').waitFor();
    await page.evaluate(() => document.fonts.ready);
    const before = await wordsIn(page);
    talk.end();
    await page.getByRole('article', { name: /^Emit, \d/ }).waitFor();
    await page.getByRole('group', { name: 'Scripture in this reply' }).waitFor();
    const after = await wordsIn(page);
    expect(before.length).toBeGreaterThan(130);
    expect(after.length).toBe(before.length);
    const moved = before.filter((word, at) => hasMoved(word, after[at]));
    expect(moved).toEqual([]);
    for (const name of [/^Psalm 23:1\s*: Exact/, /^John 3:16\s*: Part/, /^Isaiah 40:11/])
      await page.getByRole('button', { name }).first().waitFor();
    await page.context().close();
  });

  it('has the verse in the place of words that were none, and moves nothing above it', async () => {
    const member = await ApiMember.register(visit.server.url);
    const page = await visit.page({ ...member.signedIn(), viewport: DESKTOP });
    await page.goto('/app');
    await ask(page, 'What does John say?');
    const talk = await model.next();
    talk.say(`Before it stands this.\n\n${WRONG}`);
    await page.getByText('loved the planet').waitFor();
    await page.evaluate(() => document.fonts.ready);
    const before = (await wordsIn(page)).slice(0, 4);
    talk.end();
    const correcting = await model.next();
    await comesTo(() => page.getByText('loved the planet').count(), 1);
    correcting.say(ANEW);
    correcting.end();
    await page
      .getByRole('article', { name: /^Emit, \d/ })
      .getByText('Hear this: “For God so loved the world”')
      .waitFor();
    await comesTo(() => page.getByText('planet').count(), 0);
    const after = await wordsIn(page);
    expect(before.filter((word, at) => hasMoved(word, after[at]))).toEqual([]);
    // Both requests of the turn.
    await comesTo(() => member.tokens(), 19_800);
    await page.context().close();
  });
});

async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your question', exact: true }).fill(question);
  await page.getByRole('textbox', { name: 'Your question', exact: true }).press('Enter');
}

function hasMoved(word: Word, now: Word | undefined): boolean {
  return !now || now.text !== word.text || Math.abs(now.x - word.x) > 1 || Math.abs(now.y - word.y) > 1;
}

/** Every word of the reply that is read, with where it stands on the screen. */
function wordsIn(page: Page): Promise<Word[]> {
  return page.evaluate(() => {
    const prose = [...document.querySelectorAll('.message .prose')].at(-1);
    if (!prose) throw new Error('There is no reply');
    const texts = document.createTreeWalker(prose, NodeFilter.SHOW_TEXT);
    const letters: { char: string; x: number; y: number }[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node.parentElement?.closest('.visually-hidden')) continue;
      const range = document.createRange();
      Array.from(node.textContent ?? '').forEach((char, at) => {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { x, y } = range.getBoundingClientRect();
        letters.push({ char, x, y });
      });
    }
    // A word may be cut by marks: it is put together from its letters.
    const words: { text: string; x: number; y: number }[] = [];
    let isInWord = false;
    for (const { char, x, y } of letters) {
      if (/\s/.test(char)) isInWord = false;
      else if (isInWord) words[words.length - 1]!.text += char;
      else {
        words.push({ text: char, x, y });
        isInWord = true;
      }
    }
    return words;
  });
}
