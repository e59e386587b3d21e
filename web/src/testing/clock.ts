import { setImmediate } from 'node:timers/promises';
import { callsUnderWay } from './calls-under-way';

/** Specs of this file turn the clock themselves. What the network needs to answer keeps its own time. */
export function withFakeClock(now = '2026-11-20T10:00:00Z'): void {
  beforeEach(() => {
    jest.useFakeTimers({ now: Date.parse(now), doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}

/** Turns without a call under way after which nothing is left to come: reading a body takes a few. */
const QUIET_TURNS = 20;
const AT_MOST = 5_000;

/** Lets every answer that is on its way arrive, without a millisecond passing. */
export async function settle(): Promise<void> {
  let quiet = 0;
  for (let turn = 0; quiet < QUIET_TURNS && turn < AT_MOST; turn += 1) {
    await setImmediate();
    await jest.advanceTimersByTimeAsync(0);
    quiet = callsUnderWay() > 0 ? 0 : quiet + 1;
  }
}

/** Milliseconds pass, and what they set off comes to its end. */
export async function pass(milliseconds: number): Promise<void> {
  await settle();
  await jest.advanceTimersByTimeAsync(milliseconds);
  await settle();
}
