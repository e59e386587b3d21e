import { conversationStream } from '../../domain/conversation/events.js';
import type { Place } from '../../kernel/place.js';
import { randomUUID } from 'node:crypto';
import type { Category } from '@emit/contract/categories';
import { cleanReply } from '@emit/contract/clean-reply';
import { MESSAGES } from '@emit/contract/messages';
import { isTempId, titleFromPrompt } from '@emit/contract/titles';
import type { FailureReason, GuideRequest, GuideResponse } from '@emit/contract/guide';
import type { ConversationStart, RecordFailedTurn, RecordTurn } from '../../domain/conversation/commands.js';
import type { ConversationState } from '../../domain/conversation/state.js';
import { NOTHING_SPENT, type GuideReply, type GuideUsage } from '../../ports/guide.port.js';
import { checkText } from '../../scripture/check/check.js';
import type { Caller } from '../shared/caller.js';
import { conversationIdFor, normalText, serverMessageId } from '../shared/message-identity.js';

/** Where a turn will stand in the event store. */
export interface Turn {
  readonly conversationId: string;
  readonly questionId: string;
  /** The conversation is the server's to start; false when the client named one that must be there. */
  readonly starts: boolean;
}

/** A temporary id or a message id stands for the same conversation whenever it comes again. */
export function turnFor(caller: Caller, { conversation_id, message_id }: GuideRequest): Turn {
  const questionId = message_id ?? serverMessageId(randomUUID());
  if (conversation_id && !isTempId(conversation_id)) {
    return { conversationId: conversation_id, questionId, starts: false };
  }
  const clientKey = conversation_id ?? message_id;
  const conversationId = clientKey ? conversationIdFor(caller, clientKey) : randomUUID();
  return { conversationId, questionId, starts: true };
}

/** Only a client that names its messages has its conversation listed at once; another saves it by its own create. */
export function startFor(
  { key }: Caller,
  { conversationId }: Turn,
  request: GuideRequest,
  category: Category,
): ConversationStart {
  const place = { stream: conversationStream(conversationId), field: 'title' };
  const listed = request.message_id !== undefined;
  return { category, title: listed ? key.seal(titleFromPrompt(request.prompt), place) : null };
}

/**
 * The turn again, where a client that names no messages sends the question whose turn failed last: it has an id on record.
 */
export function failedBefore(
  { key }: Caller,
  turn: Turn,
  { message_id, prompt }: GuideRequest,
  { messages, failures }: ConversationState,
): Turn {
  const last = messages.at(-1);
  if (message_id !== undefined || last?.role !== 'user') return turn;
  const hasFailed = [...failures.values()].some(({ questionId }) => questionId === last.messageId);
  if (!hasFailed || normalText(key.open(last.text)) !== normalText(prompt)) return turn;
  return { ...turn, questionId: last.messageId };
}

/** Also where nothing is left of it: it was paid for, and whoever followed the stream has read it. */
export function wordsOf({ text, stop }: GuideReply): string {
  return cleanReply(text) || (stop === 'stopped' ? MESSAGES.stoppedBeforeFirstWord : MESSAGES.noResponse);
}

/** A reply, and the message up to which a summary that came with it goes. */
export interface Said extends GuideReply {
  readonly upToMessageId?: string | null;
}

/** What a turn is recorded with, whatever became of it. */
export interface Recording {
  readonly caller: Caller;
  readonly turn: Turn;
  readonly request: GuideRequest;
  readonly category: Category;
  /** Epoch milliseconds. */
  readonly times: { readonly askedAt: number; readonly answeredAt: number };
  readonly start: ConversationStart | null;
}

function placeOf({ conversationId }: Turn, id: string, field: string): Place {
  return { stream: conversationStream(conversationId), id, field };
}

function questionOf({ caller: { key }, turn, request, category, times }: Recording): RecordTurn['question'] {
  const text = key.seal(request.prompt, placeOf(turn, turn.questionId, 'text'));
  return { messageId: turn.questionId, category, text, sentAt: times.askedAt };
}

/** The turn as it will stand in the event store, its quotations of Scripture checked. */
export function recordTurnCommand(recording: Recording, reply: Said): RecordTurn {
  const { caller, turn, request, times, start } = recording;
  const { key } = caller;
  const { quotations, unmatched } = checkText(reply.text);
  const replyId = turn.questionId === request.message_id ? randomUUID() : serverMessageId(randomUUID());
  return {
    type: 'RecordTurn',
    start,
    question: questionOf(recording),
    reply: {
      messageId: replyId,
      // Texts that are the same for many would be known by their length.
      text: key.sealFilled(reply.text, placeOf(turn, replyId, 'text')),
      sentAt: times.answeredAt,
      ...(reply.stop !== 'complete' && { stop: reply.stop }),
      ...(quotations.length > 0 && {
        quotations: key.sealFilled(quotations, placeOf(turn, replyId, 'quotations')),
      }),
      ...(unmatched > 0 && { unmatchedPhrases: unmatched }),
    },
    tokens: { model: reply.model, ...reply.usage },
    ...summaryOf(recording, reply),
  };
}

function summaryOf(
  { caller: { key }, turn }: Recording,
  { summary, upToMessageId }: Said,
): Pick<RecordTurn, 'summary'> {
  if (!summary || !upToMessageId) return {};
  return {
    summary: { upToMessageId, text: key.sealFilled(summary, placeOf(turn, upToMessageId, 'summary')) },
  };
}

export interface Failure {
  readonly failureId: string;
  readonly reason: FailureReason;
  /** The part of the reply that was shown; empty when none was. */
  readonly shown: string;
  readonly model: string;
  readonly usage: GuideUsage | null;
}

/** The turn that gave no whole reply, as it will stand in the event store. */
export function recordFailedTurnCommand(recording: Recording, failure: Failure): RecordFailedTurn {
  const { failureId, reason, shown, model, usage } = failure;
  const { key } = recording.caller;
  return {
    type: 'RecordFailedTurn',
    failureId,
    start: recording.start,
    question: questionOf(recording),
    reason,
    ...(shown !== '' && { shown: key.sealFilled(shown, placeOf(recording.turn, failureId, 'shown')) }),
    tokens: { model, ...(usage ?? NOTHING_SPENT) },
  };
}

/** The answer that the recorded turn gave; null when the question has none yet. */
export function answerOnRecord(
  { key }: Caller,
  { conversationId, questionId }: Turn,
  state: ConversationState,
): Omit<GuideResponse, 'remaining_tokens'> | null {
  const replyId = state.replies.get(questionId);
  const reply = replyId === undefined ? undefined : state.byId.get(replyId);
  const cost = replyId === undefined ? undefined : state.charged.get(replyId);
  if (!reply || !cost) return null;
  return {
    completion: key.open(reply.text),
    usage: {
      input_tokens: cost.inputTokens,
      output_tokens: cost.outputTokens,
      cache_read_tokens: cost.cacheReadTokens,
      cache_write_tokens: cost.cacheWriteTokens,
      total_tokens: cost.totalTokens,
    },
    tokensUsed: cost.totalTokens,
    conversation_id: conversationId,
    message_id: reply.messageId,
    model: cost.model,
    stop: reply.stop ?? 'complete',
    quotations: reply.quotations ? key.open(reply.quotations) : [],
    unmatched_phrases: reply.unmatchedPhrases ?? 0,
  };
}
