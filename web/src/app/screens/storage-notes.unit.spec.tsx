import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { chatActions } from '../../features/chat/chat.slice';
import { planActions } from '../../features/plan/plan.slice';
import { pass, settle, withFakeClock } from '../../testing/clock';
import { fakeServer, json, refusal } from '../../testing/fake-server';
import { chatOf, MEMBER, signIn, storesOfApp, summaryOf } from '../../testing/member-store';
import { planAccount } from '../../testing/plan-account';
import { press, set } from '../../testing/forms';
import { visit } from '../../testing/visit';
import { PracticePanel } from './practice-panel';
import { ScriptureChat } from './scripture-chat';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

const QUOTA = 100_000_000;
const NEAR = /^Your storage will soon be full: 95 MB of 100 MB\./;
const FULL = /^Your storage of 100 MB is full\. What you have written stays/;
const PRACTICES = 'POST /fho/practices/me';
const full = () => refusal(409, 'Your storage of 100 MB is full.', 'STORAGE_FULL');
const texts = { heading: 'Emit', welcome: '', placeholder: '', failure: () => '' };
const chat = <ScriptureChat texts={texts} showFormats sidebarAtFirst />;

async function signedIn(used: number) {
  const store = createStore();
  const storage = { used, quota: QUOTA };
  await signIn(server, store, [summaryOf('c1', { title: 'Psalms', message_count: 2 })], {
    ...MEMBER,
    storage,
  });
  return store;
}
async function show(ui: React.ReactElement, used: number) {
  const store = await signedIn(used);
  visit(ui, store);
  await act(settle);
  return store;
}
async function rename(to: string) {
  fireEvent.click(screen.getByRole('button', { name: 'Rename Psalms' }));
  const title = screen.getByLabelText('Conversation title');
  fireEvent.change(title, { target: { value: to } });
  fireEvent.blur(title);
  await act(() => pass(2_000));
}

describe.each([
  ['the box for a question', chat],
  ['the form of a practice', <PracticePanel key="form" />],
])('at %s', (_where, ui) => {
  it('nothing is said while there is room', async () => {
    await show(ui, 0.8 * QUOTA);
    expect(screen.queryByText(/Your storage/)).toBeNull();
  });
  it('it is said that the storage is nearly full', async () => {
    await show(ui, 0.95 * QUOTA);
    expect(screen.getByText(NEAR)).toBeVisible();
  });
  it('it is said that it is full', async () => {
    await show(ui, QUOTA);
    expect(screen.getByText(FULL)).toBeVisible();
  });
});

it('a refusal makes it known at once, and a larger plan ends it', async () => {
  server.answer(PRACTICES, full);
  const store = await show(<PracticePanel />, 0.5 * QUOTA);
  set('Practice name', 'Night watch');
  await press('Log Practice');
  expect(screen.getByText(FULL)).toBeVisible();
  const storage = { used: QUOTA, quota: 5 * QUOTA };
  act(() => void store.dispatch(planActions.loaded(planAccount({ plan: 'exploration', storage }))));
  expect(screen.queryByText(FULL)).toBeNull();
});

it('of an API of the release before nothing is known', async () => {
  server.answer(PRACTICES, full);
  const store = createStore();
  await signIn(server, store);
  visit(<PracticePanel />, store);
  set('Practice name', 'Night watch');
  await press('Log Practice');
  expect(screen.getByRole('alert')).toHaveTextContent(FULL.source.slice(1, 20));
  expect(screen.queryByRole('link', { name: 'See your plan' })).toBeNull();
});

describe('a title that is refused because the storage is full', () => {
  const PUT = 'PUT /api/v1/conversations/c1';
  const KEPT = 'The new title is kept in this browser only: your storage is full.';

  it('is told in its row, stays, and is saved once there is room', async () => {
    server.answer(PUT, full);
    const store = await show(chat, 0.99 * QUOTA);
    await rename('Songs of the road');
    const row = screen.getByText(KEPT).closest('li');
    expect(row).toHaveTextContent('Songs of the road');
    expect(screen.getByText(FULL)).toBeVisible();
    expect(chatOf(store).items[0]).toMatchObject({ title: 'Songs of the road', renamed: true });
    server.answer(PUT, () => json({}));
    act(() => void store.dispatch(chatActions.saveDue()));
    await act(settle);
    expect(screen.queryByText(KEPT)).toBeNull();
  });

  it('says nothing of one that was saved', async () => {
    server.answer(PUT, () => json({}));
    await show(chat, 0.99 * QUOTA);
    await rename('Songs of the road');
    expect(screen.queryByText(KEPT)).toBeNull();
    expect(screen.getByText(/soon be full/)).toBeVisible();
  });
});
