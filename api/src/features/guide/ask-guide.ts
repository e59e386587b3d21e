import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Category } from '@emit/contract/categories';
import { cleanReply } from '@emit/contract/clean-reply';
import type { GuideRequest } from '@emit/contract/guide';
import type { Danger } from '../../care/danger.js';
import type { ConversationState } from '../../domain/conversation/state.js';
import { checkRoom } from '../../domain/conversation/room.js';
import { Refusal } from '../../kernel/refusal.js';
import { StoreUnavailable } from '../../ports/event-store.port.js';
import { GuideUnavailable, type GuidePort, type GuideReply } from '../../ports/guide.port.js';
import type { ReadModelStore } from '../../ports/read-models.port.js';
import { tokenBalance } from '../../projections/token-balance.projection.js';
import { scriptureWarm } from '../../scripture/warm.js';
import { ReadingTranslation } from '../accounts/reading-translation.service.js';
import type { Caller } from '../shared/caller.js';
import { Conversations } from '../conversations/conversations.service.js';
import { MonthlyAllowance, nextRenewal } from '../tokens/allowance.service.js';
import { ModelBudget } from '../tokens/model-budget.service.js';
import { StorageQuota } from '../shared/storage-quota.js';
import { CLOCK, GUIDE, READ_MODELS, type Clock } from '../shared/injection-tokens.js';
import { answerWithCare, dangerAsked } from './care-first.js';
import type { GuideAnswer } from './guide-answer.js';
import { questionFor } from './question-for.js';
import { QuestionsInFlight } from './questions-in-flight.js';
import { RepliesUnderWay, type Reader, type Writing } from './replies-under-way.js';
import { TurnRecorder } from './turn-recorder.js';
import { UnrecordedTurns } from '../conversations/unrecorded-turns.service.js';
import {
  answerOnRecord,
  failedBefore,
  recordFailedTurnCommand,
  recordTurnCommand,
  startFor,
  turnFor,
  wordsOf,
  type Said,
  type Turn,
} from './turn.js';

interface Question {
  readonly caller: Caller;
  readonly request: GuideRequest;
  /** Told the reply as it is written. */
  readonly reader: Reader;
  /** As the browser sent it. */
  readonly acceptLanguage: string | null;
}

interface Asking {
  readonly caller: Caller;
  readonly request: GuideRequest;
  readonly acceptLanguage: string | null;
  readonly writing: Writing;
  readonly turn: Turn;
  readonly state: ConversationState;
  readonly category: Category;
  /** Epoch milliseconds. */
  readonly askedAt: number;
  readonly messagesBefore: number;
}

