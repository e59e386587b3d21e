import { render, screen } from '@testing-library/react';
import { Breaking, withQuietConsole } from '../../testing/breaking';
import { MishapBoundary } from './mishap';

withQuietConsole();

it('stays with the place where it happened', () => {
  const { rerender } = render(
    <MishapBoundary place="?tab=progress">
      <Breaking />
    </MishapBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('What you wrote is kept');
  rerender(
    <MishapBoundary place="?tab=chat">
      <p>The chat</p>
    </MishapBoundary>,
  );
  expect(screen.getByText('The chat')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
