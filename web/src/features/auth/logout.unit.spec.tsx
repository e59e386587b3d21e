import { act } from 'react';
import { Route, Routes } from 'react-router';
import { AuthGuard } from '../../app/auth-guard';
import { LoginScreen } from '../../app/screens/sign-in.screens';
import { pass, settle, withFakeClock } from '../../testing/clock';
import { fakeServer, json, unreachable } from '../../testing/fake-server';
import { MEMBER, storesOfApp } from '../../testing/member-store';
import { visit } from '../../testing/visit';
import { authActions } from './auth.slice';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

const ME = 'GET /api/v1/users/me';
const SESSION = 'DELETE /api/v1/sessions/current';

async function signedIn() {
  localStorage.setItem('token', 'kept');
  server.answer(ME, () => json(MEMBER));
  const store = createStore();
  const shown = visit(
    <Routes>
      <Route path="/login" element={<LoginScreen />} />
      <Route element={<AuthGuard />}>
        <Route path="/app" element={<p>The app</p>} />
      </Route>
    </Routes>,
    store,
    '/app',
  );
  await act(settle);
  return { ...shown, store };
}

describe('logout', () => {
  it('removes token, user, the locally kept conversations and drafts, and goes to /login', async () => {
    const { store, place } = await signedIn();
    localStorage.setItem('emitConversations', '[{"id":"c1"}]');
    localStorage.setItem('emitDrafts', '{"c1":"Why"}');
    act(() => void store.dispatch(authActions.logoutRequested()));
    await act(() => pass(1_000));
    const kept = ['token', 'user', 'emitConversations', 'emitDrafts'];
    expect(kept.filter((key) => localStorage.getItem(key) !== null)).toEqual([]);
    expect(place.path).toBe('/login');
  });

  it.each([
    ['ends the session on the server, with its token', () => json({ status: 'ok' })],
    ['does not wait for a server that is away', unreachable],
  ])('%s', async (_, answer) => {
    server.answer(SESSION, answer);
    const { store, place } = await signedIn();
    act(() => void store.dispatch(authActions.logoutRequested()));
    expect(localStorage.getItem('token')).toBeNull();
    expect(place.path).toBe('/login');
    await act(settle);
    expect(server.to(SESSION).map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer kept']);
  });
});
