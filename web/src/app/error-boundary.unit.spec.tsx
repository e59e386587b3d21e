import { render, screen } from '@testing-library/react';
import { Breaking, withQuietConsole } from '../testing/breaking';
import { ErrorBoundary } from './error-boundary';

withQuietConsole();

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
