import type { BrowserContext, Page } from 'playwright-core';
import { ApiMember } from './support/api-member';
import { describeInBrowser } from './support/browser';
import { comesTo } from './support/comes-to';
import type { Talk, TalkingModel } from './support/talking-model';
import { beginTalkingVisit, type TalkingVisit } from './support/talking-visit';

jest.setTimeout(120_000);

const BEGINNING = 'The guide leads from rest ';
const WHOLE = 'The guide leads from rest to the valley and out of it.';

const boxOf = (page: Page) => page.getByRole('textbox', { name: 'Your question', exact: true });
const writing = (page: Page) => page.getByRole('article', { name: 'Emit, writing' });
const replies = (page: Page) => page.getByRole('article', { name: /^Emit, \d/ });

describeInBrowser('a reply that does not come whole', () => {
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
  });
  afterEach(() => context.close());

  async function asked(): Promise<Talk> {
    await boxOf(page).fill('Where does the shepherd lead?');
    await boxOf(page).press('Enter');
    const talk = await model.next();
    talk.say(BEGINNING);
    await writing(page).getByText(BEGINNING.trim()).waitFor();
    return talk;
  }

  it('because the member stopped it stops the model, stays, and leaves the right balance at once', async () => {
    const talk = await asked();
    await page.getByRole('button', { name: 'Stop the reply', exact: true }).click();
    await talk.left;
    await page.getByText('You stopped it here. Ask Emit to continue.').waitFor();
    await replies(page).getByText(BEGINNING.trim()).waitFor();
    const left = await member.tokens();
    expect(left).toBe(19_909);
    await page.getByText('19,909').first().waitFor();
    await comesTo(() => boxOf(page).isEnabled(), true);
    await page.reload();
    await page.getByText('You stopped it here. Ask Emit to continue.').waitFor();
    await comesTo(() => replies(page).count(), 1);
    await comesTo(() => member.tokens(), left);
  });

  it('because the model broke off for good stays, marked and free, also after a reload, and is asked again', async () => {
    const talk = await asked();
    talk.breakOff();
    for (const _again of [1, 2]) (await model.next()).breakOff();
    await page.getByText('The answer broke off. You were not charged. Please try again.').waitFor();
    await replies(page).getByText(BEGINNING.trim()).waitFor();
    await comesTo(() => member.tokens(), 20_000);
    await page.reload();
    await page.getByText('The reply broke off here. You were not charged.').waitFor();
    await replies(page).getByText(BEGINNING.trim()).waitFor();
    await page.getByRole('button', { name: 'Ask again', exact: true }).click();
    const again = await model.next();
    again.say(WHOLE);
    again.end();
    await replies(page).getByText(WHOLE).waitFor();
    await comesTo(() => page.getByRole('article').count(), 2);
    await comesTo(() => page.getByText('broke off').count(), 0);
    await comesTo(() => member.tokens(), 19_900);
    await page.goto('/tokens');
    await page.getByText('1 reply broke off or never came on these days.').waitFor();
  });
});
