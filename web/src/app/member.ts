import type { Reducer } from '@reduxjs/toolkit';
import { call, fork, race, take } from 'typed-redux-saga';
import { addressReducer } from '../features/account/address.slice';
import { factorsReducer } from '../features/account/factors/factors.slice';
import { nameReducer } from '../features/account/name.slice';
import { downloadSaga, erasureSaga } from '../features/account/own-data.saga';
import { ownDataReducer } from '../features/account/own-data.slice';
import { passwordReducer } from '../features/account/password.slice';
import { remindersReducer } from '../features/account/reminder/reminders.slice';
import { sessionsReducer } from '../features/account/sessions.slice';
import { textSizeSaga } from '../features/account/text-size.saga';
import { textSizeReducer } from '../features/account/text-size.slice';
import { unsentSaga } from '../features/account/unsent.saga';
import { privacyReducer } from '../features/auth/privacy.slice';
import { authActions } from '../features/auth/auth.slice';
import { deleteAfterReplySaga } from '../features/chat/removal/delete-after-reply.saga';
import { askSaga } from '../features/chat/asking/ask.saga';
import { askReducer } from '../features/chat/asking/ask.slice';
import { chatReducer } from '../features/chat/chat.slice';
import { clipboardReducer } from '../features/chat/messages/clipboard.slice';
import { earlierReducer } from '../features/chat/messages/earlier.slice';
import { earlierSaga } from '../features/chat/messages/fetch-messages.saga';
import { exportReducer } from '../features/chat/export/export.slice';
import { joinReplySaga } from '../features/chat/asking/join-reply.saga';
import { draftsReducer } from '../features/chat/asking/drafts.slice';
import { conversationsSaga } from '../features/chat/conversations/conversations.saga';
import { keepSaga } from '../features/chat/conversations/keep.saga';
import { ratingsReducer } from '../features/chat/rating/rating.slice';
import { archiveSaga } from '../features/chat/archive/archive.saga';
import { removalSaga } from '../features/chat/removal/removal.saga';
import { saveSaga } from '../features/chat/conversations/save.saga';
import { searchReducer } from '../features/chat/search/search.slice';
import { sidebarSaga } from '../features/chat/conversations/sidebar.saga';
import { sidebarReducer } from '../features/chat/conversations/sidebar.slice';
import { firstVisitSaga } from '../features/first-visit/first-visit.saga';
import { firstVisitReducer } from '../features/first-visit/first-visit.slice';
import { shortcutsSaga } from '../features/help/shortcuts.saga';
import { shortcutsReducer } from '../features/help/shortcuts.slice';
import { planReducer } from '../features/plan/plan.slice';
import { historyReducer } from '../features/practice/history/history.slice';
import { importReducer } from '../features/practice/import/import.slice';
import { outboxSaga } from '../features/practice/outbox/outbox.saga';
import { outboxReducer } from '../features/practice/outbox/outbox.slice';
import { practiceSaga } from '../features/practice/practice.saga';
import { practiceReducer } from '../features/practice/practice.slice';
import { timerSaga } from '../features/practice/timer/timer.saga';
import { timerReducer } from '../features/practice/timer/timer.slice';
import { levelToldSaga } from '../features/progress/level-told.saga';
import { progressSaga } from '../features/progress/progress.saga';
import { progressReducer } from '../features/progress/progress.slice';
import { marksReducer } from '../features/scripture/marks/marks.slice';
import { readingReducer } from '../features/reading/reading.slice';
import { scriptureSaga } from '../features/scripture/scripture.saga';
import { scriptureReducer } from '../features/scripture/scripture.slice';
import { translationSaga } from '../features/scripture/translation.saga';
import { translationReducer } from '../features/scripture/translation.slice';
import { shareReducer } from '../features/share/share.slice';
import { goalReducer } from '../features/today/goal.slice';
import { chargesReducer } from '../features/tokens/charges.slice';
import { tokensReducer } from '../features/tokens/tokens.slice';
import { transformReducer } from '../features/transform/transform.slice';
import { voiceSaga } from '../features/voice/voice.saga';
import { voiceReducer } from '../features/voice/voice.slice';
import { sagaWhenNeeded } from '../shared/lib/saga-when-needed';
import { betweenFeaturesSaga } from './between-features.saga';
import { startAll } from './root.saga';

/** What a member wrote or was shown ends with the session: whoever signs in next begins anew. */
function untilSessionEnds<S>(reducer: Reducer<S>): Reducer<S> {
  return (state, action) => reducer(authActions.sessionEnded.match(action) ? undefined : state, action);
}

/**
 * What only members need: it comes with the signed-in screens, so that login stays light. The chat forgets in its own
 * way; scripture is the same for all, and the voice is the browser's.
 */
