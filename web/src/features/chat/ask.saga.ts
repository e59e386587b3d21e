import type { Action } from '@reduxjs/toolkit';
import { call, put, race, select, spawn, take, takeLeading } from 'redux-saga/effects';
import { cleanReply } from '@emit/contract/clean-reply';
import { MESSAGES } from '@emit/contract/messages';
import type { GuideResponse } from '@emit/contract/wire';
import { ApiError } from '../../shared/api/errors';
import { until } from '../../shared/lib/until';
import {
  askBegan,
  askEnded,
  askFailed,
  askRetried,
  askStopped,
  askSubmitted,
  deltaReceived,
  replyCharged,
  selectPartial,
  selectQuestion,
  type Question,
} from './ask.slice';
import { openReply } from './chat-api';
import { chatActions, selectActive, selectChat } from './chat.slice';
import { newConversation, stoppedIdOf, type Conversation } from './conversation';
import { historyOf } from './history';
import { readReplyInTurn } from './read-reply.saga';
import { saveAfterReply } from './save.saga';

/** Spec §4 "Sending a chat message". While a request is in flight, further sends are ignored. */
export function* askSaga() {
  yield takeLeading([askSubmitted, askRetried], until(chatActions.sessionLeft, ask));
}

function* ask(action: ReturnType<typeof askSubmitted> | ReturnType<typeof askRetried>) {
  if (askRetried.match(action)) {
    yield call(answer, action.payload);
    return;
  }
  const prompt = action.payload.trim();
  if (prompt === '') {
    yield put(askFailed({ code: '', text: MESSAGES.promptRequired, question: null }));
    return;
  }
  const conversation: Conversation = yield call(conversationToAskIn);
  const { category }: ReturnType<typeof selectChat> = yield select(selectChat);
  const id = crypto.randomUUID();
  const message = { id, role: 'user' as const, content: prompt, category, timestamp: Date.now() };
  const question = { conversationId: conversation.id, messageId: id, category };
  yield put(askBegan(question));
  yield put(chatActions.messageAppended({ id: conversation.id, message }));
  yield call(answer, question);
}

function* conversationToAskIn() {
  const active: Conversation | null = yield select(selectActive);
  if (active) return active;
  const { category }: ReturnType<typeof selectChat> = yield select(selectChat);
  const fresh = newConversation(Date.now(), crypto.randomUUID().slice(0, 8), category);
  yield put(chatActions.started(fresh));
  return fresh;
}

function* answer(question: Question) {
  const { items }: ReturnType<typeof selectChat> = yield select(selectChat);
  const messages = items.find(({ id }) => id === question.conversationId)?.messages ?? [];
  const asked = messages.findIndex(({ id }) => id === question.messageId);
  const prompt = messages[asked]?.content;
  if (prompt === undefined) return;
  yield put(askBegan(question));
  const body = {
    prompt,
    category: question.category,
    conversation_id: question.conversationId,
    message_id: question.messageId,
    message_history: historyOf(messages.slice(0, asked + 1)),
  };
  const open = (signal: AbortSignal) => openReply(body, signal);
  try {
    const { reply, stopped }: { reply?: GuideResponse; stopped?: unknown } = yield race({
      reply: call(readReplyInTurn, open, (text: string) => deltaReceived(text)),
      stopped: take(askStopped),
      removed: take(isRemovalOf(question.conversationId)),
    });
    if (reply) yield call(receive, question, reply);
    else if (stopped) yield call(keepPart, question);
    yield put(askEnded());
    // Detached: the next question need not wait for it.
    if (reply) yield spawn(saveAfterReply);
  } catch (error) {
    const code = error instanceof ApiError ? error.code : '';
    const text = error instanceof Error ? error.message : MESSAGES.unexpected;
    yield put(askFailed({ code, text, question }));
  }
}

function isRemovalOf(id: string) {
  return (action: Action) => chatActions.removed.match(action) && action.payload === id;
}

function* receive(question: Question, reply: GuideResponse) {
  const { conversationId, messageId }: Question = (yield select(selectQuestion)) ?? question;
  const content = cleanReply(reply.completion);
  if (content === '') throw new Error(MESSAGES.noResponse);
  const tokensUsed = reply.usage.total_tokens;
  const message = {
    id: reply.message_id,
    role: 'assistant' as const,
    content,
    timestamp: Date.now(),
    tokensUsed,
    quotations: reply.quotations,
    ...(reply.stop === 'length' || reply.stop === 'refusal' ? { stop: reply.stop } : {}),
  };
  yield put(chatActions.messageAppended({ id: conversationId, message }));
  const serverId = reply.conversation_id || conversationId;
  const messageIds = [messageId, message.id];
  yield put(chatActions.saveConfirmed({ id: conversationId, serverId, messageIds }));
  yield put(replyCharged(reply.remaining_tokens));
}

/** The server goes on and keeps the whole reply; what had come so far stays on the screen until then. */
function* keepPart({ conversationId, messageId }: Question) {
  const partial: string = yield select(selectPartial);
  const current: Question | null = yield select(selectQuestion);
  if (partial.trim() === '') return;
  const content = cleanReply(partial);
  const message = {
    id: stoppedIdOf(messageId),
    role: 'assistant' as const,
    content,
    timestamp: Date.now(),
    stopped: true,
  };
  yield put(chatActions.messageAppended({ id: current?.conversationId ?? conversationId, message }));
}
