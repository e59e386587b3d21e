import { render, screen } from '@testing-library/react';
import { StorageUse } from './storage-use';

const MB = 1_000_000;

it.each([
  { used: 0, is: '0 MB of 100 MB' },
  { used: 12 * MB, is: '12 MB of 100 MB' },
  { used: 80 * MB, is: 'Your storage will soon be full' },
  { used: 100 * MB, is: 'Your storage of 100 MB is full' },
])('says of $used bytes: $is', ({ used, is }) => {
  render(<StorageUse storage={{ used, quota: 100 * MB }} />);
  expect(document.body).toHaveTextContent(is);
  expect(screen.queryAllByRole('status')).toHaveLength(used < 80 * MB ? 0 : 1);
});

it('says nothing where the server does not', () => {
  const { container } = render(<StorageUse storage={undefined} />);
  expect(container).toBeEmptyDOMElement();
});
