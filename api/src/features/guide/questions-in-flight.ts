import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Refusal } from '../../kernel/refusal.js';
import { LOOK_EVERY_MS, type Lock, type QuestionLocks } from '../../ports/lock.port.js';
import type { Log } from '../../runtime/log.js';
import { repeatedly } from '../../runtime/repeatedly.js';
import { LOG, QUESTION_LOCKS } from '../shared/injection-tokens.js';
import { RepliesUnderWay } from './replies-under-way.js';

const ASK_AGAIN_MS = 100;

/**
 * One question of a member at a time (spec §4), whichever process it reaches: a balance ends below zero by one reply at
 * most, and a question sent again is not asked, and paid for, beside itself.
 */
@Injectable()
export class QuestionsInFlight implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly asking = new Map<string, Promise<unknown>>();
  private readonly held = new Map<Lock, string>();
  private readonly looking = new Map<string, Promise<unknown>>();

  private stopRenewing = () => Promise.resolve();

  constructor(
    private readonly underWay: RepliesUnderWay,
    @Inject(QUESTION_LOCKS) private readonly locks: QuestionLocks,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Begins to tell other processes which members this one still asks for, and to hear which replies they want stopped. */
  onApplicationBootstrap(): void {
    this.stopRenewing = repeatedly(
      LOOK_EVERY_MS,
      () => Promise.all([...this.held].map(([lock, memberId]) => this.attend(lock, memberId))),
      (error) => this.log.warn({ err: error }, 'the locks of questions under way could not be renewed'),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    await this.settled();
    await this.stopRenewing();
  }

  /** Waits for every answer under way: their members may have gone, but what they cost is still to be recorded. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.asking.values());
  }

  /** Throws QUESTION_IN_FLIGHT, and StoreUnavailable where it cannot be told whether another process asks. */
  async whileAsking<T>(memberId: string, ask: () => Promise<T>): Promise<T> {
    for (let end = this.endOfLook(memberId); end; end = this.endOfLook(memberId)) await end;
    if (this.asking.has(memberId)) throw new Refusal('QUESTION_IN_FLIGHT');
    const answer = this.whileLocked(memberId, ask);
    this.asking.set(memberId, answer);
    try {
      return await answer;
    } finally {
      this.asking.delete(memberId);
    }
  }

  /**
   * Returns what `look` finds while no other process asks for the member; a question that comes meanwhile waits for it.
   * Throws QUESTION_IN_FLIGHT while another process asks, and StoreUnavailable where that cannot be told.
   */
  async whileNoOtherAsks<T>(memberId: string, look: () => Promise<T>): Promise<T> {
    for (let end = this.endOfLook(memberId); end; end = this.endOfLook(memberId)) await end;
    // The lock is this process's own.
    if (this.asking.has(memberId)) return look();
    const found = this.whileLocked(memberId, look);
    this.looking.set(memberId, found);
    try {
      return await found;
    } finally {
      this.looking.delete(memberId);
    }
  }

  /** Asks the process that asks for the member to stop a reply. Throws StoreUnavailable. */
  askToStop(memberId: string, reply: string): Promise<void> {
    return this.locks.askToStop(memberId, reply);
  }

  private async attend(lock: Lock, memberId: string): Promise<void> {
    await lock.renew();
    const reply = await this.locks.askedToStop(memberId);
    // Whoever asked it waits for the answer; here it is told to its readers.
    if (reply !== null) this.underWay.stop(reply)?.catch(() => undefined);
  }

  /** Null when none is under way: whoever asks goes on in the same turn, before another can begin. */
  private endOfLook(memberId: string): Promise<unknown> | null {
    const look = this.looking.get(memberId);
    return look ? Promise.allSettled([look]) : null;
  }

  private async whileLocked<T>(memberId: string, ask: () => Promise<T>): Promise<T> {
    const lock = this.locks.of(memberId);
    await takeFrom(lock);
    this.held.set(lock, memberId);
    try {
      return await ask();
    } finally {
      this.held.delete(lock);
      // Before the answer goes out, so that the next question may come by any process. What cannot be given up lapses.
      await lock.release().catch(() => undefined);
    }
  }
}

/** Looks on until a silent holder is heard of, or should have been. Throws QUESTION_IN_FLIGHT for one that lives. */
async function takeFrom(lock: Lock): Promise<void> {
  let holding = await lock.hold();
  while (holding === 'silent') {
    await pause(ASK_AGAIN_MS);
    holding = await lock.hold();
  }
  if (holding === 'taken') throw new Refusal('QUESTION_IN_FLIGHT');
}
