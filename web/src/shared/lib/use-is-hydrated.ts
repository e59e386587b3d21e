import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False while a page that the build drew is taken over, which has to be drawn in the same way first. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
