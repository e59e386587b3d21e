import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { chatActions } from '../chat.slice';

/** Unsent text by conversation. A sent or cleared draft stays as '', so that the kept copy is cleared, too. */
export type Drafts = Readonly<Record<string, string>>;

/** Key of the draft that is typed while no conversation is open. */
export const NO_TALK = '';

const initialState: Drafts = {};

function move(state: Record<string, string>, from: string, to: string): void {
  const text = state[from];
  if (from === to || !text) return;
  state[from] = '';
  state[to] = text;
}

const slice = createSlice({
  name: 'drafts',
  initialState,
  reducers: {
    /** From what this browser keeps: what was typed meanwhile stands. */
    draftsRead: (state, { payload }: PayloadAction<Drafts>) => ({ ...payload, ...state }),
    draftChanged(state, { payload }: PayloadAction<{ talk: string; text: string }>) {
      state[payload.talk] = payload.text;
    },
    /** A conversation was opened for the member: what was typed before it goes along. */
    draftBrought: (state, { payload }: PayloadAction<string>) => move(state, NO_TALK, payload),
  },
  extraReducers: (builder) =>
    builder
      .addCase(chatActions.started, (state, { payload }) => move(state, NO_TALK, payload.id))
      .addCase(chatActions.saveConfirmed, (state, { payload }) => move(state, payload.id, payload.serverId))
      .addCase(chatActions.removed, (state, { payload }) => {
        state[payload] = '';
      })
      .addCase(chatActions.forgotten, () => initialState)
      .addCase(chatActions.sessionLeft, () => initialState),
  selectors: {
    selectDrafts: (state) => state,
    selectDraft: (state, talk: string) => state[talk] ?? '',
  },
});

export const draftsReducer = slice.reducer;
export const { draftsRead, draftChanged, draftBrought } = slice.actions;
export type DraftsRoot = Parameters<typeof slice.selectors.selectDrafts>[0];
export const { selectDrafts, selectDraft } = slice.selectors;
