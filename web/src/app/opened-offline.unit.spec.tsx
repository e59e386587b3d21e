import { act, screen } from '@testing-library/react';
import { authActions, selectSession, selectUser } from '../features/auth/auth.slice';
import { progressActions } from '../features/progress/progress.slice';
import { fakeServer, json, refusal, unreachable } from '../testing/fake-server';
import { pass, settle, withFakeClock } from '../testing/clock';
import { chatOf, endSession, MEMBER, signIn, storesOfApp, summaryOf } from '../testing/member-store';
import { summaryWith } from '../testing/figures';
import { visit } from '../testing/visit';
import { ProgressPanel } from './screens/progress-panel';

const server = fakeServer();
const create = storesOfApp();
withFakeClock();

const ME = 'GET /api/v1/users/me';
const sessionOf = (store: ReturnType<typeof create>) => selectSession(store.getState());

/** A visit in which everything was loaded, and the page closed. */
async function formerVisit() {
  const store = create();
  await signIn(server, store, [summaryOf('c-1', { title: 'The two ways', message_count: 2 })]);
  server.answer('GET /api/v1/progress/summary', () => json(summaryWith([1, 0, 0])));
  act(() => void store.dispatch(progressActions.summaryRequested()));
  await settle();
  // What changed is kept together.
  await act(() => pass(200));
}

async function openAnew(answer = unreachable) {
  for (const path of ['users/me', 'conversations', 'progress/summary', 'progress/calendar'])
    server.answer(`GET /api/v1/${path}`, answer);
  const store = create();
  store.dispatch(authActions.sessionCheckRequested());
  await settle();
  return store;
}

describe('opened without a connection', () => {
  it.each([
    ['nobody answers', unreachable],
    ['there is an outage', () => refusal(503, 'Away')],
  ])('the app shows what was loaded last, with its time, where %s', async (_why, answer) => {
    await formerVisit();
    const store = await openAnew(answer);
    expect(sessionOf(store)).toBe('authenticated');
    expect(selectUser(store.getState())?.full_name).toBe(MEMBER.full_name);
    expect(chatOf(store).items.map(({ title }) => title)).toEqual(['The two ways']);
    visit(<ProgressPanel />, store);
    await settle();
    screen.getByText('Your Transformation Journey');
    screen.getByText(/^This is as of \d{1,2}:\d{2}/);
  });

  it('keeps the secret of the sealed texts nowhere', async () => {
    await formerVisit();
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain(MEMBER.texts_key.d);
  });

  it('asks again at the next chance, and goes on as the server says', async () => {
    await formerVisit();
    const store = await openAnew();
    server.answer(ME, () => json({ ...MEMBER, tokens: 7 }));
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(selectUser(store.getState())?.tokens).toBe(7);
  });

  it('ends the session where the server no longer takes the token, and forgets what was kept', async () => {
    await formerVisit();
    const store = await openAnew();
    server.answer(ME, () => refusal(401, 'No longer', 'NOT_AUTHENTICATED'));
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(sessionOf(store)).toBe('anonymous');
    expect(JSON.stringify(Object.entries(localStorage))).not.toMatch(/The two ways|Ada|Transformation/);
  });

  it.each([
    [
      'by its own date the session is over',
      () => `x.${btoa(JSON.stringify({ exp: Date.now() / 1_000 - 1 }))}.x`,
    ],
    ['another member was shown last', () => 'a-token'],
  ])('does not open where %s', async (why, token) => {
    await formerVisit();
    localStorage.setItem('token', token());
    if (why.startsWith('another'))
      localStorage.setItem('user', JSON.stringify({ ...MEMBER, id: 'member-2' }));
    expect(sessionOf(await openAnew())).toBe('anonymous');
  });

  it('keeps nothing of what was loaded once the session has ended', async () => {
    await formerVisit();
    expect(localStorage.getItem('emitAnswers')).toContain(MEMBER.full_name);
    const store = create();
    await signIn(server, store);
    act(() => void store.dispatch(authActions.logoutRequested()));
    endSession(store);
    await settle();
    expect(localStorage.getItem('emitAnswers')).toBeNull();
  });
});
