import type { Lease } from '../ports/lock.port.js';
import type { Freshness } from './freshness.js';
import { LeaseKeeper } from './lease-keeper.js';
import type { Log } from './log.js';

/** What is started with the lease and stopped without it: a Projector. */
interface Leased extends Freshness {
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface LeasedParts {
  readonly lease: Lease;
  /** A projector by the scoring rules now in force; each is started once. */
  readonly make: () => Leased;
  /** Tells how far another process has folded. */
  readonly elsewhere: Freshness;
  readonly log: Log;
}

/**
 * Projects while this process holds the lease, and stands by while another does; so one machine folds each event, a
 * start-up rebuild too. Two at a moment (a process that was stopped for a while) cost time and nothing else: every
 * document knows its position.
 */
export class LeasedProjector implements Freshness {
  private readonly keeper: LeaseKeeper;
  private projector: Leased | null = null;
  /** What was begun or ended last; one after another. */
  private turn: Promise<void> = Promise.resolve();
  private stopping = false;

  constructor(private readonly parts: LeasedParts) {
    const { lease, log } = parts;
    this.keeper = new LeaseKeeper(lease, log, (held) => (held ? this.begin() : this.end()));
  }

  get isActive(): boolean {
    return this.projector !== null;
  }

  /** Resolves once it projects, or stands by. Throws when it should project and cannot. */
  async start(): Promise<void> {
    const active = await this.keeper.start();
    if (active) await this.turn;
    else this.parts.log.info({}, 'standing by: another process projects');
  }

  waitFor(position: number, timeoutMs: number): Promise<boolean> {
    return (this.projector ?? this.parts.elsewhere).waitFor(position, timeoutMs);
  }

  /** Ends what is being folded, then gives the lease up: another process goes on at once. */
  async stop(): Promise<void> {
    this.stopping = true;
    await this.projector?.stop();
    await this.turn.catch(() => undefined);
    await this.keeper.stop();
  }

  private begin(): void {
    if (this.stopping) return;
    const projector = this.parts.make();
    this.projector = projector;
    this.turn = this.turn.catch(() => undefined).then(() => this.started(projector));
    // Whoever waits for a turn sees what went wrong with it; it is logged in any case.
    this.turn.catch(() => undefined);
  }

  private async started(projector: Leased): Promise<void> {
    const { log } = this.parts;
    if (this.projector !== projector) return;
    try {
      log.info({}, 'projecting: this process holds the lease');
      await projector.start();
    } catch (error) {
      if (this.projector !== projector) return;
      log.error({ err: error }, 'the projector could not start; the lease is given up');
      await this.keeper.resign();
      throw error;
    }
  }

  private end(): void {
    const ended = this.projector;
    this.projector = null;
    if (ended === null || this.stopping) return;
    this.parts.log.warn({}, 'standing by: the lease is lost or given up');
    const stopped = ended.stop();
    this.turn = this.turn.catch(() => undefined).then(() => stopped);
  }
}
