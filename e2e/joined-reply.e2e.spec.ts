import type { BrowserContext, Page } from 'playwright-core';
import { TcpProxy } from '../api/src/testing/tcp-proxy';
import { ApiMember } from './support/api-member';
import { describeInBrowser } from './support/browser';
import { comesTo } from './support/comes-to';
import type { Talk, TalkingModel } from './support/talking-model';
import { beginTalkingVisit, type TalkingVisit } from './support/talking-visit';

jest.setTimeout(120_000);

const BEGINNING = 'The guide leads from rest ';
const END = 'to the valley and out of it.';
const WHOLE = BEGINNING + END;

const boxOf = (page: Page) => page.getByRole('textbox', { name: 'Your question', exact: true });
const writing = (page: Page) => page.getByRole('article', { name: 'Emit, writing' });
const replies = (page: Page) => page.getByRole('article', { name: /^Emit, \d/ });
const askAgain = (page: Page) => page.getByRole('button', { name: 'Ask again', exact: true });
const stopButton = (page: Page) => page.getByRole('button', { name: 'Stop the reply', exact: true });

describeInBrowser('a reply that is being written', () => {
  let visit: TalkingVisit;
  let model: TalkingModel;
  let member: ApiMember;
  let context: BrowserContext;
  let page: Page;
  let way: TcpProxy | undefined;

  beforeAll(async () => {
    visit = await beginTalkingVisit();
    ({ model } = visit);
  });
  afterAll(async () => {
    await way?.close();
    await visit.end();
  });
  beforeEach(async () => {
    member = await ApiMember.register(visit.server.url);
    context = await visit.context(member.signedIn());
    page = await context.newPage();
    await page.goto('/app');
    await boxOf(page).waitFor();
    model.asked = 0;
  });
  afterEach(() => context.close());

  /** Asked, and as much of the reply said as is read. */
  async function asked(said = BEGINNING): Promise<Talk> {
    await boxOf(page).fill('Where does the shepherd lead?');
    await boxOf(page).press('Enter');
    const talk = await model.next();
    if (said !== '') {
      talk.say(said);
      await writing(page).getByText(said.trim()).waitFor();
    }
    return talk;
  }
  /** Once, in the record and by its cost. */
  async function expectOneTurn(): Promise<void> {
    expect(model.asked).toBe(1);
    const [listed, ...others] = await member.conversations();
    expect(others).toEqual([]);
    const { messages } = await member.conversation(listed?.id ?? '');
    expect(messages.map(({ role, content }) => [role, content])).toEqual([
      ['user', 'Where does the shepherd lead?'],
      ['assistant', WHOLE],
    ]);
    await comesTo(() => member.tokens(), 19_900);
  }

  it('is joined by itself after the page was loaded anew, from its beginning, and charged once', async () => {
    const talk = await asked();
    await page.reload();
    await writing(page).getByText(BEGINNING.trim()).waitFor();
    await comesTo(() => askAgain(page).count(), 0);
    await comesTo(() => boxOf(page).isDisabled(), true);
    talk.say(END);
    await writing(page).getByText(WHOLE).waitFor();
    talk.end();
    await replies(page).getByText(WHOLE).waitFor();
    await comesTo(() => boxOf(page).isEnabled(), true);
    await comesTo(() => page.getByRole('article').count(), 2);
    await expectOneTurn();
  });

  it('is waited for after a reload before its first word', async () => {
    const talk = await asked('');
    await page.reload();
    await page.getByText('Emit is contemplating your general question...').waitFor();
    await comesTo(() => askAgain(page).count(), 0);
    talk.say(WHOLE);
    talk.end();
    await replies(page).getByText(WHOLE).waitFor();
    await expectOneTurn();
  });

  it('is read along in another tab that is open or is opened, and is one message in each', async () => {
    const second = await context.newPage();
    await second.goto('/app');
    await boxOf(second).waitFor();
    const talk = await asked();
    const third = await context.newPage();
    await third.goto('/app');
    await writing(third).getByText(BEGINNING.trim()).waitFor();
    await second.getByRole('button', { name: /^Where does the shepherd lead/ }).click();
    await writing(second).getByText(BEGINNING.trim()).waitFor();
    talk.say(END);
    talk.end();
    for (const tab of [page, second, third]) {
      await replies(tab).getByText(WHOLE).waitFor();
      await comesTo(() => tab.getByRole('article').count(), 2);
    }
    await second.reload();
    await replies(second).getByText(WHOLE).waitFor();
    await comesTo(() => second.getByRole('article').count(), 2);
    await expectOneTurn();
  });

  it('is there when it ended while no page was open', async () => {
    const talk = await asked();
    await page.close();
    talk.say(END);
    talk.end();
    page = await context.newPage();
    await page.goto('/app');
    await replies(page).getByText(WHOLE).waitFor();
    await expectOneTurn();
  });

  it('goes on by itself when the connection broke in the middle; what was read stays', async () => {
    way = await TcpProxy.to(Number(new URL(visit.server.url).port));
    const url = `http://localhost:${way.port}`;
    member = await ApiMember.register(url);
    const through = await visit.context({ ...member.signedIn(), baseURL: url });
    page = await through.newPage();
    await page.goto('/app');
    await boxOf(page).waitFor();
    const talk = await asked();
    way.cut();
    await page.getByText('The reply broke off here. Your question was sent.').waitFor();
    await replies(page).getByText(BEGINNING.trim()).waitFor();
    await comesTo(() => page.getByText('Failed to send message').count(), 0);
    await comesTo(() => page.getByRole('button', { name: 'Try again', exact: true }).isEnabled(), true);
    way.mend();
    await writing(page).getByText(BEGINNING.trim()).waitFor();
    talk.say(END);
    talk.end();
    await replies(page).getByText(WHOLE).waitFor();
    await comesTo(() => page.getByRole('article').count(), 2);
    await expectOneTurn();
    await through.close();
  });

  it('is tried again by the member when the server that wrote it has died; what was read stays until then', async () => {
    await asked();
    await visit.server.crash();
    const note = page.getByText('The reply broke off here. Your question was sent.');
    await note.waitFor();
    await visit.server.startAgain();
    await page.reload();
    await note.waitFor();
    await replies(page).getByText(BEGINNING.trim()).waitFor();
    await comesTo(() => page.getByText('Failed to send message').count(), 0);
    expect(model.asked).toBe(1);
    await page.getByRole('button', { name: 'Try again', exact: true }).click();
    const talk = await model.next();
    await writing(page).getByText(BEGINNING.trim()).waitFor();
    talk.say(WHOLE);
    talk.end();
    await replies(page).getByText(WHOLE).waitFor();
    await comesTo(() => page.getByRole('article').count(), 2);
    model.asked = 1;
    await expectOneTurn();
  });

  it('is stopped where the member stops it, before its first word, too, and in every tab', async () => {
    const talk = await asked('');
    const second = await context.newPage();
    await second.goto('/app');
    await stopButton(second).waitFor();
    await page.bringToFront();
    await stopButton(page).click();
    await talk.left;
    for (const tab of [page, second]) {
      await replies(tab).getByText('You stopped this reply before its first word.').waitFor();
      await comesTo(() => stopButton(tab).count(), 0);
    }
  });

  it('is no failed request for the browser when it is finished', async () => {
    const failed: string[] = [];
    page.on('requestfailed', (request) =>
      failed.push(`${request.method()} ${request.url()} ${request.failure()?.errorText ?? ''}`),
    );
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    const talk = await asked();
    talk.say(END);
    talk.end();
    await replies(page).getByText(WHOLE).waitFor();
    // The driver's own event for it is missing now and then.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/claude-direct')),
    );
    expect(failed).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it.each(['/emit?tab=chat', '/emit-minimal'])('is joined after a reload at %s', async (path) => {
    const talk = await asked();
    await page.goto(path);
    await writing(page).getByText(BEGINNING.trim()).waitFor();
    await page.reload();
    await writing(page).getByText(BEGINNING.trim()).waitFor();
    talk.say(END);
    talk.end();
    await replies(page).getByText(WHOLE).waitFor();
    await comesTo(() => page.getByRole('article').count(), 2);
    await expectOneTurn();
  });
});
