import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { settle, withFakeClock } from '../../testing/clock';
import { fakeServer, json, refusal } from '../../testing/fake-server';
import { storesOfApp } from '../../testing/member-store';
import { visit } from '../../testing/visit';
import { deviceName } from '@emit/contract/device-name';
import { SessionList } from './session-list';
import { passwordActions } from './password.slice';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();
const LIST = 'GET /api/v1/sessions';
const END = 'DELETE /api/v1/sessions/s2';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1';

const session = (id: string, client: string, current = false) => ({
  id,
  client,
  current,
  opened_at: '2026-11-02T08:00:00.000Z',
  seen_at: '2026-11-19T08:00:00.000Z',
});
const [here, there] = [session('s1', FIREFOX, true), session('s2', IPHONE)];

async function open() {
  const store = createStore();
  visit(<SessionList />, store);
  await act(settle);
  return store;
}
const signOut = async () => {
  fireEvent.click(screen.getByRole('button', { name: /^Sign out Safari on iPhone, since / }));
  await act(settle);
};
const list = () => screen.getByRole('region', { name: 'Where you are signed in' });
const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

it.each([
  [FIREFOX, 'Firefox on Windows'],
  [IPHONE, 'Safari on iPhone'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36', 'Chrome on Linux'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/131.0 Safari/537.36 Edg/131.0', 'Edge on Windows'],
  ['Mozilla/5.0 (Linux; Android 14) Chrome/131.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['curl/8.5.0', 'Another app'],
  ['', 'Another app'],
])('calls %j %s', (client, name) => {
  expect(deviceName(client)).toBe(name);
});

describe('where a member is signed in', () => {
  it.each([
    ['ends another session than this one', () => json({ status: 'ok' })],
    ['takes one that has ended meanwhile for ended', () => refusal(404, 'There is no such session')],
  ])('%s', async (_what, answer) => {
    let sessions = [here, there];
    server.answer(LIST, () => json({ sessions }));
    server.answer(END, () => {
      sessions = [here];
      return answer();
    });
    await open();
    expect(shown()).toEqual([
      expect.stringMatching(
        /^Firefox on WindowsSince November 2, 2026, last used November 19, 2026this browser$/,
      ),
      expect.stringMatching(/^Safari on iPhoneSince November 2, 2026, last used November 19, 2026Sign out$/),
    ]);
    await signOut();
    expect(server.to(END)).toHaveLength(1);
    expect(shown()).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveTextContent(/^1 session$/);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(document.activeElement).toBe(list());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says what failed, keeps the list, and lets one try again', async () => {
    server.answer(LIST, () => json({ sessions: [here, there] }));
    server.answer(END, () => json({}, 500));
    await open();
    await signOut();
    expect(screen.getByRole('alert')).toHaveTextContent('That session could not be ended.');
    expect(shown()).toHaveLength(2);
    await signOut();
    expect(server.to(END)).toHaveLength(2);
  });

  it('says that the list could not be loaded, and loads it on Retry', async () => {
    server.answer(LIST, () => json({}, 500));
    await open();
    expect(screen.getByRole('alert')).toHaveTextContent('Where you are signed in could not be loaded.');
    server.answer(LIST, () => json({ sessions: [here] }));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await act(settle);
    expect(shown()).toHaveLength(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(document.activeElement).toBe(list());
  });

  it('no longer shows the sessions that a new password ended', async () => {
    server.answer(LIST, () => json({ sessions: [here, there] }));
    const store = await open();
    server.answer(LIST, () => json({ sessions: [here] }));
    await act(async () => {
      store.dispatch(passwordActions.changed());
      await settle();
    });
    expect(shown()).toHaveLength(1);
  });
});
