import { Overdue, TimeLimits } from './time-limits.js';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
afterEach(() => jest.useRealTimers());

/** Time passes, and what comes right behind it. */
async function pass(ms: number): Promise<void> {
  await jest.advanceTimersByTimeAsync(ms);
  for (let turn = 0; turn < 3; turn++) await new Promise<void>((resolve) => setImmediate(resolve));
}
const never = () => new Promise<string>(() => undefined);
/** How it ended so far. */
function watched(work: Promise<string>): { end: string } {
  const seen = { end: 'none' };
  work.then(
    (answer) => (seen.end = answer),
    (error: unknown) => (seen.end = error instanceof Overdue ? 'overdue' : String(error)),
  );
  return seen;
}

it('answers as the work does, and leaves no timer behind', async () => {
  const limits = new TimeLimits(1_000);
  await expect(limits.within(Promise.resolve('done'))).resolves.toBe('done');
  await expect(limits.within(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(jest.getTimerCount()).toBe(0);
});

it('gives up what does not end in its time', async () => {
  const seen = watched(new TimeLimits(1_000).within(never()));
  await pass(999);
  expect(seen.end).toBe('none');
  await pass(1);
  expect(seen.end).toBe('overdue');
});

it('hastens what is under way, and neither what ends meanwhile nor what begins later', async () => {
  const limits = new TimeLimits(1_000);
  const stuck = watched(limits.within(never()));
  const slow = watched(limits.within(new Promise((resolve) => setTimeout(resolve, 150, 'slow'))));
  limits.hasten(200);
  const later = watched(limits.within(never()));
  await pass(200);
  expect([stuck.end, slow.end, later.end]).toEqual(['overdue', 'slow', 'none']);
  await pass(800);
  expect(later.end).toBe('overdue');
});

it('does not prolong what has less time left', async () => {
  const limits = new TimeLimits(1_000);
  const seen = watched(limits.within(never()));
  await pass(900);
  limits.hasten(500);
  await pass(100);
  expect(seen.end).toBe('overdue');
});

it('gives one of them another limit', async () => {
  const limits = new TimeLimits(1_000);
  const [usual, patient] = [watched(limits.within(never())), watched(limits.within(never(), 3_000))];
  await pass(2_999);
  expect([usual.end, patient.end]).toEqual(['overdue', 'none']);
  await pass(1);
  expect(patient.end).toBe('overdue');
});

it('takes an answer that came while this process was busy', async () => {
  let answer: (text: string) => void = () => undefined;
  const seen = watched(new TimeLimits(1_000).within(new Promise((resolve) => (answer = resolve))));
  jest.advanceTimersByTime(1_000);
  answer('in time');
  await pass(0);
  expect(seen.end).toBe('in time');
});

it('does not count the time for which this process was busy as silence of the other side', async () => {
  jest.useRealTimers();
  const work = new TimeLimits(400).within(never());
  const seen = watched(work);
  const until = performance.now() + 400;
  while (performance.now() < until);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(seen.end).toBe('none');
  await expect(work).rejects.toThrow(Overdue);
});
