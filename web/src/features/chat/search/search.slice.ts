import { createSlice } from '@reduxjs/toolkit';

export interface SearchState {
  isOpen: boolean;
  /** Messages that are not in this browser are being fetched. */
  isFetching: boolean;
}

const initialState: SearchState = { isOpen: false, isFetching: false };

const slice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    searchOpened(state) {
      state.isOpen = true;
      state.isFetching = true;
    },
    searchClosed: () => initialState,
    fetchEnded(state) {
      state.isFetching = false;
    },
  },
  selectors: {
    selectIsSearching: (state) => state.isOpen,
    selectIsFetching: (state) => state.isFetching,
  },
});

export const searchReducer = slice.reducer;
export const { searchOpened, searchClosed, fetchEnded } = slice.actions;
export const { selectIsSearching, selectIsFetching } = slice.selectors;
