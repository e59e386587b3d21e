import { setImmediate as nextTurn } from 'node:timers/promises';
import { PAGE_EVENTS } from './reading.js';

/** The part of a stream that is used here; the driver's own types are narrower than Node's. */
interface Source {
  readonly readableLength: number;
  read(): unknown;
  on(event: 'readable' | 'end' | 'close', listener: () => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  off(event: 'readable', listener: () => void): unknown;
}

/**
 * What a subscription has brought so far, taken in pages as large as have gathered: one event at a time when they come
 * slowly, many while a page is being worked on.
 */
export class Arrivals<Event> {
  private failure: Error | null = null;
  private over = false;
  private wakeUp: () => void = () => undefined;

  constructor(
    private readonly stream: Source,
    private readonly signal: AbortSignal,
  ) {
    stream.on('readable', this.wake);
    stream.on('error', (error) => {
      this.failure = error;
      this.wake();
    });
    for (const ending of ['end', 'close'] as const) {
      stream.on(ending, () => {
        this.over = true;
        this.wake();
      });
    }
    signal.addEventListener('abort', this.wake);
  }

  /** Ends the waiting without an arrival. */
  readonly wake = (): void => {
    this.wakeUp();
  };

  /** All that has gathered; `all` is false when there is more. */
  take(): { events: Event[]; all: boolean } {
    const events: Event[] = [];
    while (events.length < PAGE_EVENTS) {
      const event = this.stream.read() as Event | null;
      if (event === null) return { events, all: true };
      events.push(event);
    }
    return { events, all: false };
  }

  /** Waits for something to take, or to be woken; false when nothing more will come. Throws the stream's error. */
  async wait(): Promise<boolean> {
    if (this.idle()) {
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

  /** Whoever listens for 'readable' keeps a stream from being let through to its end. */
  release(): void {
    this.stream.off('readable', this.wake);
    this.signal.removeEventListener('abort', this.wake);
  }

  private idle(): boolean {
    const stopped = this.over || this.failure !== null || this.signal.aborted;
    return !stopped && this.stream.readableLength === 0;
  }
}
