import type { EventChannel } from 'redux-saga';
import { windowEvents } from './window-events';

/** Tells each time the browser has a connection again. */
export function backOnline(): EventChannel<Event> {
  return windowEvents('online');
}
