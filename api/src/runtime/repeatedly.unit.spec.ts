import { repeatedly } from './repeatedly.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('does its work at once and again, although it fails now and then', async () => {
  let times = 0;
  const failed: unknown[] = [];
  const work = async () => {
    times += 1;
    if (times % 2 === 1) throw new Error(`failed at ${times}`);
  };
  const stop = repeatedly(1_000, work, (error) => failed.push(error));
  expect(times).toBe(1);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(times).toBe(4);
  expect(failed).toEqual([new Error('failed at 1'), new Error('failed at 3')]);
  await stop();
  await jest.advanceTimersByTimeAsync(3_000);
  expect(times).toBe(4);
});

it('never works twice at a time nor makes up for what it missed, and is stopped when what is under way has ended', async () => {
  let begun = 0;
  let end = (): void => undefined;
  const work = () => {
    begun += 1;
    return new Promise<void>((resolve) => (end = resolve));
  };
  const stop = repeatedly(1_000, work, () => undefined);
  await jest.advanceTimersByTimeAsync(9_000);
  expect(begun).toBe(1);
  end();
  await jest.advanceTimersByTimeAsync(0);
  expect(begun).toBe(1);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(begun).toBe(2);
  let stopped = false;
  const stopping = stop().then(() => (stopped = true));
  await jest.advanceTimersByTimeAsync(0);
  expect(stopped).toBe(false);
  end();
  await stopping;
  expect(begun).toBe(2);
});
