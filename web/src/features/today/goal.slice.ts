import { createAction } from '@reduxjs/toolkit';
import { changeDialog, type ChangeDialog } from '../../shared/lib/change-dialog';

/** With the minutes a week that are wanted now; null without a goal. */
const changed = createAction<number | null>('goal/changed');
const slice = changeDialog('goal', changed);

export const goalReducer = slice.reducer;
/** `submitted`: as it was typed; null to have no goal any more. */
export const goalActions = {
  ...slice.actions,
  changed,
  submitted: createAction<string | null>('goal/submitted'),
};
export const selectGoalChange = (state: { goal: ChangeDialog }) => state.goal;
