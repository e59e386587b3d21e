import { AsyncLocalStorage } from 'node:async_hooks';

/** A step that begins late gets so many milliseconds all the same: where nothing is wrong, it needs less. */
const LEAST_MS = 300;

/** When the answer is due, by the clock of `performance.now()`. */
const due = new AsyncLocalStorage<number>();

/** Runs what is to be answered within so many milliseconds: of what it waits for, `inAnswerTime` waits no longer. */
export function answeringWithin<T>(ms: number, work: () => T): T {
  return due.run(performance.now() + ms, work);
}

/** Milliseconds that are left; Infinity where no answer is due, and behind its time: then it is being sent. */
export function answerTimeLeft(): number {
  const left = (due.getStore() ?? Infinity) - performance.now();
  return left <= 0 ? Infinity : Math.max(LEAST_MS, left);
}

/** Returns as the work does. Throws what `overdue` returns when the time is over; the work may be done all the same. */
export async function inAnswerTime<T>(work: Promise<T>, overdue: () => Error): Promise<T> {
  const left = answerTimeLeft();
  if (left === Infinity) return work;
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(overdue()), left);
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}
