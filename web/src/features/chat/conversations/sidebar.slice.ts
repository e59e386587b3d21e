import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whether the sidebar is collapsed on this device; kept locally, whoever is signed in. */
export interface SidebarState {
  readonly isCollapsed: boolean;
}

const initialState: SidebarState = { isCollapsed: false };

const slice = createSlice({
  name: 'sidebar',
  initialState,
  reducers: {
    sidebarCollapsed(state, { payload }: PayloadAction<boolean>) {
      state.isCollapsed = payload;
    },
  },
  selectors: { selectIsCollapsed: (state) => state.isCollapsed },
});

export const sidebarReducer = slice.reducer;
export const { sidebarCollapsed } = slice.actions;
export const { selectIsCollapsed } = slice.selectors;
