import { setTimeout as pause } from 'node:timers/promises';
import { answeringWithin, answerTimeLeft, inAnswerTime } from './answer-time.js';

class Late extends Error {}
const late = () => new Late();
const never = new Promise<never>(() => undefined);

it('waits as long as it takes where no answer is due', async () => {
  expect(answerTimeLeft()).toBe(Infinity);
  await expect(inAnswerTime(pause(5, 'done'), late)).resolves.toBe('done');
});

it('gives steps that follow each other one time together', async () => {
  const began = performance.now();
  const steps = answeringWithin(700, async () => {
    await inAnswerTime(pause(500), late);
    await inAnswerTime(never, late);
  });
  await expect(steps).rejects.toBeInstanceOf(Late);
  expect(performance.now() - began).toBeLessThan(1_200);
});

it('gives a step that begins late what a step needs', async () => {
  const step = answeringWithin(20, () => inAnswerTime(pause(100, 'done'), late));
  await expect(step).resolves.toBe('done');
});

it('lets what is being sent already go on', async () => {
  const sending = answeringWithin(10, async () => {
    await pause(20);
    return inAnswerTime(pause(400, 'sent'), late);
  });
  await expect(sending).resolves.toBe('sent');
});

it('hands on how the work ends', async () => {
  const fails = () => inAnswerTime(Promise.reject(new RangeError('so')), late);
  await expect(answeringWithin(1_000, fails)).rejects.toThrow(RangeError);
});
