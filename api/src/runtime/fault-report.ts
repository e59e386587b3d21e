import type { ReadModelStore } from '../ports/read-models.port.js';
import { whyOf } from './filling/placed.js';

/** After so long without a failure it gets on, whether or not there was anything to fold: longer than any call may take. */
const SETTLED_MS = 25_000;

/** Lets every process see why the one that projects does not get on. That nobody can be told keeps nothing from being tried again. */
export class FaultReport {
  private reported: string | null = null;
  private settling: NodeJS.Timeout | null = null;

  constructor(private readonly models: Pick<ReadModelStore, 'fault' | 'setFault'>) {}

  async failed(error: unknown, position: number): Promise<void> {
    this.cancelSettling();
    const why = withCauses(error);
    if (why === this.reported) return;
    this.reported = why;
    try {
      const before = await this.models.fault();
      const since = before?.since ?? new Date().toISOString();
      await this.models.setFault({ since, position, why });
    } catch {
      // Told again with the next failure.
      this.reported = null;
    }
  }

  /** It works on: all is well once it has for a while. */
  begun(): void {
    this.cancelSettling();
    this.settling = setTimeout(() => void this.gotOn(), SETTLED_MS).unref();
  }

  /** Something was folded. */
  async gotOn(): Promise<void> {
    this.cancelSettling();
    if (this.reported === '') return;
    this.reported = '';
    await this.models.setFault(null).catch(() => {
      this.reported = null;
    });
  }

  stop(): void {
    this.cancelSettling();
  }

  private cancelSettling(): void {
    if (this.settling) clearTimeout(this.settling);
    this.settling = null;
  }
}

function withCauses(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause === undefined ? whyOf(error) : `${whyOf(error)}; ${whyOf(cause)}`;
}
