import { createAction } from '@reduxjs/toolkit';
import { hasCare } from '@emit/contract/care';
import { prefillFrom } from '@emit/contract/prefill';
import { call, put, select, takeEvery } from 'typed-redux-saga';
import { accountErased } from '../features/account/own-data.slice';
import {
  logoutRequested,
  selectHasLeft,
  selectUser,
  sessionConfirmed,
  sessionEnded,
  tokensRemaining,
} from '../features/auth/auth.slice';
import { askSubmitted, replyCharged } from '../features/chat/asking/ask.slice';
import { fetchConversation } from '../features/chat/chat-api';
import { chatActions, selectChat, selectChatStatus } from '../features/chat/chat.slice';
import { countOf, kindOf } from '../features/chat/conversation';
import { claimKept, hasKept } from '../features/chat/conversations/kept-conversations';
import { removeAll } from '../features/chat/removal/removal.saga';
import { forgetPractice } from '../features/practice/kept-practice';
import {
  dayKnown,
  practiceLogged,
  practiceOpened,
  practiceRefused,
  prefilled,
} from '../features/practice/practice.slice';
import {
  calendarLoaded,
  calendarRequested,
  dashboardRequested,
  selectDashboard,
  selectSummary,
  summaryRequested,
} from '../features/progress/progress.slice';
import { passageClosed, readerClosed } from '../features/scripture/scripture.slice';
import { voiceActions } from '../features/voice/voice.slice';
import { localToday } from '../shared/lib/dates';
import { logFailure } from '../shared/lib/log';
import { leaveFor } from '../shared/lib/navigator';
import { until } from '../shared/lib/until';

/** 'Log as Practice' and 'Use This': the conversation's id. */
export const practiceFromConversation = createAction<string>('app/practiceFromConversation');

/** Features know nothing of each other: what one's event means for another is said here. */
export function* betweenFeaturesSaga() {
  yield* takeEvery(sessionConfirmed, loadConversations);
  // The member's features come with the signed-in screens: the session may have been confirmed before them.
  yield* call(loadConversations);
  yield* takeEvery(logoutRequested, forgetTyped);
  yield* takeEvery(sessionEnded, leaveConversations);
  yield* takeEvery(accountErased, leaveForGood);
  yield* takeEvery([chatActions.selected, chatActions.started, sessionEnded], closeScripture);
  yield* takeEvery(replyCharged, showBalance);
  yield* takeEvery(practiceOpened, loadProgress);
  yield* takeEvery(practiceLogged, reloadProgress);
  yield* takeEvery([practiceOpened, practiceLogged, practiceRefused], lookAtToday);
  yield* takeEvery(calendarLoaded, tellToday);
  yield* takeEvery(practiceFromConversation, until(sessionEnded, prefill));
  yield* takeEvery(voiceActions.questionSpoken, askAloud);
  yield* takeEvery(chatActions.messageAppended, readAloud);
}

function* loadConversations() {
  const status = yield* select(selectChatStatus);
  const user = yield* select(selectUser);
  if (status !== 'idle' || !user) return;
  yield* call(claimKept, user.id);
  yield* put(chatActions.loadRequested());
}

/** Spec §4: logout also removes the locally kept conversations; and a practice that was typed. */
function* forgetTyped() {
  yield* put(chatActions.forgotten());
  yield* call(forgetPractice);
}

function* leaveConversations() {
  const hasLeft = yield* select(selectHasLeft);
  // Not after a logout, here or in another tab: nothing of it is kept.
  if (!hasLeft && hasKept()) yield* call(removeAll);
  yield* put(chatActions.sessionLeft());
  yield* put(voiceActions.listeningAbandoned());
  yield* put(voiceActions.speechStopped());
}

/** What this browser kept goes with the account; the farewell is said by a fresh page, which holds nothing of it. */
function* leaveForGood() {
  yield* call(forgetTyped);
  yield* call(leaveConversations);
  yield* call(leaveFor, '/?farewell');
}

/** A passage belongs to the conversation that it was opened in. */
function* closeScripture() {
  yield* put(passageClosed());
  yield* put(readerClosed());
}

function* showBalance({ payload }: ReturnType<typeof replyCharged>) {
  yield* put(tokensRemaining(payload));
}

/** That a practice reaches a level can be told only of a member whose level was known before. */
function* loadProgress() {
  const summary = yield* select(selectSummary);
  if (!summary.data && summary.status !== 'loading') yield* put(summaryRequested());
}

/** A logged practice reloads the progress (spec §4 "Practice form"). */
function* reloadProgress() {
  const dashboard = yield* select(selectDashboard);
  yield* put(summaryRequested());
  if (dashboard.status !== 'idle') yield* put(dashboardRequested());
}

/** How much the day can still hold: another tab or device may have logged, too. */
function* lookAtToday() {
  yield* put(calendarRequested());
}

function* tellToday({ payload: { days } }: ReturnType<typeof calendarLoaded>) {
  const date = localToday(new Date());
  const minutes = days.find((day) => day.date === date)?.minutes ?? 0;
  yield* put(dayKnown({ date, minutes }));
}

/** Spec §5 "Prefill from chat". A conversation that is not here in full is fetched for its first question. */
function* prefill({ payload: id }: ReturnType<typeof practiceFromConversation>) {
  const { items } = yield* select(selectChat);
  const conversation = items.find((item) => item.id === id);
  if (!conversation) return;
  let { messages } = conversation;
  let category = kindOf(conversation);
  if (conversation.stale) {
    try {
      const whole = yield* call(fetchConversation, id);
      if (whole) {
        yield* put(chatActions.messagesFetched(whole));
        messages = whole.messages;
        category = kindOf({ ...conversation, messages });
      }
    } catch (error) {
      logFailure('Error loading conversation', error);
    }
  }
  // One whose messages were not here yet may turn out to hold care.
  if (hasCare(messages)) return;
  const { title } = conversation;
  const firstQuestion = messages.find(({ role }) => role === 'user')?.content ?? null;
  yield* put(prefilled(prefillFrom({ title, category, messageCount: countOf(conversation), firstQuestion })));
}

function* askAloud({ payload }: ReturnType<typeof voiceActions.questionSpoken>) {
  yield* put(askSubmitted(payload));
}

function* readAloud({ payload: { message, isQuiet } }: ReturnType<typeof chatActions.messageAppended>) {
  if (message.role === 'assistant' && !message.stopped && !isQuiet)
    yield* put(voiceActions.speechRequested(message.content));
}
