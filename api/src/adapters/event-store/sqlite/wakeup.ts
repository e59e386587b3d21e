import type { Database, Statement } from '../../sqlite/connection.js';

/** How soon another process's append is noticed. */
const POLL_MS = 50;

/** Tells subscribers that the event store may have grown: at once after an append of ours, by polling after another process's. */
export class Wakeup {
  private readonly dataVersion: Statement;
  private readonly sleepers = new Set<() => void>();
  private readonly timer: NodeJS.Timeout;
  private seen: unknown;

  constructor(db: Database) {
    this.dataVersion = db.prepare('PRAGMA data_version');
    this.seen = this.version();
    this.timer = setInterval(() => this.poll(), POLL_MS);
    this.timer.unref();
  }

  /** Resolves at the next append after this call, or when the signal aborts. */
  next(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        this.sleepers.delete(done);
        signal.removeEventListener('abort', done);
        resolve();
      };
      this.sleepers.add(done);
      signal.addEventListener('abort', done);
      if (signal.aborted) done();
    });
  }

  wake(): void {
    for (const sleeper of [...this.sleepers]) sleeper();
  }

  stop(): void {
    clearInterval(this.timer);
    this.wake();
  }

  private poll(): void {
    if (this.sleepers.size === 0) return;
    try {
      const version = this.version();
      if (version === this.seen) return;
      this.seen = version;
    } catch {
      // A file that cannot be asked: whoever is woken reads it next, and reports what is wrong.
    }
    this.wake();
  }

  /** Changes when another connection has committed. */
  private version(): unknown {
    return (this.dataVersion.get() as unknown as { data_version: number }).data_version;
  }
}
