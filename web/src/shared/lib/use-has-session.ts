import { useSyncExternalStore } from 'react';
import { listen } from './listen';
import { readToken } from './session';

/** Whether a session is kept here, without asking the server; it changes with a sign-in or sign-out in another tab. */
export function useHasSession(): boolean {
  return useSyncExternalStore(
    (onChange) => listen(window, 'storage', onChange),
    () => readToken() !== null,
    // Nobody's, where the page is drawn by the build.
    () => false,
  );
}
