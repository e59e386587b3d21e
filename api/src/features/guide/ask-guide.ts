import { Inject, Injectable } from '@nestjs/common';
import type { Category } from '@emit/contract/categories';
import { cleanReply } from '@emit/contract/clean-reply';
import { MESSAGES } from '@emit/contract/messages';
import type { GuideRequest } from '@emit/contract/guide';
import type { Danger } from '../../care/danger.js';
import { conversationStream } from '../../domain/conversation/events.js';
import { evolveConversation, type ConversationState } from '../../domain/conversation/state.js';
import type { RecordTurn, TurnCommand } from '../../domain/conversation/commands.js';
import { conversationDecider } from '../../domain/conversation/decide.js';
import { answeringWithin, answerTimeLeft } from '../../kernel/answer-time.js';
import { Refusal } from '../../kernel/refusal.js';
import { StoreUnavailable } from '../../ports/event-store.port.js';
import type { GuidePort, GuideReply } from '../../ports/guide.port.js';
import type { ReadModelStore } from '../../ports/read-models.port.js';
import type { TurnJournal } from '../../ports/turn-journal.port.js';
import { tokenBalance } from '../../projections/token-balance.projection.js';
import { ReadingTranslation } from '../accounts/reading-translation.service.js';
import type { Caller } from '../shared/caller.js';
import { Conversations } from '../conversations/conversations.service.js';
import { MonthlyAllowance, nextRenewal } from '../tokens/allowance.service.js';
import { CLOCK, GUIDE, READ_MODELS, TURN_JOURNAL, type Clock } from '../shared/injection-tokens.js';
import { answerWithCare, dangerAsked } from './care-first.js';
import type { GuideAnswer } from './guide-answer.js';
import { QuestionsInFlight } from './questions-in-flight.js';
import { RepliesUnderWay } from './replies-under-way.js';
import { savedMeanwhile, type Asked, type Placed } from './saved-meanwhile.js';
import { UnrecordedTurns } from '../conversations/unrecorded-turns.service.js';
import { answerOnRecord, questionFor, recordTurnCommand, startFor, turnFor, type Turn } from './turn.js';

/** Also where the time to answer is over: then the turn is kept in the journal. */
const RECORDED_WITHIN_MS = 2_000;

interface Question {
  readonly caller: Caller;
  readonly request: GuideRequest;
  /** Given the reply piece by piece as it comes. */
  readonly onText: (text: string) => void;
  /** As the browser sent it. */
  readonly acceptLanguage: string | null;
}

interface Asking {
  readonly asked: Question;
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
    @Inject(GUIDE) private readonly guide: GuidePort,
    @Inject(READ_MODELS) private readonly models: ReadModelStore,
    @Inject(TURN_JOURNAL) private readonly journal: TurnJournal<TurnCommand>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Asks once and records the turn in one append; the same message id again answers as the first time, and reads along
   * while this process is still writing the reply. Throws
   * QUESTION_IN_FLIGHT, OUT_OF_TOKENS, CONVERSATION_NOT_FOUND, GuideUnavailable and StoreUnavailable.
   */
  async execute(question: Question): Promise<GuideAnswer> {
    const { caller, request, onText } = question;
    const turn = turnFor(caller, request);
    const joined = this.underWay.join(caller, turn, onText);
    const answer = (tell: Question['onText']) => this.answer({ ...question, onText: tell }, turn);
    return joined ?? this.underWay.write(caller, turn, onText, answer);
  }

