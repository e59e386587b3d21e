import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Refusal } from '../../kernel/refusal.js';
import { RENEW_EVERY_MS, type QuestionClaims } from '../../ports/question-claims.port.js';
import type { Log } from '../../runtime/log.js';
import { repeatedly } from '../../runtime/repeatedly.js';
import { LOG, QUESTION_CLAIMS } from '../shared/injection-tokens.js';

/**
 * One question of a member at a time (spec §4), whichever process it reaches: a balance ends below zero by one reply at
 * most, and a question sent again is not asked, and paid for, beside itself.
 */
@Injectable()
export class QuestionsInFlight implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly asking = new Map<string, Promise<unknown>>();
  private readonly looking = new Map<string, Promise<unknown>>();

  private stopRenewing = () => Promise.resolve();

  constructor(
    @Inject(QUESTION_CLAIMS) private readonly claims: QuestionClaims,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Begins to tell other processes which members this one still asks for. */
  onApplicationBootstrap(): void {
    this.stopRenewing = repeatedly(
      RENEW_EVERY_MS,
      () => this.claims.renew([...this.asking.keys()]),
      (error) => this.log.warn({ err: error }, 'the claims of questions under way could not be renewed'),
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
    await this.noLook(memberId);
    if (this.asking.has(memberId)) throw new Refusal('QUESTION_IN_FLIGHT');
    const answer = this.whileClaimed(memberId, ask);
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
    await this.noLook(memberId);
    // The claim is this process's own.
    if (this.asking.has(memberId)) return look();
    const found = this.whileClaimed(memberId, look);
    this.looking.set(memberId, found);
    try {
      return await found;
    } finally {
      this.looking.delete(memberId);
    }
  }

  private async noLook(memberId: string): Promise<void> {
    for (let look = this.looking.get(memberId); look; look = this.looking.get(memberId)) {
      await Promise.allSettled([look]);
    }
  }

  private async whileClaimed<T>(memberId: string, ask: () => Promise<T>): Promise<T> {
    if (!(await this.claims.take(memberId))) throw new Refusal('QUESTION_IN_FLIGHT');
    try {
      return await ask();
    } finally {
      // Before the answer goes out, so that the next question may come by any process. What cannot be given up lapses.
      await this.claims.release(memberId).catch(() => undefined);
    }
  }
}
