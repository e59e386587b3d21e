import { render, screen } from '@testing-library/react';
import { MishapBoundary } from './mishap';

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  // React writes what a boundary has caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

function Breaking(): never {
  throw new Error('Cannot be drawn');
}

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
