import { PRIVACY_VERSION } from '@emit/contract/privacy';
import { screen } from '@testing-library/react';
import { act } from 'react';
import { Route, Routes } from 'react-router';
import { AuthGuard } from '../../app/auth-guard';
import { LoginScreen, RegisterScreen } from '../../app/screens/sign-in.screens';
import { pass, settle, withFakeClock } from '../../testing/clock';
import { fakeServer, held, json, refusal, unreachable } from '../../testing/fake-server';
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
        <Route path="/emit" element={<p>The older dashboard</p>} />
      </Route>
    </Routes>,
    store,
    at,
  );
  return { ...shown, store };
}
const alert = () => screen.getByRole('alert').textContent;

describe('login', () => {
  it('sends the email as username, keeps token and user, and goes to /app after 500 ms', async () => {
    server.answer(LOGIN, () => json(session));
    server.answer(ME, () => json(MEMBER));
    const { place } = open('/login');
    await logIn();
    expect(server.to(LOGIN)[0]?.body).toEqual({ username: 'ada@example.org', password: 'secret1' });
    expect(localStorage.getItem('token')).toBe('fresh');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ id: 'member-1' });
    await act(() => pass(499));
    expect(place.path).toBe('/login');
    await act(() => pass(1));
    expect(place.path).toBe('/app');
    expect(screen.getByText('The app')).toBeVisible();
  });

  it('asks for both fields before it calls anyone', async () => {
    open('/login');
    await logIn('', 'secret1');
    expect(alert()).toBe('Please enter your email');
    await logIn('ada@example.org', '');
    expect(alert()).toBe('Please enter your password');
    expect(server.calls).toEqual([]);
  });

  it.each([
    ["the server's detail", () => refusal(401, 'Incorrect email or password'), 'Incorrect email or password'],
    ["the server's message", () => json({ message: 'Closed today' }, 503), 'Closed today'],
    ["'Login failed' for a refusal without words", () => json({}, 500), 'Login failed'],
    ['that nobody answered', unreachable, 'Cannot connect to server. Please check your connection.'],
    ['that an answer had no token', () => json({ user: MEMBER }), 'Invalid response from server'],
    ['anything else', () => new Response('<html>'), 'An unexpected error occurred'],
  ])('shows %s', async (_what, answer, text) => {
    server.answer(LOGIN, answer);
    open('/login');
    await logIn();
    expect(alert()).toBe(text);
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('shows what registration passed over for 5 seconds', async () => {
    open({ pathname: '/login', state: { message: 'Registration successful! Please sign in.' } });
    await act(() => pass(4_999));
    expect(screen.getByText('Registration successful! Please sign in.')).toBeVisible();
    await act(() => pass(1));
    expect(screen.queryByText('Registration successful! Please sign in.')).toBeNull();
  });

  it('goes straight to /app when a token is stored', async () => {
    localStorage.setItem('token', 'kept');
    server.answer(ME, () => json(MEMBER));
    const { place } = open('/login');
    await act(settle);
    expect(place.path).toBe('/app');
  });
});

describe('registration', () => {
  it('sends email, password and full name, and goes to /app after 500 ms', async () => {
    server.answer(REGISTER, () => json(session, 201));
    server.answer(ME, () => json(MEMBER));
    const { place } = open('/register');
    await registerAs();
    expect(server.to(REGISTER)[0]?.body).toEqual({
      email: 'ada@example.org',
      password: 'secret1',
      full_name: 'Ada Lovelace',
      privacy_version: PRIVACY_VERSION,
    });
    await act(() => pass(500));
    expect(place.path).toBe('/app');
  });

  it('leads to /login with its message when the answer has no token', async () => {
    server.answer(REGISTER, () => json({ user: MEMBER }, 201));
    const { place } = open('/register');
    await registerAs();
    expect(place.path).toBe('/login');
    expect(screen.getByText('Registration successful! Please sign in.')).toBeVisible();
  });

  it('refuses before it calls anyone', async () => {
    open('/register');
    await registerAs({ 'Confirm password': 'another' });
    expect(alert()).toBe('Passwords do not match');
    expect(server.calls).toEqual([]);
  });

  it.each([
    [
      () => refusal(409, 'An account with this email already exists'),
      'An account with this email already exists',
    ],
    [() => json({}, 500), 'Registration failed'],
    [unreachable, 'Cannot connect to server. Please check your connection.'],
  ])('shows what went wrong (%#)', async (answer, text) => {
    server.answer(REGISTER, answer);
    open('/register');
    await registerAs();
    expect(alert()).toBe(text);
  });
});

describe('the guard', () => {
  it('fails at once without a token, calling nobody, and remembers where the visitor came from', async () => {
    server.answer(LOGIN, () => json(session));
    server.answer(ME, () => json(MEMBER));
    const { place } = open('/emit?tab=chat');
    await act(settle);
    expect(server.calls).toEqual([]);
    expect(place).toEqual({ path: '/login', state: { from: '/emit?tab=chat' } });
    await logIn();
    await act(() => pass(500));
    expect(place.path).toBe('/emit?tab=chat');
  });

  it('renders the page when the current user comes back, with the token as bearer', async () => {
    localStorage.setItem('token', 'kept');
    server.answer(ME, () => json(MEMBER));
    open('/app');
    expect(screen.getByText('Checking your session')).toBeInTheDocument();
    await act(settle);
    expect(screen.getByText('The app')).toBeVisible();
    expect(server.to(ME)[0]?.headers.get('Authorization')).toBe('Bearer kept');
  });

  it.each([
    ['401', () => refusal(401, 'Expired')],
    ['500', () => refusal(500, 'Broken')],
    ['no answer', unreachable],
    ['an empty answer', () => new Response(null, { status: 204 })],
  ])('clears token and user after %s and goes to /login', async (_what, answer) => {
    localStorage.setItem('token', 'kept');
    localStorage.setItem('user', '{"id":"member-1"}');
    server.answer(ME, answer);
    const { place } = open('/app');
    await act(settle);
    expect(place.path).toBe('/login');
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
  });

  it('lets a 401 of any later call end the session', async () => {
    localStorage.setItem('token', 'kept');
    server.answer(ME, () => json(MEMBER));
    server.answer('GET /api/v1/conversations', () => refusal(401, 'Expired'));
    const { place } = open('/app');
    await act(settle);
    expect(localStorage.getItem('token')).toBeNull();
    expect(place.path).toBe('/login');
  });

  it.each([
    ['signed out', null, () => json(MEMBER), '/login'],
    ['signed in anew', 'fresh', () => refusal(401, 'Signed out'), '/app'],
  ])('believes the other tab that %s before the answer came', async (_what, token, answered, path) => {
    localStorage.setItem('token', 'kept');
    const { answer, give } = held();
    server.answer(ME, answer);
    const { place } = open('/app');
    await act(settle);
    if (token === null) localStorage.removeItem('token');
    else localStorage.setItem('token', token);
    server.answer(ME, () => json(MEMBER));
    give(answered());
    await act(settle);
    expect(place.path).toBe(path);
    expect(localStorage.getItem('token')).toBe(token);
  });

  it('leaves with the other tab that signed out', async () => {
    localStorage.setItem('token', 'kept');
    server.answer(ME, () => json(MEMBER));
    const { place } = open('/app');
    await act(settle);
    localStorage.removeItem('token');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    expect(place.path).toBe('/login');
  });
});
