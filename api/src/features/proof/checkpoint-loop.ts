import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { ProcessStatus } from '../../http/process-status.js';
import type { CheckpointOutbox, KeptCheckpoint } from '../../ports/checkpoints.port.js';
import type { EventStore } from '../../ports/event-store.port.js';
import type { ReadModelStore } from '../../ports/read-models.port.js';
import type { Log } from '../../runtime/log.js';
import { pause } from '../../runtime/pause.js';
import type { Settings } from '../../settings/settings.js';
import { CLOCK, EVENT_STORE, LOG, READ_MODELS, SETTINGS, type Clock } from '../shared/injection-tokens.js';
import { auditKeysOf } from './audit-keys.js';
import { CheckpointState } from './checkpoint-state.js';
import { handOn, lastHandedOn, type Destination } from './hand-on.js';
import { ForkedLog, makeCheckpoint, requireReached } from './make-checkpoint.js';
import { isNotable, NOTABLE_TYPES } from './notable-events.js';
import { CHECKPOINT_DESTINATION, CHECKPOINT_OUTBOX } from './proof-tokens.js';
import { StoredTree } from './stored-tree.js';

const EVERY_MS = 60 * 60 * 1_000;
/** How often it looks whether one is due. */
const LOOK_EVERY_MS = 10_000;
/** Several acts of an operator in a row are covered by one. */
const SETTLED_AFTER_MS = 1_000;
const LONGEST_RETRY_MS = 10 * 60 * 1_000;

/**
 * Signs a checkpoint each hour and after each act of an operator, in the one process that projects, and hands it on. What could
 * not be handed on waits on disk, over restarts too.
 */
@Injectable()
export class CheckpointLoop implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly ending = new AbortController();
  private running: Promise<unknown> = Promise.resolve();
  /** Position of the last act of an operator. */
  private noted = 0;
  private wake = (): void => undefined;
  private looking = Promise.resolve();
  private retry = { ms: LOOK_EVERY_MS, at: 0 };

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(READ_MODELS) private readonly models: ReadModelStore,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(CHECKPOINT_OUTBOX) private readonly outbox: CheckpointOutbox,
    @Inject(CHECKPOINT_DESTINATION) private readonly destination: Destination | null,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
    private readonly state: CheckpointState,
    private readonly status: ProcessStatus,
  ) {}

  onApplicationBootstrap(): void {
    if (this.settings.role === 'api') return;
    this.running = Promise.all([this.watch(), this.goOn()]);
  }

  async onApplicationShutdown(): Promise<void> {
    this.ending.abort();
    this.wake();
    await this.running;
  }

  /** Looks out for acts of operators, of whatever process. */
  private async watch(): Promise<void> {
    const { signal } = this.ending;
    while (!signal.aborted) {
      try {
        const after = this.noted || ((await this.outbox.latest())?.position ?? (await this.store.head()));
        for await (const page of this.store.subscribe({ after, types: NOTABLE_TYPES }, signal)) {
          this.noted = page.findLast(isNotable)?.position ?? this.noted;
          this.wake();
        }
      } catch (error) {
        if (!signal.aborted)
          this.log.warn({ err: error }, 'acts of operators cannot be followed; trying again');
      }
      await pause(LOOK_EVERY_MS, signal);
    }
  }

  private async goOn(): Promise<void> {
    const { signal } = this.ending;
    while (!signal.aborted) {
      const woken = new AbortController();
      this.wake = () => woken.abort();
      await pause(LOOK_EVERY_MS, AbortSignal.any([signal, woken.signal]));
      if (woken.signal.aborted) await pause(SETTLED_AFTER_MS, signal);
      if (!signal.aborted) await this.look();
    }
  }

  /** Signs a checkpoint when one is due, and hands on what waits; one look after another. Never throws. */
  look(): Promise<void> {
    this.looking = this.looking.then(() => this.lookOnce());
    return this.looking;
  }

  private async lookOnce(): Promise<void> {
    this.state.isMaking = this.status.projector === 'active';
    try {
      if (this.state.isMaking) await this.makeIfDue();
      await this.handOnWaiting();
      this.tell(null);
    } catch (error) {
      this.tell(error);
    }
  }

  private async makeIfDue(): Promise<void> {
    const [latest, now] = [await this.outbox.latest(), this.clock()];
    if (latest !== null) requireReached(latest, await this.store.head());
    // A clock that was set back is as good a reason as an hour.
    const isOld = latest === null || Math.abs(now - latest.at) >= EVERY_MS;
    if (!isOld && this.noted <= latest.position) return;
    const tree = await StoredTree.read(this.models);
    // What the tree lacks still comes with the next look.
    if (tree === null || tree.size === 0 || (!isOld && tree.position < this.noted)) return;
    const signers = await auditKeysOf(this.settings, this.outbox);
    // Where this machine has none any more, what was signed before is where it was handed on to.
    const before = latest ?? (await lastHandedOn(this.destination, signers[0]?.name));
    const made = await makeCheckpoint(tree, signers, before, now);
    await this.outbox.keep(made, this.destination !== null);
    this.log.info({ events: tree.size, position: tree.position }, 'checkpoint signed');
  }

  private async handOnWaiting(): Promise<void> {
    if (this.destination === null || performance.now() < this.retry.at) return;
    const waiting = await this.outbox.waiting();
    const tree = waiting.length > 0 ? await StoredTree.read(this.models) : null;
    if (tree === null) return;
    for (const checkpoint of waiting) if (!(await this.handOnOne(checkpoint, this.destination, tree))) return;
    this.state.notTaken = null;
    this.retry = { ms: LOOK_EVERY_MS, at: 0 };
  }

  /** False where it is to be tried again later. Throws ForkedLog. */
  private async handOnOne(checkpoint: KeptCheckpoint, to: Destination, tree: StoredTree): Promise<boolean> {
    try {
      await handOn(checkpoint, to, tree);
      await this.outbox.done(checkpoint);
      this.log.info({ position: checkpoint.position }, 'checkpoint handed on');
      return true;
    } catch (error) {
      if (error instanceof ForkedLog) throw error;
      this.state.notTaken = (error as Error).message;
      this.log.warn(
        { err: error, retryMs: this.retry.ms },
        'a checkpoint could not be handed on; trying again',
      );
      this.retry = {
        ms: Math.min(this.retry.ms * 2, LONGEST_RETRY_MS),
        at: performance.now() + this.retry.ms,
      };
      return false;
    }
  }

  /** Of each trouble once. */
  private tell(error: unknown): void {
    const trouble = error === null ? null : (error as Error).message;
    if (trouble !== null && trouble !== this.state.trouble)
      this.log.error({ err: error }, 'no checkpoint can be signed');
    this.state.trouble = trouble;
    this.state.isForked = error instanceof ForkedLog;
  }
}
