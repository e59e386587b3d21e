import { eventChannel, type EventChannel } from 'redux-saga';
import { listen } from './listen';

type Events = WindowEventMap;

/** Every event of that name on the window, or those that are wanted. */
export function windowEvents<K extends keyof Events>(
  name: K,
  isWanted: (event: Events[K]) => boolean = () => true,
): EventChannel<Events[K]> {
  return eventChannel<Events[K]>((emit) =>
    listen(window, name, (event: Events[K]) => isWanted(event) && emit(event)),
  );
}
