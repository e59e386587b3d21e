import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Call } from './driver.js';

/** At most so many answers a page. */
export const PAGE_EVENTS = 1_000;

/**
 * What a read or a subscription has brought so far, taken in pages as large as have gathered: one answer at a time when they
 * come slowly, many while a page is being worked on.
 */
export class Arrivals {
  private failure: Error | null = null;
  private over = false;
  private wakeUp: () => void = () => undefined;

  /** Reading ends when the signal aborts, as if there were nothing more. */
  constructor(
    private readonly call: Call,
    private readonly signal: AbortSignal,
  ) {
    call.on('readable', this.wake);
    // An error of a call that nobody listens to any more must not end the process: this listener stays.
    call.on('error', (error) => {
      this.failure = error;
      this.wake();
    });
    for (const ending of ['end', 'close'] as const) {
      call.on(ending, () => {
        this.over = true;
        this.wake();
      });
    }
    signal.addEventListener('abort', this.wake);
  }

  /** All that has gathered, up to a page. */
  take(): ReadResp[] {
    const taken: ReadResp[] = [];
    while (taken.length < PAGE_EVENTS) {
      const answer = this.call.read() as ReadResp | null;
      if (answer === null) break;
      taken.push(answer);
    }
    return taken;
  }

  /** Waits for something to take; false when nothing more will come. Throws the call's error. */
  async wait(): Promise<boolean> {
    if (this.isIdle()) {
      await new Promise<void>((resolve) => {
        this.wakeUp = resolve;
      });
      // What came in the same packet is still being unpacked.
      await nextTurn();
    }
    if (this.signal.aborted) return false;
    if (this.failure !== null) throw this.failure;
    return !this.over;
  }

  /**
   * Leaves the call. It is cancelled where it still runs. Where the server has ended it already, what it sent is still on
   * its way: it is let through, for the driver's `dispose` waits for the end of each call, which comes behind the last
   * answer. So it must not be destroyed either.
   */
  leave(): void {
    // Whoever listens for 'readable' keeps a stream from being let through to its end.
    this.call.off('readable', this.wake);
    this.signal.removeEventListener('abort', this.wake);
    if (!this.over && this.failure === null) this.call.cancel();
    this.call.resume();
  }

  private readonly wake = (): void => {
    this.wakeUp();
  };

  private isIdle(): boolean {
    const stopped = this.over || this.failure !== null || this.signal.aborted;
    return !stopped && this.call.readableLength === 0;
  }
}
