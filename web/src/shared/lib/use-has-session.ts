import { useSyncExternalStore } from 'react';
import { readToken } from './session';

/** Whether a session is kept here, without asking the server; it changes with a sign-in or sign-out in another tab. */
export function useHasSession(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      window.addEventListener('storage', onChange);
      return () => window.removeEventListener('storage', onChange);
    },
    () => readToken() !== null,
  );
}
