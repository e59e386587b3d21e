import { eventChannel } from 'redux-saga';
import type { ActionPattern } from 'redux-saga/effects';
import { call, take } from 'typed-redux-saga';
import type { ReminderList } from '@emit/contract/reminders';
import { getJson } from '../../../shared/api/http';
import { listen } from '../../../shared/lib/listen';
import { logFailure } from '../../../shared/lib/log';
import { readToken } from '../../../shared/lib/session';
import { pushFault, reminderIdOf, subscribe } from './push';
import { ADDRESS, setHere } from './reminders.saga';

/**
 * Tells the server what has changed since this browser's reminder was set: the time zone, or the subscription, which browsers make
 * anew at times, and their worker hears of.
 */
export function* keepReminderSaga(sessionConfirmed: ActionPattern) {
  if (readToken() === null) yield* take(sessionConfirmed);
  const changes = eventChannel<true>((heard) =>
    listen(navigator.serviceWorker, 'message', ({ data }: MessageEvent<{ kind?: string } | null>) => {
      if (data?.kind === 'push-changed') heard(true);
    }),
  );
  try {
    for (;;) {
      yield* call(look);
      yield* take(changes);
    }
  } finally {
    changes.close();
  }
}

async function look(): Promise<void> {
  try {
    if (pushFault() !== null) return;
    const { push_key: key, reminders } = await getJson<ReminderList>(ADDRESS);
    const own = reminders.find(({ current }) => current);
    if (!own || key === null) return;
    const { endpoint } = await subscribe(key);
    const isSame = own.id === (await reminderIdOf(endpoint));
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    if (!isSame || own.time_zone !== timeZone) await setHere(key, own.time);
  } catch (error) {
    logFailure('The reminder of this browser could not be looked at', error);
  }
}
