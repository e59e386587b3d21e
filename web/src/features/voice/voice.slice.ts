import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface VoiceState {
  /** What this browser has; what it has not is not shown. */
  readonly canListen: boolean;
  readonly canSpeak: boolean;
  /** Replies are read aloud; kept locally. */
  readonly enabled: boolean;
  readonly listening: boolean;
  readonly heard: string;
  /** Why the microphone stopped by itself; '' when it did not. */
  readonly failure: string;
}

const initialState: VoiceState = {
  canListen: false,
  canSpeak: false,
  enabled: false,
  listening: false,
  heard: '',
  failure: '',
};

const slice = createSlice({
  name: 'voice',
  initialState,
  reducers: {
    voiceFound(state, { payload }: PayloadAction<Pick<VoiceState, 'canListen' | 'canSpeak' | 'enabled'>>) {
      Object.assign(state, payload);
    },
    voiceToggled(state) {
      state.enabled = !state.enabled;
    },
    /** Nobody sees the microphone any more: stop, and send nothing. */
    listeningAbandoned(state) {
      state.failure = '';
    },
    listeningFailed(state, { payload }: PayloadAction<string>) {
      state.failure = payload;
    },
    listeningBegan(state) {
      state.listening = true;
      state.heard = '';
      state.failure = '';
    },
    wordsHeard(state, { payload }: PayloadAction<string>) {
      state.heard = payload;
    },
    listeningEnded(state) {
      state.listening = false;
      state.heard = '';
    },
  },
  selectors: { selectVoice: (state) => state },
});

export const voiceReducer = slice.reducer;
export const voiceActions = {
  ...slice.actions,
  listeningRequested: createAction('voice/listeningRequested'),
  /** Stop, and send what was heard. */
  sendingRequested: createAction('voice/sendingRequested'),
  /** What was said is complete: whoever answers questions listens. */
  questionSpoken: createAction<string>('voice/questionSpoken'),
  speechRequested: createAction<string>('voice/speechRequested'),
  speechStopped: createAction('voice/speechStopped'),
};
export const { selectVoice } = slice.selectors;
