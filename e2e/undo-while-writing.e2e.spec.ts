import type { BrowserContext, Page } from 'playwright-core';
import { ApiMember } from './support/api-member';
import { describeInBrowser } from './support/browser';
import { comesTo } from './support/comes-to';
import {
  boxOf,
  cross,
  drawerOf,
  heading,
  keepTalks,
  openTalks,
  placeOf,
  rows,
  TITLES,
  undo,
} from './support/deleting';
import type { TalkingModel } from './support/talking-model';
import { beginTalkingVisit, type TalkingVisit } from './support/talking-visit';
import { DESKTOP, ON_PHONE, type Visit } from './support/visit';

jest.setTimeout(120_000);

describeInBrowser('deleting a conversation that is written in, or on a phone', () => {
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
  beforeEach(() => begin({ viewport: DESKTOP }));
  afterEach(() => context.close());

  /** Four conversations, the last of them open; the page's clock is the test's. */
  async function begin(options: Parameters<Visit['context']>[0]): Promise<void> {
    member = await ApiMember.register(visit.server.url);
    await keepTalks(member);
    context = await visit.context({ ...member.signedIn(), ...options });
    page = await openTalks(context);
  }
  const titlesOnServer = async () => (await member.conversations()).map(({ title }) => title);
  const told = (on = page) =>
    on.waitForResponse((answer) => answer.request().method() === 'DELETE' && answer.ok());

  async function askedAnew() {
    await page.getByRole('button', { name: '+ New Conversation', exact: true }).click();
    await boxOf(page).fill('Where does the shepherd lead?');
    await boxOf(page).press('Enter');
    const talk = await model.next();
    talk.say('From rest ');
    await page.getByText('From rest').waitFor();
    await cross(page, 'Where does the shepherd lead?').click();
    await comesTo(() => boxOf(page).isEnabled(), true);
    return talk;
  }

  it('while its reply is written can be undone: the reply goes on where it is by then', async () => {
    model.asked = 0;
    const talk = await askedAnew();
    talk.say('into ');
    await undo(page).click();
    await page.getByRole('article', { name: 'Emit, writing' }).getByText('From rest into').waitFor();
    talk.say('the valley.');
    talk.end();
    await page
      .getByRole('article', { name: /^Emit, \d/ })
      .getByText('From rest into the valley.')
      .waitFor();
    await comesTo(() => page.getByRole('article').count(), 2);
    expect(model.asked).toBe(1);
  });

  it('of a new one while its first reply is written does not bring it back with that reply', async () => {
    const talk = await askedAnew();
    await page.reload();
    await heading(page, 'Fourth').waitFor();
    const gone = told();
    talk.say('into the valley.');
    talk.end();
    await gone;
    await comesTo(() => titlesOnServer(), TITLES);
    await page.reload();
    await heading(page, 'Fourth').waitFor();
    await comesTo(() => rows(page), TITLES);
  });

  it('by a finger in the drawer takes one row by two taps, and says so there', async () => {
    await context.close();
    await begin(ON_PHONE);
    await page.getByRole('button', { name: 'Show conversations', exact: true }).tap();
    const place = await placeOf(page, 'Third');
    await page.touchscreen.tap(place.x, place.y);
    await page.touchscreen.tap(place.x, place.y);
    await drawerOf(page).getByText('Conversation deleted.').waitFor();
    await comesTo(() => rows(page), ['Fourth', 'Second', 'First']);
    await comesTo(() => page.locator('.undo:visible').count(), 1);
    await drawerOf(page).getByRole('button', { name: 'Undo', exact: true }).tap();
    await comesTo(() => rows(page), TITLES);
    await page.clock.runFor(2_000);
    await cross(page, 'First').tap();
    await drawerOf(page)
      .getByRole('button', { name: /^Second/ })
      .tap();
    await heading(page, 'Second').waitFor();
    await undo(page).tap();
    await page.getByRole('button', { name: 'Show conversations', exact: true }).tap();
    await comesTo(() => rows(page), TITLES);
  });
});
