import { CARE_OPENINGS } from '@emit/contract/care';
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

it('dials a number from a reply of care, and from no other', async () => {
  const call = 'Call [116 123](tel:116123).';
  const { rerender } = render(<Markdown text={`${CARE_OPENINGS.de}\n\n${call}`} />);
  const link = await screen.findByRole('link', { name: '116 123' });
  expect(link.getAttribute('href')).toBe('tel:116123');
  expect(link.hasAttribute('target')).toBe(false);
  rerender(<Markdown text={call} />);
  expect(screen.queryByRole('link')).toBeNull();
});
