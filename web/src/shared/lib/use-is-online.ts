import { useSyncExternalStore } from 'react';
import { listen } from './listen';

/** False only where the browser knows that there is no connection. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const ends = [listen(window, 'online', onChange), listen(window, 'offline', onChange)];
      return () => ends.forEach((end) => end());
    },
    () => navigator.onLine,
    () => true,
  );
}
