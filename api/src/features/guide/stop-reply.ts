import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Refusal } from '../../kernel/refusal.js';
import type { Caller } from '../shared/caller.js';
import { FollowReplyHandler } from './follow-reply.query.js';
import type { GuideAnswer } from './guide-answer.js';
import { QuestionsInFlight } from './questions-in-flight.js';
import { RepliesUnderWay, replyName } from './replies-under-way.js';
import { turnFor } from './turn.js';

/** How often another process is asked whether it has stopped. Milliseconds. */
const ASK_EVERY_MS = 250;
/** It looks once a second, and what has come is still to be recorded. */
const LONGEST_WAIT_MS = 10_000;
const SILENT = { onText: () => undefined };

/** Stops a reply at the member's wish, whichever process writes it. Who only stops reading leaves it to be written. */
@Injectable()
export class StopReplyHandler {
  constructor(
    private readonly underWay: RepliesUnderWay,
    private readonly inFlight: QuestionsInFlight,
    private readonly followReply: FollowReplyHandler,
  ) {}

  /**
   * Returns the reply as it is on record then: what had come of it, or all of it where it was whole before. Throws
   * REPLY_NOT_FOUND when nobody writes it, QUESTION_IN_FLIGHT when another process writes on all the same (it may be
   * answering another question), CONVERSATION_NOT_FOUND and StoreUnavailable.
   */
  async execute(
    caller: Caller,
    question: { readonly conversation_id: string; readonly message_id: string },
  ): Promise<GuideAnswer> {
    const name = replyName(caller, turnFor(caller, { prompt: '', ...question }));
    const end = performance.now() + LONGEST_WAIT_MS;
    for (;;) {
      const own = this.underWay.stop(name);
      if (own) return own;
      try {
        return await this.followReply.execute(caller, question, SILENT);
      } catch (error) {
        const isElsewhere = error instanceof Refusal && error.code === 'QUESTION_IN_FLIGHT';
        if (!isElsewhere || performance.now() > end) throw error;
      }
      await this.inFlight.askToStop(caller.memberId, name);
      await pause(ASK_EVERY_MS);
    }
  }
}
