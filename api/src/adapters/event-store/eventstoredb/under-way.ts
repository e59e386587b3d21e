import { setTimeout as pause } from 'node:timers/promises';

/**
 * Lets so many run at once, the others in their order: the time that an answer may take is counted from when its question is
 * sent, so a thousand at once must not all be sent at once.
 */
export class UnderWay {
  private readonly waiting: (() => void)[] = [];
  private readonly running = new Set<Promise<unknown>>();

  constructor(private free: number) {}

  run<T>(work: () => Promise<T>): Promise<T> {
    const running = this.inTurn(work).finally(() => this.running.delete(running));
    this.running.add(running);
    return running;
  }

  /** Resolves when nothing runs or waits any more. */
  async idle(): Promise<void> {
    while (this.running.size > 0) await Promise.allSettled(this.running);
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
