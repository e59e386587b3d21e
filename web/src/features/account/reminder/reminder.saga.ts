import { createAction } from '@reduxjs/toolkit';
import { call, takeEvery } from 'typed-redux-saga';
import { saveFile } from '../../../shared/lib/save-file';

/** Asks for a calendar file with a reminder at 'HH:MM' each day. */
export const reminderRequested = createAction<string>('reminder/requested');

/** Makes the file in the browser: nothing of it is sent or kept. */
export function* reminderSaga() {
  yield* takeEvery(reminderRequested, function* ({ payload: time }) {
    const { reminderFile } = yield* call(() => import('./reminder-file'));
    const address = `${location.origin}/app?tab=practice`;
    const text = reminderFile({ time, address, now: Date.now() });
    yield* call(saveFile, new Blob([text], { type: 'text/calendar;charset=utf-8' }), 'emit-reminder.ics');
  });
}