  private answer(asked: Question, turn: Turn): Promise<GuideAnswer> {
    const { caller, request } = asked;
    return this.inFlight.whileAsking(caller.memberId, async () => {
      const isUnrecorded = await this.unrecorded.anyOf(caller.memberId);
      const state = await this.conversations.read(caller, turn.conversationId);
      if (state.status === 'deleted' || (state.status === 'unknown' && !turn.starts)) {
        throw new Refusal('CONVERSATION_NOT_FOUND');
      }
      const earlier = answerOnRecord(caller, turn, state);
      if (earlier) {
        return { ...earlier, remaining_tokens: await this.balanceOf(caller), raw: earlier.completion };
      }
      if (isUnrecorded) throw new StoreUnavailable('The event log');
      // Before the guide is asked: what it answers costs tokens, and could not be recorded.
      if (state.byId.get(turn.questionId)?.role === 'assistant') throw new Refusal('MESSAGE_ID_TAKEN');
      await this.allowance.grantOnce(caller);
      const danger = await dangerAsked(caller, request, state);
      const before = danger ? await this.balanceOf(caller) : await this.balanceToSpend(caller);
      const category = request.category ?? state.category;
      const [askedAt, messagesBefore] = [this.clock(), state.messages.length];
      const asking = { asked, state, category, askedAt, messagesBefore };
      const said = danger ? await this.care(asking, danger, before) : await this.answered(asking);
      const recordMs = Math.max(RECORDED_WITHIN_MS, answerTimeLeft());
      const answer = await answeringWithin(recordMs, () => this.recorded(asking, turn, said));
      // On record, and so no longer to be refused: a client without message ids would ask, and pay, again.
      const balance = await this.balanceOf(caller).catch(() => before - answer.tokensUsed);
      return { ...answer, remaining_tokens: balance };
    });
  }

  private async answered({ asked, state, category }: Asking): Promise<GuideReply> {
    const { caller, request, onText } = asked;
    const question = questionFor(caller, request, category, state);
    const translation = await this.translations.of(caller);
    return this.guide.answer({ ...question, translation }, onText);
  }

  /** Never refused for want of tokens: with none left the guide is not asked, and care is given without it. */
  private care({ asked, state, category }: Asking, danger: Danger, balance: number): Promise<GuideReply> {
    const { caller, request, onText, acceptLanguage } = asked;
    const question = questionFor(caller, request, category, state);
    const inDanger = { question, danger, timeZone: request.time_zone ?? null, acceptLanguage };
    return answerWithCare(balance > 0 ? this.guide : null, inDanger, onText);
  }

  private async recorded(
    { asked: { caller, request }, state, category, askedAt, messagesBefore }: Asking,
    turn: Turn,
    said: GuideReply,
  ): Promise<Omit<GuideAnswer, 'remaining_tokens'>> {
    // Also where nothing is left of it: it was paid for, and whoever followed the stream has read it.
    const reply: GuideReply = { ...said, text: cleanReply(said.text) || MESSAGES.noResponse };
    const start = turn.starts ? startFor(caller, request, category) : null;
    const times = { askedAt, answeredAt: this.clock() };
    const placed = await this.placed(caller, { request, turn, state, askedAt, messagesBefore });
    const record = recordTurnCommand(caller, placed.turn, request, category, reply, times, start);
    const recorded = await this.record(caller, placed, record);
    const answer = answerOnRecord(caller, placed.turn, recorded);
    if (!answer) throw new Refusal('CONVERSATION_NOT_FOUND');
    return { ...answer, raw: said.text };
  }

  /** What was answered is paid for: a store that cannot be asked is no reason to lose it. */
  private async placed(caller: Caller, asked: Asked): Promise<Placed> {
    try {
      return await savedMeanwhile({ conversations: this.conversations, models: this.models }, caller, asked);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      return asked;
    }
  }

  /** What was answered is paid for: when the log cannot take it now, the turn is kept on disk until it can. */
  private async record(
    caller: Caller,
    { turn: { conversationId, questionId }, state }: Placed,
    command: RecordTurn,
  ): Promise<ConversationState> {
    try {
      return await this.conversations.run(caller, conversationId, command);
    } catch (error) {
      if (!(error instanceof StoreUnavailable) && !isLostRace(error)) throw error;
      const { memberId, correlationId } = caller;
      const stream = conversationStream(conversationId);
      const id = caller.key.uuidOf('turn', conversationId, questionId);
      await this.journal.keep({ id, stream, command, memberId, correlationId });
      return conversationDecider.decide(command, state).reduce(evolveConversation, state);
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

/** Others write to the conversation without pause. */
function isLostRace(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'CONCURRENT_CHANGE';
}
