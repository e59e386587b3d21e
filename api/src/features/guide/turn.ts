import { randomUUID } from 'node:crypto';
import type { Category } from '@emit/contract/categories';
import { LIMITS } from '@emit/contract/limits';
import { isTempId, titleFromPrompt } from '@emit/contract/titles';
import type { GuideRequest, GuideResponse } from '@emit/contract/guide';
import type { ConversationStart, RecordTurn } from '../../domain/conversation/commands.js';
import type { ConversationState } from '../../domain/conversation/state.js';
import type { GuideQuestion, GuideReply } from '../../ports/guide.port.js';
import { checkText } from '../../scripture/check/check.js';
import type { Caller } from '../shared/caller.js';
import { conversationIdFor, serverMessageId } from '../shared/message-identity.js';

/** Where a turn will stand in the log. */
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
export function startFor({ key }: Caller, request: GuideRequest, category: Category): ConversationStart {
  const listed = request.message_id !== undefined;
  return { category, title: listed ? key.seal(titleFromPrompt(request.prompt)) : null };
}

/** The prompt and the messages before it: the client's, or else those on record. */
export function questionFor(
  { key }: Caller,
  request: GuideRequest,
  category: Category,
  state: ConversationState,
): GuideQuestion {
  const given = request.message_history;
  const history = given
    ? [...given]
    : state.messages
        .slice(-LIMITS.historyMessages)
        .map(({ role, text }) => ({ role, content: key.open(text) }));
  const last = history.at(-1);
  // The history that a client sends includes the new message (spec §4).
  if (last?.role === 'user' && last.content.trim() === request.prompt) history.pop();
  const question = { prompt: request.prompt, category, history: history.slice(-LIMITS.historyMessages) };
  return request.system ? { ...question, system: request.system } : question;
}

/** The turn as it will stand in the log, its quotations of Scripture checked. */
export function recordTurnCommand(
  { key }: Caller,
  turn: Turn,
  request: GuideRequest,
  category: Category,
  reply: GuideReply,
  times: { askedAt: number; answeredAt: number },
  start: ConversationStart | null,
): RecordTurn {
  const { quotations, unmatched } = checkText(reply.text);
  const replyId = turn.questionId === request.message_id ? randomUUID() : serverMessageId(randomUUID());
  return {
    type: 'RecordTurn',
    start,
    question: {
      messageId: turn.questionId,
      category,
      text: key.seal(request.prompt),
      sentAt: times.askedAt,
    },
    reply: {
      messageId: replyId,
      // Texts that are the same for many would be known by their length.
      text: key.sealFilled(reply.text),
      sentAt: times.answeredAt,
      ...(reply.stop !== 'complete' && { stop: reply.stop }),
      ...(quotations.length > 0 && { quotations: key.sealFilled(quotations) }),
      ...(unmatched > 0 && { unmatchedPhrases: unmatched }),
    },
    tokens: { model: reply.model, ...reply.usage },
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
