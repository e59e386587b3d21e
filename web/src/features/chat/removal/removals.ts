import { createAction } from '@reduxjs/toolkit';
import type { Abandoned } from './kept-removals';

/** The undo bar was closed: deletes now what could still be restored. */
export const removalsDue = createAction('removals/due');
/** Somebody is at the bar: its time stands still. */
export const removalsHeld = createAction('removals/held');
export const removalsReleased = createAction('removals/released');
/** Its conversation is deleted, and the server may be writing its reply. */
export const questionAbandoned = createAction<Abandoned>('removals/questionAbandoned');
