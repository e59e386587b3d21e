import { createAction } from '@reduxjs/toolkit';
import { prefillFrom } from '@emit/contract/prefill';
import { DEFAULT_TRANSLATION } from '@emit/contract/translations';
import type { CurrentUser } from '@emit/contract/wire';
import { call, put, select, takeEvery } from 'typed-redux-saga';
import { nameActions } from '../features/account/name.slice';
import { ownDataActions } from '../features/account/own-data.slice';
import { fetchCurrentUser } from '../features/auth/auth-api';
import { authActions, selectHasLeft, selectUser } from '../features/auth/auth.slice';
import { askActions } from '../features/chat/asking/ask.slice';
import { fetchMessages } from '../features/chat/chat-api';
import { chatActions, selectChatStatus } from '../features/chat/chat.slice';
import { countOf, holdsCare, kindOf, type Message } from '../features/chat/conversation';
import { claimKept, hasKept } from '../features/chat/conversations/kept-conversations';
import { conversationOf, fetchNewest } from '../features/chat/messages/fetch-messages.saga';
import { removeAll } from '../features/chat/removal/removal.saga';
import { forgetPractice } from '../features/practice/kept-practice';
import { forgetVisits } from '../features/first-visit/first-visit.saga';
import { forgetTimer } from '../features/practice/timer/kept-timer';
import { forgetTold } from '../features/progress/level-told.saga';
import { historyActions } from '../features/practice/history/history.slice';
import { importActions } from '../features/practice/import/import.slice';
import { outboxActions } from '../features/practice/outbox/outbox.slice';
import { planActions } from '../features/plan/plan.slice';
import { practiceActions } from '../features/practice/practice.slice';
import { progressActions, selectDashboard, selectSummary } from '../features/progress/progress.slice';
import { readingActions, selectReading } from '../features/reading/reading.slice';
import { marksActions, selectMarks } from '../features/scripture/marks/marks.slice';
import { forgetPlace } from '../features/scripture/page/kept-place';
import { scriptureActions } from '../features/scripture/scripture.slice';
import { translationActions } from '../features/scripture/translation.slice';
import { goalActions } from '../features/today/goal.slice';
import { voiceActions } from '../features/voice/voice.slice';
import { localToday } from '../shared/lib/dates';
import { logFailure } from '../shared/lib/log';
import { leaveFor } from '../shared/lib/navigator';
import { dropAllWaiting } from '../shared/lib/waiting';
import { until } from '../shared/lib/ask-again';

/** 'Log as Practice' and 'Use This': the conversation's id. */
export const practiceFromConversation = createAction<string>('app/practiceFromConversation');

/** Messages in which a first question is looked for. */
const BEGINNING = 10;

/** Features know nothing of each other: what one's event means for another is said here. */
export function* betweenFeaturesSaga() {
  yield* takeEvery(authActions.sessionConfirmed, tellTranslation);
  yield* takeEvery(authActions.sessionConfirmed, loadConversations);
  // The member's features come with the signed-in screens: the session may have been confirmed before them.
  yield* call(tellTranslation);
  yield* call(loadConversations);
  yield* takeEvery(authActions.logoutRequested, forgetTyped);
  yield* takeEvery(authActions.sessionEnded, leaveConversations);
  yield* takeEvery(ownDataActions.accountErased, leaveForGood);
  yield* takeEvery([chatActions.selected, chatActions.started, authActions.sessionEnded], closeScripture);
  yield* takeEvery(askActions.replyCharged, showBalance);
  yield* takeEvery(askActions.failed, lookAtBalance);
  yield* takeEvery(planActions.loaded, showPlan);
  yield* takeEvery(nameActions.changed, showName);
  yield* takeEvery(goalActions.changed, showGoal);
  yield* takeEvery(practiceActions.opened, loadProgress);
  const changes = [
    historyActions.saved,
    historyActions.removed,
    outboxActions.sent,
    readingActions.dayDone,
    importActions.finished,
  ];
  yield* takeEvery([practiceActions.logged, ...changes], reloadProgress);
  yield* takeEvery([practiceActions.opened, practiceActions.logged, practiceActions.refused], lookAtToday);
  yield* takeEvery(changes, lookAtToday);
  yield* takeEvery([authActions.sessionConfirmed, marksActions.queued, readingActions.queued], sendWaiting);
  yield* takeEvery(outboxActions.settled, showSettled);
  yield* takeEvery(progressActions.calendarLoaded, tellToday);
  yield* takeEvery(practiceFromConversation, until(authActions.sessionEnded, prefill));
  yield* takeEvery(voiceActions.questionSpoken, askAloud);
  yield* takeEvery(chatActions.messageAppended, readAloud);
}

/** What the member reads in is kept with the account. An API of the release before does not say it. */
function* tellTranslation() {
  const user: Partial<CurrentUser> | null = yield* select(selectUser);
  if (user) yield* put(translationActions.known(user.translation ?? DEFAULT_TRANSLATION));
}

