import { call, put, select, takeLeading } from 'typed-redux-saga';
import { MESSAGES } from '@emit/contract/messages';
import { timeZone } from '../../../shared/lib/dates';
import { until } from '../../../shared/lib/ask-again';
import { askActions, selectBusy, type Question } from './ask.slice';
import { openReply } from '../chat-api';
import { chatActions, selectActive, selectChat } from '../chat.slice';
import { newConversation, stoppedIdOf } from '../conversation';
import { historyOf } from './history';
import { receiveReply } from './receive-reply.saga';

/** Spec §4 "Sending a chat message". While a request is in flight, further sends are ignored. */
export function* askSaga() {
  yield* takeLeading([askActions.submitted, askActions.retried], until(chatActions.sessionLeft, ask));
}

function* ask(action: ReturnType<typeof askActions.submitted> | ReturnType<typeof askActions.retried>) {
  // A reply that was joined is under way, too.
  if (yield* select(selectBusy)) return;
  if (askActions.retried.match(action)) yield* call(askAgain, action.payload);
  else yield* call(askFirst, action.payload.trim());
}

function* askFirst(prompt: string) {
  if (prompt === '') {
    yield* put(askActions.failed({ code: '', text: MESSAGES.promptRequired, question: null }));
    return;
  }
  const conversation = yield* call(conversationToAskIn);
  const { category } = yield* select(selectChat);
  const id = crypto.randomUUID();
  const message = { id, role: 'user' as const, content: prompt, category, timestamp: Date.now() };
  yield* put(chatActions.messageAppended({ id: conversation.id, message }));
  yield* call(askGuide, { conversationId: conversation.id, messageId: id, category });
}

function* conversationToAskIn() {
  const active = yield* select(selectActive);
  if (active) return active;
  const { category } = yield* select(selectChat);
  const fresh = newConversation(category);
  yield* put(chatActions.started(fresh));
  return fresh;
}

/** A reply that the member stopped is whole on the server and keeps its place; any other question moves to the end. */
function* askAgain(question: Question) {
  const { conversationId: id, messageId } = question;
  const messages = yield* call(messagesOf, id);
  const part = messages.find((message) => message.id === stoppedIdOf(messageId));
  if (!part || part.broken) yield* put(chatActions.askedAgain({ id, messageId, now: Date.now() }));
  yield* call(askGuide, question);
}

function* messagesOf(conversationId: string) {
  const { items } = yield* select(selectChat);
  return items.find(({ id }) => id === conversationId)?.messages ?? [];
}

function* askGuide(question: Question) {
  const messages = yield* call(messagesOf, question.conversationId);
  const asked = messages.findIndex(({ id }) => id === question.messageId);
  const prompt = messages[asked]?.content;
  if (prompt === undefined) return;
  const body = {
    prompt,
    category: question.category,
    conversation_id: question.conversationId,
    message_id: question.messageId,
    message_history: historyOf(messages.slice(0, asked + 1)),
    time_zone: timeZone(),
  };
  yield* call(receiveReply, question, (signal: AbortSignal) => openReply(body, signal));
}
