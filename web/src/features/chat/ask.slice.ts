import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { Category } from '@emit/contract/categories';
import { chatActions, type Confirmed, type KeptList } from './chat.slice';

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
  /** The question that got no reply; null when nothing was sent: that is said at the box. */
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

/** Another tab was told its conversation's id: the question goes on there, and its reply will find it. */
function followed(question: Question | null, { items, deleted }: KeptList): Question | null {
  if (!question || !deleted.includes(question.conversationId)) return question;
  const successor = items.find(({ messages }) => messages.some(({ id }) => id === question.messageId));
  return successor ? { ...question, conversationId: successor.id } : question;
}

/** The same in both places where a question is known. */
function inBoth(state: AskState, change: (question: Question | null) => Question | null): AskState {
  const { question, failure } = state;
  return {
    ...state,
    question: change(question),
    failure: failure && { ...failure, question: change(failure.question) },
  };
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
      .addCase(chatActions.saveConfirmed, (state, { payload }) =>
        inBoth(state, (question) => renumbered(question, payload)),
      )
      .addCase(chatActions.listRead, (state, { payload }) =>
        inBoth(state, (question) => followed(question, payload)),
      )
      .addCase(chatActions.sessionLeft, () => initialState)
      // What was wrong in one conversation's box is not wrong in another's.
      .addMatcher(isAnyOf(chatActions.selected, chatActions.started), (state) =>
        state.failure?.question === null ? { ...state, failure: null } : state,
      ),
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
