import { setTimeout as pause } from 'node:timers/promises';
import { StoreUnavailable } from '../../../ports/event-store.port.js';

/**
 * Lets so many run at once, the others in their order. The driver writes all appends to one gRPC stream; more than 15
 * at a time wait inside it for the stream to drain, and those waiting when the connection is lost end the process as
 * unhandled rejections (utils/backpressuredWrite of @eventstore/db-client 6.2).
 */
export class InFlight {
  private readonly waiting: (() => void)[] = [];
  private readonly running = new Set<Promise<unknown>>();
  private free = 15;

  constructor(private readonly closed: AbortSignal) {}

  /** Throws StoreUnavailable as soon as `closed` aborts: the driver need not tell of calls that its disposal cuts off. */
  run<T>(work: () => Promise<T>): Promise<T> {
    const running = this.unlessClosed(this.inTurn(work)).finally(() => this.running.delete(running));
    this.running.add(running);
    return running;
  }

  /** Resolves when nothing runs or waits any more. */
  async idle(): Promise<void> {
    while (this.running.size > 0) await Promise.allSettled(this.running);
  }

  private unlessClosed<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const cut = () => reject(new StoreUnavailable('EventStoreDB'));
      this.closed.addEventListener('abort', cut, { once: true });
      void work.then(resolve, reject).finally(() => this.closed.removeEventListener('abort', cut));
    });
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.free += 1;
    }
  }
}

/** Resolves when the work has ended, however that is, and after so many milliseconds in any case. */
export async function endedWithin(work: Promise<unknown>, ms: number): Promise<void> {
  const over = new AbortController();
  await Promise.race([work, pause(ms, undefined, { signal: over.signal })]).catch(() => undefined);
  over.abort();
}
