import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { Route, Routes } from 'react-router';
import { AuthGuard } from '../../app/auth-guard';
import { LoginScreen, RegisterScreen } from '../../app/screens/sign-in.screens';
import { pass, settle, withFakeClock } from '../../testing/clock';
import { fakeServer, json } from '../../testing/fake-server';
import { MEMBER, storesOfApp } from '../../testing/member-store';
import { logIn, registerAs } from '../../testing/sign-in-forms';
import { visit } from '../../testing/visit';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

const LOGIN = 'POST /api/v1/auth/login';
const REGISTER = 'POST /api/v1/auth/register';
const ME = 'GET /api/v1/users/me';
const session = { access_token: 'fresh', token_type: 'bearer', user: MEMBER };

function open(at: Parameters<typeof visit>[2]) {
  const store = createStore();
  const shown = visit(
    <Routes>
      <Route path="/login" element={<LoginScreen />} />
      <Route path="/register" element={<RegisterScreen />} />
      <Route element={<AuthGuard />}>
        <Route path="/app" element={<p>The app</p>} />
        <Route path="/app/plan" element={<p>The plan page</p>} />
      </Route>
    </Routes>,
    store,
    at,
  );
  return { ...shown, store };
}

describe('a tier that was chosen', () => {
  beforeEach(() => {
    server.answer(REGISTER, () => json(session, 201));
    server.answer(LOGIN, () => json(session));
    server.answer(ME, () => json(MEMBER));
  });

  it('is told at the registration, and led to the plan page', async () => {
    const { place } = open('/register?plan=creation');
    expect(screen.getByText(/You chose Creation, \$125 a month/)).toBeVisible();
    await registerAs();
    await act(() => pass(500));
    expect(place.path).toBe('/app/plan?plan=creation');
  });

  it('is kept from form to form and through the sign-in', async () => {
    const { place } = open('/register?plan=exploration');
    fireEvent.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(place.path).toBe('/login?plan=exploration');
    fireEvent.click(screen.getByRole('link', { name: 'Create an account' }));
    expect(place.path).toBe('/register?plan=exploration');
    fireEvent.click(screen.getByRole('link', { name: 'Sign in' }));
    await logIn();
    await act(() => pass(500));
    expect(place.path).toBe('/app/plan?plan=exploration');
  });

  it('is kept where the registration signs nobody in', async () => {
    server.answer(REGISTER, () => json({ user: MEMBER }, 201));
    const { place } = open('/register?plan=creation');
    await registerAs();
    expect(place.path).toBe('/login?plan=creation');
  });

  it('is kept by whom the guard turned away', async () => {
    const { place } = open('/app/plan?plan=creation');
    await act(settle);
    fireEvent.click(screen.getByRole('link', { name: 'Create an account' }));
    expect(place.path).toBe('/register?plan=creation');
  });

  it('leads whoever is signed in straight on', async () => {
    localStorage.setItem('token', 'a-token');
    const { place } = open('/register?plan=creation');
    await act(settle);
    expect(place.path).toBe('/app/plan?plan=creation');
  });

  it.each(['?plan=gold', '?plan=', '?plan=trial', '?plan=toString', '?plan=//evil.example', '?plan=%00'])(
    'that is none, as %s, is as if it were not there',
    async (query) => {
      const { place } = open(`/register${query}`);
      expect(screen.queryByText(/You chose/)).toBeNull();
      expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
      await registerAs();
      await act(() => pass(500));
      expect(place.path).toBe('/app');
    },
  );
});
