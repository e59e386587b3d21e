import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { QuotationVerdict, Rating } from '@emit/contract/ratings';

/** What is rated: a reply, or one quotation of it by its place. */
export interface Rated {
  readonly messageId: string;
  readonly quotation: number | null;
}

/** What the member says of it; 'none' takes back what was said. */
export interface Said extends Rated {
  readonly conversationId: string;
  readonly rating: Rating | QuotationVerdict | 'none';
  readonly reason?: string | undefined;
}

interface Sending {
  readonly said: Said;
  /** Why it is not kept yet. */
  readonly error: string | null;
}
interface Note {
  readonly key: string;
  readonly text: string;
}
export interface RatingsState {
  /** On their way to the server. */
  readonly sending: Readonly<Record<string, Sending>>;
  /** What was said last on this page: it is thanked for, once. */
  readonly thanked: string | null;
  /** The note that is being written. */
  readonly note: Note | null;
}

export function ratedKey({ messageId, quotation }: Rated): string {
  return quotation === null ? messageId : `${messageId}/${quotation}`;
}

const initialState: RatingsState = { sending: {}, thanked: null, note: null };

const slice = createSlice({
  name: 'ratings',
  initialState,
  reducers: {
    said(state, { payload }: PayloadAction<Said>) {
      const key = ratedKey(payload);
      state.sending[key] = { said: payload, error: null };
      state.thanked = null;
      if (state.note?.key === key && payload.rating === 'none') state.note = null;
    },
    kept(state, { payload }: PayloadAction<Said>) {
      const key = ratedKey(payload);
      const { [key]: _kept, ...others } = state.sending;
      state.sending = others;
      if (payload.rating === 'none') return;
      state.thanked = key;
      const isBad = payload.rating !== 'up' && payload.reason === undefined;
      // What went wrong is worth a word, and it is there to be written at once.
      if (isBad && state.note === null) state.note = { key, text: '' };
      else if (state.note?.key === key && state.note.text.trim() === (payload.reason ?? ''))
        state.note = null;
    },
    notKept(state, { payload: { said, text } }: PayloadAction<{ said: Said; text: string }>) {
      state.sending[ratedKey(said)] = { said, error: text };
    },
    noteOpened(state, { payload }: PayloadAction<Note>) {
      state.note = payload;
    },
    noteTyped(state, { payload }: PayloadAction<string>) {
      if (state.note) state.note = { ...state.note, text: payload };
    },
    noteClosed(state) {
      state.note = null;
    },
  },
  selectors: {
    selectSending: (state, key: string) => state.sending[key] ?? null,
    selectThanked: (state) => state.thanked,
    selectNote: (state, key: string) => (state.note?.key === key ? state.note : null),
  },
});

export const ratingsReducer = slice.reducer;
export const ratingActions = slice.actions;
export type RatingsRoot = Parameters<typeof slice.selectors.selectThanked>[0];
export const { selectSending, selectThanked, selectNote } = slice.selectors;
