import { call } from 'redux-saga/effects';
import { ownDataSaga } from '../features/account/own-data.saga';
import { ownDataReducer } from '../features/account/own-data.slice';
import { passwordSaga } from '../features/account/password.saga';
import { passwordReducer } from '../features/account/password.slice';
import { sessionsSaga } from '../features/account/sessions.saga';
import { sessionsReducer } from '../features/account/sessions.slice';
import { askSaga } from '../features/chat/ask.saga';
import { askReducer } from '../features/chat/ask.slice';
import { chatReducer } from '../features/chat/chat.slice';
import { conversationsSaga } from '../features/chat/conversations.saga';
import { saveSaga } from '../features/chat/save.saga';
import { practiceSaga } from '../features/practice/practice.saga';
import { practiceReducer } from '../features/practice/practice.slice';
import { progressSaga } from '../features/progress/progress.saga';
import { progressReducer } from '../features/progress/progress.slice';
import { scriptureSaga } from '../features/scripture/scripture.saga';
import { scriptureReducer } from '../features/scripture/scripture.slice';
import { shareSaga } from '../features/share/share.saga';
import { shareReducer } from '../features/share/share.slice';
import { tokensSaga } from '../features/tokens/tokens.saga';
import { tokensReducer } from '../features/tokens/tokens.slice';
import { transformSaga } from '../features/transform/transform.saga';
import { transformReducer } from '../features/transform/transform.slice';
import { voiceSaga } from '../features/voice/voice.saga';
import { voiceReducer } from '../features/voice/voice.slice';
import { betweenFeaturesSaga } from './between-features.saga';
import { startAll } from './root.saga';

/** What only members need: it comes with the signed-in screens, so that login stays light. */
export const memberReducers = {
  ask: askReducer,
  chat: chatReducer,
  ownData: ownDataReducer,
  password: passwordReducer,
  practice: practiceReducer,
  progress: progressReducer,
  scripture: scriptureReducer,
  sessions: sessionsReducer,
  share: shareReducer,
  tokens: tokensReducer,
  transform: transformReducer,
  voice: voiceReducer,
};

export function* memberSaga() {
  yield call(startAll, [
    conversationsSaga,
    saveSaga,
    askSaga,
    practiceSaga,
    progressSaga,
    passwordSaga,
    ownDataSaga,
    sessionsSaga,
    scriptureSaga,
    shareSaga,
    tokensSaga,
    transformSaga,
    voiceSaga,
    betweenFeaturesSaga,
  ]);
}
