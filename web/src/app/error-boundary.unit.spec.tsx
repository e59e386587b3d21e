import { render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary';

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  // React writes what a boundary has caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

function Breaking(): never {
  throw new Error('Cannot be drawn');
}
const Gone = lazy(() => Promise.reject<{ default: typeof Breaking }>(new Error('No longer on the server')));

it.each([
  ['a part that cannot be drawn', Breaking],
  ['a part that does not come', Gone],
])('says what to do instead of showing nothing after %s', async (_what, Part) => {
  render(
    <ErrorBoundary>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </ErrorBoundary>,
  );
  expect(await screen.findByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible();
});