export const memberReducers = {
  address: untilSessionEnds(addressReducer),
  ask: askReducer,
  charges: untilSessionEnds(chargesReducer),
  chat: chatReducer,
  clipboard: untilSessionEnds(clipboardReducer),
  drafts: draftsReducer,
  earlier: untilSessionEnds(earlierReducer),
  export: untilSessionEnds(exportReducer),
  factors: untilSessionEnds(factorsReducer),
  firstVisit: untilSessionEnds(firstVisitReducer),
  goal: untilSessionEnds(goalReducer),
  outbox: untilSessionEnds(outboxReducer),
  marks: untilSessionEnds(marksReducer),
  name: untilSessionEnds(nameReducer),
  ownData: untilSessionEnds(ownDataReducer),
  password: untilSessionEnds(passwordReducer),
  plan: untilSessionEnds(planReducer),
  practice: untilSessionEnds(practiceReducer),
  practiceHistory: untilSessionEnds(historyReducer),
  practiceImport: untilSessionEnds(importReducer),
  privacy: untilSessionEnds(privacyReducer),
  progress: untilSessionEnds(progressReducer),
  ratings: untilSessionEnds(ratingsReducer),
  reading: untilSessionEnds(readingReducer),
  reminders: untilSessionEnds(remindersReducer),
  scripture: scriptureReducer,
  search: untilSessionEnds(searchReducer),
  sessions: untilSessionEnds(sessionsReducer),
  share: untilSessionEnds(shareReducer),
  shortcuts: shortcutsReducer,
  sidebar: sidebarReducer,
  textSize: textSizeReducer,
  timer: untilSessionEnds(timerReducer),
  tokens: untilSessionEnds(tokensReducer),
  transform: untilSessionEnds(transformReducer),
  translation: untilSessionEnds(translationReducer),
  voice: voiceReducer,
};

/** What outlives the session: saving what is not saved yet, and the farewell of a member who leaves for good. */
const LASTING = [
  conversationsSaga,
  saveSaga,
  askSaga,
  joinReplySaga,
  keepSaga,
  removalSaga,
  archiveSaga,
  deleteAfterReplySaga,
  erasureSaga,
  scriptureSaga,
  shortcutsSaga,
  sidebarSaga,
  textSizeSaga,
  voiceSaga,
  betweenFeaturesSaga,
];
const OF_A_SESSION = [
  sagaWhenNeeded('address', () => import('../features/account/address.saga').then((it) => it.addressSaga)),
  sagaWhenNeeded('charges', () => import('../features/tokens/charges.saga').then((it) => it.chargesSaga)),
  downloadSaga,
  earlierSaga,
  sagaWhenNeeded('export', () => import('../features/chat/export/export.saga').then((it) => it.exportSaga)),
  sagaWhenNeeded('factors', () =>
    import('../features/account/factors/factor-steps.saga').then((it) => it.factorStepsSaga),
  ),
  firstVisitSaga,
  sagaWhenNeeded('practiceHistory', () =>
    import('../features/practice/history/history.saga').then((it) => it.historySaga),
  ),
  sagaWhenNeeded('practiceImport', () =>
    import('../features/practice/import/import.saga').then((it) => it.importSaga),
  ),
  sagaWhenNeeded('goal', () => import('../features/today/goal.saga').then((it) => it.goalSaga)),
  levelToldSaga,
  sagaWhenNeeded('name', () => import('../features/account/name.saga').then((it) => it.nameSaga)),
  sagaWhenNeeded('marks', () => import('../features/scripture/marks/marks.saga').then((it) => it.marksSaga)),
  outboxSaga,
  sagaWhenNeeded('plan', () => import('../features/plan/plan.saga').then((it) => it.planSaga)),
  practiceSaga,
  sagaWhenNeeded('privacy', () => import('../features/auth/privacy.saga').then((it) => it.privacySaga)),
  progressSaga,
  sagaWhenNeeded('password', () => import('../features/account/password.saga').then((it) => it.passwordSaga)),
  sagaWhenNeeded('ratings', () => import('../features/chat/rating/rating.saga').then((it) => it.ratingSaga)),
  sagaWhenNeeded('reading', () => import('../features/reading/reading.saga').then((it) => it.readingSaga)),
  sagaWhenNeeded('reminders', () =>
    import('../features/account/reminder/reminders.saga').then((it) => it.remindersSaga),
  ),
  keepReminder,
  sagaWhenNeeded('search', () => import('../features/chat/search/search.saga').then((it) => it.searchSaga)),
  sagaWhenNeeded('sessions', () => import('../features/account/sessions.saga').then((it) => it.sessionsSaga)),
  sagaWhenNeeded('share', () => import('../features/share/share.saga').then((it) => it.shareSaga)),
  timerSaga,
  sagaWhenNeeded('tokens', () => import('../features/tokens/tokens.saga').then((it) => it.tokensSaga)),
  sagaWhenNeeded('transform', () =>
    import('../features/transform/transform.saga').then((it) => it.transformSaga),
  ),
  translationSaga,
  unsentSaga,
];

/** Where this browser may be reminded, what has changed of it is told to the server. */
function* keepReminder() {
  if (globalThis.Notification?.permission !== 'granted') return;
  const { keepReminderSaga } = yield* call(() => import('../features/account/reminder/keep-reminder'));
  yield* call(keepReminderSaga, authActions.sessionConfirmed);
}

export function* memberSaga() {
  yield* fork(startAll, LASTING);
  // An answer that comes after the session's end is nobody's.
  for (;;) yield* race([call(startAll, OF_A_SESSION), take(authActions.sessionEnded)]);
}
