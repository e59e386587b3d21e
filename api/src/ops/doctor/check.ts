import { reasonOf } from '../support/failures.js';

/** One line of what `emit doctor` says. */
export interface Check {
  readonly check: string;
  readonly state: 'ok' | 'warning' | 'wrong';
  readonly what: string;
}

export type Found = Omit<Check, 'check'>;

/** A check that cannot be made tells that something is wrong, and why. */
export async function checked(check: string, look: () => Promise<Found>): Promise<Check> {
  try {
    return { check, ...(await look()) };
  } catch (error) {
    return { check, state: 'wrong', what: reasonOf(error) };
  }
}
