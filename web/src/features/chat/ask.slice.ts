import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Category } from '@emit/contract/categories';
import { chatActions, type Confirmed } from './chat.slice';

/** A question on its way: at most one in this tab (spec §4: further sends are ignored). */
export interface Question {
  readonly conversationId: string;
  readonly messageId: string;
  readonly category: Category;
}

export interface AskFailure {
  /** Stable code of the server's refusal; '' when there was none. */
  readonly code: string;
  readonly text: string;
  /** The question that got no reply; null when nothing was sent. */
  readonly question: Question | null;
}

export interface AskState {
  readonly question: Question | null;
  /** As much of the reply as has come. */
  readonly partial: string;
  readonly failure: AskFailure | null;
}

const initialState: AskState = { question: null, partial: '', failure: null };

/** The conversation it belongs to has got its id from the server. */
function renumbered(question: Question | null, { id, serverId }: Confirmed): Question | null {
  return question?.conversationId === id ? { ...question, conversationId: serverId } : question;
}

const slice = createSlice({
  name: 'ask',
  initialState,
  reducers: {
    askSubmitted: (state, _action: PayloadAction<string>) => state,
    askRetried: (state, _action: PayloadAction<Question>) => state,
    askStopped: (state) => state,
    askBegan: (_state, { payload }: PayloadAction<Question>): AskState => ({
      ...initialState,
      question: payload,
    }),
    deltaReceived: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      partial: state.partial + payload,
    }),
    askEnded: () => initialState,
    askFailed: (_state, { payload }: PayloadAction<AskFailure>): AskState => ({
      ...initialState,
      failure: payload,
    }),
    /** The member types again (spec §5 "Chat"). */
    failureDismissed: (state) => ({ ...state, failure: null }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(chatActions.saveConfirmed, (state, { payload }) => ({
        ...state,
        question: renumbered(state.question, payload),
        failure: state.failure && { ...state.failure, question: renumbered(state.failure.question, payload) },
      }))
      .addCase(chatActions.sessionLeft, () => initialState),
  selectors: {
    selectQuestion: (state) => state.question,
    selectBusy: (state) => state.question !== null,
    selectPartial: (state) => state.partial,
    selectFailure: (state) => state.failure,
  },
});

/** What the guide's reply leaves of the balance: whoever shows the balance listens. */
export const replyCharged = createAction<number>('ask/replyCharged');

export const askReducer = slice.reducer;
export const {
  askSubmitted,
  askRetried,
  askStopped,
  askBegan,
  deltaReceived,
  askEnded,
  askFailed,
  failureDismissed,
} = slice.actions;
export const { selectQuestion, selectBusy, selectPartial, selectFailure } = slice.selectors;
