import { render, screen } from '@testing-library/react';
import { UserGuide } from './user-guide';

it('the User Guide explains streams, formula, levels, stages and tips', () => {
  render(<UserGuide />);
  for (const name of [
    'The three MindStreams',
    'How points are counted',
    'The 12 levels',
    'The 4 stages',
    'Tips',
  ])
    expect(screen.getByRole('heading', { name })).toBeVisible();
  expect(screen.getByText('duration × quality / 10 × (1 + streak × 0.05)')).toBeVisible();
  for (const text of ['SEEKING', 'DIVINE STASIS', 'INSTALLATION', 'UPGRADE'])
    expect(screen.getAllByText(text, { exact: false })[0]).toBeVisible();
});
