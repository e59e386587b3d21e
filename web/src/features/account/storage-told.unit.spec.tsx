import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { STORAGE_QUOTAS } from '@emit/contract/limits';
import { StorageTold } from './storage-told';

const MB = 1_000_000;

function say(storage: { used: number; quota: number } | undefined) {
  render(<StorageTold storage={storage} />, { wrapper: MemoryRouter });
  return screen.queryByRole('status')?.querySelector('p')?.textContent ?? null;
}

it('says nothing below nine tenths, nor where the server says nothing', () => {
  expect(say({ used: 90 * MB - 1, quota: 100 * MB })).toBeNull();
  expect(say(undefined)).toBeNull();
});

it.each([90 * MB, 100 * MB - 1])(
  'of %d bytes: it is nearly full, what then, and where to have more',
  (used) => {
    const said = say({ used, quota: 100 * MB });
    expect(said).toMatch(/^Your storage will soon be full: (90|100) MB of 100 MB\. Then nothing more can be/);
    expect(screen.getByRole('link', { name: 'See your plan' })).toHaveAttribute('href', '/app/plan');
  },
);

it.each([100 * MB, 130 * MB])('of %d bytes: it is full, what stays, and where to have more', (used) => {
  const said = say({ used, quota: 100 * MB });
  expect(said).toBe(
    'Your storage of 100 MB is full. What you have written stays, and you can read and download it; a larger plan has more room.',
  );
  expect(screen.getByRole('link', { name: 'See your plan' })).toHaveAttribute('href', '/app/plan');
});

it('promises no larger plan to who has the largest', () => {
  const quota = STORAGE_QUOTAS.creation;
  expect(say({ used: quota, quota })).toMatch(
    /full\. What you have written stays, and you can read and download it\.$/,
  );
});
