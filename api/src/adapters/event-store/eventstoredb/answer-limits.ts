import { StoreUnavailable } from '../../../ports/event-store.port.js';
import { Overdue, TimeLimits } from '../../network/time-limits.js';

/** Once the server has been silent: commands that wait for each other must not each wait as long as the first. */
const SILENT_ANSWER_WITHIN_MS = 1_000;
const SILENT_REST_MS = 1_000;

/** How long an answer may take, by the process's own clock. */
export class AnswerLimits {
  private readonly limits: TimeLimits;
  /** When the last answer did not come in its time; null when one has come since. */
  private silentAt: number | null = null;

  /** `ms`: milliseconds for an answer. Whatever is under way when `closed` aborts is given up. */
  constructor(
    private readonly ms: number,
    private readonly closed: AbortSignal,
  ) {
    this.limits = new TimeLimits(ms);
  }

  /**
   * Returns as the work does, whose signal aborts when it is given up. Throws Overdue when it takes too long, StoreUnavailable
   * while nothing is tried.
   */
  async within<T>(begin: (givenUp: AbortSignal) => Promise<T>): Promise<T> {
    this.requireHope();
    const ms = this.silentAt === null ? this.ms : Math.min(SILENT_ANSWER_WITHIN_MS, this.ms);
    const givenUp = new AbortController();
    try {
      return await this.counted(this.limits.within(this.unlessClosed(begin(givenUp.signal)), ms));
    } catch (error) {
      givenUp.abort();
      throw error;
    }
  }

  /** Returns as the wait does for the next answer to what has been asked already. Throws Overdue. */
  next<T>(wait: Promise<T>): Promise<T> {
    return this.counted(this.limits.within(wait));
  }

  private async counted<T>(answering: Promise<T>): Promise<T> {
    try {
      const answer = await answering;
      this.silentAt = null;
      return answer;
    } catch (error) {
      this.silentAt = error instanceof Overdue ? performance.now() : null;
      throw error;
    }
  }

  /** Throws StoreUnavailable right after the server was silent, and when it is not asked any more. */
  private requireHope(): void {
    const rests = this.silentAt !== null && performance.now() - this.silentAt < SILENT_REST_MS;
    if (rests || this.closed.aborted) throw new StoreUnavailable('EventStoreDB');
  }

  private unlessClosed<T>(work: Promise<T>): Promise<T> {
    const { closed } = this;
    return new Promise((resolve, reject) => {
      const cut = () => reject(new StoreUnavailable('EventStoreDB'));
      closed.addEventListener('abort', cut, { once: true });
      void work.then(resolve, reject).finally(() => closed.removeEventListener('abort', cut));
    });
  }
}
