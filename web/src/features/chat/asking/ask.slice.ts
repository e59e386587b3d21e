import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { Category } from '@emit/contract/categories';
import { corrected, type GuideCorrection } from '@emit/contract/guide';
import type { Confirmed, KeptList } from '../chat-state';
import { chatActions } from '../chat.slice';

/** A question on its way: at most one in this tab (spec §4: further sends are ignored). */
export interface Question {
  conversationId: string;
  messageId: string;
  category: Category;
}

export interface AskFailure {
  /** Stable code of the server's refusal; '' when there was none. */
  code: string;
  text: string;
  /** The question that got no reply; null when nothing was sent: that is said at the box. */
  question: Question | null;
}

export interface AskState {
  question: Question | null;
  /** As much of the reply as has come. */
  partial: string;
  failure: AskFailure | null;
  /** The question of which this tab just asks whether its reply is being written. */
  lookingFor: string | null;
  /** The member has stopped the reply, and what is kept of it is on its way. */
  isStopping: boolean;
  /** Questions whose replies the member stopped in this tab: they are not joined by themselves. */
  stopped: string[];
}

const initialState: AskState = {
  question: null,
  partial: '',
  failure: null,
  lookingFor: null,
  isStopping: false,
  stopped: [],
};

/** The same in both places where a question is known. */
function inBoth(state: AskState, change: (question: Question) => void): void {
  if (state.question) change(state.question);
  if (state.failure?.question) change(state.failure.question);
}

/** The conversation it belongs to has got its id from the server. */
function renumber(question: Question, { id, serverId }: Confirmed): void {
  if (question.conversationId === id) question.conversationId = serverId;
}

/** Another tab was told its conversation's id: the question goes on there, and its reply will find it. */
function follow(question: Question, { items, deleted }: KeptList): void {
  if (!deleted.includes(question.conversationId)) return;
  const successor = items.find(({ messages }) => messages.some(({ id }) => id === question.messageId));
  if (successor) question.conversationId = successor.id;
}

function end(state: AskState): void {
  state.question = null;
  state.partial = '';
  state.failure = null;
  state.isStopping = false;
}

const slice = createSlice({
  name: 'ask',
  initialState,
  reducers: {
    began(state, { payload }: PayloadAction<Question>) {
      end(state);
      state.question = payload;
      state.stopped = state.stopped.filter((id) => id !== payload.messageId);
    },
    deltaReceived(state, { payload }: PayloadAction<string>) {
      state.partial += payload;
    },
    /** A verse was not quoted as it stands: other words take the place of some that have come. */
    correctionReceived(state, { payload }: PayloadAction<GuideCorrection>) {
      state.partial = corrected(state.partial, payload);
    },
    ended: end,
    stopped(state) {
      if (!state.question || state.isStopping) return;
      state.isStopping = true;
      state.stopped.push(state.question.messageId);
    },
    failed(state, { payload }: PayloadAction<AskFailure>) {
      end(state);
      state.failure = payload;
    },
    /** The member types again (spec §5 "Chat"). */
    failureDismissed(state) {
      state.failure = null;
    },
    lookBegan(state, { payload }: PayloadAction<string>) {
      state.lookingFor = payload;
    },
    lookEnded(state) {
      state.lookingFor = null;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(chatActions.saveConfirmed, (state, { payload }) =>
        inBoth(state, (question) => renumber(question, payload)),
      )
      .addCase(chatActions.listRead, (state, { payload }) =>
        inBoth(state, (question) => follow(question, payload)),
      )
      .addCase(chatActions.sessionLeft, () => initialState)
      // What was wrong in one conversation's box is not wrong in another's.
      .addMatcher(isAnyOf(chatActions.selected, chatActions.started), (state) => {
        if (state.failure?.question === null) state.failure = null;
      }),
  selectors: {
    selectAsk: (state) => state,
    selectQuestion: (state) => state.question,
    selectBusy: (state) => state.question !== null,
    selectIsStopping: (state) => state.isStopping,
    selectPartial: (state) => state.partial,
    selectFailure: (state) => state.failure,
    selectLookingFor: (state) => state.lookingFor,
  },
});

export const askReducer = slice.reducer;
export const askActions = {
  ...slice.actions,
  submitted: createAction<string>('ask/submitted'),
  retried: createAction<Question>('ask/retried'),
  /** The connection broke while a reply came: the server may be writing it still. */
  replyBroke: createAction('ask/replyBroke'),
  /** Perhaps there is a reply to join. */
  joinDue: createAction('ask/joinDue'),
  /** What the guide's reply leaves of the balance: whoever shows the balance listens. */
  replyCharged: createAction<number>('ask/replyCharged'),
};
export const {
  selectAsk,
  selectQuestion,
  selectBusy,
  selectIsStopping,
  selectPartial,
  selectFailure,
  selectLookingFor,
} = slice.selectors;
