import { createAction } from '@reduxjs/toolkit';
import { changeDialog, type ChangeDialog } from '../../shared/lib/change-dialog';

/** With the name that the member has now. */
const changed = createAction<string>('name/changed');
const slice = changeDialog('name', changed);

export const nameReducer = slice.reducer;
export const nameActions = { ...slice.actions, changed, submitted: createAction<string>('name/submitted') };
export const selectNameChange = (state: { name: ChangeDialog }) => state.name;
