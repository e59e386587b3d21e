import { eventChannel, type EventChannel } from 'redux-saga';

/** Tells each time the browser has a connection again. */
export function backOnline(): EventChannel<'online'> {
  return eventChannel((emit) => {
    const listener = () => emit('online');
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  });
}
