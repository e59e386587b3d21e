import { PositionWaiters } from '../runtime/position-waiters.js';

const NEVER_MS = 2 ** 31 - 1;
const real = Reflect.get<PositionWaiters, 'wait'>(PositionWaiters.prototype, 'wait');

/** Does what must wait for no read model that stands still: a wait in vain lasts for ever here, and the test runs out of time. */
export async function withoutWaiting(work: () => Promise<unknown>): Promise<void> {
  const wait = jest.spyOn(PositionWaiters.prototype, 'wait');
  wait.mockImplementation(function (this: PositionWaiters, position) {
    return real.call(this, position, NEVER_MS);
  });
  await work();
  wait.mockRestore();
}
