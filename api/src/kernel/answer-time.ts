import { AsyncLocalStorage } from 'node:async_hooks';

/** A step that begins late gets so many milliseconds all the same: where nothing is wrong, it needs less. */
const LEAST_MS = 300;

interface Due {
  /** By the clock of `performance.now()`. */
  readonly at: number;
  /** What is being sent, or is written as long as it takes, is no longer due. */
  readonly isOnItsWay: () => boolean;
}

const due = new AsyncLocalStorage<Due>();

/**
 * Runs what is to be answered within so many milliseconds: of what it waits for, `inAnswerTime` waits no longer, and a step
 * behind them is not begun unless the answer is on its way.
 */
export function answeringWithin<T>(ms: number, work: () => T, isOnItsWay = () => false): T {
  return due.run({ at: performance.now() + ms, isOnItsWay }, work);
}

/** Runs what is answered as long as it takes behind the answer's time, such as a reply of the guide. */
export function answeringAtLength<T>(work: () => T): T {
  return due.run({ at: due.getStore()?.at ?? Infinity, isOnItsWay: () => true }, work);
}

/** Milliseconds that are left; Infinity where no answer is due, or it is on its way behind its time. */
export function answerTimeLeft(): number {
  const answer = due.getStore();
  if (!answer) return Infinity;
  const left = answer.at - performance.now();
  if (left > 0) return Math.max(LEAST_MS, left);
  return answer.isOnItsWay() ? Infinity : 0;
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
