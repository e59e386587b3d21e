import { render, screen } from '@testing-library/react';
import { Breaking, withQuietConsole } from '../../testing/breaking';
import { ErrorNoticeBoundary } from './error-notice';

withQuietConsole();

it('stays with the place where it happened', () => {
  const { rerender } = render(
    <ErrorNoticeBoundary place="?tab=progress">
      <Breaking />
    </ErrorNoticeBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('What you wrote is kept');
  rerender(
    <ErrorNoticeBoundary place="?tab=chat">
      <p>The chat</p>
    </ErrorNoticeBoundary>,
  );
  expect(screen.getByText('The chat')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
