import { isSystemError, reasonOf } from '../support/failures.js';

/** One line of what `emit doctor` says. */
export interface Check {
  readonly check: string;
  readonly state: 'ok' | 'warning' | 'wrong';
  readonly what: string;
}

export type Found = Omit<Check, 'check'>;

/** A check that cannot be made tells that something is wrong, and why; not where whoever asks only may not look. */
export async function checked(check: string, look: () => Promise<Found>): Promise<Check> {
  try {
    return { check, ...(await look()) };
  } catch (error) {
    if (isForbidden(error)) return { check, state: 'warning', what: `was not looked at: ${reasonOf(error)}` };
    return { check, state: 'wrong', what: reasonOf(error) };
  }
}

export async function reached(answer: Promise<unknown>): Promise<Found> {
  const began = performance.now();
  await answer;
  return { state: 'ok', what: `answers in ${(performance.now() - began).toFixed(1)} ms` };
}

function isForbidden(error: unknown): boolean {
  return isSystemError(error) && (error.code === 'EACCES' || error.code === 'EPERM');
}
