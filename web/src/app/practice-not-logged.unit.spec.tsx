import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { authActions } from '../features/auth/auth.slice';
import { NewestPracticeForm } from '../features/practice/newest-practice-form';
import { settle, withFakeClock } from '../testing/clock';
import { fakeServer, json, refusal } from '../testing/fake-server';
import { MEMBER, signIn, storesOfApp } from '../testing/member-store';
import { visit } from '../testing/visit';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();
const LOG = 'POST /fho/practices/me';
const INSIGHT = 'Everyone has a name. I learned four today.';

/** The member types a practice and tries to log it. */
async function typeAndLog() {
  const store = createStore();
  await signIn(server, store);
  const { unmount } = visit(<NewestPracticeForm />, store);
  fireEvent.change(screen.getByLabelText('Practice name'), { target: { value: 'Soup kitchen' } });
  fireEvent.change(screen.getByLabelText('Insights (optional)'), { target: { value: INSIGHT } });
  fireEvent.click(screen.getByRole('button', { name: 'Log Practice' }));
  await act(settle);
  unmount();
  return store;
}

/** Later, in a page that was loaded anew. */
async function typedAsFoundBy(id: string) {
  const store = createStore();
  await signIn(server, store);
  localStorage.setItem('user', JSON.stringify({ ...MEMBER, id }));
  visit(<NewestPracticeForm />, store);
  await act(settle);
  return screen.getByLabelText<HTMLTextAreaElement>('Insights (optional)').value;
}

it('is there again after the server no longer took the session', async () => {
  server.answer(LOG, () => refusal(401, 'Please sign in'));
  await typeAndLog();
  expect(localStorage.getItem('token')).toBeNull();
  expect(await typedAsFoundBy(MEMBER.id)).toBe(INSIGHT);
});

it('is the same practice when it is logged later, after an answer that was lost', async () => {
  server.answer(LOG, () => json({}, 500));
  await typeAndLog();
  await typedAsFoundBy(MEMBER.id);
  fireEvent.click(screen.getByRole('button', { name: 'Log Practice' }));
  await act(settle);
  const [first, second] = server.to(LOG).map(({ headers }) => headers.get('idempotency-key'));
  expect(second).toBe(first);
});

it('is nobody else’s', async () => {
  server.answer(LOG, () => refusal(401, 'Please sign in'));
  await typeAndLog();
  expect(await typedAsFoundBy('another-member')).toBe('');
  expect(localStorage.getItem('emitPractice')).toBeNull();
});

it('is forgotten once it is logged, and when the member logs out', async () => {
  server.answer(LOG, () => json({ status: 'ok' }));
  await typeAndLog();
  expect(localStorage.getItem('emitPractice')).toBeNull();
  server.answer(LOG, () => json({}, 500));
  const store = await typeAndLog();
  expect(localStorage.getItem('emitPractice')).toContain(INSIGHT);
  act(() => void store.dispatch(authActions.logoutRequested()));
  await act(settle);
  expect(localStorage.getItem('emitPractice')).toBeNull();
});

it('is left out when what is kept is broken', async () => {
  const draft = { mindstream_type: 'power', practice_type: 7 };
  localStorage.setItem('emitPractice', JSON.stringify({ owner: MEMBER.id, draft }));
  expect(await typedAsFoundBy(MEMBER.id)).toBe('');
});
