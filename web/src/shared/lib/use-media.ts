import { useSyncExternalStore } from 'react';
import { LIMITS } from '@emit/contract/limits';

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
  );
}

/** Spec §9: the mobile breakpoint, 768 px or less. */
export function useIsMobile(): boolean {
  return useMedia(`(max-width: ${LIMITS.mobileBreakpointPx}px)`);
}
