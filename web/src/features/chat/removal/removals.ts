import { createAction } from '@reduxjs/toolkit';
import type { Abandoned } from './kept-removals';

/** The undo bar was closed: deletes now what could still be restored. */
export const removalsDue = createAction('removals/due');
/** Somebody is at the bar: its time stands still. */
export const removalsPaused = createAction('removals/paused');
export const removalsResumed = createAction('removals/resumed');
/** Its conversation is deleted, and the server may be writing its reply. */
export const questionAbandoned = createAction<Abandoned>('removals/questionAbandoned');
