import { createAction, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MindStreamType } from '@emit/contract/mindstreams';
import type { PracticePage, PracticeResponse, WirePractice } from '@emit/contract/practices';
import { notLoaded, setLoaded, setLoading, type Loadable } from '../../../shared/lib/loadable';
import { loadableReducers } from '../../../shared/lib/loadable-reducers';

/** A practice as it is edited; without an id it is one to log. */
export type EditedPractice = Omit<WirePractice, 'practiced_at' | 'practice_id'> & {
  readonly practice_id: string | null;
};

/** Which practices are shown; null takes all. */
export interface PracticeFilter {
  readonly day: string | null;
  readonly stream: MindStreamType | null;
  readonly type: string | null;
}

export interface RemovedPractice {
  readonly id: string;
  readonly name: string;
}

export interface HistoryState {
  readonly filter: PracticeFilter;
  readonly page: Loadable<PracticePage>;
  readonly isLoadingMore: boolean;
  /** Null while the form is closed. */
  readonly edited: EditedPractice | null;
  readonly isSaving: boolean;
  readonly error: string | null;
  /** The key of the last attempt, and what it said: the same again is the same correction. */
  readonly attempt: { readonly key: string; readonly said: string } | null;
  /** Off the screen, and to be removed when the time to bring them back is over. */
  readonly removing: readonly RemovedPractice[];
  /** What came of the last attempt, as it is said for a moment. */
  readonly told: string | null;
}

const ALL_PRACTICES: PracticeFilter = { day: null, stream: null, type: null };

const initialState: HistoryState = {
  filter: ALL_PRACTICES,
  page: notLoaded(),
  isLoadingMore: false,
  edited: null,
  isSaving: false,
  error: null,
  attempt: null,
  removing: [],
  told: null,
};

const slice = createSlice({
  name: 'practiceHistory',
  initialState,
  reducers: {
    ...loadableReducers<HistoryState, PracticePage>(({ page }) => page),
    /** Shown with this filter, from the first page on. */
    requested(state, { payload }: PayloadAction<PracticeFilter>) {
      if (JSON.stringify(state.filter) !== JSON.stringify(payload)) state.page = notLoaded();
      state.filter = payload;
      setLoading(state.page);
    },
    moreRequested(state) {
      state.isLoadingMore = true;
    },
    moreLoaded(state, { payload }: PayloadAction<PracticePage>) {
      state.isLoadingMore = false;
      const known = state.page.data?.practices ?? [];
      setLoaded(state.page, { ...payload, practices: [...known, ...payload.practices] });
    },
    moreFailed(state) {
      state.isLoadingMore = false;
    },
    opened: (state, { payload }: PayloadAction<EditedPractice>) => ({
      ...state,
      edited: payload,
      error: null,
      attempt: null,
    }),
    changed(state, { payload }: PayloadAction<Partial<EditedPractice>>) {
      state.error = null;
      if (state.edited) Object.assign(state.edited, payload);
    },
    closed(state) {
      state.edited = null;
    },
    attempted(state, { payload }: PayloadAction<{ key: string; said: string }>) {
      state.isSaving = true;
      state.error = null;
      state.attempt = payload;
    },
    refused(state, { payload }: PayloadAction<string>) {
      state.isSaving = false;
      state.error = payload;
    },
    /** The server has it: what follows from it is loaded anew. */
    saved: (state, { payload: _ }: PayloadAction<PracticeResponse>): HistoryState => ({
      ...state,
      edited: null,
      isSaving: false,
      attempt: null,
    }),
    removalAsked(state, { payload }: PayloadAction<RemovedPractice>) {
      state.edited = null;
      if (!state.removing.some(({ id }) => id === payload.id)) state.removing.push(payload);
    },
    removalUndone(state, { payload }: PayloadAction<string>) {
      state.removing = state.removing.filter(({ id }) => id !== payload);
    },
    /** The server no longer has it. */
    removed(state, { payload }: PayloadAction<string>) {
      state.removing = state.removing.filter(({ id }) => id !== payload);
      const { data } = state.page;
      if (data) data.practices = data.practices.filter(({ practice_id }) => practice_id !== payload);
    },
    said(state, { payload }: PayloadAction<string | null>) {
      state.told = payload;
    },
  },
  selectors: {
    selectHistory: (state) => state,
    /** Ids of what is off the screen. */
    selectRemovedIds: createSelector(
      (state: HistoryState) => state.removing,
      (removing): ReadonlySet<string> => new Set(removing.map(({ id }) => id)),
    ),
  },
});

export const historyReducer = slice.reducer;
export const historyActions = {
  ...slice.actions,
  submitted: createAction('practiceHistory/submitted'),
  /** Somebody is at the bar that brings practices back. */
  paused: createAction('practiceHistory/paused'),
  resumed: createAction('practiceHistory/resumed'),
  /** The bar was closed. */
  removalsDue: createAction('practiceHistory/removalsDue'),
};
export const { selectHistory, selectRemovedIds } = slice.selectors;
