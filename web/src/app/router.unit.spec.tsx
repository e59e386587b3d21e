import { render, waitFor } from '@testing-library/react';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { GUARDED_PATHS } from '@emit/contract/paths';
import { withQuietConsole } from '../testing/breaking';
import { settle, withFakeClock } from '../testing/clock';
import { fakeServer, json } from '../testing/fake-server';
import { MEMBER } from '../testing/member-store';
import { Router } from './router';

withFakeClock();
withQuietConsole();
const server = fakeServer();
afterEach(() => localStorage.clear());

async function open(path: string) {
  document.title = 'Not named';
  render(
    <MemoryRouter initialEntries={[path]}>
      <Router />
    </MemoryRouter>,
  );
  await act(settle);
}

describe('the pages', () => {
  it.each([
    ['/', 'Emit'],
    ['/platform', 'Platform · Emit'],
    ['/why', 'Why Emit · Emit'],
    ['/home', 'Home · Emit'],
    ['/signup', 'Create an account · Emit'],
    ['/login', 'Sign in · Emit'],
    ['/register', 'Create an account · Emit'],
    ['/no-such-page', 'Not found · Emit'],
  ])('%s is named %s', async (path, title) => {
    await open(path);
    await waitFor(() => expect(document.title).toBe(title));
  });

  it.each([
    ['/app', 'Chat · Emit'],
    ['/emit-minimal?tab=practice', 'Log Practice · Emit'],
    ['/emit', 'Emit Dashboard · Emit'],
    ['/dashboard', 'Dashboard · Emit'],
    ['/practices', 'Your practices · Emit'],
    ['/tokens', 'Tokens · Emit'],
    ['/app/plan', 'Your plan · Emit'],
    ['/account', 'Your account · Emit'],
    ['/transform-test', 'Transform test · Emit'],
    ['/debug-transform', 'Debug transform · Emit'],
  ])('%s is named %s for a member', async (path, title) => {
    localStorage.setItem('token', 'a-token');
    server.answer('GET /api/v1/users/me', () => json(MEMBER));
    server.answer('GET /api/v1/conversations', () => json([]));
    await open(path);
    await waitFor(() => expect(document.title).toBe(title));
  });

  it.each(GUARDED_PATHS)('%s leads to the login without a session', async (path) => {
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    await open(path);
    await waitFor(() => expect(document.title).toBe('Sign in · Emit'));
  });
});
