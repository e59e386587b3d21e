import { screen } from '@testing-library/react';
import { act } from 'react';
import { Route, Routes } from 'react-router';
import { AuthGuard } from '../../app/auth-guard';
import { LoginScreen } from '../../app/screens/sign-in.screens';
import { pass, settle, withFakeClock } from '../../testing/clock';
import { fakeServer, json } from '../../testing/fake-server';
import { press, set } from '../../testing/forms';
import { MEMBER, storesOfApp } from '../../testing/member-store';
import { visit } from '../../testing/visit';
import { authActions } from './auth.slice';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();
const ME = 'GET /api/v1/users/me';

it('signing in works for this page where the browser forbids storage', async () => {
  for (const call of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, call).mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError');
    });
  }
  server.answer('POST /api/v1/auth/login', () => json({ access_token: 'fresh', user: MEMBER }));
  server.answer(ME, () => json(MEMBER));
  const store = createStore();
  visit(
    <Routes>
      <Route path="/login" element={<LoginScreen />} />
      <Route element={<AuthGuard />}>
        <Route path="/app" element={<p>The app</p>} />
      </Route>
    </Routes>,
    store,
    '/login',
  );
  set('Email', 'ada@example.org');
  set('Password', 'secret1');
  await press('Sign in');
  await act(() => pass(500));
  expect(screen.getByText('The app')).toBeVisible();
  expect(server.to(ME)[0]?.headers.get('authorization')).toBe('Bearer fresh');
  act(() => void store.dispatch(authActions.logoutRequested()));
  await act(settle);
  expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});
