import type { Lock } from '../ports/lock.port.js';

/** A lock of which one thing is as a test says, and which is this process's otherwise. */
export function scriptedLock(script: Partial<Lock>): Lock {
  const nothing = async () => undefined;
  return { hold: async () => 'held', renew: nothing, release: nothing, close: nothing, ...script };
}
