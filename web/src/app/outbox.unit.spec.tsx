import { act, fireEvent, screen } from '@testing-library/react';
import { authActions } from '../features/auth/auth.slice';
import { NewestPracticeForm } from '../features/practice/newest-practice-form';
import { WaitingPractices } from '../features/practice/outbox/waiting-practices';
import { pass, settle, withFakeClock } from '../testing/clock';
import { fakeServer, json, refusal, unreachable } from '../testing/fake-server';
import { press } from '../testing/forms';
import { endSession, MEMBER, signIn, storesOfApp, type AppStore } from '../testing/member-store';
import { visit } from '../testing/visit';

withFakeClock('2026-11-20T10:00:00Z');
const server = fakeServer();
const createStore = storesOfApp();
const LOG = 'POST /fho/practices/me';
const logged = () => json({ practice_id: 'p1' }, 201);
const keysSent = () => server.to(LOG).map(({ headers }) => headers.get('Idempotency-Key'));
const waitingKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('emitOutbox.'));

let online = true;
beforeEach(() => {
  online = true;
  jest.spyOn(Navigator.prototype, 'onLine', 'get').mockImplementation(() => online);
});

async function goOnline() {
  online = true;
  act(() => void window.dispatchEvent(new Event('online')));
  await act(settle);
}
async function openForm(): Promise<AppStore> {
  const store = createStore();
  await signIn(server, store);
  visit(
    <>
      <WaitingPractices canEdit />
      <NewestPracticeForm />
    </>,
    store,
  );
  await act(settle);
  return store;
}
async function log(name: string) {
  fireEvent.change(screen.getByLabelText('Practice name'), { target: { value: name } });
  await press('Log Practice');
}

describe('practices that are logged without a connection', () => {
  it('wait where they are seen, and are sent each once, in their order, with the day of then', async () => {
    await openForm();
    online = false;
    for (const name of ['Lauds', 'Terce', 'Vespers']) await log(name);
    expect(screen.getByText(/is kept here and will be sent automatically/)).toBeVisible();
    expect(server.to(LOG)).toEqual([]);
    expect(screen.getAllByText(/waiting$/)).toHaveLength(3);
    jest.setSystemTime(Date.now() + 3 * 86_400_000);
    server.answer(LOG, logged);
    await goOnline();
    expect(server.to(LOG).map(({ body }) => body)).toMatchObject(
      ['Lauds', 'Terce', 'Vespers'].map((practice_name) => ({ practice_name, practice_date: '2026-11-20' })),
    );
    expect(new Set(keysSent()).size).toBe(3);
    expect(waitingKeys()).toEqual([]);
    expect(screen.queryByText('Waiting to be sent')).toBeNull();
  });

  it.each([
    ['nobody answers', unreachable],
    ['the server is broken', () => json({}, 500)],
    ['there is an outage', () => refusal(503, 'Away')],
    ['too many were sent', () => refusal(429, 'Slower', 'RATE_LIMITED')],
  ])('wait on while %s, and keep their keys', async (_why, answer) => {
    await openForm();
    online = false;
    await log('Lauds');
    server.answer(LOG, answer);
    await goOnline();
    expect(waitingKeys()).toHaveLength(1);
    server.answer(LOG, logged);
    await act(() => pass(60_000));
    expect(waitingKeys()).toEqual([]);
    expect(new Set(keysSent()).size).toBe(1);
  });

  it('are there in a page that is opened later, and sent from there', async () => {
    await openForm();
    online = false;
    await log('Lauds');
    server.answer(LOG, logged);
    online = true;
    const later = createStore();
    await signIn(server, later);
    expect(keysSent()).toHaveLength(1);
    expect(waitingKeys()).toEqual([]);
  });

  it('that the server refuses are shown with its reason, and can be changed or discarded', async () => {
    await openForm();
    online = false;
    await log('Lauds');
    await log('Terce');
    server.answer(LOG, ({ body }) =>
      (body as { practice_name: string }).practice_name === 'Lauds'
        ? refusal(400, 'A day has 24 hours', 'PRACTICE_DAY_FULL')
        : logged(),
    );
    await goOnline();
    expect(screen.getByText('A day has 24 hours')).toBeVisible();
    expect(waitingKeys()).toHaveLength(1);
    await press('Edit Lauds');
    expect(screen.getByLabelText<HTMLInputElement>('Practice name').value).toBe('Lauds');
    expect(waitingKeys()).toEqual([]);
    await log('Prime');
    expect(server.to(LOG).at(-1)?.body).toMatchObject({
      practice_name: 'Prime',
      practice_date: '2026-11-20',
    });
    expect(new Set(keysSent()).size).toBe(3);
  });

  it('are not changed once the server may have them', async () => {
    await openForm();
    server.answer(LOG, () => {
      online = false;
      return unreachable();
    });
    await log('Lauds');
    expect(screen.getByText(/waiting$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edit Lauds' })).toBeNull();
    const [first] = keysSent();
    server.answer(LOG, logged);
    await goOnline();
    expect(keysSent()).toEqual([first, first]);
  });

  it('stay in the form, and that is told, where the browser has no room', async () => {
    await openForm();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    online = false;
    await log('Lauds');
    expect(screen.getByRole('alert')).toHaveTextContent('this browser has no room to keep your practice');
    expect(screen.getByLabelText<HTMLInputElement>('Practice name').value).toBe('Lauds');
  });
});

describe('what waits when the session ends', () => {
  async function leave(end: (store: AppStore) => void) {
    const store = await openForm();
    online = false;
    await log('Lauds of Ada');
    act(() => end(store));
    await act(settle);
    await act(() => pass(100));
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Lauds');
  }

  it.each([
    ['by signing out', (store: AppStore) => void store.dispatch(authActions.logoutRequested())],
    [
      'elsewhere',
      (store: AppStore) => {
        localStorage.removeItem('token');
        endSession(store);
      },
    ],
  ])('%s is sealed, and sent after the next sign-in', async (_how, end) => {
    await leave(end);
    online = true;
    server.answer(LOG, logged);
    await signIn(server, createStore());
    await act(() => pass(100));
    expect(server.to(LOG).map(({ body }) => body)).toMatchObject([{ practice_name: 'Lauds of Ada' }]);
  });

  it('is never sent as another member’s', async () => {
    await openForm();
    online = false;
    await log('Lauds');
    online = true;
    server.answer(LOG, logged);
    const other = { ...MEMBER, id: 'member-2' };
    localStorage.setItem('user', JSON.stringify(other));
    await signIn(server, createStore(), [], other);
    expect(keysSent()).toEqual([]);
  });
});