function* loadConversations() {
  const status = yield* select(selectChatStatus);
  const user = yield* select(selectUser);
  if (status !== 'idle' || !user) return;
  yield* call(claimKept, user.id);
  yield* put(chatActions.loadRequested());
}

/** Spec §4: logout also removes the locally kept conversations; and whatever else is the member's, or names them. */
function* forgetTyped() {
  yield* put(chatActions.forgotten());
  yield* call(forgetPractice);
  yield* call(forgetTimer);
  yield* call(forgetVisits);
  yield* call(forgetTold);
  yield* call(forgetPlace);
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
  yield* call(dropAllWaiting);
  yield* call(leaveConversations);
  yield* call(leaveFor, '/?farewell');
}

/** A passage belongs to the conversation that it was opened in. */
function* closeScripture() {
  yield* put(scriptureActions.passageClosed());
  yield* put(scriptureActions.readerClosed());
}

/** A turn that failed may have been charged. */
function* lookAtBalance({ payload: { code } }: ReturnType<typeof askActions.failed>) {
  if (code !== 'GUIDE_UNAVAILABLE') return;
  try {
    const user = yield* call(fetchCurrentUser);
    if (user) yield* put(authActions.tokensRemaining(user.tokens));
  } catch (error) {
    logFailure('Error loading the balance', error);
  }
}

function* showBalance({ payload }: ReturnType<typeof askActions.replyCharged>) {
  yield* put(authActions.tokensRemaining(payload));
}

/** A payment brings a plan and tokens at once. */
function* showPlan({ payload }: ReturnType<typeof planActions.loaded>) {
  yield* put(authActions.planKnown(payload));
}

function* showName({ payload }: ReturnType<typeof nameActions.changed>) {
  yield* put(authActions.profileKnown({ full_name: payload }));
  const dashboard = yield* select(selectDashboard);
  if (dashboard.status !== 'idle') yield* put(progressActions.dashboardRequested());
}

function* showGoal({ payload }: ReturnType<typeof goalActions.changed>) {
  yield* put(authActions.profileKnown({ weekly_goal: payload }));
}

/** That a practice reaches a level can be told only of a member whose level was known before. */
function* loadProgress() {
  const summary = yield* select(selectSummary);
  if (!summary.data && summary.status !== 'loading') yield* put(progressActions.summaryRequested());
}

/** A logged practice reloads the progress (spec §4 "Practice form"). */
function* reloadProgress() {
  const dashboard = yield* select(selectDashboard);
  yield* put(progressActions.summaryRequested());
  if (dashboard.status !== 'idle') yield* put(progressActions.dashboardRequested());
}

/** Only now it is known whose they are. */
function* sendWaiting() {
  yield* put(outboxActions.sendRequested());
}

/** What the server has now, and what it did not take. */
function* showSettled() {
  const marks = yield* select(selectMarks);
  if (marks.all.status !== 'idle') yield* put(marksActions.requested());
  const readings = yield* select(selectReading);
  if (readings.all.status !== 'idle') yield* put(readingActions.requested());
}

/** How much the day can still hold: another tab or device may have logged, too. */
function* lookAtToday() {
  yield* put(progressActions.calendarRequested());
}

function* tellToday({ payload: { days } }: ReturnType<typeof progressActions.calendarLoaded>) {
  const date = localToday(new Date());
  const minutes = days.find((day) => day.date === date)?.minutes ?? 0;
  yield* put(practiceActions.dayKnown({ date, minutes }));
}

/** Spec §5 "Prefill from chat". Of a conversation that is not here in full the beginning is fetched, for its first question. */
function* prefill({ payload: id }: ReturnType<typeof practiceFromConversation>) {
  const before = yield* call(conversationOf, id);
  if (!before) return;
  let first: readonly Message[] | undefined;
  try {
    if (before.stale) yield* call(fetchNewest, id);
    const fetched = yield* call(conversationOf, id);
    if (fetched?.before)
      first = (yield* call(fetchMessages, id, { limit: BEGINNING, before: BEGINNING }))?.messages;
  } catch (error) {
    logFailure('Error loading conversation', error);
  }
  const conversation = (yield* call(conversationOf, id)) ?? before;
  // One whose messages were not here yet may turn out to hold care.
  if (holdsCare(conversation)) return;
  const { title } = conversation;
  const messages = first ?? conversation.messages;
  const firstQuestion = messages.find(({ role }) => role === 'user')?.content ?? null;
  const [category, messageCount] = [kindOf(conversation), countOf(conversation)];
  yield* put(practiceActions.prefilled(prefillFrom({ title, category, messageCount, firstQuestion })));
}

function* askAloud({ payload }: ReturnType<typeof voiceActions.questionSpoken>) {
  yield* put(askActions.submitted(payload));
}

function* readAloud({ payload: { message, isQuiet } }: ReturnType<typeof chatActions.messageAppended>) {
  if (message.role === 'assistant' && !message.stopped && !isQuiet)
    yield* put(voiceActions.speechRequested(message.content));
}
