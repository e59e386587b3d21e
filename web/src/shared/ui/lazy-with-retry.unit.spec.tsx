import { fireEvent, render, screen } from '@testing-library/react';
import { lazyWithRetry } from './lazy-with-retry';

const Chart = ({ name }: { name: string }) => <p>The chart of {name}</p>;

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  // React writes what a boundary has caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

function partThatComesAfter(failures: number) {
  let asked = 0;
  const load = () => (asked++ < failures ? Promise.reject(new Error('Offline')) : Promise.resolve(Chart));
  return lazyWithRetry(load, { waiting: 'Waiting', frame: (missing) => <main>{missing}</main> });
}

it('shows the shape of what comes, and then the part', async () => {
  const Part = partThatComesAfter(0);
  render(<Part name="sessions" />);
  expect(screen.getByText('Waiting')).toBeVisible();
  expect(await screen.findByText('The chart of sessions')).toBeVisible();
});

it('says in its place that it did not come, and asks again as often as one likes', async () => {
  const Part = partThatComesAfter(2);
  render(<Part name="sessions" />);
  for (const _ of [1, 2]) {
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was lost');
    expect(screen.getByRole('main')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  }
  expect(await screen.findByText('The chart of sessions')).toBeVisible();
});

it('asks again when it is opened again', async () => {
  const Part = partThatComesAfter(1);
  const { unmount } = render(<Part name="sessions" />);
  await screen.findByRole('alert');
  unmount();
  render(<Part name="minutes" />);
  expect(await screen.findByText('The chart of minutes')).toBeVisible();
});

it('says that something went wrong when it cannot be drawn, and draws it when asked again', async () => {
  let isBroken = true;
  function Fragile() {
    if (isBroken) throw new Error('Cannot be drawn');
    return <p>Whole again</p>;
  }
  const Part = lazyWithRetry(() => Promise.resolve(Fragile), { frame: (notice) => <main>{notice}</main> });
  render(<Part />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong in Emit');
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible();
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Whole again')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('is there at once when it has come before', async () => {
  const Part = partThatComesAfter(0);
  const { unmount } = render(<Part name="sessions" />);
  await screen.findByText('The chart of sessions');
  unmount();
  render(<Part name="minutes" />);
  expect(screen.getByText('The chart of minutes')).toBeVisible();
});
