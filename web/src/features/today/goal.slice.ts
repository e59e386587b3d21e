import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface GoalState {
  readonly isOpen: boolean;
  readonly status: 'idle' | 'working';
  readonly error: string | null;
}

const initialState: GoalState = { isOpen: false, status: 'idle', error: null };
const opened: GoalState = { ...initialState, isOpen: true };

const slice = createSlice({
  name: 'goal',
  initialState,
  reducers: {
    opened: () => opened,
    closed: () => initialState,
    began: (): GoalState => ({ ...opened, status: 'working' }),
    /** With the minutes a week that are wanted now; null without a goal. */
    changed: (_state, _action: PayloadAction<number | null>) => initialState,
    refused: (_state, { payload }: PayloadAction<string>): GoalState => ({ ...opened, error: payload }),
  },
  selectors: { selectGoalChange: (state) => state },
});

export const goalReducer = slice.reducer;
/** `submitted`: as it was typed; null to have no goal any more. */
export const goalActions = { ...slice.actions, submitted: createAction<string | null>('goal/submitted') };
export const { selectGoalChange } = slice.selectors;
