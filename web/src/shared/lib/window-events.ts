import { eventChannel, type EventChannel } from 'redux-saga';

type Events = WindowEventMap;

/** Every event of that name on the window, or those that are wanted. */
export function windowEvents<K extends keyof Events>(
  name: K,
  isWanted: (event: Events[K]) => boolean = () => true,
): EventChannel<Events[K]> {
  return eventChannel<Events[K]>((emit) => {
    const listener = (event: Events[K]) => isWanted(event) && emit(event);
    window.addEventListener(name, listener);
    return () => window.removeEventListener(name, listener);
  });
}
