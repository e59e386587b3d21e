import { StoreUnavailable } from '../ports/event-store.port.js';
import { HELD_FOR_MS, LOOK_EVERY_MS, type Lock } from '../ports/lock.port.js';
import type { Log } from './log.js';

/**
 * Takes a lease when it can, renews it, and knows when it is lost: another process has it, or it could not be renewed
 * in time. Time is this process's own monotonic one, counted from before the store was asked.
 */
export class LeaseKeeper {
  private held = false;
  private timer: NodeJS.Timeout | null = null;
  private deadline: NodeJS.Timeout | null = null;
  private looking: Promise<void> = Promise.resolve();

  constructor(
    private readonly lease: Lock,
    private readonly log: Log,
    private readonly changed: (held: boolean) => void,
  ) {}

  /** Looks once, then again and again. Returns whether the lease was taken at once. */
  async start(): Promise<boolean> {
    await this.look();
    this.schedule();
    return this.held;
  }

  /** Leaves the lease to another process; may take it again at the next look. */
  async resign(): Promise<void> {
    this.set(false);
    await this.inTime(this.lease.release()).catch((error: unknown) => this.warn(error));
  }

  async stop(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    await this.looking;
    await this.resign();
  }

  private schedule(): void {
    this.timer = setTimeout(() => {
      this.looking = this.look().then(() => {
        if (this.timer) this.schedule();
      });
    }, LOOK_EVERY_MS).unref();
  }

  private async look(): Promise<void> {
    const asked = performance.now();
    try {
      if ((await this.inTime(this.lease.hold())) === 'held') this.heldUntil(asked + HELD_FOR_MS);
      else this.set(false);
    } catch (error) {
      // Not lost yet: the deadline decides.
      this.warn(error);
    }
  }

  /** An answer that takes longer than the lease lasts is of no use, and none to wait for. */
  private inTime<T>(asked: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const late = () => reject(new StoreUnavailable('The lease'));
      const timer = setTimeout(late, HELD_FOR_MS).unref();
      asked.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }

  private heldUntil(end: number): void {
    const left = end - performance.now();
    this.set(left > 0);
    if (left > 0) this.deadline = setTimeout(() => this.set(false), left).unref();
  }

  private set(held: boolean): void {
    if (this.deadline) clearTimeout(this.deadline);
    this.deadline = null;
    if (held === this.held) return;
    this.held = held;
    this.changed(held);
  }

  private warn(error: unknown): void {
    this.log.warn({ err: error }, 'the projector’s lease cannot be reached');
  }
}
