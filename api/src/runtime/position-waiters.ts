interface Waiter {
  readonly position: number;
  readonly resolve: (passed: boolean) => void;
  readonly timer: NodeJS.Timeout;
}

/** Those who wait until the read models have passed a position. */
export class PositionWaiters {
  private readonly waiters = new Set<Waiter>();

  /** Whether anybody waits. */
  get waiting(): boolean {
    return this.waiters.size > 0;
  }

  /** The lowest position that anybody waits for; Infinity of none. */
  get lowest(): number {
    return Math.min(...[...this.waiters].map(({ position }) => position));
  }

  /** True when `passed` reached the position in time. */
  wait(position: number, timeoutMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.waiters.delete(waiter);
        resolve(false);
      }, timeoutMs);
      const waiter: Waiter = { position, resolve, timer };
      this.waiters.add(waiter);
    });
  }

  passed(position: number): void {
    for (const waiter of this.waiters) if (waiter.position <= position) this.end(waiter, true);
  }

  /** The position will not come to these: false at once. */
  giveUp(position = Infinity): void {
    for (const waiter of this.waiters) if (waiter.position <= position) this.end(waiter, false);
  }

  private end(waiter: Waiter, passed: boolean): void {
    this.waiters.delete(waiter);
    clearTimeout(waiter.timer);
    waiter.resolve(passed);
  }
}
