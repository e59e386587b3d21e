import { call, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import type { ReminderList, SetReminderRequest } from '@emit/contract/reminders';
import { ApiError, textOf } from '../../../shared/api/errors';
import { getJson, sendJson } from '../../../shared/api/http';
import { load } from '../../../shared/lib/loadable';
import { saveFile } from '../../../shared/lib/save-file';
import { subscribe, unsubscribe } from './push';
import { reminderFile } from './reminder-file';
import { remindersActions, selectReminders } from './reminders.slice';

const NOT_LOADED = 'Your reminders could not be loaded. Please try again.';
const NOT_ALLOWED = 'This browser was not allowed to show notifications, so nothing was changed.';
const NOT_SUBSCRIBED = 'This browser could not be set up for reminders. Please try again later.';
const NOT_CHANGED = 'Your reminder could not be changed. Please try again.';

export const ADDRESS = '/api/v1/reminders';

/** The calendar file; and the reminders that this server sends to browsers, that of this one among them. */
export function* remindersSaga() {
  yield* takeEvery(remindersActions.calendarRequested, makeCalendarFile);
  yield* takeLatest(remindersActions.requested, loadReminders);
  yield* takeLeading(remindersActions.setRequested, set);
  yield* takeLeading(remindersActions.removeRequested, remove);
}

/** Made in the browser: nothing of it is sent or kept. */
function* makeCalendarFile({ payload: time }: ReturnType<typeof remindersActions.calendarRequested>) {
  const address = `${location.origin}/app?tab=practice`;
  const text = reminderFile({ time, address, now: Date.now() });
  yield* call(saveFile, new Blob([text], { type: 'text/calendar;charset=utf-8' }), 'emit-reminder.ics');
}

function loadReminders() {
  return load(
    () => getJson<ReminderList>(ADDRESS),
    remindersActions.loaded,
    (error) => remindersActions.failed(textOf(error, NOT_LOADED)),
  );
}

function* set({ payload: time }: ReturnType<typeof remindersActions.setRequested>) {
  // First of all: some browsers ask only while the tap that led here is under way.
  const permission = yield* call(() => Notification.requestPermission());
  if (permission !== 'granted') {
    yield* put(remindersActions.failed(NOT_ALLOWED));
    return;
  }
  const { data } = yield* select(selectReminders);
  if (!data?.push_key) return;
  try {
    yield* call(setHere, data.push_key, time);
    yield* put(remindersActions.requested());
  } catch (error) {
    yield* put(
      remindersActions.failed(error instanceof DOMException ? NOT_SUBSCRIBED : textOf(error, NOT_CHANGED)),
    );
  }
}

/** Subscribes this browser and tells the server. */
export async function setHere(pushKey: string, time: string): Promise<void> {
  const subscribed = await subscribe(pushKey);
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const body: SetReminderRequest = { ...subscribed, time, time_zone };
  await sendJson('PUT', ADDRESS, { body });
}

/** One that has gone meanwhile is what was wanted. */
async function endReminder(id: string): Promise<void> {
  await sendJson('DELETE', `${ADDRESS}/${id}`).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  });
}

function* remove({ payload: id }: ReturnType<typeof remindersActions.removeRequested>) {
  try {
    yield* call(endReminder, id);
    if (id === 'current') yield* call(() => unsubscribe().catch(() => undefined));
    yield* put(remindersActions.requested());
  } catch (error) {
    yield* put(remindersActions.failed(textOf(error, NOT_CHANGED)));
  }
}
