import { useSyncExternalStore } from 'react';
import { LIMITS } from '@emit/contract/limits';
import { listen } from './listen';

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => listen(window.matchMedia(query), 'change', onChange),
    () => window.matchMedia(query).matches,
  );
}

/** Spec §9: the mobile breakpoint, 768 px or less. */
export function useIsMobile(): boolean {
  return useMedia(`(max-width: ${LIMITS.mobileBreakpointPx}px)`);
}
