import type { BrowserContext, Page } from 'playwright-core';
import { ApiMember } from './support/api-member';
import { describeInBrowser } from './support/browser';
import { comesTo } from './support/comes-to';
import type { TalkingModel } from './support/talking-model';
import { beginTalkingVisit, type TalkingVisit } from './support/talking-visit';

jest.setTimeout(120_000);

const WHOLE = 'The guide leads from rest to the valley and out of it.';

const boxOf = (page: Page) => page.getByRole('textbox', { name: 'Your question', exact: true });
const replies = (page: Page) => page.getByRole('article', { name: /^Emit, \d/ });
const askAgain = (page: Page) => page.getByRole('button', { name: 'Ask again', exact: true });

describeInBrowser('a question that has no reply', () => {
  let visit: TalkingVisit;
  let model: TalkingModel;
  let member: ApiMember;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    visit = await beginTalkingVisit();
    ({ model } = visit);
  });
  afterAll(() => visit.end());
  beforeEach(async () => {
    member = await ApiMember.register(visit.server.url);
    context = await visit.context(member.signedIn());
    page = await context.newPage();
    await page.goto('/app');
    await boxOf(page).waitFor();
    model.asked = 0;
  });
  afterEach(() => context.close());

  it('that nobody writes any more is asked again by the member alone', async () => {
    const { id } = await questionLeft(member);
    await page.goto('/app');
    await page.getByText('This question has no reply yet.').waitFor();
    await page.reload();
    await askAgain(page).waitFor();
    expect(model.asked).toBe(0);
    await comesTo(() => member.tokens(), 20_000);
    await askAgain(page).click();
    const talk = await model.next();
    talk.say(WHOLE);
    talk.end();
    await replies(page).getByText(WHOLE).waitFor();
    const roles = async () => (await member.conversation(id)).messages.map(({ role }) => role);
    await comesTo(roles, ['user', 'assistant']);
  });

  it('to an earlier question can still be asked for; the two stand together then, also after a reload', async () => {
    await questionLeft(member);
    await page.goto('/app');
    await askAgain(page).waitFor();
    await boxOf(page).fill('Where does the shepherd lead?');
    await boxOf(page).press('Enter');
    const answered = await model.next();
    answered.say('It is written.');
    answered.end();
    await replies(page).getByText('It is written.').waitFor();
    await askAgain(page).click();
    const talk = await model.next();
    talk.say(WHOLE);
    talk.end();
    await replies(page).getByText(WHOLE).waitFor();
    const order = ['Where does the shepherd lead?', 'It is written.', 'What is grace?', WHOLE];
    await expectTalk(page, order);
    await comesTo(() => askAgain(page).count(), 0);
    await page.evaluate(() => localStorage.removeItem('emitConversations'));
    await page.goto('/platform');
    await page.goto('/app');
    await replies(page).getByText(WHOLE).waitFor();
    await expectTalk(page, order);
  });
});

/** A question that a former visit left, in a conversation of its own. */
async function questionLeft(member: ApiMember): Promise<{ id: string }> {
  const question = { id: crypto.randomUUID(), role: 'user', content: 'What is grace?' } as const;
  return {
    id: await member.keepConversation('On grace', [{ ...question, timestamp: Date.now() - 600_000 }]),
  };
}

async function expectTalk(page: Page, order: string[]): Promise<void> {
  await comesTo(async () => {
    const said = await page.getByRole('article').allInnerTexts();
    return said.map((text) => order.find((one) => text.includes(one)));
  }, order);
}
