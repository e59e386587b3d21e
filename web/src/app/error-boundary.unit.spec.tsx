import { render, screen } from '@testing-library/react';
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

it('says what to do instead of showing nothing', () => {
  render(
    <ErrorBoundary>
      <Breaking />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('This page could not be shown');
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});
