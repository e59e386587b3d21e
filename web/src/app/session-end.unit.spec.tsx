import { screen } from '@testing-library/react';
import { act } from 'react';
import { PasswordModal } from '../features/account/password-form';
import { passwordActions } from '../features/account/password.slice';
import { SessionList } from '../features/account/session-list';
import { NewestPracticeForm } from '../features/practice/newest-practice-form';
import { ProgressTab } from '../features/progress/progress-tab';
import { practiceActions } from '../features/practice/practice.slice';
import { settle, withFakeClock } from '../testing/clock';
import { fakeServer, held, json } from '../testing/fake-server';
import { summaryWith } from '../testing/figures';
import { endSession, storesOfApp } from '../testing/member-store';
import { visit } from '../testing/visit';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

const FORMER = {
  mindstream_type: 'power',
  practice_type: 'Bible Study',
  practice_name: 'On forgiving',
  duration_minutes: 8,
  quality_rating: 8,
  insights_gained: 'How do I forgive my brother?',
} as const;
const session = {
  id: 's1',
  client: 'Firefox/132.0',
  current: true,
  opened_at: '2026-11-02T08:00:00.000Z',
  seen_at: '2026-11-19T08:00:00.000Z',
};

/** What the former member had open in this tab. */
async function openAsFormer() {
  server.answer('GET /api/v1/progress/summary', () => json({ ...summaryWith([1, 0, 0]) }));
  server.answer('GET /api/v1/sessions', () => json({ sessions: [session] }));
  const store = createStore();
  const screens = (
    <>
      <NewestPracticeForm />
      <ProgressTab logAction={null} />
      <SessionList />
      <PasswordModal />
    </>
  );
  visit(screens, store);
  act(() => {
    store.dispatch(practiceActions.prefilled(FORMER));
    store.dispatch(passwordActions.opened());
  });
  await act(settle);
  return store;
}

it('leaves nothing of a member to whoever signs in next', async () => {
  const store = await openAsFormer();
  expect(screen.getByDisplayValue('How do I forgive my brother?')).toBeInTheDocument();
  act(() => endSession(store));
  for (const text of ['On forgiving', 'How do I forgive my brother?']) {
    expect(screen.queryByDisplayValue(text)).toBeNull();
  }
  expect(screen.queryByText('INSTALLATION')).toBeNull();
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows nothing of an answer that was still on its way', async () => {
  const { answer, give } = held();
  server.answer('GET /api/v1/progress/summary', answer);
  const store = createStore();
  visit(<ProgressTab logAction={null} />, store);
  await act(settle);
  await act(async () => {
    endSession(store);
    give(json({ ...summaryWith([1, 0, 0]) }));
    await settle();
  });
  expect(screen.queryByText('INSTALLATION')).toBeNull();
});
