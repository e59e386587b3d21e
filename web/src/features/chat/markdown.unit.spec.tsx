import { render, screen, waitFor } from '@testing-library/react';
import { Markdown } from './markdown';

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  // React writes what a boundary has caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('shows the text as it was written, then formatted', async () => {
  render(<Markdown text="## Rest" />);
  expect(screen.getByText('## Rest')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Rest' })).toBeVisible();
});

it('shows the text as it was written when it cannot be formatted', async () => {
  const draw = () => {
    throw new Error('Cannot be drawn');
  };
  render(<Markdown text="**Rest** a while" annotations={[{ start: 0, end: 16, whole: false, draw }]} />);
  await waitFor(() => expect(warn).toHaveBeenCalled());
  expect(screen.getByText('**Rest** a while')).toBeVisible();
});
