import type { FailedSignIns } from '../../../ports/vault.port.js';

const MINUTE_MS = 60_000;

/** Wrong passwords that cost nothing but themselves. */
const FREE = 5;
const FIRST_WAIT_MS = MINUTE_MS / 2;
const LONGEST_WAIT_MS = 15 * MINUTE_MS;
/** Wrong passwords are forgotten after a day without another. */
export const FORGOTTEN_AFTER_MS = 24 * 60 * MINUTE_MS;

/**
 * Milliseconds until the next guess is taken: none for the first few, then twice as many after each wrong one, up to a
 * quarter of an hour, which leaves a hundred guesses a day (NIST SP 800-63B §3.2.2). Never for ever: a lock that only
 * an operator opens would be a weapon.
 */
export function waitBeforeGuess(failed: FailedSignIns | null, now: number): number {
  if (!failed || failed.count < FREE || now - failed.lastAt >= FORGOTTEN_AFTER_MS) return 0;
  // Counted while a clock was far ahead that has been put right since: nobody waits for that time to come.
  if (failed.lastAt - now > LONGEST_WAIT_MS) return 0;
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failed.count - FREE));
  // A clock that jumped back must not lengthen it.
  return Math.min(wait, Math.max(0, failed.lastAt + wait - now));
}
