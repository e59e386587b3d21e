import { call, put, race, select, take, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { withoutMarks } from '@emit/contract/share-text';
import { readText, STORAGE_KEYS, writeText } from '../../shared/lib/storage';
import { canListen, canSpeak, HEARD_ENOUGH, listen, NotHeard, speak } from './speech';
import { selectVoice, voiceActions } from './voice.slice';

/** Spec §4 "Voice": listening and speaking; an error ends the listening. */
export function* voiceSaga() {
  const enabled = readText(STORAGE_KEYS.voice) === 'true';
  yield* put(voiceActions.voiceFound({ canListen: canListen(), canSpeak: canSpeak(), enabled }));
  yield* takeEvery(voiceActions.voiceToggled, keepChoice);
  yield* takeLeading(voiceActions.listeningRequested, hear);
  yield* takeLatest([voiceActions.speechRequested, voiceActions.speechStopped], say);
}

function* keepChoice() {
  const { enabled } = yield* select(selectVoice);
  writeText(STORAGE_KEYS.voice, String(enabled));
  if (!enabled) yield* put(voiceActions.speechStopped());
}

function* hear() {
  yield* put(voiceActions.speechStopped());
  const words = yield* call(listen);
  yield* put(voiceActions.listeningBegan());
  try {
    for (;;) {
      const { heard, sent } = yield* race({
        heard: take(words),
        sent: take(voiceActions.sendingRequested),
        abandoned: take(voiceActions.listeningAbandoned),
      });
      if (heard instanceof NotHeard) {
        yield* put(voiceActions.listeningFailed(whyNotHeard(heard.code)));
        return;
      }
      if (sent || heard === HEARD_ENOUGH) break;
      // Abandoned, or there is nothing to listen with: nothing is sent.
      if (heard === undefined) return;
      yield* put(voiceActions.wordsHeard(heard));
    }
    const { heard } = yield* select(selectVoice);
    if (heard !== '') yield* put(voiceActions.questionSpoken(heard));
  } finally {
    words.close();
    yield* put(voiceActions.listeningEnded());
  }
}

function* say(action: { type: string; payload?: unknown }) {
  const { enabled, canSpeak: able } = yield* select(selectVoice);
  if (!voiceActions.speechRequested.match(action) || !enabled || !able) return;
  const spoken = yield* call(speak, withoutMarks(action.payload));
  try {
    yield* take(spoken);
  } finally {
    spoken.close();
  }
}

const WHY: Readonly<Record<string, string>> = {
  'not-allowed':
    'Emit may not use the microphone. Allow it in your browser’s settings, or type your question.',
  'service-not-allowed':
    'Your browser does not let Emit listen. Allow it in the browser’s settings, or type your question.',
  'audio-capture': 'No microphone was found. Connect one, or type your question.',
  network: 'Listening needs a connection. Please check yours, or type your question.',
  'no-speech': 'Nothing was heard. Press the microphone to try again, or type your question.',
};

/** Returns what to tell the member: what went wrong by the Web Speech API's code, and what to do. */
function whyNotHeard(code: string): string {
  return WHY[code] ?? 'Listening stopped. Press the microphone to try again, or type your question.';
}
