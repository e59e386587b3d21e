import { answeringAtLength, answeringWithin, answerTimeLeft, inAnswerTime } from './answer-time.js';

class Late extends Error {}
const late = () => new Late();
const never = new Promise<never>(() => undefined);
const pause = <T>(ms: number, value?: T) => new Promise<T | undefined>((done) => setTimeout(done, ms, value));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** How it has ended once so many milliseconds are over; 'waits' while it has not. */
async function after(ms: number, work: Promise<unknown>): Promise<unknown> {
  let end: unknown = 'waits';
  work.then(
    (value) => (end = value),
    (error: unknown) => (end = error),
  );
  await jest.advanceTimersByTimeAsync(ms);
  return end;
}

it('waits as long as it takes where no answer is due', async () => {
  expect(answerTimeLeft()).toBe(Infinity);
  expect(await after(60_000, inAnswerTime(pause(60_000, 'done'), late))).toBe('done');
});

it('gives steps that follow each other one time together', async () => {
  const steps = answeringWithin(1_000, async () => {
    await inAnswerTime(pause(500), late);
    await inAnswerTime(never, late);
  });
  expect(await after(999, steps)).toBe('waits');
  expect(await after(1, steps)).toBeInstanceOf(Late);
});

it('gives a step that begins late what a step needs', async () => {
  const step = answeringWithin(20, () => inAnswerTime(pause(100, 'done'), late));
  expect(await after(100, step)).toBe('done');
});

it('begins no step when the time is over', async () => {
  const steps = answeringWithin(500, async () => {
    await inAnswerTime(pause(400), late);
    await inAnswerTime(pause(250), late);
    await inAnswerTime(never, late);
  });
  expect(await after(651, steps)).toBeInstanceOf(Late);
});

it('lets what is being sent already go on', async () => {
  const sending = answeringWithin(
    10,
    () => pause(20).then(() => inAnswerTime(pause(400, 'sent'), late)),
    () => true,
  );
  expect(await after(420, sending)).toBe('sent');
});

it('lets go on what is answered at length', async () => {
  const reply = answeringWithin(10, () =>
    answeringAtLength(() => pause(20).then(() => inAnswerTime(pause(400, 'written'), late))),
  );
  expect(await after(420, reply)).toBe('written');
});

it('hands on how the work ends', async () => {
  const fails = () => inAnswerTime(Promise.reject(new RangeError('so')), late);
  await expect(answeringWithin(1_000, fails)).rejects.toThrow(RangeError);
});
