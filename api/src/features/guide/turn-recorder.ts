import { Inject, Injectable } from '@nestjs/common';
import type { TurnCommand } from '../../domain/conversation/commands.js';
import { conversationDecider } from '../../domain/conversation/decide.js';
import { conversationStream } from '../../domain/conversation/events.js';
import { evolveConversation, type ConversationState } from '../../domain/conversation/state.js';
import { answeringWithin, answerTimeLeft } from '../../kernel/answer-time.js';
import { Refusal } from '../../kernel/refusal.js';
import { StoreUnavailable } from '../../ports/event-store.port.js';
import type { ReadModelStore } from '../../ports/read-models.port.js';
import type { TurnJournal } from '../../ports/turn-journal.port.js';
import { Conversations } from '../conversations/conversations.service.js';
import type { Caller } from '../shared/caller.js';
import { READ_MODELS, TURN_JOURNAL } from '../shared/injection-tokens.js';
import { savedMeanwhile, type Asked, type Placed } from './saved-meanwhile.js';

/** Also where the time to answer is over: then the turn is kept in the journal. */
const RECORDED_WITHIN_MS = 2_000;

/** Puts what the guide answered, or failed to, on record: it was paid for, so it is never lost. */
@Injectable()
export class TurnRecorder {
  constructor(
    private readonly conversations: Conversations,
    @Inject(READ_MODELS) private readonly models: ReadModelStore,
    @Inject(TURN_JOURNAL) private readonly journal: TurnJournal<TurnCommand>,
  ) {}

  /**
   * Records the command that `make` returns for where the turn belongs by now; returns both that place and the conversation
   * after it. What the event store cannot take now is kept on disk until it can.
   */
  record(caller: Caller, asked: Asked, make: (turn: Placed['turn']) => TurnCommand): Promise<Placed> {
    const withinMs = Math.max(RECORDED_WITHIN_MS, answerTimeLeft());
    return answeringWithin(withinMs, async () => {
      const placed = await this.placed(caller, asked);
      return { turn: placed.turn, state: await this.append(caller, placed, make(placed.turn)) };
    });
  }

  /** A store that cannot be asked is no reason to lose it. */
  private async placed(caller: Caller, asked: Asked): Promise<Placed> {
    try {
      return await savedMeanwhile({ conversations: this.conversations, models: this.models }, caller, asked);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      return asked;
    }
  }

  private async append(
    caller: Caller,
    { turn: { conversationId }, state }: Placed,
    command: TurnCommand,
  ): Promise<ConversationState> {
    try {
      return await this.conversations.run(caller, conversationId, command);
    } catch (error) {
      if (!(error instanceof StoreUnavailable) && !isLostRace(error)) throw error;
      const { memberId, correlationId } = caller;
      const stream = conversationStream(conversationId);
      const id = caller.key.uuidOf('turn', conversationId, turnIdOf(command));
      await this.journal.keep({ id, stream, command, memberId, correlationId });
      return conversationDecider.decide(command, state).reduce(evolveConversation, state);
    }
  }
}

/** A question has one reply, and may have failed before. */
function turnIdOf(command: TurnCommand): string {
  return command.type === 'RecordTurn' ? command.question.messageId : command.failureId;
}

/** Others write to the conversation without pause. */
function isLostRace(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'CONCURRENT_CHANGE';
}
