import type { EventChannel } from 'redux-saga';
import { call, put, race, select, take, takeEvery, takeLatest, takeLeading } from 'redux-saga/effects';
import { withoutMarks } from '@emit/contract/share-text';
import { readText, STORAGE_KEYS, writeText } from '../../shared/lib/storage';
import { canListen, canSpeak, HEARD_ENOUGH, listen, NotHeard, speak, type Heard } from './speech';
import { whyNotHeard } from './why-not-heard';
import { selectVoice, voiceActions } from './voice.slice';

/** Spec §4 "Voice": listening and speaking; an error ends the listening. */
export function* voiceSaga() {
  const enabled = readText(STORAGE_KEYS.voice) === 'true';
  yield put(voiceActions.voiceFound({ canListen: canListen(), canSpeak: canSpeak(), enabled }));
  yield takeEvery(voiceActions.voiceToggled, keepChoice);
  yield takeLeading(voiceActions.listeningRequested, hear);
  yield takeLatest([voiceActions.speechRequested, voiceActions.speechStopped], say);
}

function* keepChoice() {
  const { enabled }: ReturnType<typeof selectVoice> = yield select(selectVoice);
  writeText(STORAGE_KEYS.voice, String(enabled));
  if (!enabled) yield put(voiceActions.speechStopped());
}

interface Next {
  readonly heard?: Heard;
  readonly sent?: unknown;
  readonly abandoned?: unknown;
}

function* hear() {
  yield put(voiceActions.speechStopped());
  const words: EventChannel<Heard> = yield call(listen);
  yield put(voiceActions.listeningBegan());
  try {
    for (;;) {
      const { heard, sent, abandoned }: Next = yield race({
        heard: take(words),
        sent: take(voiceActions.sendingRequested),
        abandoned: take(voiceActions.listeningAbandoned),
      });
      if (abandoned) return;
      if (heard instanceof NotHeard) {
        yield put(voiceActions.listeningFailed(whyNotHeard(heard.code)));
        return;
      }
      if (sent || heard === HEARD_ENOUGH) break;
      if (typeof heard === 'string') yield put(voiceActions.wordsHeard(heard));
    }
    const { heard }: ReturnType<typeof selectVoice> = yield select(selectVoice);
    if (heard !== '') yield put(voiceActions.questionSpoken(heard));
  } finally {
    // A closed channel ends this saga in the middle: nothing is listening any more, and nothing is sent.
    words.close();
    yield put(voiceActions.listeningEnded());
  }
}

function* say(action: { type: string; payload?: unknown }) {
  const { enabled, canSpeak: able }: ReturnType<typeof selectVoice> = yield select(selectVoice);
  if (!voiceActions.speechRequested.match(action) || !enabled || !able) return;
  const spoken: EventChannel<string> = yield call(speak, withoutMarks(action.payload));
  yield put(voiceActions.speechBegan());
  try {
    yield take(spoken);
  } finally {
    spoken.close();
    yield put(voiceActions.speechEnded());
  }
}
