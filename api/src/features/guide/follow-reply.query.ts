import { Inject, Injectable } from '@nestjs/common';
import { Refusal } from '../../kernel/refusal.js';
import { StoreUnavailable } from '../../ports/event-store.port.js';
import type { ReadModelStore } from '../../ports/read-models.port.js';
import { tokenBalance } from '../../projections/token-balance.projection.js';
import type { Caller } from '../shared/caller.js';
import { Conversations } from '../conversations/conversations.service.js';
import { READ_MODELS } from '../shared/injection-tokens.js';
import type { GuideAnswer } from './guide-answer.js';
import { QuestionsInFlight } from './questions-in-flight.js';
import { RepliesUnderWay, type Reader } from './replies-under-way.js';
import { answerOnRecord, turnFor, type Turn } from './turn.js';
import { UnrecordedTurns } from '../conversations/unrecorded-turns.service.js';

/** The reply to a question that was asked before. It is only read, also along with its writing, and never begun. */
@Injectable()
export class FollowReplyHandler {
  constructor(
    private readonly conversations: Conversations,
    private readonly inFlight: QuestionsInFlight,
    private readonly underWay: RepliesUnderWay,
    private readonly unrecorded: UnrecordedTurns,
    @Inject(READ_MODELS) private readonly models: ReadModelStore,
  ) {}

  /**
   * Throws REPLY_NOT_FOUND when there is none and nobody is writing one, QUESTION_IN_FLIGHT while another process answers
   * the member, which may be this question; CONVERSATION_NOT_FOUND and StoreUnavailable.
   */
  async execute(
    caller: Caller,
    question: { readonly conversation_id: string; readonly message_id: string },
    /** Given at once what has come of a reply that is being written, also when that is nothing yet; then the rest. */
    reader: Reader,
  ): Promise<GuideAnswer> {
    const turn = turnFor(caller, { prompt: '', ...question });
    const joined = this.underWay.join(caller, turn, reader);
    if (joined) return joined;
    return this.inFlight.whileNoOtherAsks(caller.memberId, () => this.onRecord(caller, turn));
  }

  private async onRecord(caller: Caller, turn: Turn): Promise<GuideAnswer> {
    const isUnrecorded = await this.unrecorded.anyOf(caller.memberId);
    const state = await this.conversations.read(caller, turn.conversationId);
    if (state.status === 'deleted') throw new Refusal('CONVERSATION_NOT_FOUND');
    const answer = answerOnRecord(caller, turn, state);
    if (!answer) {
      // Answered, and kept on disk until the event store can be reached.
      if (isUnrecorded) throw new StoreUnavailable('The event log');
      throw new Refusal('REPLY_NOT_FOUND');
    }
    const balance = await this.models.get(tokenBalance, caller.memberId);
    return { ...answer, remaining_tokens: balance?.body.balance ?? 0, raw: answer.completion };
  }
}