@Injectable()
export class AskGuideHandler {
  constructor(
    private readonly conversations: Conversations,
    private readonly inFlight: QuestionsInFlight,
    private readonly underWay: RepliesUnderWay,
    private readonly allowance: MonthlyAllowance,
    private readonly translations: ReadingTranslation,
    private readonly unrecorded: UnrecordedTurns,
    private readonly recorder: TurnRecorder,
    private readonly quota: StorageQuota,
    private readonly budget: ModelBudget,
    @Inject(GUIDE) private readonly guide: GuidePort,
    @Inject(READ_MODELS) private readonly models: ReadModelStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Asks once and records the turn in one append; the same message id again answers as the first time, and reads along
   * while this process is still writing the reply. A turn without a whole reply is recorded with what it cost. Throws
   * QUESTION_IN_FLIGHT, OUT_OF_TOKENS, DAILY_LIMIT_REACHED, MODEL_BUDGET_SPENT, CONVERSATION_FULL, STORAGE_FULL, CONVERSATION_NOT_FOUND, GuideUnavailable and StoreUnavailable.
   */
  async execute(question: Question): Promise<GuideAnswer> {
    const { caller, request, reader } = question;
    const turn = turnFor(caller, request);
    const joined = this.underWay.join(caller, turn, reader);
    const answer = (writing: Writing) => this.answer(question, turn, writing);
    return joined ?? this.underWay.write(caller, turn, reader, answer);
  }

  private answer(question: Question, asked: Turn, writing: Writing): Promise<GuideAnswer> {
    const { caller, request, acceptLanguage } = question;
    return this.inFlight.whileAsking(caller.memberId, async () => {
      const isUnrecorded = await this.unrecorded.anyOf(caller.memberId);
      const state = await this.conversations.read(caller, asked.conversationId);
      if (state.status === 'deleted' || (state.status === 'unknown' && !asked.starts)) {
        throw new Refusal('CONVERSATION_NOT_FOUND');
      }
      const turn = failedBefore(caller, asked, request, state);
      const earlier = answerOnRecord(caller, turn, state);
      if (earlier) {
        return { ...earlier, remaining_tokens: await this.balanceOf(caller), raw: earlier.completion };
      }
      if (isUnrecorded) throw new StoreUnavailable('The event log');
      // Before the guide is asked: what it answers costs tokens, and could not be recorded.
      if (state.byId.get(turn.questionId)?.role === 'assistant') throw new Refusal('MESSAGE_ID_TAKEN');
      await this.allowance.grantOnce(caller, null);
      const danger = await dangerAsked(caller, request, state);
      if (!danger) await this.checkRoom(caller, request, state);
      const before = danger ? await this.balanceOf(caller) : await this.balanceToSpend(caller);
      const hasBudget = await this.hasBudget(caller, danger !== null);
      const category = request.category ?? state.category;
      const [askedAt, messagesBefore] = [this.clock(), state.messages.length];
      const told = { caller, request, acceptLanguage, writing };
      const asking = { ...told, turn, state, category, askedAt, messagesBefore };
      const said = danger
        ? await this.care(asking, danger, hasBudget ? before : 0)
        : await this.answered(asking);
      const answer = await this.recorded(asking, said);
      // On record, and so no longer to be refused: a client without message ids would ask, and pay, again.
      const balance = await this.balanceOf(caller).catch(() => before - answer.tokensUsed);
      return { ...answer, remaining_tokens: balance };
    });
  }

  private async answered(asking: Asking): Promise<Said> {
    const { caller, request, category, turn, state, writing } = asking;
    const { question, upToMessageId } = questionFor(caller, request, category, state, turn);
    const translation = await this.translations.of(caller);
    await scriptureWarm();
    try {
      const reply = await this.guide.answer({ ...question, translation }, writing.onText, writing);
      return { ...reply, upToMessageId };
    } catch (error) {
      if (error instanceof GuideUnavailable) await this.recordFailure(asking, error);
      throw error;
    }
  }

  /** Never refused for want of tokens: with none left the guide is not asked, and care is given without it. */
  private care(asking: Asking, danger: Danger, balance: number): Promise<GuideReply> {
    const { caller, request, category, turn, state, writing, acceptLanguage } = asking;
    const { question } = questionFor(caller, request, category, state, turn);
    const inDanger = { question, danger, timeZone: request.time_zone ?? null, acceptLanguage };
    return answerWithCare(balance > 0 ? this.guide : null, inDanger, writing);
  }

  private async recorded(asking: Asking, said: GuideReply): Promise<Omit<GuideAnswer, 'remaining_tokens'>> {
    const { caller } = asking;
    const reply: Said = { ...said, text: wordsOf(said) };
    const make = this.recording(asking);
    const placed = await this.recorder.record(caller, asking, (turn) => recordTurnCommand(make(turn), reply));
    const answer = answerOnRecord(caller, placed.turn, placed.state);
    if (!answer) throw new Refusal('CONVERSATION_NOT_FOUND');
    return { ...answer, raw: said.text };
  }

  private async recordFailure(asking: Asking, { reason, usage }: GuideUnavailable): Promise<void> {
    const shown = cleanReply(asking.writing.shown());
    const failure = { failureId: randomUUID(), reason, shown, model: this.guide.model, usage };
    const make = this.recording(asking);
    await this.recorder.record(asking.caller, asking, (turn) => recordFailedTurnCommand(make(turn), failure));
  }

  /** What both kinds of turn are recorded with. */
  private recording({ caller, request, category, askedAt }: Asking) {
    const start = (turn: Turn) => (turn.starts ? startFor(caller, turn, request, category) : null);
    const times = { askedAt, answeredAt: this.clock() };
    return (turn: Turn) => ({ caller, turn, request, category, times, start: start(turn) });
  }

  /** Before the guide is asked: what it answers is recorded, come what may. */
  private async checkRoom(caller: Caller, { prompt }: GuideRequest, state: ConversationState): Promise<void> {
    await this.quota.check(caller);
    checkRoom(state, { messages: 2, bytes: Buffer.byteLength(prompt) });
  }

  /** Whether the model may be asked today. Throws DAILY_LIMIT_REACHED and MODEL_BUDGET_SPENT, except where care is given. */
  private async hasBudget(caller: Caller, isCare: boolean): Promise<boolean> {
    try {
      await this.budget.check(caller);
      return true;
    } catch (error) {
      if (isCare && error instanceof Refusal) return false;
      throw error;
    }
  }

  private async balanceToSpend(caller: Caller): Promise<number> {
    const balance = await this.balanceOf(caller);
    if (balance > 0) return balance;
    const renewsOn = nextRenewal(this.clock()).toISOString().slice(0, 10);
    throw new Refusal('OUT_OF_TOKENS', { renewsOn });
  }

  private async balanceOf({ memberId }: Caller): Promise<number> {
    const balance = await this.models.get(tokenBalance, memberId);
    return balance?.body.balance ?? 0;
  }
}
