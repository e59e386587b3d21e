import { Injectable } from '@nestjs/common';
import { Refusal } from '../../kernel/refusal.js';

/** One question of a member at a time (spec §4), so that a balance ends below zero by one reply at most. */
@Injectable()
export class QuestionsInFlight {
  private readonly asking = new Map<string, Promise<unknown>>();

  /** Throws QUESTION_IN_FLIGHT. */
  async whileAsking<T>(memberId: string, ask: () => Promise<T>): Promise<T> {
    if (this.asking.has(memberId)) throw new Refusal('QUESTION_IN_FLIGHT');
    const answer = ask();
    this.asking.set(memberId, answer);
    try {
      return await answer;
    } finally {
      this.asking.delete(memberId);
    }
  }

  /** Waits for every answer under way: their members may have gone, but what they cost is still to be recorded. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.asking.values());
  }
}
