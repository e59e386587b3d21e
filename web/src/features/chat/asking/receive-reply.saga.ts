import type { Action } from '@reduxjs/toolkit';
import { call, put, race, select, spawn, take } from 'typed-redux-saga';
import { cleanReply } from '@emit/contract/clean-reply';
import { MESSAGES } from '@emit/contract/messages';
import type { GuideCorrection, GuideResponse } from '@emit/contract/guide';
import { ApiError, NoResponse } from '../../../shared/api/errors';
import { askActions, selectPartial, selectQuestion, type Question } from './ask.slice';
import { chatActions } from '../chat.slice';
import { stoppedIdOf } from '../conversation';
import { readReplyInTurn, type OpenReply } from './read-reply.saga';
import { stopWhenAsked } from './stop-reply.saga';
import { saveAfterReply } from '../conversations/save.saga';

const SHOWN = {
  onDelta: (text: string) => askActions.deltaReceived(text),
  onCorrection: (correction: GuideCorrection) => askActions.correctionReceived(correction),
};

/** Shows a reply as it comes, and keeps it. One that was joined says nothing of its own when it fails. */
export function* receiveReply(question: Question, open: OpenReply, isJoined = false) {
  yield* put(askActions.began(question));
  try {
    const { reply, stopped, removed } = yield* race({
      reply: call(readReplyInTurn, open, SHOWN),
      stopped: call(stopWhenAsked, question),
      removed: take(isRemovalOf(question.conversationId)),
    });
    const whole = reply ?? stopped;
    if (whole) yield* call(receive, question, whole, isJoined);
    // It may be brought back, and is joined then.
    else if (removed) yield* keepPart(question, { broken: true });
    else yield* keepPart(question, {});
    yield* put(askActions.ended());
    // Detached: the next question need not wait for it.
    if (whole) yield* spawn(saveAfterReply);
  } catch (error) {
    yield* call(fail, question, error, isJoined);
  }
}

function isRemovalOf(id: string) {
  const { removalAsked, removed, removalsSeen } = chatActions;
  return (action: Action) =>
    ((removalAsked.match(action) || removed.match(action)) && action.payload === id) ||
    (removalsSeen.match(action) && action.payload.includes(id));
}

function* receive(question: Question, reply: GuideResponse, isQuiet: boolean) {
  const { conversationId, messageId } = (yield* select(selectQuestion)) ?? question;
  const content = cleanReply(reply.completion);
  if (content === '') throw new Error(MESSAGES.noResponse);
  const message = {
    id: reply.message_id,
    role: 'assistant' as const,
    content,
    timestamp: Date.now(),
    tokensUsed: reply.usage.total_tokens,
    reply_to: messageId,
    quotations: reply.quotations,
    unmatched_phrases: reply.unmatched_phrases,
    stop: reply.stop === 'complete' ? undefined : reply.stop,
  };
  yield* put(chatActions.messageAppended({ id: conversationId, message, isQuiet }));
  const serverId = reply.conversation_id || conversationId;
  const messageIds = [messageId, message.id];
  yield* put(chatActions.saveConfirmed({ id: conversationId, serverId, messageIds }));
  yield* put(askActions.replyCharged(reply.remaining_tokens));
}

/** Keeps the part that has arrived. A broken connection is no failure to send: the server may still write the reply. */
function* fail(question: Question, error: unknown, isJoined: boolean) {
  const isKept = yield* keepPart(question, { broken: true });
  const isBreak = error instanceof NoResponse;
  if (isJoined || (isKept && isBreak)) {
    yield* put(askActions.ended());
    if (isBreak) yield* put(askActions.replyBroke());
    return;
  }
  const { conversationId } = (yield* select(selectQuestion)) ?? question;
  const code = error instanceof ApiError ? error.code : '';
  const text = error instanceof Error ? error.message : MESSAGES.unexpected;
  yield* put(askActions.failed({ code, text, question: { ...question, conversationId } }));
}

/** Returns whether anything had come. The server may go on and keep the whole reply: it takes the part's place then. */
function* keepPart(question: Question, more: { broken?: true }) {
  const partial = yield* select(selectPartial);
  const { conversationId, messageId } = (yield* select(selectQuestion)) ?? question;
  const content = cleanReply(partial);
  if (content === '') return false;
  const message = {
    id: stoppedIdOf(messageId),
    role: 'assistant' as const,
    content,
    timestamp: Date.now(),
    reply_to: messageId,
    stopped: true,
    ...more,
  };
  yield* put(chatActions.messageAppended({ id: conversationId, message }));
  return true;
}
